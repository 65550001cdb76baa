import type { Direction } from "@copydesk/contracts";
import { type Headings, headingsOf } from "../headings.ts";
import type { TextOptions } from "./sheet.ts";

/** How the pages of one language are written. */
export interface Setting {
  words: Headings;
  /** Sides and language of headings and labels. */
  heading: TextOptions;
  /** Those of the text. */
  text: TextOptions;
  rtl: boolean;
  /** For colleagues: with status, versions and models. */
  internal: boolean;
}

export function settingOf({ code, direction }: { code: string; direction: Direction }, internal: boolean): Setting {
  const words = headingsOf(code);
  const rtl = direction === "rtl";
  // A name in Arabic stands at the right of an English page, too; on an Arabic page everything does.
  return { words, heading: { direction: rtl ? "rtl" : "auto", language: words.code }, text: { direction, language: code }, rtl, internal };
}

/** Parts of a line of facts that are there, as "Version 3 · gpt-5-mini". */
export const facts = (...parts: (string | false | null)[]) => parts.filter(Boolean).join(" · ");
