import { takeAfterwords } from "./afterwords.ts";
import type { Block } from "./block.ts";
import { findDays } from "./dates.ts";
import { factOf, withoutEmoji } from "./facts.ts";
import { withoutFixedWidth } from "./fixed-width.ts";
import { isBoilerplateHeading, isContactHeading, withEndMarkApart } from "./furniture.ts";
import { isUsualLabel } from "./labels.ts";
import { type Line, plainLine, stop, toGroups } from "./lines.ts";
import { hasAddress } from "./links.ts";
import { readNumbers } from "./numbering.ts";
import { lastBorder } from "./sentences.ts";
import { withoutFurniture } from "./set-aside.ts";
import { quotes, speaks } from "./speech.ts";
import { withBarsAsColons, withColumns } from "./tables.ts";
import { asLines } from "./typed-layout.ts";
import { opensWithHour, withUnmarkedLists } from "./unmarked-lists.ts";
import { unspaced, unwrap } from "./wrapped-lines.ts";

/** A text as its lines are read: one form of each sign, the end mark in a line of its own. */
export const prepared = (text: string): string =>
  withoutFixedWidth(withEndMarkApart(asLines(withBarsAsColons(withColumns(text.normalize("NFC").replace(/\r\n?/g, "\n"))))))
    .replace(/[\u200b\ufeff\u00ad]/g, "")
    // “[보도자료] 한빛누리도서관, …”: what kind of text it is stands in front of its headline.
    .replace(
      /^([[【〔<〈](?:보도\s?자료|報道資料|プレスリリース|ニュースリリース|press release|新[闻聞]稿)[\]】〕>〉])\s*(?=(?![\p{Nd}\s.:]*(?:배포|발행|보도))(?:.*\p{L}){10})/giu,
      "$1\n",
    )
    // “【时间】12月5日” below “【地点】…”: brackets stand for the colon.
    .replace(/^[【［]\s?([^\s【】［］]{2,6})\s?[】］](?=\s?\S)/gmu, (line, label: string) => (isUsualLabel(label) ? `${label}：` : line))
    // “期間　12月5日から”, “일시  11월 21일”: a wide blank or two stand for it.
    .replace(
      /^([\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}ー・]{2,6})(?:\u3000+| {2,})(?=(\S+))/gmu,
      (line, label: string, told: string) => (isUsualLabel(label) || hasAddress(told) !== null ? `${label}：` : line),
    );

/** A prepared text, Markdown or plain, part by part. Lines that were only wrapped are joined, others never. */
export function readBlocks(text: string): Block[] {
  const groups = toGroups(text);
  return withoutFurniture(toBlocks(loneItemsAsText(readNumbers(groups.flatMap((group) => unwrap(withHeading(withUnmarkedLists(group))))))));
}

/** The running text of a story, each item of a list a paragraph of its own. */
export function readParagraphs(story: string): string[] {
  return readBlocks(prepared(takeAfterwords(story).story)).flatMap((block) => {
    if (block.kind === "list") return [block.intro, ...block.items].filter((text) => text !== "");
    if (block.kind === "fact") return [`${block.label}: ${block.text}`];
    return block.kind === "heading" || block.kind === "table" ? [] : [block.text];
  });
}

/** “At Hanukkah: print your own” right above sentences that tell of it: a few words on both sides of a colon, which are no label and its value. */
function withHeading(lines: readonly Line[]): Line[] {
  const [first, next] = lines;
  const fact = first?.kind === "text" ? factOf(first.text) : null;
  const isName =
    fact !== null &&
    !isUsualLabel(fact.label) &&
    !/[\p{Nd}.,!]/u.test(fact.text) &&
    fact.text.split(/\s+/u).length <= mostInHeading &&
    !isContactHeading(fact.label);
  const isAbove = next?.kind === "text" && stop.test(next.text) && [...next.text].length >= shortestBelow && factOf(next.text) === null;
  return first !== undefined && isName && isAbove && hasAddress(first.text) === null
    ? [{ ...first, kind: "heading" }, ...lines.slice(1)]
    : [...lines];
}
const mostInHeading = 4;
const shortestBelow = 40;

/**
 * One sign or number in front of a single line makes no list: “5. Filmfest beginnt”, “🎉 We are open”. A line above items with another
 * sign is their heading: “■特長”, “・軽い”.
 */
