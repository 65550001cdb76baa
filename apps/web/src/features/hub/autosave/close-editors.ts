import type { BlockSummary } from "@copydesk/contracts";
import { useEffect } from "react";
import { useCampaignState } from "../campaign-store.ts";
import type { Autosaver } from "./autosaver.ts";

/** What saves the texts that are open for editing, by block. */
const open = new Map<string, Autosaver>();

export function useOpenSaver(blockId: string, saver: Autosaver): void {
  useEffect(() => {
    open.set(blockId, saver);
    return () => {
      if (open.get(blockId) === saver) open.delete(blockId);
    };
  }, [blockId, saver]);
}

/**
 * Saves what is open of texts that are to be written again, and closes it; what people wrote stays open where it is kept.
 * @returns false when something could not be saved: nothing is closed then, and nothing should be written.
 */
export async function closeEditors(blocks: readonly BlockSummary[], { keepEdited }: { keepEdited: boolean }): Promise<boolean> {
  const { openedBlocks, hideBlock } = useCampaignState.getState();
  const edited = blocks.filter((block) => openedBlocks.includes(block.id));
  const saved = await Promise.all(edited.map(({ id }) => open.get(id)?.flush() ?? true));
  if (saved.includes(false)) return false;
  for (const { id, selected_origin } of edited) {
    const isByHand = selected_origin === "edited" || (open.get(id)?.saved ?? null) !== null;
    if (!(keepEdited && isByHand)) hideBlock(id);
  }
  return true;
}

export const notSavedYet = "What you are editing could not be saved, so nothing is written again yet.";
