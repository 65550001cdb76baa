import type { EditorState } from "@tiptap/pm/state";

/** A variable that is being written: from where its braces stand up to the caret. */
export interface Opening {
  from: number;
  to: number;
  /** What of its name is there. */
  typed: string;
}

const atCaret = /\{\{#?([A-Za-z0-9_]*)$/;

/** Null while the caret stands behind no open braces. */
export function openingAt({ selection }: EditorState): Opening | null {
  if (!selection.empty) return null;
  const { $from } = selection;
  const before = $from.parent.textBetween(0, $from.parentOffset, undefined, "\ufffc");
  const match = atCaret.exec(before);
  return match ? { from: $from.pos - match[0].length, to: $from.pos, typed: match[1] ?? "" } : null;
}
