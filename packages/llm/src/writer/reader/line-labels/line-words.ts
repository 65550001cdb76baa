// The words of a line, as far as what is learned of one story may hold for another: those that it begins and ends with, and its label.

/** Seen in fewer lines than this, a word says nothing yet. */
export const fewestOfWord = 4;

/** Marks the names of words among everything that is seen of a line. */
export const isWordSeen = (name: string): boolean => name.startsWith("w:");

/** The beginnings of the words, as their ends change; of scripts without blanks pairs of letters. Figures are all the same. */
export function wordsSeenIn(line: string): string[] {
  const text = line.toLowerCase().replace(/\p{Nd}+/gu, "0");
  const label = /^([^:：]{1,36}?)\s?[:：]/u.exec(text)?.[1]?.trim();
  return [...(unspaced.test(text) ? pairsOf(text) : beginningsOf(text)), ...(label === undefined ? [] : [`label=${label}`])].map(
    (seen) => `w:${seen}`,
  );
}
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u;

function pairsOf(text: string): string[] {
  const letters = [...text.replace(/[^\p{L}\p{M}]/gu, "")];
  return [`^${letters.slice(0, 2).join("")}`, `^${letters.slice(0, 4).join("")}`, `${letters.slice(-2).join("")}$`];
}

function beginningsOf(text: string): string[] {
  const words = (text.match(/[\p{L}\p{M}]+/gu) ?? []).map((word) => [...word].slice(0, lettersOfWord).join(""));
  const [first = "", second = ""] = words;
  return [`^${first}`, `^${first} ${second}`, `${words.at(-1) ?? ""}$`, ...words.slice(0, mostWords)];
}
const lettersOfWord = 6;
const mostWords = 6;
