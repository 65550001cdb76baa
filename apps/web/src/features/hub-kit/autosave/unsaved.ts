import type { SaveVersionInput } from "@copydesk/contracts";
import { useAuth } from "../../../lib/stores/auth.ts";

export type Content = SaveVersionInput["content"];

/** Text that is not on the server yet, and what it was begun from. */
export interface Unsaved {
  /** The version that was being changed. */
  base: string | null;
  /** The newest version at that time, when it was another one. */
  over: string | null;
  content: Content;
}

/** Texts of this browser are told apart by person, for a computer that several people use: they are sent by themselves. */
export const unsavedKey = (blockId: string, userId = useAuth.getState().user?.id ?? ""): string => `copydesk.unsaved.${userId}.${blockId}`;

/** Keeps it in this browser. A full or forbidden storage is no reason to stop anybody from writing. */
export function keepUnsaved(key: string, unsaved: Unsaved, storage: Storage = localStorage): void {
  try {
    storage.setItem(key, JSON.stringify(unsaved));
  } catch {
    // The text is still in the editor, and on its way to the server.
  }
}

export function dropUnsaved(key: string, storage: Storage = localStorage): void {
  storage.removeItem(key);
}

/** What an earlier visit left behind for a block; null when that is nothing, nothing new, or nothing readable. */
export function readUnsaved(key: string, current: Content | undefined, storage: Storage = localStorage): Unsaved | null {
  const stored = storage.getItem(key);
  if (!stored) return null;
  const unsaved = parse(stored);
  if (unsaved && unsaved.content.kind === current?.kind && JSON.stringify(unsaved.content) !== JSON.stringify(current)) return unsaved;
  dropUnsaved(key, storage);
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
