import { createStore, useStore } from "zustand";
import { formatTimeOfDay } from "../../../lib/time-words.ts";
import type { AutosaveState } from "./autosaver.ts";

type Saving = Pick<AutosaveState, "phase" | "savedAt">;

/** How far saving is, by block, for the heads of the blocks that are edited. */
const notes = createStore<Readonly<Record<string, Saving>>>(() => ({}));

/** What stands in place of who and when while a piece is edited: "Not saved yet", "Saving…", "Saved 10:42". */
export function useEditingNote(blockId: string): string | undefined {
  return useStore(notes, (all) => formatNote(all[blockId]));
}

export function setEditingNote(blockId: string, saving: Saving | null): void {
  notes.setState((all) => {
    const { [blockId]: _, ...others } = all;
    return saving === null ? others : { ...others, [blockId]: saving };
  }, true);
}

function formatNote(saving: Saving | undefined): string | undefined {
  if (!saving || saving.phase === "idle") return undefined;
  if (saving.phase === "saving") return "Saving…";
  return saving.phase === "unsaved" || saving.savedAt === null ? "Not saved yet" : `Saved ${formatTimeOfDay(saving.savedAt)}`;
}
