import { factOf } from "./facts.ts";
import { isUsualLabel } from "./labels.ts";
import { type Line, stop } from "./lines.ts";

/**
 * Lines with numbers that are no items of a list, as what they are: “三、Opening hours” above what it is about, and “1. Date: …”, “2. Place: …”,
 * among which one may stand above a list of its own. What has the shape of other numbers counts by itself.
 */
export function readNumbers(lines: readonly Line[]): Line[] {
  const styles = new Map(lines.map((line) => [line, line.kind === "numbered" ? styleOf(line) : ""]));
  const of = (style: string) => [...lines.keys()].filter((at) => style !== "" && styles.get(lines[at] as Line) === style);
  const isOver = (at: number) => {
    const next = lines[at + 1];
    return (
      next?.kind === "text" || next?.kind === "item" || (next?.kind === "numbered" && styles.get(next) !== styles.get(lines[at] as Line))
    );
  };
  const all = [...new Set(styles.values())];
  const sections = new Set(all.filter((style) => isMost(of(style), isOver) && of(style).filter(isOver).length > 1));
  const facts = new Set(all.filter((style) => !sections.has(style) && areFacts(of(style).map((at) => lines[at] as Line))));
  return lines.map((line, at) => {
    const style = styles.get(line) ?? "";
    const isName = !stop.test(line.text) && [...line.text].length <= longestSection;
    const isAbove = isOver(at) && lines[at + 1]?.kind !== "text";
    // “5. Apply by: 23 October” below “4. What we offer” and its items.
    if (sections.has(style) && factOf(line.text) !== null) return { kind: "text", text: line.text, endsSection: true };
    if (sections.has(style)) return { kind: !isName || !isOver(at) ? "text" : isAbove ? "heading" : "section", text: line.text };
    if (facts.has(style)) return { kind: "text", text: isAbove && isName && factOf(line.text) === null ? `${line.text}:` : line.text };
    return line;
  });
}

const isMost = (places: readonly number[], is: (at: number) => boolean) => places.filter(is).length > places.length / 2;
const longestSection = 90;

/** “1.”, “(一)”, “가.” as “1.”, “(一)”, “가.”, whatever their number. */
const styleOf = ({ whole = "" }: Line): string =>
  /^[(（]?[\p{L}\p{M}\p{N}]{1,3}\ufe0f?\u20e3?[)）.．、]?/u
    .exec(whole)?.[0]
    .replace(/\p{Nd}+/u, "1")
    .replace(/[一二三四五六七八九十]+/u, "一")
    .replace(/[①-⑳]/u, "①")
    .replace(/[가-하]/u, "가")
    .replace(/\p{L}\p{M}*(?<![一가])/u, "a") ?? "";

function areFacts(lines: readonly Line[]): boolean {
  const facts = lines.flatMap(({ text }) => factOf(text) ?? []);
  const usual = facts.filter(({ label }) => isUsualLabel(label));
  return facts.length >= fewestFacts && facts.length >= lines.length * mostFacts && usual.length >= fewestUsual;
}
const fewestFacts = 3;
const mostFacts = 0.6;
const fewestUsual = 2;
