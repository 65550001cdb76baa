import { AppError, type VersionContent, type VersionSummary } from "@copydesk/contracts";
import { z } from "zod";
import { listVersions, readVersion } from "../../campaigns/index.ts";
import { findPiece, pieceSource } from "./find-piece.ts";
import { optionalNumber, pieceInput } from "./inputs.ts";
import { defineTool } from "./tool.ts";

const number = (about: string) => optionalNumber(about, { min: 1, max: 1_000_000 });

export const compareVersions = defineTool({
  name: "compare_versions",
  description: "Compares two versions of a piece part by part; the selected one with the one before it unless others are named.",
  permission: "campaigns.view",
  input: z.object({ ...pieceInput, from: number("Number of the earlier version."), to: number("Number of the later version.") }),
  async run(call, input) {
    const { core } = call;
    const piece = await findPiece(call, "view", input);
    const { allowed, summary, title } = piece;
    const all = await listVersions(core, allowed);
    const later = pick(all, input.to ?? summary.selected_number ?? undefined);
    const earlier = pick(all, input.from ?? all.find((one) => one.number < later.number)?.number);
    const [before, after] = await Promise.all([readVersion(core, allowed, earlier.id), readVersion(core, allowed, later.id)]);
    const about = ({ number: version, id: version_id, author, created_at, label, is_selected }: VersionSummary) => ({
      version,
      version_id,
      author,
      created_at,
      label,
      is_selected,
    });
    return {
      target: `${allowed.campaign.name}: ${title}`,
      sources: [pieceSource(piece, earlier), pieceSource(piece, later)],
      result: {
        campaign: allowed.campaign.name,
        piece_id: summary.id,
        before: about(earlier),
        after: about(later),
        differences: differences(before.content, after.content),
      },
    };
  },
});

function pick(all: readonly VersionSummary[], wanted: number | undefined): VersionSummary {
  const found = all.find((one) => one.number === wanted);
  if (found) return found;
  const numbers = all.map((one) => one.number).join(", ");
  if (all.length < 2) throw new AppError("NOT_FOUND", "There are no two versions to compare yet.");
  throw new AppError("NOT_FOUND", `Say which two versions to compare. There are ${numbers}.`);
}

/** Parts that are not the same, with both texts. */
function differences(before: VersionContent, after: VersionContent) {
  const [a, b] = [partsOf(before), partsOf(after)];
  const keys = [...new Set([...Object.keys(a), ...Object.keys(b)])];
  return keys
    .filter((key) => JSON.stringify(a[key]) !== JSON.stringify(b[key]))
    .map((part) => ({ part, before: a[part] ?? null, after: b[part] ?? null }));
}

function partsOf(content: VersionContent): Record<string, unknown> {
  if (content.kind === "content") return content.fields;
  if (content.kind === "outline") return content.outline;
  return Object.fromEntries(content.plan.posts.map(({ id, ...post }) => [id, post]));
}
