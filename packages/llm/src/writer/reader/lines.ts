import { dayPattern } from "./dates.ts";
import { withTables } from "./tables.ts";

/** One line of a story as its signs show it. */
export interface Line {
  kind: "text" | "item" | "numbered" | "heading" | "section" | "row";
  text: string;
  /** With its number or dash. */
  whole?: string;
  /** What stands in front of an item. */
  sign?: string;
  /** Has a number as headings above it have. */
  endsSection?: true;
}

/** Lines between empty ones. */
export function toGroups(story: string): Line[][] {
  const groups: Line[][] = [[]];
  for (const raw of withTables(withArrowLists(story)).split("\n")) {
    const line = readLine(raw);
    if (line === null) groups.push([]);
    else if (line.kind === "heading") groups.push([line], []);
    else groups.at(-1)?.push(line);
  }
  return groups.filter((group) => group.length > 0);
}

/** “> Guided tours on Sundays”, more than once and never with a full stop: a list, and nothing that is quoted. */
const withArrowLists = (story: string): string =>
  story.replace(/(?:^[ \t]*>[ \t]+\S.*(?:\n|$)){2,}/gmu, (rows) =>
    /[.!?。！？।](?:\n|$)/u.test(rows) ? rows : rows.replace(/^[ \t]*>[ \t]+/gmu, "• "),
  );

const bullet =
  /^\s*(?:[-*+•·ـ▪▫●○◎◦‣∙■□▲△▷◆◇➤➜➔→►▶✓✔✅☑✦★☆※–—]|\p{Extended_Pictographic}\ufe0f?)[\s\u00a0\u3000]+(?=\S)|^\s*[・■●◆◇○◎□▲△▼▶▷※▪•](?=\S)/u;
const numbered =
  /^\s*(?:\(?(?:\p{Nd}{1,2}|[a-zก-ง])[).．]|\p{Nd}{1,2}、|\p{Nd}{1,2}[-–ـ]\s+(?=\p{L}{2})|\(?[а-дα-ε]\)|\(?[א-ט]['׳]?[.)]|\(?[क-ङক-ঙஅ-ஔ][.)]|[①-⑳]|[（(][\p{Nd}一二三四五六七八九十]{1,2}[)）]|[가나다라마바사아자차카타파하][.)](?=\s)|\p{Nd}{1,2}️⃣)(?!\s?(?:と|、|および|及び|和|与|與|及|[~～–-]|및|와|과|and|und|et|y|e|и|та|і|και)\s?[（(])\s*(?=\D)|^\s*[一二三四五六七八九十]{1,2}、(?![一二三四五六七八九十])\s*/u;

function readLine(raw: string): Line | null {
  const line = raw.replace(/^\s*>\s?/, "");
  if (line.trim() === "" || /^\s*(?:[-*_=~]\s*){3,}$/.test(line)) return null;
  const heading =
    /^\s{0,3}#{1,6}\s+(.*?)\s*#*$/.exec(line) ?? /^\s*\*\*([^*]{3,120})\*\*:?\s*$/.exec(line) ?? /^\s*__([^_]{3,120})__\s*$/.exec(line);
  if (heading) return { kind: "heading", text: plainLine(heading[1] ?? "") };
  if (/^\s*\|.*\|\s*$/.test(line) || /\S\t+\S/.test(line)) return { kind: "row", text: line };
  // “3. Mai” opens a date, not a list.
  if (numbered.test(line) && !beginsWithDay.test(line))
    return { kind: "numbered", text: plainLine(line.replace(numbered, "")), whole: plainLine(line) };
  // “□ …다.”: in Korean releases a sign begins each paragraph.
  if (/^\s*□\s.*\p{sc=Hangul}\.\s*$/u.test(line)) return { kind: "text", text: plainLine(line.replace(/^\s*□\s+/u, "")) };
  if (bullet.test(line) && !isRule(line))
    return { kind: "item", text: plainLine(line.replace(bullet, "")), whole: plainLine(line), sign: line.trim().slice(0, 1) };
  return { kind: "text", text: plainLine(line) };
}

const beginsWithDay = new RegExp(`^\\s*${dayPattern}`, "iu");
const isRule = (line: string) => !/[\p{L}\p{N}]/u.test(line);

/** One line without emphasis, links, images and code marks. */
export function plainLine(text: string): string {
  return text
    .replace(/!\[([^\]]*)\]\([^)]*\)/g, "")
    .replace(/\[([^\]]+)\]\(mailto:[^)]*\)/g, "$1")
    .replace(/\[([^\]]+)\]\((https?:[^)\s]*)[^)]*\)/g, (_, words: string, link: string) =>
      words.includes("://") ? words : `${words} (${link})`,
    )
    .replace(/\[([^\]]+)\]\([^)]*\)/g, "$1")
    .replace(/<(https?:[^>]+|[^>\s]+@[^>\s]+)>/g, "$1")
    .replace(/(\*\*|__)(?=\S)(.+?)(?<=\S)\1/g, "$2")
    .replace(/(?<![\p{L}\p{N}])[*_](?=\S)(.+?)(?<=\S)[*_](?![\p{L}\p{N}])/gu, "$1")
    .replace(/`([^`]+)`/g, "$1")
    .replace(/[ \t\u00a0\u3000]+/g, (blank) => (blank.includes("\u00a0") && blank.length === 1 ? "\u00a0" : " "))
    .trim();
}

/** Whether a row begins with a sign or a number of a list, or with one of a heading. */
export const isSigned = (row: string): boolean => /^\s*(?:[-*+•·▪●○■□◆※#>|–—]|[(（]?[\p{Nd}\p{L}]{1,2}[.)）、])/u.test(row);

/** Whether a text begins with a small letter, as what goes on does; to Unicode all letters of Georgian are small, which has no others. */
export const beginsSmall = (text: string): boolean => /^\p{Ll}/u.test(text) && !/^\p{sc=Georgian}/u.test(text);

/** What ends a sentence at the end of a text. */
export const stop = /[.!?…。！？।؟։።][)\]"”»“」』’]*$/u;

/** The same for lines around a story, where a colon ends one, too. */
export const endsSentence = /[.!?。！？।።:：]["”»」]?$/u;

/** “…, press officer, P.H.D.”: the stop is that of a short form. */
export const endsInInitials = /(?<![\p{L}\p{M}])(?:[\p{L}\p{M}]{1,4}\.){2,6}$/u;

/** A few words without a figure or a sign of a list. */
export const isShort = (line: string, most = 40): boolean =>
  [...line.trim()].length <= most && !/^[-•*]/u.test(line.trim()) && !/\p{Nd}/u.test(line);
