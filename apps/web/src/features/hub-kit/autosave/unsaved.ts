import type { SaveVersionInput } from "@copydesk/contracts";
import { keyOfUnsaved, readUnsaved } from "../../../lib/unsaved/unsaved-store.ts";

export type Content = SaveVersionInput["content"];

/** Text that is not on the server yet, and what it was begun from. */
export interface Unsaved {
  /** The version that was being changed. */
  base: string | null;
  /** The newest version at that time, when it was another one. */
  over: string | null;
  content: Content;
}

/** Where this browser keeps the text of a block. */
export const keyOfText = (blockId: string): string => keyOfUnsaved("unsaved", blockId);

/** What an earlier visit left behind for a block; null when that is nothing, nothing new, or of another kind. */
export const readUnsavedText = (blockId: string, current: Content | undefined): Unsaved | null =>
  readUnsaved(keyOfText(blockId), (text) => unsavedTextOf(text, current));

/** What was kept of a text; null for what is there by now, and what is of another kind. */
export function unsavedTextOf(text: string, current: Content | undefined): Unsaved | null {
  const { base = null, over = null, content }: Partial<Unsaved> = JSON.parse(text);
  if (!content?.kind || content.kind !== current?.kind || JSON.stringify(content) === JSON.stringify(current)) return null;
  return { base, over, content };
}
