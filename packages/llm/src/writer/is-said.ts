import type { Story } from "./reader/read-story.ts";

/** Whether a story says something in the same letters, however they were set. */
export const isSaid = (text: string, story: Story): boolean => lettersOf(story.markdown).includes(lettersOf(text));

const letters = new Map<string, string>();
function lettersOf(text: string): string {
  const known = letters.get(text);
  if (known !== undefined) return known;
  const found = (text.normalize("NFC").match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join("").toLowerCase();
  if (letters.size > 64) letters.clear();
  letters.set(text, found);
  return found;
}
