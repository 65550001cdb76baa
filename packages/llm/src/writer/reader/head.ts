import { colonOf } from "../punctuation.ts";
import type { Block } from "./block.ts";
import { lastBorder } from "./blocks.ts";
import { type Dateline, readDateline } from "./dateline.ts";
import { readDatelineAlone } from "./dateline-alone.ts";
import { findDays } from "./dates.ts";
import { isUsualLabel } from "./labels.ts";
import { findAddresses } from "./links.ts";

// What stands above a story: its headline and second line, where and when it was written.

export interface Head {
  title: string | null;
  subtitle: string | null;
  dateline: Dateline | null;
  /** Everything after headline and dateline. */
  body: Block[];
}

/** How many parts of a story a dateline is looked for in: kicker, headline and its second line may stand before it. */
const headParts = 6;

export function readHead(blocks: readonly Block[], language: string): Head {
  const head: Head = { title: null, subtitle: null, dateline: null, body: [] };
  for (const [at, part] of blocks.entries()) {
    const isTold = blocks[1]?.kind === "paragraph" || blocks[1]?.kind === "heading" || (blocks[1]?.kind === "fact" && isNamed(part));
    const block =
      at === 0 && isTold ? asHeading(part, language) : at === 1 && isSecondLine(part, blocks, head) ? asHeading(part, language) : part;
    const isHead = at < headParts && !head.body.some((one) => one.kind === "paragraph" || one.kind === "list");
    if (isHead && areLinesBelow(block, blocks[at + 1], head)) head.subtitle = block.items[0] ?? null;
    else if (!isHead || (block.kind !== "heading" && block.kind !== "paragraph" && block.kind !== "fact")) head.body.push(block);
    else readHeadBlock(block, blocks[at + 1], head);
  }
  return head;
}

/** “- Half price until May / - In twelve shops”: second lines between a headline and the text, with the signs that Korean releases give them. The first says most. */
const areLinesBelow = (block: Block, next: Block | undefined, head: Head): block is Extract<Block, { kind: "list" }> =>
  block.kind === "list" &&
  block.intro === "" &&
  !block.isNumbered &&
  head.title !== null &&
  head.subtitle === null &&
  head.body.length === 0 &&
  next?.kind === "paragraph" &&
  block.items.length <= mostLinesBelow &&
  block.items.every((item) => [...item].length <= longestLineBelow && !/[.。।:：]$/u.test(item) && findAddresses(item).length === 0);
const mostLinesBelow = 3;
const longestLineBelow = 80;

/** “Annual report 2026: costs fall, …” between a headline and the text says something, whatever stands before its colon. */
const isSecondLine = (block: Block, blocks: readonly Block[], head: Head): boolean =>
  block.kind === "fact" &&
  head.title !== null &&
  head.body.length === 0 &&
  blocks[2]?.kind === "paragraph" &&
  !isUsualLabel(block.label) &&
  block.text.split(/\s+/u).length >= fewestOfSecond;
const fewestOfSecond = 5;

/** “Invitation: an evening at the museum” above the text: a headline has no label. What only names a day or a place is none. */
function asHeading(block: Block, language: string): Block {
  if (block.kind !== "fact" || placeInLabel(block) !== null) return block;
  const isShouted = !/\p{Ll}/u.test(block.label + block.text) && /\p{Lu}{2}/u.test(block.text);
  const isDay =
    findDays(block.text).length > 0 &&
    findDays(block.text)
      .reduce((text, day) => text.replace(day, ""), block.text)
      .match(/[\p{L}\p{M}]{3}/u) === null;
  const isBare = [...block.text].length < 12 || isDay || findAddresses(block.text).length > 0;
  if (!isShouted && ((isBare && !isNamed(block)) || /[.。।]$/u.test(block.text))) return block;
  return { kind: "heading", text: `${block.label}${colonOf(language)}${block.text}`, isMarked: false };
}

