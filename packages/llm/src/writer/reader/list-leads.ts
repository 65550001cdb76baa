import { asSentence } from "../punctuation.ts";
import type { Block } from "./block.ts";
import { isConditional } from "./conditions.ts";
import { tellsWhen } from "./dates.ts";
import { splitSentences } from "./sentences.ts";

// What stands above lines or a paragraph and is told with them, or not at all.

/**
 * “The mill has published its results, with these highlights:”: the news that a list hangs on by its last clause, as a sentence without
 * that clause, and the clause as the line above the list. Null where the line above only announces.
 */
export function newsAboveList(intro: string, language: string): { news: string; intro: string } | null {
  const [, told = "", clause = ""] = /^(.+)[,،，]\s*([^,،，]{4,60}[:：])$/su.exec(intro) ?? [];
  // “…, as follows:” announces nothing alone.
  if (clause.split(/\s+/u).length < fewestOfIntro && !wide.test(told)) return null;
  if (told.length < (wide.test(told) ? shortestWide : shortestNews) || isConditional(told)) return null;
  return { news: asSentence(told, language), intro: clause.charAt(0).toLocaleUpperCase() + clause.slice(1) };
}
const wide = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;
const shortestNews = 60;
const fewestOfIntro = 3;
const shortestWide = 20;

/**
 * “■Who can apply / Persons or firms of up to 20.”: headings with a sign, each above one paragraph of which one at least begins with what
 * is no sentence, are told as the labels of their paragraphs. Japanese and Korean show that by what a sentence ends in.
 */
export function withHeadingsAsLabels(body: readonly Block[], colon: string, language: string): Block[] {
  const isLabel = (at: number) => body[at]?.kind === "heading" && body[at].isMarked && isShortParagraph(body[at + 1]);
  const result: Block[] = [];
  for (let at = 0; at < body.length; at += 1) {
    let end = at;
    while (isLabel(end)) end += 2;
    const run = body.slice(at, end);
    if (run.some((block) => block.kind === "paragraph" && beginsWithName(block.text, language))) {
      for (let place = 0; place < run.length; place += 2) result.push(...labelled(run[place], run[place + 1], colon));
      at = end - 1;
    } else result.push(...body.slice(at, at + 1));
  }
  return result;
}

const labelled = (heading: Block | undefined, paragraph: Block | undefined, colon: string): Block[] =>
  heading?.kind === "heading" && paragraph?.kind === "paragraph"
    ? [{ ...paragraph, question: `${heading.text.replace(/^[【〔［[]|[】〕］\]]$/gu, "")}${colon.trimEnd()}` }]
    : [];

const isShortParagraph = (block: Block | undefined) =>
  block?.kind === "paragraph" && block.question === undefined && [...block.text].length <= longestLabelled;
const longestLabelled = 240;

/** “…を営む個人または事業者。”, “… 20명 이하의 사업자.”: a verb would end otherwise. */
function beginsWithName(text: string, language: string): boolean {
  const [first = ""] = splitSentences(text, language);
  return /[\p{sc=Han}\p{sc=Katakana}\p{Nd}ー）)」』]。$/u.test(first) || /[\p{sc=Hangul}\p{Nd})](?<![다요까죠오라])\.$/u.test(first);
}

/**
 * Whether a line of a few words announces paragraphs of one shape: two or more below it that begin with a day or an hour each, or with the same
 * word.
 */
export function announcesAlike(line: string, below: readonly Block[]): boolean {
  const [first, second] = below.map((block) => (block.kind === "paragraph" && block.question === undefined ? block.text : ""));
  if (!first || !second || [...line].length > longestAnnouncing || /[.!?。！？।]\s/u.test(line) || /[,،、，]/u.test(line)) return false;
  return [first, second].every(beginsWithTime) || (firstWord(first).length > 1 && firstWord(first) === firstWord(second));
}
const longestAnnouncing = 40;

function beginsWithTime(text: string): boolean {
  const start = [...text].slice(0, wide.test(text) ? startOfWide : startOfItem).join("");
  return tellsWhen(start) && /\p{Nd}/u.test(start);
}
const startOfItem = 20;
const startOfWide = 6;
const firstWord = (text: string) => /^[\p{L}\p{M}]+(?=[\s.:'’-])/u.exec(text)?.[0] ?? "";
