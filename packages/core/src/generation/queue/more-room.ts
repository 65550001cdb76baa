import type { Parameters } from "@copydesk/contracts";
import { readNewestWriting } from "../../campaigns/index.ts";
import type { Core } from "../../kernel/index.ts";
import type { Job } from "../writing/load-job.ts";

/** Room for an answer where no limit of ours was the reason that it was cut. */
const plenty = 8_192;

/** The same parameters with twice the room for the answer. */
export function moreRoom(parameters: Parameters, used: number | null): Parameters {
  const limit = parameters.max_tokens?.enabled ? parameters.max_tokens.value * 2 : Math.max(plenty, (used ?? 0) * 2);
  return { ...parameters, max_tokens: { enabled: true, value: Math.min(limit, 1_000_000) } };
}

/** Gives an answer more room when the newest version of the piece was cut at its length limit. */
export async function roomAfterCut(core: Core, { block }: Job, parameters: Parameters): Promise<Parameters> {
  if (block.version_count === 0) return parameters;
  const newest = await readNewestWriting(core, block.id);
  if (newest?.finish_reason !== "length") return parameters;
  const tried = newest.parameters?.max_tokens?.enabled ? { max_tokens: newest.parameters.max_tokens } : {};
  return moreRoom({ ...parameters, ...tried }, newest.used);
}