function loneItemsAsText(lines: readonly Line[]): Line[] {
  const headingSigns = signsOfHeadings(lines);
  return lines.map((line, at) => {
    const [before, next] = [lines[at - 1], lines[at + 1]];
    // “■Prices” above “・Tofu”, also below “■From 1 April”: the one sign is that of headings, the other that of items.
    const isLarger = /[■□◆◇●◎▼▽]/u.test(line.sign ?? "") && /[・•◦·]/u.test(next?.sign ?? "");
    const isAbove =
      line.kind === "item" &&
      ((isItem(next) && next?.sign !== line.sign && (before?.sign !== line.sign || isLarger)) || isNameAbove(line, next));
    const isOfHeadings = line.kind === "item" && headingSigns.has(line.sign ?? "") && next !== undefined;
    if ((isAbove || isOfHeadings) && [...line.text].length <= longestSigned && !stop.test(line.text))
      return { kind: "heading", text: line.text.replace(/[:：]$/u, "") };
    const isAnnounced = /[:：]$/u.test(before?.text ?? "");
    if (!isItem(line) || isItem(before) || isItem(next) || isAnnounced) return line;
    // “— We are glad, — says Ida”: in many languages a dash opens what somebody says.
    const keepsSign = line.kind === "numbered" || (/[–—]/u.test(line.sign ?? "") && speaks(line.text));
    return { kind: "text", text: keepsSign ? (line.whole ?? line.text) : line.text };
  });
}

/** “■営業時間(同日より)” above “火~土 9:00~17:00”: a few words without a figure. */
const isNameAbove = (line: Line, next: Line | undefined) =>
  /[■□◆◇]/u.test(line.sign ?? "") && next?.kind === "text" && [...line.text].length <= longestName && !/\p{Nd}/u.test(line.text);
const longestName = 20;

/** “■料金”, “◆ Programme”: signs of which no two lines stand below each other, and that stand above something each time but the last. */
function signsOfHeadings(lines: readonly Line[]): ReadonlySet<string> {
  const signs = new Set(lines.flatMap(({ kind, sign }) => (kind === "item" && /[■□◆◇▼▽●○◎★☆▶▷]/u.test(sign ?? "") ? [sign ?? ""] : [])));
  const isShortName = ({ text }: Line) => [...text].length <= longestSigned && !stop.test(text) && factOf(text) === null;
  const isOver = (sign: string) => lines.every((line, at) => line.sign !== sign || (lines[at + 1]?.sign !== sign && isShortName(line)));
  return new Set([...signs].filter((sign) => isOver(sign) && lines.filter((line) => line.sign === sign).length > 1));
}

const longestSigned = 60;
const isItem = (line: Line | undefined) => line?.kind === "item" || line?.kind === "numbered";

/** A line that asks and nothing else; in Greek the sign is that of our semicolon. */
const asks = (line: Line | undefined) =>
  line !== undefined &&
  (line.kind === "text" || line.kind === "heading") &&
  [...line.text].length <= longestQuestion &&
  (/[?？؟]$/u.test(line.text) || /\p{sc=Greek}\s?;$/u.test(line.text));
const longestQuestion = 120;
/** One question may be a headline or rhetoric. */
const fewestQuestions = 2;

