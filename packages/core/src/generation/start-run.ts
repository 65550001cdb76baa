import type { RunState, startRunInput } from "@copydesk/contracts";
import type { z } from "zod";
import type { Authorized } from "../campaigns/authorize-campaign.ts";
import type { Core } from "../context.ts";

export type RunToStart = z.output<typeof startRunInput>;

export async function startRun(
  _core: Core,
  _allowed: Authorized<"generate">,
  _input: RunToStart,
): Promise<{ run_id: string; status: RunState }> {
  throw new Error("not written yet");
}
