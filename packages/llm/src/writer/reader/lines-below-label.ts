import type { Block } from "./block.ts";

/**
 * “Buy in person:” above “The Weavers' Shop” and “47 High Street, Hallow”: short lines below a label are its value. Read as headings they would be
 * told nowhere, or stand above what is not theirs.
 */
export function withLinesBelowLabels(body: readonly Block[]): Block[] {
  const result: Block[] = [];
  for (let at = 0; at < body.length; at += 1) {
    const block = body[at];
    const lines = isLabel(block) ? linesFrom(body, at + 1) : [];
    if (block?.kind === "paragraph" && isValue(lines, body[at + 1 + lines.length])) {
      result.push({ kind: "fact", label: block.text.replace(/\s*[:：]$/u, ""), text: lines.reduce(joined) });
      at += lines.length;
    } else if (block !== undefined) result.push(block);
  }
  return result;
}

const isLabel = (block: Block | undefined) =>
  block?.kind === "paragraph" &&
  block.question === undefined &&
  [...block.text].length <= longestLabel &&
  /^[^.!?。！？।:：]+[:：]$/u.test(block.text);
const longestLabel = 40;

function linesFrom(body: readonly Block[], from: number): string[] {
  const end = body.slice(from).findIndex((one) => one.kind !== "heading" || one.isMarked || /[:：]$/u.test(one.text));
  return body.slice(from, end === -1 ? undefined : end + from).flatMap((one) => (one.kind === "heading" ? [one.text] : []));
}

/** A line may also be the heading of what stands below it, unless that has a label of its own; the number of a house shows an address. */
const isValue = (lines: readonly string[], below: Block | undefined) =>
  lines.length > 0 &&
  (below === undefined ||
    below.kind === "fact" ||
    below.kind === "contact" ||
    (below.kind === "paragraph" &&
      (isLabel(below) || (lines.length > 1 && lines.some((line) => /\p{Nd}/u.test(line) && /[,،、，-]|\s\p{Nd}/u.test(line))))));

const joined = (one: string, other: string) =>
  `${one}${/\p{sc=Arabic}/u.test(one) ? "، " : /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(one) ? "、" : ", "}${other}`;
