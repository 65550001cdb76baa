// Who says what stands in quotation marks, told by what stands around them: verbs of saying are too many to know.

const quotation = /[“„«「][^“”„«»「」]*[”“»」]/gu;

/**
 * Whether somebody is named beside a quotation: in front of it (“Ada Frey, who runs it: ‘…’”), behind it, or between dashes inside of it.
 * “She says: ‘…’” names nobody. Marks must be in pairs.
 */
export function namesSpeaker(text: string): boolean {
  const [before = "", ...rest] = text.split(quotation);
  const after = rest.at(-1) ?? "";
  if (rest.length === 0) return false;
  return leadsTo(before, rest[0] ?? "") || (before.trim() === "" && follows(rest[0] ?? after, text)) || betweenDashes.test(text);
}

/** “Ada Frey, who runs it: ‘…’”, “…の山田さんは「……」と”, “김 씨는 ‘…’고”. */
function leadsTo(before: string, after: string): boolean {
  if (standsFor.test(before)) return false;
  if (/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(before)) return /.{3}[はがも]、?$/u.test(before) && /^と/u.test(after);
  if (/\p{sc=Hangul}/u.test(before)) return /\S\s\S*[^명\s][은는이가]\s$/u.test(before) && /^(?:이?라)?(?:고|며|면서)/u.test(after);
  if (/\p{sc=Thai}/u.test(before)) return /\S{12,}|\S\s\S/u.test(before) && /ว่า\s*$/u.test(before);
  const isLast = !/[\p{L}\p{M}]/u.test(after);
  return (
    isLast && wordsOf(before).length >= fewestWords && (/[:：]\s*$/u.test(before) || (!/\p{Lu}/u.test(before) && /[,،]\s*$/u.test(before)))
  );
}

/** “…, says the headmistress Ada Frey.” In a script without capitals a name is not to be seen, but a comma is. */
function follows(after: string, text: string): boolean {
  const plain = after.replace(/^[\s,،.–—-]+/u, "");
  if (/\p{Lu}/u.test(text)) return smallThenName.test(plain) && /^\s*[,–—-]/u.test(after);
  const isParted = /^\s*[,،]/u.test(after) || /[,،]["”»]/u.test(text);
  return isParted && wordsOf(plain).length >= fewestWords && !standsFor.test(plain) && !wordsOf(plain).some((word) => pronoun.test(word));
}

const fewestWords = 3;
const wordsOf = (text: string) => text.match(/[\p{L}\p{M}][\p{L}\p{M}.’'״-]*/gu) ?? [];
const smallThenName = /^(?:\p{Ll}[\p{L}\p{M}.’'-]*\s+){1,6}\p{Lu}[\p{L}\p{M}’'-]+/u;
const betweenDashes = /[,!?.…]\s*[–—]\s(?:\p{Ll}[\p{L}\p{M}’'-]*\s+){1,6}\p{Lu}[^–—“”„«»]{2,80}[,.:]\s*[–—]\s/u;

// Words for somebody who is named elsewhere; none that is an article or a preposition as well.
const casedPronouns =
  "he|she|they|er|sie|elle|elles|él|ella|lui|lei|ele|ela|hij|zij|han|hon|hun|ona|он|она|они|він|вона|вони|той|тя|αυτός|αυτή";
const pronouns =
  "הוא|היא|הם|هو|هي|هم|او|وی|وہ|वह|वे|उन्होंने|उसने|तो|ती|ते|त्यांनी|तिने|त्याने|তিনি|তারা|তাঁরা|তাঁর|তার|সে|அவர்|அவள்|அவன்|அவரது|ఆమె|అతను|ఆయన|తను|તેમણે|તેણે|ის|მან|เขา|เธอ";
const pronoun = new RegExp(`^(?:${pronouns})$`, "u");
const standsFor = new RegExp(`^\\s*(?:(?:${pronouns}|${casedPronouns})(?![\\p{L}\\p{M}'’-])|[他她]|同氏|彼女?)`, "iu");

// “…,” she explains: who that is stands in the sentence before.
const saidByPronoun =
  /[”“»"’]\s*[,،]?\s*[—–-]?\s*(?:[\p{L}\p{M}]+\s+){0,2}(?:அவர்|তিনি|he|she|they|er|sie|il|elle|él|ella|lui|lei|ele|ela|hij|zij|ze|han|hon|hun|on|ona|он|она|они|він|вона|вони|той|тя|αυτός|αυτή|הוא|היא)(?:\s+\p{L}+){0,2}[.!]?$/iu;

/** Whether somebody speaks who is named only in a sentence before. */
export const isSaidByPronoun = (text: string): boolean => saidByPronoun.test(text) || standsFor.test(text);
