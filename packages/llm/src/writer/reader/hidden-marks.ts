const opens = "<!--";
const closes = "-->";

/**
 * A story in Markdown without what no reader of it sees or should: comments, data above it, addresses and notes that stand apart from their
 * words, words that are struck out, boxes to tick and headings of nothing.
 */
export const withoutHidden = (markdown: string): string =>
  withoutComments(markdown)
    .replace(/^---\n(?:[\w -]{1,40}:[^\n]{0,400}\n){1,40}---(?:\n|$)/u, "")
    .replace(/^ {0,3}\[\^[^\]\n]{1,40}\]:[^\n]*$/gmu, "")
    .replace(/^ {0,3}\[[^\]\n]{1,80}\]:[ \t]{0,9}<?https?:[^\n]*$/gmu, "")
    .replace(/\[\^[^\]\n]{1,40}\]/gu, "")
    .replace(/[ \t]?~~(?=\S)[^~\n]{1,400}~~/gu, "")
    .replace(/^([ \t]{0,12}(?:[-*+]|\d{1,3}[.)])[ \t]{1,4})\[[ xX]\][ \t]{1,4}/gmu, "$1")
    .replace(/^ {0,3}#{1,6}[ \t]*$/gmu, "");

/** What begins like a comment and never ends is none. */
function withoutComments(text: string): string {
  const kept: string[] = [];
  let from = 0;
  for (;;) {
    const start = text.indexOf(opens, from);
    const end = start === -1 ? -1 : text.indexOf(closes, start + opens.length);
    if (end === -1) return kept.join("") + text.slice(from);
    const before = text.slice(from, start);
    from = end + closes.length;
    // Of the blanks around it one is enough.
    kept.push(/\s/u.test(text.charAt(from)) ? before.replace(/(?<! ) {1,4}$/u, "") : before);
  }
}
