const segmenter = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** What a person would call characters: user-perceived, so a family emoji is one. */
export function countGraphemes(text: string): number {
  // Plain ASCII without CRLF has one grapheme a code unit; most names never reach the segmenter.
  if (/^[\x20-\x7e\n]*$/.test(text)) return text.length;
  let count = 0;
  for (const _ of segmenter.segment(text)) count += 1;
  return count;
}
