import { oncePerText } from "../once-per-text.ts";
import { calendarOf } from "../reader/dates.ts";
import { findAddresses } from "../reader/links.ts";
import { isQuoted, withoutInnerMarks } from "../reader/paired-marks.ts";
import type { Story } from "../reader/read-story.ts";
import { calledFirst } from "./subject.ts";

// What nobody searches for is mostly half of something: a piece of a compound, a headline, a word of every day. A story shows by marks,
// blanks, capitals and what it says again where a name begins and ends.

/** Whether the story itself shows where a name begins and ends, and that it is one. */
export function isBounded(name: string, story: Story, language: string): boolean {
  if (name === "" || isWholeHeadline(name, story) || calendarOf(language).has(name.toLowerCase())) return false;
  if (isNamedInMarks(name, story) || name === story.sender || isLegal(name, story.markdown)) return true;
  if (/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u.test(name)) return isUnspacedName(name, story.markdown);
  if (!standsFree(name, story.markdown)) return false;
  // Letters of another script stand out by themselves: “SK-7” among Thai ones.
  if (/^\p{sc=Latin}/u.test(name) && !isMostlyLatin(story.markdown)) return [...name].length > mostCommon;
  if (/[\p{Lu}\p{Ll}]/u.test(name)) return isCapitalName(name, story.markdown);
  const isTold = story.markdown.split(name).length > 2 || (story.title ?? "").includes(name);
  return (/\s|\p{Nd}/u.test(name) && isTold) || calledFirst(story.title ?? "", story.markdown) === name;
}

const isMostlyLatin = (text: string) => (text.match(/\p{sc=Latin}/gu) ?? []).length * 2 > (text.match(/\p{L}/gu) ?? []).length;

/** All letters of a headline that is longer than a name, whatever marks are in it. */
function isWholeHeadline(name: string, { title, sentences }: Story): boolean {
  if (title === null || lettersOf(title) !== lettersOf(name)) return false;
  return /\s/u.test(name) ? name.split(/\s+/u).length > 2 : /\p{P}/u.test(name) || !sentences.some(({ text }) => text.includes(name));
}
const lettersOf = (text: string) => text.replace(/[^\p{L}\p{M}\p{N}]/gu, "").toLowerCase();

/** In quotation marks, and in what everybody reads first or said again: “full name and post” of an instruction is no name. */
const isNamedInMarks = (name: string, { markdown, title, subtitle, sentences }: Story) =>
  isQuoted(name, withoutInnerMarks(markdown)) &&
  !(isSaidSmall(name, markdown) && !isQuoted(name, title ?? "")) &&
  (markdown.split(name).length > 2 || [title, subtitle, sentences[0]?.text].some((text) => text?.includes(name)));

/** The stop “Museum” of a story about a museum: what is said in small letters, too, is a word of every day. */
const isSaidSmall = (name: string, markdown: string) =>
  /^\p{Lu}\p{Ll}+$/u.test(name) &&
  new RegExp(`(?<![\\p{L}\\p{M}])${name.toLowerCase().slice(0, Math.max(4, name.length - 1))}`, "u").test(markdown);

/** “株式会社青井”, “บริษัท น้ำใส จำกัด”: the law shows that it is a name. */
function isLegal(name: string, markdown: string): boolean {
  if (ownForm.test(name)) return true;
  const at = [...markdown.matchAll(new RegExp(escaped(name), "gu"))].map(({ index }) => index);
  return at.some(
    (from) =>
      new RegExp(`${legalBefore}\\s?$`, "u").test(markdown.slice(Math.max(0, from - longestForm), from)) ||
      new RegExp(`^\\s?${legalBehind}`, "u").test(markdown.slice(from + name.length, from + name.length + longestForm)),
  );
}
const legalBefore =
  "(?:株式会社|有限会社|合同会社|一般社団法人|公益財団法人|NPO法人|주식회사|\\(주\\)|㈜|사단법인|재단법인|의료법인|บริษัท|มูลนิธิ|รพ\\.)";
const legalBehind = "(?:株式会社|有限会社|股份有限公司|有限公司|有限责任公司|주식회사|\\(주\\)|㈜|จำกัด|בע[\"״”']?מ|लिमिटेड|লিমিটেড)";
/** “มูลนิธิลมเหนือ”: the form is a part of the name. */
const ownForm = /^(?:มูลนิธิ|สมาคม|สหกรณ์|โรงพยาบาล|บริษัท|ธนาคาร|เทศบาล)[\p{sc=Thai}\p{M}]{3,}$/u;
const longestForm = 10;

/** What stands beside the form that the law asks for, and again without it: 青井 of 「株式会社青井は」, 海澄轮渡 of “海澄轮渡有限公司”. */
export function legalNames(markdown: string): string[] {
  const unspaced = "[\\p{sc=Han}\\p{sc=Katakana}\\p{sc=Hiragana}\\p{sc=Thai}\\p{M}ー]{2,16}";
  const behind = [...markdown.matchAll(new RegExp(`(?<![\\p{L}\\p{M}])(${unspaced}?)${legalBehind}`, "gu"))];
  const before = [
    ...markdown.matchAll(
      new RegExp(`${legalBefore}\\s?([\\p{sc=Han}\\p{sc=Katakana}ー]{2,12}(?=[はがをとにも、。（(「\\s])|${unspaced}(?=\\s))`, "gu"),
    ),
  ];
  // “บริษัท … จำกัด” stands on both sides of a name.
  const between = [...markdown.matchAll(/บริษัท\s+([\p{sc=Thai}\p{M}]{4,24})\s+จำกัด/gu)].map(([, name = ""]) => name);
  const told = [...behind, ...before].map(([, name = ""]) => name).filter((name) => name !== "" && markdown.split(name).length > 2);
  return [...new Set([...between, ...told])];
}

