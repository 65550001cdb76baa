import type { ReplayComparison, replayInput } from "@copydesk/contracts";
import type { z } from "zod";
import type { Actor, Core } from "../../../kernel/index.ts";
import { askAgain } from "./ask-again.ts";
import { compareReplay } from "./compare-calls.ts";
import { callToReplay, demandReplaying } from "./find-call.ts";

/**
 * Asks a logged call again and answers both answers side by side. Of campaigns nothing changes.
 * @throws as `demandReplaying`, `callToReplay` and `askAgain`.
 */
export async function replayCall(
  core: Core,
  actor: Actor,
  { id, ...change }: z.output<typeof replayInput>,
  signal?: AbortSignal,
): Promise<ReplayComparison> {
  demandReplaying(actor);
  const call = await callToReplay(core, actor, id);
  return compareReplay(core, actor, await askAgain(core, actor, call, { change, signal }));
}
