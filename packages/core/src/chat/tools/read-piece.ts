import { AppError, isComplaint, type VersionDetail } from "@copydesk/contracts";
import { z } from "zod";
import { authorizeBlock } from "../../access/index.ts";
import { listVersions, readVersion } from "../../campaigns/index.ts";
import { type FoundPiece, findPart, findPiece, pieceSource } from "./find-piece.ts";
import { campaignInput, languageInput, optionalNumber, pieceInput } from "./inputs.ts";
import { defineTool, type ToolCall } from "./tool.ts";

export const readOutline = defineTool({
  name: "read_outline",
  description: "Reads a campaign's outline in one language: summary, key messages, sections, facts and each channel's angle.",
  permission: "campaigns.view",
  input: z.object({ campaign: campaignInput, language: languageInput }),
  async run(call, input) {
    const { campaign, summary } = await findPart(call, input, "outline");
    const { name } = campaign.campaign;
    const block = await authorizeBlock(call.core, call.actor, "view", summary.id);
    const version = summary.selected_version_id === null ? null : await readVersion(call.core, block, summary.selected_version_id);
    return {
      target: name,
      sources: [pieceSource({ allowed: block, title: "Outline" }, version)],
      result: {
        campaign: name,
        piece_id: summary.id,
        language: summary.language_code,
        state: summary.state,
        version: summary.selected_number,
        outline: version?.content.kind === "outline" ? version.content.outline : null,
      },
    };
  },
});

export const readPiece = defineTool({
  name: "read_piece",
  description: "Reads the text of a piece with its parts, limits and checks. The selected version unless another one is named.",
  permission: "campaigns.view",
  input: z.object({ ...pieceInput, version: optionalNumber("Number of a version.", { min: 1, max: 1_000_000 }) }),
  async run(call, input) {
    const piece = await findPiece(call, "view", input);
    const { summary, allowed } = piece;
    const version = await versionOf(call, piece, input.version);
    return {
      target: `${allowed.campaign.name}: ${piece.title}`,
      sources: [pieceSource(piece, version)],
      result: {
        campaign: allowed.campaign.name,
        piece_id: summary.id,
        language: summary.language_code,
        channel: summary.channel_code,
        state: summary.state,
        out_of_date: summary.out_of_date,
        versions: summary.version_count,
        ...(version ? textOf(version) : { text: null }),
        parts: piece.channel?.fields.map(({ key, label, format, required, unit, min, max, countMin, countMax }) => ({
          key,
          label,
          format,
          required,
          unit,
          min,
          max,
          countMin,
          countMax,
        })),
      },
    };
  },
});

const textOf = (version: VersionDetail) => ({
  version: version.number,
  is_selected: version.is_selected,
  author: version.author,
  created_at: version.created_at,
  content: version.content,
  checks: version.checks.filter(isComplaint).map(({ level, field, message }) => ({ level, field, message })),
});

/** One version of a piece; null when it has none yet. @throws NOT_FOUND with those that there are. */
export async function versionOf({ core }: ToolCall, piece: FoundPiece<"view">, number?: number): Promise<VersionDetail | null> {
  const { summary, allowed } = piece;
  if (number === undefined) return summary.selected_version_id === null ? null : readVersion(core, allowed, summary.selected_version_id);
  const all = await listVersions(core, allowed);
  const found = all.find((one) => one.number === number);
  if (found) return readVersion(core, allowed, found.id);
  throw new AppError("NOT_FOUND", `There is no version ${number}. There are ${all.map((one) => one.number).join(", ") || "none yet"}.`);
}