/**
 * Where words have no blanks between them, signs of one kind are bounded by others (災害救助犬 in 「災害救助犬を」); elsewhere a blank or a mark
 * shows it, twice where it does so on one side alone: what sentences begin with there, and what Chinese clauses end in, is a noun.
 */
function isUnspacedName(name: string, markdown: string): boolean {
  const own = escaped(name);
  const times = (pattern: string) => [...markdown.matchAll(new RegExp(pattern, "gu"))].length;
  if (/[\p{sc=Hiragana}\p{sc=Katakana}]/u.test(markdown))
    return [...name].length > mostCommon && /^[\p{sc=Han}\p{sc=Katakana}ー]+$/u.test(name) && timesOf(name, markdown, sameKind) > 1;
  if ([...name].length < fewestUnspaced || markdown.split(name).length < 3) return false;
  const [begins, ends] = [times(`(?<![\\p{L}\\p{M}])${own}`), times(`${own}(?![\\p{L}\\p{M}])`)];
  const isOneSided = begins > 1 || (!/\p{sc=Thai}/u.test(name) && (ends > 1 || (begins > 0 && ends > 0)));
  return isOneSided || timesOf(name, markdown, "[\\p{L}\\p{M}]") > 0;
}
const sameKind = "[\\p{sc=Han}\\p{sc=Katakana}ー]";
/** 小屋, 手机: two signs are a word of every day. */
const mostCommon = 2;
const fewestUnspaced = 4;

const smallWithoutAddresses = oncePerText((markdown) =>
  findAddresses(markdown)
    .reduce((text, address) => text.replaceAll(address, " "), markdown)
    .toLowerCase(),
);

/** Somewhere with a blank or a mark at both of its ends: “நேயர்” of “14-இல் நேயர்” is free, “இல் நேயர்” is not. */
export function standsFree(name: string, markdown: string): boolean {
  const small = name.toLowerCase();
  return placesOf(small, smallWithoutAddresses(markdown)).some(([before, after]) => {
    const isFreeBefore = !letterBefore.test(before) && !(beginsWithLetter.test(small) && joinedBefore.test(before));
    const isFreeAfter = !letterAfter.test(after) && !(endsInLetter.test(small) && joinedAfter.test(after));
    return (isFreeBefore || smallWordBefore.test(before)) && isFreeAfter;
  });
}

const letterBefore = /[\p{L}\p{M}\p{N}]$/u;
const letterAfter = /^[\p{L}\p{M}\p{N}]/u;
const joinedBefore = /[\p{L}\p{N}][-־–’']$/u;
const joinedAfter = /^[-־–’'][\p{L}\p{N}]/u;
const beginsWithLetter = /^[\p{L}\p{N}]/u;
const endsInLetter = /[\p{L}\p{N}]$/u;
// In Arabic and Hebrew small words are joined to the front: “لكرة السلة”.
const smallWordBefore = /(?<![\p{L}\p{M}\p{N}]|[\p{L}\p{N}][-־–’'])[ولفبكמבלהשו]$/u;

/** “Communauté” of “Communauté de communes du Val”: what a small word always follows is half of a name. */
const goesOnEach = (name: string, markdown: string): boolean => {
  const rests = markdown.split(name).slice(1);
  return (
    rests.length > 0 &&
    rests.every((rest) =>
      /^\s(?:de|du|des|d['’]|of|del?|della|delle|dei|di|do|da|dos|das|van|der|den|von|für|for)(?:\s|(?<=['’]))/u.test(rest),
    )
  );
};

/** Several words, a name with a number, or one that has its capital inside of a sentence and is said again. */
function isCapitalName(name: string, markdown: string): boolean {
  if (/\s/u.test(name)) return true;
  const isInside = placesOf(name, markdown).some(([before, after]) => insideBefore.test(before) && !/^[\p{L}\p{M}]/u.test(after));
  return [...name].length > mostCommon && isInside && markdown.split(name).length > 2 && !goesOnEach(name, markdown);
}

const insideBefore = /[\p{Ll}\p{Nd},]\s$/u;

/** How often a text has a name with nothing of `beside` around it. */
const timesOf = (name: string, text: string, beside: string) =>
  [...text.matchAll(new RegExp(`(?<!${beside})${escaped(name)}(?!${beside})`, "gu"))].length;

/**
 * What stands right before and behind a name, wherever a text has it. A pattern of each name with what may stand around it would have to be
 * made ready for every name, which costs many times as much as finding it.
 */
function placesOf(name: string, text: string): [before: string, after: string][] {
  const places: [string, string][] = [];
  // Nothing is everywhere, for ever.
  for (let at = name === "" ? -1 : text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1))
    places.push([text.slice(Math.max(0, at - farthestBeside), at), text.slice(at + name.length, at + name.length + farthestBeside)]);
  return places;
}
/** Characters that say whether a name ends there; two signs may take two each. */
const farthestBeside = 6;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&");
