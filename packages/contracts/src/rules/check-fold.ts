import type { CheckResult } from "../blocks.ts";
import { graphemes } from "./segmenters.ts";

const sentenceEnd = /[.!?…؟।۔]["'”’»)\]]*(?=\s|$)|[。！？｡]/u;

/** Whether readers get a whole first line or sentence before the text folds after `fold` graphemes. */
export function checkFold(text: string, field: string, fold: number): CheckResult[] {
  if (text === "") return [];
  const head = firstGraphemes(text, fold);
  const fits = head.length === text.length || head.includes("\n") || sentenceEnd.test(head);
  if (fits) return [{ code: "fold", level: "ok", field, message: "First line fits before “see more”" }];
  return [{ code: "fold", level: "warning", field, message: `No sentence ends in the ${fold} characters before “see more”` }];
}

function firstGraphemes(text: string, count: number): string {
  let seen = 0;
  // A grapheme is rarely longer than this; the bound keeps long texts away from the segmenter.
  for (const { index } of graphemes.segment(text.slice(0, count * 16))) {
    if (seen === count) return text.slice(0, index);
    seen += 1;
  }
  return text;
}
