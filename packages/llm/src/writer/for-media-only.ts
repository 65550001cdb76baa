import type { Call } from "./reader/calls.ts";
import { invitesJournalists } from "./reader/for-journalists.ts";
import type { Story } from "./reader/read-story.ts";

/**
 * Places of paragraphs that invite those who report, as in “A tour for journalists is on 7 July at 10.30. Please confirm.”: said to nobody else,
 * so only a release has them.
 */
export function forMediaOnly({ passages, sentences }: Story, call: Call | null): ReadonlySet<number> {
  const below = passages.flatMap(({ paragraphs }) => paragraphs).slice(1);
  const isInvitation = (indexes: readonly number[]) =>
    indexes.length <= longest && !indexes.includes(call?.index ?? -1) && invitesJournalists(sentences[indexes[0] ?? -1]?.text ?? "");
  return new Set(below.filter(isInvitation).flat());
}
/** Longer ones tell something else, too. */
const longest = 3;