function toBlocks(lines: readonly Line[]): Block[] {
  const blocks: Block[] = [];
  // “What changes?” above “Line 12 – …” and “Line 38 – …” stands over both.
  const areAlike = (at: number) => {
    const [first = "", second] = [lines[at]?.text, lines[at + 1]?.text].map((text) => /^[\p{L}\p{M}]{2,}(?=\s\S)/u.exec(text ?? "")?.[0]);
    return first !== "" && first === second;
  };
  const isAsked = (at: number) =>
    asks(lines[at]) && lines[at + 1]?.kind === "text" && !asks(lines[at + 1]) && !areAlike(at + 1) && !isName(at + 1);
  // “What's on?” above “Thursday, 11 December” and its hours.
  const isName = (at: number) => isItem(lines[at + 1]) && opensWithHour(lines[at + 1]?.text ?? "");
  const isInterview = lines.filter((_, at) => at > 0 && isAsked(at)).length >= fewestQuestions;
  // One alone in the middle of a text is a heading, and asks what stands below it.
  const isBegun = (at: number) =>
    lines.slice(0, at).some(({ kind, text }) => kind === "text" && (stop.test(text) || factOf(text) !== null) && !asks({ kind, text }));
  const isQuestion = (at: number) =>
    isAsked(at) && (isInterview || (at > 0 && [...(lines[at]?.text ?? "")].length <= longestSigned && isBegun(at)));
  for (const [at, line] of lines.entries()) {
    if (isQuestion(at)) continue;
    if (isQuestion(at - 1)) blocks.push({ kind: "paragraph", text: line.text, question: lines[at - 1]?.text ?? "" });
    // What was decided is told with what it is about, as an answer is with its question.
    else if (line.kind === "section") {
      // “1. Details” above “Name: half marathon” names rows, and no answer.
      if (isLabelled(lines[at + 1])) blocks.push({ kind: "heading", text: line.text, isMarked: true });
    } else if (lines[at - 1]?.kind === "section" && !isLabelled(line))
      blocks.push({
        kind: "paragraph",
        text: line.text,
        question: `${lines[at - 1]?.text}${unspaced.test(lines[at - 1]?.text.slice(-1) ?? "") ? "：" : ":"}`,
      });
    else if (line.kind === "row") addRow(blocks, line.text);
    else if (line.kind === "item" || line.kind === "numbered") addItem(blocks, line);
    else {
      const fact = line.kind === "text" ? factOf(line.text) : null;
      if (fact !== null && !(tellsAtLength(line.text) && !isApart(fact.label)))
        blocks.push({ kind: "fact", ...fact, ...(line.endsSection && { endsSection: line.endsSection }) });
      else if (
        line.kind === "heading" ||
        isHeading(line.text, lines[at + 1], blocks) ||
        (at > 0 && asks(line) && (areAlike(at + 1) || isName(at + 1)))
      )
        blocks.push({ kind: "heading", text: withoutEmoji(line.text), isMarked: line.kind === "heading" });
      else blocks.push({ kind: "paragraph", text: line.text });
    }
  }
  return blocks.flatMap(asFacts);
}

/** What a company says about itself, or whom to ask, may be told at length behind its label. */
const isApart = (label: string) => isBoilerplateHeading(label) || isContactHeading(label);

/** “Please note: places are few. Registration opens on …”: a paragraph, whatever its first sentence begins with. */
const tellsAtLength = (text: string) => [...text].length >= (unspaced.test(text) ? shortestTold / 2 : shortestTold) && lastBorder(text) > 0;
const shortestTold = 120;

/** A row with a label, or of a table. */
const isLabelled = (line: Line | undefined) =>
  line?.kind === "row" || (line?.kind === "text" && !stop.test(line.text) && factOf(line.text) !== null);

/** A list of labels and what they tell is read as facts; the line above it (“At a glance:”) tells nothing. */
function asFacts(block: Block): Block[] {
  if (block.kind === "table" && block.intro === "" && block.rows.every((row) => row.length === 2 && row.every((cell) => cell !== "")))
    return block.rows.map(([label = "", text = ""]) => ({ kind: "fact", label, text }));
  if (block.kind !== "list") return [block];
  // “□ Press: …”: signs in front of what is no news.
  if (block.intro === "" && block.items.some((item) => isContactHeading(factOf(item)?.label ?? ""))) return block.items.map(asBlock);
  const facts = block.items.map(factOf);
  if (!facts.every((fact) => fact !== null) || facts.length < 2) return [block];
  // “Prizes: / First place: …” needs the line above it.
  const leans = block.intro !== "" && !facts.some(({ label }) => isUsualLabel(label));
  return leans ? [block] : facts.map((fact) => ({ kind: "fact", ...fact }));
}

const asBlock = (item: string): Block => {
  const fact = factOf(item);
  return fact === null ? { kind: "paragraph", text: item } : { kind: "fact", ...fact };
};

function addRow(blocks: Block[], text: string): void {
  const cells = (
    text.includes("|") && /^\s*\|/.test(text)
      ? text
          .trim()
          .replace(/^\||\|$/g, "")
          .split("|")
      : text.split(/\t+/)
  ).map((cell) => plainLine(cell));
  if (cells.every((cell) => /^:?-*:?$/.test(cell))) {
    // What stands above the rule names the columns.
    const before = blocks.at(-1);
    if (before?.kind === "table") before.rows.pop();
    return;
  }
  const before = blocks.at(-1);
  if (before?.kind === "table") before.rows.push(cells);
  else if (before?.kind === "paragraph" && before.question === undefined && /[:：]$/u.test(before.text)) {
    blocks.pop();
    const cut = lastBorder(before.text);
    if (cut > 0) blocks.push({ kind: "paragraph", text: before.text.slice(0, cut).trim() });
    blocks.push({ kind: "table", intro: before.text.slice(cut).trim(), rows: [cells] });
  } else blocks.push({ kind: "table", intro: "", rows: [cells] });
}

