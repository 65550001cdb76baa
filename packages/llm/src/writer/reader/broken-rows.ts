import { findDays } from "./dates.ts";
import { factOf } from "./facts.ts";
import { beginsSmall, isSigned, stop } from "./lines.ts";
import { hasAddress } from "./links.ts";
import { lastBorder } from "./sentences.ts";

/** Rows that one sentence was broken into, by a window, by whoever mended it there, or to set a title or a day apart, as one. */
export const withSentencesWhole = (text: string): string =>
  [withUnevenRowsJoined, withBrokenRowsJoined, withTitlesInTheirSentence, withRowsInTheirSentence].reduce((told, join) => join(told), text);

/** “no longer con-” above “sidered.”: a word that was parted at the end of a row, which is no word with a hyphen. */
export const withWordsWhole = (text: string): string =>
  text.replace(/(?<!\p{L})(?<start>\p{L}*\p{Ll}{2})-\n[ ]*(?<rest>\p{Ll}{2,}\S*)(?:[ ]+|(?=\n|$))/gu, (row, start: string, rest: string) =>
    joinedOn.test(rest) || compound.test(start) || text.includes(`${start}-${rest.replace(/\P{L}+$/u, "")}`) ? row : `${start}${rest}\n`,
  );
/** “Haus-” above “und Gartenarbeit” */
const joinedOn = /^(?:und|oder|bzw|sowie|bis|and|or|to|et|ou|y|e|en|of|och|eller|og|i|lub|nebo|ja|tai)(?!\p{L})/u;
const compound =
  /^(?:self|non|co|re|pre|well|half|semi|anti|ex|one|two|three|full|part|long|short|high|low|first|second|вице|экс|псевдо)$/iu;

/** A paragraph of which one row ends in “and” or “the”, however uneven its rows were left by whoever mended it: one row where none ends whole. */
const withUnevenRowsJoined = (text: string): string =>
  text
    .split(/(\n(?:[^\S\n]*\n)+)/u)
    .map((group) => (group.trim() === "" ? group : withoutUnevenRows(group)))
    .join("");

function withoutUnevenRows(group: string): string {
  const rows = group.split("\n").map((row) => row.trim());
  if (rows.some((row) => dense.test(row))) return withPhrasesJoined(rows);
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  const isText =
    rows.length >= fewestRows &&
    width >= narrowest &&
    width <= widest &&
    rows.slice(0, -1).some((row) => joins.test(row)) &&
    stop.test(rows.at(-1) ?? "") &&
    !rows.some((row) => isSigned(row) || factOf(row) !== null || uncased.test(row) || dense.test(row));
  if (!isText) return group;
  const joined: string[] = [];
  let last = "";
  for (const row of rows) {
    const isWhole = /[:：]$/u.test(last) || (stop.test(last) && last.length < width * shortestOfWidth);
    if (last === "" || isWhole || !(beginsSmall(row) || joins.test(last) || last.length >= width * shortestOfWidth)) joined.push(row);
    else joined.push(`${joined.pop()} ${row}`);
    last = row;
  }
  return joined.join("\n");
}
const fewestRows = 3;

/** Rows of a Japanese or Chinese mail that end in a comma, or in a particle where a sentence ends below: “…の修理費と”. */
function withPhrasesJoined(rows: readonly string[]): string {
  const joined: string[] = [];
  for (const [at, row] of rows.entries()) {
    const above = joined.at(-1) ?? "";
    const goesOn = /[、，]$/u.test(above) || (particle.test(above) && rows.slice(at).some((one) => /。$/u.test(one)));
    const isApart = isSigned(above) || isSigned(row) || /^[【〔〈＜「『・]/u.test(row) || factOf(row) !== null;
    if (goesOn && !isApart && [...above].length >= shortestPhrase) joined.push(`${joined.pop()}${row}`);
    else joined.push(row);
  }
  return joined.join("\n");
}
const particle =
  /[\p{sc=Han}\p{sc=Katakana}\p{sc=Hiragana})）」](?:は|が|を|に|(?<!ま)で|と|の|(?<!(?:皆さま|皆様|皆さん|みなさま|各位|[様方]))へ|も|や|らも)$/u;
const shortestPhrase = 10;
const narrowest = 45;
const widest = 110;
const shortestOfWidth = 0.75;
/** What no line of its own ends in. */
const joins =
  /\s(?:and|or|the|an?|of|to|with|for|und|oder|der|die|das|den|dem|des|mit|für|von|zu|et|ou|le|la|les|du|des|de|avec|pour|y|el|los|las|con|para|del|e|il|lo|gli|di|della|o|os|as|do|da|com|en|het|een|van|met|och|eller|att|og|til|med|ja|tai|oraz|lub|dla|że|nebo|pro|și|sau|cu|pentru|és|vagy|egy|ve|veya|ile|và|của|dan|atau|untuk|dengan|и|или|для|что|с|в|на|по|та|або|що|з|у|до|за|от|και|ή|το|τη|την|τον|του|της|των|με|για|στο|στη|στην)$/u;

