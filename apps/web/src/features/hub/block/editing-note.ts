import { createStore, useStore } from "zustand";

/** What stands in place of who and when while a piece is edited: "Not saved yet", "Saving…", "Saved 10:42". */
const notes = createStore<Record<string, string>>(() => ({}));

export const useEditingNote = (blockId: string): string | undefined => useStore(notes, (all) => all[blockId]);

export function setEditingNote(blockId: string, note: string | null): void {
  notes.setState((all) => {
    const { [blockId]: _, ...others } = all;
    return note === null ? others : { ...others, [blockId]: note };
  }, true);
}
