/** A place in a part of a piece: which part, and how many UTF-16 units into its text. */
export interface TextPosition {
  field: string;
  offset: number;
}

/**
 * Where in a text a place of its paragraphs lies, when the paragraphs are shown without the empty lines between them:
 * `shown` counts the UTF-16 units of the paragraphs alone.
 */
export function offsetInText(text: string, shown: number): number {
  let left = shown;
  let at = 0;
  for (const match of text.matchAll(/\n{2,}/g)) {
    const length = match.index - at;
    if (left <= length) return at + left;
    left -= length;
    at = match.index + match[0].length;
  }
  return Math.min(text.length, at + left);
}

/** The place that was pointed at inside `[data-field]`; null outside of one. */
export function positionAt(
  event: { clientX: number; clientY: number; target: EventTarget },
  textOf: (field: string) => string,
): TextPosition | null {
  if (!(event.target instanceof Element)) return null;
  const part = event.target.closest<HTMLElement>("[data-field]");
  const field = part?.dataset.field;
  if (!part || !field) return null;
  const caret = document.caretPositionFromPoint?.(event.clientX, event.clientY);
  if (!caret || !part.contains(caret.offsetNode)) return { field, offset: 0 };
  const range = document.createRange();
  range.selectNodeContents(part);
  range.setEnd(caret.offsetNode, caret.offset);
  return { field, offset: offsetInText(textOf(field), range.toString().length) };
}
