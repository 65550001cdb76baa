import { findDays } from "../reader/dates.ts";
import { invitesJournalists, isForMedia } from "../reader/for-journalists.ts";
import { findAddresses } from "../reader/links.ts";
import { stopWords } from "../reader/stop-words.ts";
import { tokens } from "../reader/tokens.ts";
import type { Work } from "../work.ts";
import { line, type Paragraph } from "./draft.ts";

/**
 * What is added below a story about its call, behind which it stands: a postscript with words of it (“P.S. Whoever came last year need not fill in
 * the form.”), since others are beside the matter. A post has notes with a label there as well, which a longer text has above.
 */
export function addedToCall(work: Work, isPost = false): Paragraph[] {
  const { story, isTold, isAllowed } = work;
  if (!isTold) return [];
  const notes = isPost ? story.notes.filter((one) => /^[\p{L}\p{M}]/u.test(one)) : [];
  const added = [...notes, ...story.postscripts.filter((one) => isAboutCall(one, work))];
  return added
    .filter((one) => isAllowed(one) && !isForMedia(one) && !invitesJournalists(one) && !pointsUp.test(one) && !story.contacts.includes(one))
    .map((one) => line(one, addedRank));
}
/** It qualifies what readers are asked for, so other paragraphs go first. */
const addedRank = 9;

/** Whether two words of a postscript or more are in the paragraph of the call, in whatever form; days and addresses are nobody's words. */
function isAboutCall(postscript: string, { story, call, language }: Work): boolean {
  if (call === null) return false;
  const own = story.passages.flatMap((passage) => passage.paragraphs).find((indexes) => indexes.includes(call.index)) ?? [];
  const asked = [call.text, ...own.map((index) => story.sentences[index]?.text ?? "")].join(" ").toLowerCase();
  const text = [...findDays(postscript), ...findAddresses(postscript)].reduce((left, one) => left.replaceAll(one, " "), postscript);
  const stems = tokens(text, language)
    .map((word) => word.toLowerCase())
    .filter((word) => word.length >= shortestShared && !stopWords[language]?.has(word))
    .map((word) => word.slice(0, Math.max(shortestShared, Math.min(longestShared, word.length - 2))));
  return new Set(stems.filter((stem) => asked.includes(stem))).size >= fewestShared;
}
const shortestShared = 4;
const longestShared = 6;
const fewestShared = 2;

/** Contacts have a field of their own, so nothing is above. */
const pointsUp = /上記|上述|以上の|위의? |above/iu;
