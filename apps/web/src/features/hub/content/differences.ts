import { diffArrays } from "diff";

export interface TextPart {
  kind: "same" | "added" | "removed";
  text: string;
}

const words = new Intl.Segmenter(undefined, { granularity: "word" });
const graphemes = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/**
 * What changed from one text to another: by words where the script puts spaces between them, by graphemes where it does
 * not. The parts of `same` and `removed` make up `before`, those of `same` and `added` make up `after`.
 */
export function differences(before: string, after: string, wordSpacing: boolean): TextPart[] {
  const pieces = (text: string) => [...(wordSpacing ? words : graphemes).segment(text)].map((one) => one.segment);
  return diffArrays(pieces(before), pieces(after)).map((part) => ({
    kind: part.added ? "added" : part.removed ? "removed" : "same",
    text: part.value.join(""),
  }));
}
