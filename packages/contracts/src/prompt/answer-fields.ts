import type { FieldSpec, FieldValues } from "../master-data.ts";
import { fieldValue, itemsOf } from "../rules/posted-text.ts";

/**
 * Parts of an answer by field key. Whole answers and, with `partial`, ones still arriving, whose half-written marker is
 * held back. Text before the first marker, or an answer without markers, goes to the first required field that is not
 * a list.
 */
export function parseFields(answer: string, specs: readonly FieldSpec[], options: { partial?: boolean } = {}): FieldValues {
  const known = new Map(specs.map((spec) => [spec.key, spec]));
  const main = (specs.find((spec) => spec.required && spec.format !== "list") ?? specs[0])?.key;
  const parts = new Map<string, string[]>();
  let current = main;
  for (const raw of linesOf(answer, specs, options.partial ?? false)) {
    const [, key = "", rest = ""] = marker.exec(raw) ?? [];
    if (known.has(key)) {
      current = key;
      // A second list marker adds values; a second text marker starts over.
      if (!parts.has(current) || known.get(current)?.format !== "list") parts.set(current, []);
      if (rest) parts.get(current)?.push(rest);
    } else if (current !== undefined) {
      const lines = parts.get(current) ?? [];
      lines.push(
        raw.replace(escapedMarker, (whole, before: string, line: string, name: string) => (known.has(name) ? before + line : whole)),
      );
      parts.set(current, lines);
    }
  }
  const values: FieldValues = {};
  for (const [key, lines] of parts) {
    const text = lines.join("\n").trim();
    if (known.get(key)?.format === "list") {
      const list = parseList(text, key);
      if (list.length > 0) values[key] = list;
    } else if (text !== "") values[key] = text;
  }
  return values;
}

/**
 * The way back: parts with their markers, in the order of the channel's fields. A line of a text that would be read as
 * a marker gets a backslash, a value of a list that begins like a bullet gets one of its own.
 */
export function formatFields(values: FieldValues, specs: readonly FieldSpec[]): string {
  const keys = new Set(specs.map((spec) => spec.key));
  const guarded = (line: string) =>
    line.replace(anyMarker, (whole, before: string, rest: string, name: string) => (keys.has(name) ? `${before}\\${rest}` : whole));
  return specs
    .flatMap((spec) => {
      const value = fieldValue(values, spec.key);
      if (value === undefined || value.length === 0) return [];
      const text = Array.isArray(value) ? itemsOf(value).map(asListLine).join("\n") : value;
      return [`[[${spec.key}]]\n${text.split("\n").map(guarded).join("\n")}`];
    })
    .join("\n");
}

/** A piece as plain running text: parts under their labels, or the only part alone; hashtags on one line. */
export function fieldsToText(values: FieldValues, specs: readonly FieldSpec[], options: { labels?: boolean } = {}): string {
  const filled = specs.filter((spec) => (fieldValue(values, spec.key)?.length ?? 0) > 0);
  const social = filled.filter((spec) => !isTagList(spec)).length <= 1;
  const labels = options.labels ?? !social;
  return filled
    .map((spec) => {
      const value = values[spec.key] as string | string[];
      const text = Array.isArray(value) ? value.join(isTagList(spec) ? " " : "\n") : value;
      return labels ? `${spec.label}:\n${text}` : text;
    })
    .join("\n\n");
}

const isTagList = (spec: FieldSpec) => spec.format === "list" && spec.key === "hashtags";

// Models decorate markers as headings or in bold.
const decoration = "\\s*(?:#+\\s*|\\*\\*)?";
const marker = new RegExp(`^${decoration}\\[\\[([a-z][a-z0-9_]*)\\]\\](?:\\*\\*)?:?[ \\t]*([^]*)$`);
const anyMarker = new RegExp(`^(${decoration})(\\\\*\\[\\[([a-z][a-z0-9_]*)\\]\\])`);
const escapedMarker = new RegExp(`^(${decoration})\\\\(\\\\*\\[\\[([a-z][a-z0-9_]*)\\]\\])`);

function linesOf(answer: string, specs: readonly FieldSpec[], partial: boolean): string[] {
  const lines = withoutFence(answer.replace(/\r\n?/g, "\n")).split("\n");
  const begun = lines.at(-1)?.replace(/^\s*(?:#+\s*|\*\*)?/, "") ?? "";
  const isHalf = partial && begun !== "" && specs.some(({ key }) => `[[${key}]`.startsWith(begun));
  return isHalf ? lines.slice(0, -1) : lines;
}

/** Some models put a whole answer in a code fence. One that belongs to a text stays. */
function withoutFence(answer: string): string {
  const [opening] = /^\s*```[a-z]*\n/i.exec(answer) ?? [];
  if (opening === undefined) return answer;
  const inside = answer.slice(opening.length);
  const isClosed = /\n```\s*$/.test(inside) && (inside.match(/^[ \t]*```/gm)?.length ?? 0) % 2 === 1;
  if (isClosed) return inside.replace(/\n```\s*$/, "");
  return marker.test(inside) ? inside : answer;
}

const bullet = /^[-*•–]\s+/;
const tag = "[\\p{L}\\p{N}\\p{M}_]+(?:[·・\\u200c\\u200d][\\p{L}\\p{N}\\p{M}_]+)*";
const tagged = new RegExp(`[#＃](${tag})`, "gu");
const bare = new RegExp(tag, "gu");

/** How models say that they have no hashtags. */
const nothing = /^[^\p{L}\p{N}]*(?:none|null|n\/a|nil|keine?|aucun|ninguno|nessuno|nenhum|geen)?[^\p{L}\p{N}]*$/iu;

const longestNothing = 200;

function parseList(text: string, key: string): string[] {
  if (key === "hashtags") {
    const tags = [...text.matchAll(tagged)].map((match) => `#${match[1]}`);
    if (tags.length === 0 && text.length <= longestNothing && nothing.test(text)) return [];
    return tags.length > 0 ? tags : [...text.matchAll(bare)].map((match) => `#${match[0]}`);
  }
  const lines = itemsOf(text);
  // Only numbers that count the lines are numbering: “24. December” is not.
  const isNumbered = lines.length > 1 && lines.every((line, at) => new RegExp(`^${at + 1}[.)]\\s`).test(line));
  return lines.map((line) => line.replace(isNumbered ? /^\d+[.)]\s+/ : bullet, "")).filter((line) => line !== "");
}

function asListLine(item: string): string {
  const line = item.replace(/(?<!\s)\s*\n\s*/g, " ");
  return bullet.test(line) || /^\d+[.)]\s/.test(line) ? `- ${line}` : line;
}
