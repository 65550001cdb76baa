import type { SaveVersionInput } from "@copydesk/contracts";

export type Content = SaveVersionInput["content"];

/** Text that is not on the server yet, and what it was begun from. */
export interface Unsaved {
  /** The version that was being changed. */
  base: string | null;
  /** The newest version at that time, when it was another one. */
  over: string | null;
  content: Content;
}

const keyOf = (blockId: string) => `copydesk.unsaved.${blockId}`;

/** Keeps it in this browser. A full or forbidden storage is no reason to stop anybody from writing. */
export function keepUnsaved(blockId: string, unsaved: Unsaved, storage: Storage = localStorage): void {
  try {
    storage.setItem(keyOf(blockId), JSON.stringify(unsaved));
  } catch {
    // The text is still in the editor, and on its way to the server.
  }
}

export function dropUnsaved(blockId: string, storage: Storage = localStorage): void {
  storage.removeItem(keyOf(blockId));
}

/** What an earlier visit left behind for a block; null when that is nothing, nothing new, or nothing readable. */
export function readUnsaved(blockId: string, current: Content | undefined, storage: Storage = localStorage): Unsaved | null {
  const stored = storage.getItem(keyOf(blockId));
  if (!stored) return null;
  const unsaved = parse(stored);
  if (unsaved && unsaved.content.kind === current?.kind && JSON.stringify(unsaved.content) !== JSON.stringify(current)) return unsaved;
  dropUnsaved(blockId, storage);
  return null;
}

function parse(stored: string): Unsaved | null {
  try {
    const value = JSON.parse(stored) as Partial<Unsaved>;
    return value.content?.kind ? { base: value.base ?? null, over: value.over ?? null, content: value.content } : null;
  } catch {
    return null;
  }
}
