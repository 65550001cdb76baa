import type { Block } from "./block.ts";
import { type Dateline, type FoundDateline, readDateline } from "./dateline.ts";
import { readDatelineAlone } from "./dateline-alone.ts";
import { findDays, isRangeOfDays } from "./dates.ts";
import { isDateLabel } from "./labels.ts";
import { isPublished } from "./line-labels/never-headlines.ts";

/** A text without where and when it was written, and that. */
export interface Dated {
  dateline: Dateline | null;
  body: Block[];
  /** What stands between headline and dateline though it is a whole sentence: the headline's second line. Null without. */
  secondLine: string | null;
}

/**
 * Where and when a story was written, in lines of its own or in front of its first paragraph; the line in front of the text knows the place, and what
 * neither has stays empty.
 */
export function readWhereWritten(blocks: readonly Block[], lines: readonly string[]): Dated {
  const alone = lines.map(readLine).filter((line) => line !== null);
  const at = blocks.findIndex((block) => block.kind === "paragraph" || block.kind === "fact" || block.kind === "list");
  const first = blocks[at];
  const found =
    first?.kind === "paragraph" && first.question === undefined && !isRangeOfDays(first.text)
      ? readDateline(first.text)
      : first?.kind === "fact"
        ? placeInLabel(first)
        : null;
  if (!found && first?.kind === "paragraph") {
    const below = belowSecondLine(blocks, at);
    if (below !== null) return { ...readWhereWritten(below, lines), secondLine: first.text };
  }
  const all = [...(found ? [found.dateline] : []), ...alone];
  const dateline =
    all.length === 0
      ? null
      : { place: all.find((one) => one.place !== "")?.place ?? "", day: all.find((one) => one.day !== "")?.day ?? "" };
  if (!found) return { dateline, body: [...blocks], secondLine: null };
  const rest: Block[] = found.rest === "" ? [] : [{ kind: "paragraph", text: found.rest }];
  return { dateline, body: [...blocks.slice(0, at), ...rest, ...blocks.slice(at + 1)], secondLine: null };
}

/** The story from its dateline on, where one short paragraph stands above that: “Six places at a low rent: apply by 16 October.” / “Alston, 7 September 2026 – …” */
function belowSecondLine(blocks: readonly Block[], at: number): Block[] | null {
  const [first, next] = blocks.slice(at, at + 2);
  if (first?.kind !== "paragraph" || next?.kind !== "paragraph" || [...first.text].length > longestSecondLine) return null;
  const { dateline } = readDateline(next.text) ?? {};
  const isSure = dateline !== undefined && dateline.place !== "" && /\p{Nd}{4}/u.test(dateline.day);
  return isSure ? [...blocks.slice(0, at), ...blocks.slice(at + 1)] : null;
}
const longestSecondLine = 220;

function readLine(whole: string): Dateline | null {
  const bare = whole.replace(/^[(（[［【\s–—―-]+|[)）\]］】\s–—―-]+$/gu, "");
  const [, label = "", day = ""] = /^([^:：]{2,14})\s?[:：]\s*(\S.*)$/u.exec(bare) ?? [];
  const line = isDateLabel(label) ? day : bare;
  const found = readDatelineAlone(line) ?? readDateline(line)?.dateline;
  // “Updated 16 February 2027”, “Author: … | Registered: 2026-09-07” name no town.
  if (found) return isPublished(line) || /[:：|｜]/u.test(found.place) ? { ...found, place: "" } : found;
  const [only] = findDays(line);
  return only === undefined ? null : { place: "", day: only };
}

/** “BERLIN: Die Stadt …” is no label with a value. */
function placeInLabel({ label, text }: Extract<Block, { kind: "fact" }>): FoundDateline | null {
  if (text.length < 60 || !/[.!?。।]["”»“」]?$/u.test(text) || label.split(/\s+/u).length > 2) return null;
  return { dateline: { place: label, day: "" }, rest: text };
}
