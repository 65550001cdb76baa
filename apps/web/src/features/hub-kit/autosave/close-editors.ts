import type { BlockSummary } from "@copydesk/contracts";
import { useEffect, useRef } from "react";
import type { Autosaver } from "./autosaver.ts";
import { useEditing } from "./editing-store.ts";

interface OpenEditor {
  /** False while something of it cannot be saved. */
  save: () => Promise<boolean>;
  hasSaved: () => boolean;
}

/** The texts that are open for editing, by block. */
const open = new Map<string, OpenEditor>();

/** `mayLeave` is false while what stands in the editor is nothing that could be saved, such as an outline without a title. */
export function useOpenEditor(blockId: string, saver: Autosaver, mayLeave: () => boolean): void {
  const latest = useRef(mayLeave);
  latest.current = mayLeave;
  useEffect(() => {
    const editor: OpenEditor = {
      save: async () => latest.current() && saver.flush(),
      hasSaved: () => saver.saved !== null,
    };
    open.set(blockId, editor);
    return () => {
      if (open.get(blockId) === editor) open.delete(blockId);
    };
  }, [blockId, saver]);
}

/**
 * Saves what is open of texts that are to be written again, and closes it; what people wrote stays open where it is kept.
 * @returns false when something could not be saved: nothing is closed then, and nothing should be written.
 */
export async function closeEditors(blocks: readonly BlockSummary[], { keepEdited }: { keepEdited: boolean }): Promise<boolean> {
  const { editedBlocks, stopEditing } = useEditing.getState();
  const edited = blocks.filter((block) => editedBlocks.includes(block.id));
  const saved = await Promise.all(edited.map(({ id }) => open.get(id)?.save() ?? true));
  if (saved.includes(false)) return false;
  for (const { id, selected_origin } of edited) {
    const isByHand = selected_origin === "edited" || open.get(id)?.hasSaved() === true;
    if (!(keepEdited && isByHand)) stopEditing(id);
  }
  return true;
}

export const notSavedYet = "Your edit could not be saved, so nothing was regenerated.";
