/** Thai, Lao and Khmer have spaces between phrases and around figures, but none between words. */
const southEastAsian = "\\u0e01-\\u0e3a\\u0e40-\\u0e4e\\u0e81-\\u0ebd\\u0ec0-\\u0ecd\\u0edc-\\u0edf\\u1780-\\u17d3\\u17d7\\u17dc\\u17dd";
/** Chinese and Japanese, with their signs, also those of half and of full width. */
const eastAsian =
  "\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Bopomofo}\\u3000-\\u303f\\u30fb\\u30fc\\uff01-\\uff9f\\uffe0-\\uffe6";

const unspaced = edges(southEastAsian + eastAsian);
const wide = edges(eastAsian);

/** Whether two lines that a page parts for want of room are joined without a space: both are of writing that has none between words. */
export const joinsWithoutSpace = (line: string, next: string): boolean => isBetween(unspaced, line, next);

/** The same for lines that an author parts in the source of a page: that of Thai and its neighbours is parted where there is a space (CSS Text, 4.1.3). */
export const breaksWithoutSpace = (line: string, next: string): boolean => isBetween(wide, line, next);

interface Edges {
  end: RegExp;
  start: RegExp;
}

/** A letter may be followed by a sign that tells its variants apart. */
function edges(letters: string): Edges {
  return { end: new RegExp(`[${letters}][\\ufe00-\\ufe0f\\u{e0100}-\\u{e01ef}]?$`, "u"), start: new RegExp(`^[${letters}]`, "u") };
}

const isBetween = ({ end, start }: Edges, line: string, next: string): boolean => end.test(line.slice(-4)) && start.test(next.slice(0, 2));