/** “Health boat ‘Seba’: at a glance”: a name is no label. */
const isNamed = (block: Block) =>
  block.kind === "fact" && !isUsualLabel(block.label) && (block.label.split(/\s+/u).length > 2 || /[“„«「『‘"]/u.test(block.label));

function readHeadBlock(block: Extract<Block, { kind: "heading" | "paragraph" | "fact" }>, next: Block | undefined, head: Head): void {
  const alone = block.kind === "fact" || head.title === null || next?.kind !== "paragraph" ? null : readDatelineAlone(block.text);
  // “14 June: listeners' day – entry is free” above a paragraph with a dateline of its own is a second line.
  const isAbove = block.kind === "heading" && next?.kind === "paragraph" && readDateline(next.text) !== null;
  const isPlace = !isAbove && (head.dateline === null || block.kind === "paragraph");
  const told = block.kind === "fact" ? placeInLabel(block) : isPlace ? readDateline(block.text) : null;
  const found = alone === null || told?.rest === "" ? told : { dateline: alone, rest: "" };
  const isLine =
    found !== null &&
    (found.rest === "" || block.kind !== "heading" || (!block.isMarked && head.title !== null && found.dateline.day !== ""));
  if (found && isLine) {
    head.dateline = { place: found.dateline.place || (head.dateline?.place ?? ""), day: found.dateline.day || (head.dateline?.day ?? "") };
    if (found.rest !== "") head.body.push({ kind: "paragraph", text: found.rest });
  } else if (block.kind === "heading" && organisation.test(block.text) && isSenderAt(head, next)) {
    // Who sends the release, above its headline or below its day.
  } else if (
    block.kind === "heading" ||
    (block.kind === "paragraph" && block.question === undefined && isHeadline(block.text, next, head))
  ) {
    if (head.title === null) head.title = withoutRules(block.text);
    else if (head.subtitle === null && head.body.length === 0) head.subtitle = withoutRules(block.text);
    else head.body.push(block);
  } else head.body.push(block);
}

const isSenderAt = (head: Head, next: Block | undefined) =>
  head.title === null ? next?.kind === "heading" : head.dateline !== null && head.body.length === 0;

const organisation =
  /^(?:株式会社|有限会社|合同会社|学校法人|社会福祉法人|(?:一般|公益)(?:社団|財団)法人|(?:NPO|特定非営利活動)法人\s?|주식회사|\(주\))\S{1,24}$|株式会社$|有限公司$|\s(?:GmbH|AG|Inc\.?|Ltd\.?|LLC|S\.A\.|SpA|ООО|АО)$/u;

/** “～3分で組み立て～”, “– for children –”: signs around a line are no part of it. */
const withoutRules = (text: string) =>
  text.replace(/^〈([^〈〉]+)〉$/u, "$1").replace(/^[～〜~–—―=<＜\s-]+(?=\S)|[～〜~–—―=>＞\s-]+$/gu, "");

/** “BERLIN: Die Stadt …” is no label with a value. */
function placeInLabel({ kind, text, ...rest }: Extract<Block, { text: string }>): { dateline: Dateline; rest: string } | null {
  const label = "label" in rest ? rest.label : "";
  if (kind !== "fact" || text.length < 60 || !/[.!?。।]["”»“」]?$/u.test(text) || label.split(/\s+/u).length > 2) return null;
  return { dateline: { place: label, day: "" }, rest: text };
}

/** A first line that ends like a sentence is still a headline when the news follows in a paragraph of its own. */
function isHeadline(text: string, next: Block | undefined, head: Head): boolean {
  if (head.title !== null && head.subtitle !== null) return false;
  if (next === undefined || next.kind === "list" || next.kind === "fact") return false;
  const isAboveDateline = next.kind === "paragraph" && readDateline(next.text) !== null;
  // Several sentences, or one above a heading of its own, are the news itself; a question and its answer above a dateline are a headline.
  const isSeveral = lastBorder(text) > 0 && !(isAboveDateline && head.title === null);
  if (/[.!?。！？।։።]["”»」]?$/u.test(text) && (isSeveral || (next.kind === "heading" && next.isMarked))) return false;
  // Above a heading of its own stands the news, which has no stop in some scripts.
  if (head.title !== null) return isAboveDateline && [...text].length <= 260;
  return (
    [...text].length <= 120 &&
    (isAboveDateline || next.kind === "heading" || (next.kind === "paragraph" && next.text.length > text.length * 2))
  );
}
