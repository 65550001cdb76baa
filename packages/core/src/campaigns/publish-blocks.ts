import type { Core } from "../kernel/index.ts";
import { readBlockSummaries } from "./read-blocks.ts";

/** Tells everybody who looks at a campaign what some of its blocks are like now. */
export async function publishBlocks(core: Core, campaignId: string, blockIds: readonly string[]): Promise<void> {
  if (blockIds.length === 0) return;
  for (const block of await readBlockSummaries(core, blockIds)) core.live.publish(campaignId, { type: "block", block });
}