function addItem(blocks: Block[], line: Line): void {
  const before = blocks.at(-1);
  if (line.text === "") return;
  if (before?.kind === "list") before.items.push(line.text);
  else if (before?.kind === "paragraph" && announces(before.text)) {
    // Only the last sentence announces the list.
    blocks.pop();
    const cut = lastBorder(before.text);
    if (cut > 0) blocks.push({ kind: "paragraph", text: before.text.slice(0, cut).trim() });
    const question = cut === 0 && before.question !== undefined ? `${before.question}${/[：？]$/u.test(before.question) ? "" : " "}` : "";
    blocks.push({
      kind: "list",
      intro: `${question}${before.text.slice(cut).trim()}`,
      items: [line.text],
      isNumbered: line.kind === "numbered",
    });
  } else blocks.push({ kind: "list", intro: "", items: [line.text], isNumbered: line.kind === "numbered" });
}

const announcing =
  /(?:following|as follows|folgende|wie folgt|suivant|siguiente|seguent|seguinte|volgende|följande|følgende|seuraav|następując|následující|următoare|következő|aşağıda|sau đây|berikut|следующ|наступн|следно|следећ|ακόλουθ|παρακάτω|εξής|التالي|يلي|الآتي|زیر|הבא|להלן|निम्न|নিম্ন|নিচের|பின்வரும்|క్రింది|ดังนี้|ต่อไปนี้|如下|以下|次の|下記|다음과 같|아래와 같|შემდეგ|հետևյալ)/iu;

/** Whether the last words of a paragraph announce a list. */
const announces = (text: string) =>
  /[:：?？؟—–]$/u.test(text) || announcing.test(text.slice(lastBorder(text))) || isBegun(text.slice(lastBorder(text)));
/** “Either” above “online: …, or”: half a sentence. */
const isBegun = (sentence: string) => [...sentence].length <= longestBegun && /[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}]$/u.test(sentence);
const longestBegun = 40;

/** A short line that names something and stands before text: no full stop, no address, not the last line. */
function isHeading(text: string, next: Line | undefined, blocks: readonly Block[]): boolean {
  const before = blocks.at(-1);
  const isBegun = blocks.some((one) => one.kind !== "heading");
  if (next === undefined || stop.test(text) || /[:：,،;、–—]$/u.test(text)) return false;
  if (hasAddress(text) !== null || findDays(text).length > 1) return false;
  // “Monday 18:00–20:30 | Elpida Karantoni | 240 €” stands below a name.
  if (/\s[|｜]\s.*\p{Nd}|\p{Nd}.*\s[|｜]\s/u.test(text)) return false;
  // “Applications have to be here until: 10 April”: however long its label is.
  if (/\S{2}[:：]\s\S/u.test(text) && findDays(text).length > 0) return false;
  // What has the shape of the line above it is one of several.
  if (before?.kind === "fact" && /[:：]\s\S/u.test(text)) return false;
  const length = [...text].length;
  // A headline may have somebody's words in it.
  if (quotes(text) && (before !== undefined || /^["“”„«»「『]/u.test(text))) return false;
  // A line in Thai with a blank or a figure in it tells something, unless it stands above lines with signs.
  if (/\p{sc=Thai}/u.test(text)) return isItem(next) ? length <= longestSigned : length <= 40 && !/[\s\p{Nd}]/u.test(text);
  // What stands right below a heading with a sign is what it is about; a day there may be one of several.
  if (before?.kind === "heading" && before.isMarked && isBegun && !isDayAlone(text)) return false;
  return (
    length <= (unspaced.test(text) ? 34 : 90) &&
    text.split(/\s+/u).length <= 14 &&
    !/["“”„«»「」]/u.test(text.slice(0, 1)) &&
    !/^[\p{Nd}\s.,:–—-]+$/u.test(text)
  );
}

const isDayAlone = (text: string) => findDays(text).some((day) => (text.replace(day, "").match(/[\p{L}\p{M}]+/gu) ?? []).length <= 2);
