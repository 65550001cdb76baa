import { AppError, countedText, type FieldValues, fieldProgress, type VersionContent, type VersionProposal } from "@copydesk/contracts";
import type { AuthorizedBlock } from "../../access/index.ts";
import { checkContextFor, currentVersion, saveVersion } from "../../campaigns/index.ts";
import type { Core } from "../../kernel/index.ts";
import type { FoundPiece } from "../tools/find-piece.ts";
import type { ToolCall } from "../tools/tool.ts";
import { foreignAddresses } from "./foreign-addresses.ts";
import { knownTexts } from "./known-texts.ts";
import { writeProposal } from "./proposal-row.ts";

/** The version that a proposal was made beside. */
export interface VersionBase {
  block_id: string;
  base_version_id: string | null;
  content: VersionContent;
}

/**
 * Proposes a text for a piece; parts that are left out stay as they are.
 * @throws BAD_REQUEST for parts that the channel does not have, and for a text that is there already.
 */
export async function proposeVersion(call: ToolCall, piece: FoundPiece<"edit">, given: FieldValues): Promise<VersionProposal> {
  const { core } = call;
  const { allowed, channel, title } = piece;
  const { block, campaign } = allowed;
  const specs = [...(await checkContextFor(core, campaign, block)).fields];
  const current = await currentVersion(core, allowed);
  const before = current?.content ?? null;
  const fields = { ...(before?.kind === "content" ? before.fields : {}), ...fitting(given, specs) };
  const after: VersionContent = { kind: "content", fields };
  if (JSON.stringify(after) === JSON.stringify(before)) throw new AppError("BAD_REQUEST", "The piece says exactly this already.");
  const base: VersionBase = { block_id: block.id, base_version_id: current?.id ?? null, content: after };
  return writeProposal<VersionProposal>(
    call,
    {
      kind: "version",
      title: `${title}, version ${block.next_number}`,
      foreign_addresses: foreignAddresses(textsOf(fields), await knownTexts(core, allowed)),
      campaign_id: campaign.id,
      block_id: block.id,
      channel_icon: channel?.icon ?? "",
      before,
      after,
      fields: specs,
      count: countOf(fields, specs),
    },
    { ...base },
  );
}

/**
 * Saves the proposed text as a version of the person.
 * @throws STALE_VERSION when the piece was changed since.
 */
export async function acceptVersion(core: Core, allowed: AuthorizedBlock<"edit">, { base_version_id, content }: VersionBase) {
  const { block, campaign, actor } = allowed;
  const current = await currentVersion(core, allowed);
  // A process may have ended right after it had saved the text.
  const isDone = current?.author_id === actor.userId && JSON.stringify(current.content) === JSON.stringify(content);
  const saved = isDone ? current : await saveVersion(core, allowed, { block_id: block.id, base_version_id, content });
  return { campaign_id: campaign.id, block_id: block.id, version_id: saved.id };
}

type Specs = VersionProposal["fields"];

/** @throws BAD_REQUEST with the parts that there are. */
function fitting(given: FieldValues, specs: Specs): FieldValues {
  const entries = Object.entries(given).map(([key, value]) => {
    const spec = specs.find((one) => one.key === key);
    if (!spec) throw new AppError("BAD_REQUEST", `There is no part “${key}”. There are ${specs.map((one) => one.key).join(", ")}.`);
    if (spec.format === "list") return [key, typeof value === "string" ? value.split("\n").filter((line) => line.trim() !== "") : value];
    return [key, typeof value === "string" ? value : value.join("\n")];
  });
  if (entries.length === 0)
    throw new AppError("BAD_REQUEST", `Send the text of at least one part: ${specs.map((one) => one.key).join(", ")}.`);
  return Object.fromEntries(entries);
}

function countOf(fields: FieldValues, specs: Specs): VersionProposal["count"] {
  const spec = specs.find((one) => one.max !== undefined && one.format !== "list" && fields[one.key] !== undefined);
  if (!spec) return null;
  const { value, limit } = fieldProgress(fields[spec.key] ?? "", spec, countedText(spec, fields, specs));
  return limit === null ? null : { value, limit };
}

const textsOf = (fields: FieldValues): string => Object.values(fields).flat().join("\n");