/**
 * Rows of a paragraph that were broken where their author saw the end of a window, in a script that does not show by small letters which go on:
 * in one of them a sentence or a bracket has begun that ends in the next.
 */
function withBrokenRowsJoined(text: string): string {
  const rows: string[] = [];
  let isJoining = false;
  for (const row of text.split("\n")) {
    const [before, above] = [rows.at(-2), rows.at(-1)];
    const next = row.trim();
    const mayGoOn =
      above !== undefined && uncased.test(above) && begins.test(next) && [above, next].every((one) => isProse(one) && factOf(one) === null);
    if (mayGoOn && (isOpen(above, next) || breaksOff(above) || (isJoining && goesOn.test(above)))) {
      if (!isJoining && before !== undefined && isAheadOf(before, above)) rows.splice(-2, 2, `${before} ${above}`);
      rows.push(`${rows.pop()} ${next}`);
      isJoining = true;
    } else {
      rows.push(row.trim() === "" ? "" : row.trimEnd());
      isJoining = false;
    }
  }
  return rows.join("\n");
}
const isProse = (row: string) => !isSigned(row) && !dense.test(row) && !/^\s{4}/u.test(row);
const uncased = /[\p{Lo}\p{sc=Georgian}]{2}/u;
const begins = /^[\p{Lo}\p{sc=Georgian}\p{Nd}"'“„«(]/u;
/** Neither a full stop nor a picture. */
const goesOn = /[\p{L}\p{M}\p{Nd},،]$/u;
/** A row in front of one that goes on is one of its paragraph where it is about as long. */
const isAheadOf = (before: string, row: string) =>
  /[\p{L}\p{M},،]$/u.test(before) &&
  isProse(before) &&
  begins.test(row) &&
  before.length >= row.length * fullest &&
  ![before, row].some((one) => factOf(one) !== null || /\S[:：]\s/u.test(one));
const fullest = 0.6;
/** Rows of these are joined elsewhere. */
const dense = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u;

/** “(a club for tandems”: what a row opens is closed in the next one. */
const isOpen = (row: string, next: string) => depthOf(row) > 0 && depthOf(next) < 0;
const depthOf = (row: string) => (row.match(/[(「『«]/gu) ?? []).length - (row.match(/[)」』»]/gu) ?? []).length;

/** “Why move it at all? Last year we cancelled 11 of 48 rides as there were not enough”: a sentence has begun in the row and does not end in it. */
const breaksOff = (row: string) => {
  const border = lastBorder(row);
  return (
    border >= shortestTold &&
    row.length >= shortestBroken &&
    goesOn.test(row) &&
    /[\p{L}\p{M}]{2}["”»]?[.!?…।؟]["”»]?\s*$/u.test(row.slice(0, border))
  );
};
const shortestTold = 12;
const shortestBroken = 25;

/**
 * A sentence around a title that stands between empty rows: “invites you to a day about:”, “‘Honey of dry years’”, “which is held on 14 March.”
 * The title stays above it.
 */
function withTitlesInTheirSentence(text: string): string {
  return text.replace(
    /^(?<before>[^\s\n][^\n]*)\n\s*\n {0,4}(?<title>[«“„"][^\n«»“”„"]{3,200}[»”“"]) *\n\s*\n {0,4}(?=(?<next>\p{Ll}[^\n]{20,}))/gmu,
    (rows, before: string, title: string, next: string) => {
      if (hasAddress(next.slice(0, 20)) !== null) return rows;
      // “The club” and its name in marks make no title.
      const isName = !/(?<![\p{L}\p{M}-])\p{Ll}{4,}/u.test(before) || !/\s/u.test(title);
      return `${isName ? "" : `${title}\n\n`}${before} ${title} `;
    },
  );
}

/** “The round takes place on” above “Saturday 7 March, 2 pm” and “Church Hall, Mill Lane”, set apart and to the right: one sentence. */
function withRowsInTheirSentence(text: string): string {
  return text.replace(
    /^(?<lead>[^\s\n][^\n]{8,90}\p{Ll})[ ]*\n\s*\n(?<rows>(?:[ ]{2,}\S[^\n]*(?:\n|$)){1,3})(?=\s*\n|$)/gmu,
    (whole, lead: string, given: string) => {
      const rows = given
        .trimEnd()
        .split("\n")
        .map((row) => row.trim());
      const isTold = lead.split(/\s+/u).length >= fewestOfLead && smallWord.test(lead) && findDays(given).length > 0;
      return isTold && !rows.some((row) => stop.test(row) || isSigned(row)) ? `${lead} ${rows.join(", ")}.\n` : whole;
    },
  );
}
const fewestOfLead = 4;
/** “am”, “on”, “le”: what a sentence with a day goes on from. */
const smallWord = /\s(?:am|im|um|at|on|in|by|from|le|au|el|il|em|no|na|op|på|den|dne|dnia|în|pe|στις|την|το|vào|pada)$/u;
