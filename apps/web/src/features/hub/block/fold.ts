import type { BlockSummary } from "@copydesk/contracts";
import { notifyFailure } from "../../../lib/stores/toast.ts";
import { closeEditors, useCampaignState } from "../../hub-kit/index.ts";

/** Folds pieces; what is open for editing in them is saved and closed first. Where that is not possible, all stay as they are. */
export async function foldBlocks(blocks: readonly BlockSummary[]): Promise<void> {
  if (await closeEditors(blocks, { keepEdited: false })) {
    for (const { id } of blocks) useCampaignState.getState().hideBlock(id);
  } else notifyFailure("Your edit could not be saved, so it stays open.");
}

export function unfoldBlocks(blocks: readonly BlockSummary[]): void {
  for (const { id } of blocks) useCampaignState.getState().showBlock(id);
}
