import { countLength } from "@copydesk/contracts";
import { diffArrays } from "diff";

export interface TextPart {
  kind: "same" | "added" | "removed";
  text: string;
}

const words = new Intl.Segmenter(undefined, { granularity: "word" });
const graphemes = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** Texts further apart than this many insertions and deletions have no more in common than the odd word. */
const apart = 1_500;

/**
 * What changed from one text to another: by words where the script puts spaces between them, by graphemes where it does
 * not. The parts of `same` and `removed` make up `before`, those of `same` and `added` make up `after`. Changes with
 * nothing but a space or a sign between them are one.
 */
export function differences(before: string, after: string, wordSpacing: boolean): TextPart[] {
  if (before === after) return before === "" ? [] : [{ kind: "same", text: before }];
  const pieces = (text: string) => [...(wordSpacing ? words : graphemes).segment(text)].map((one) => one.segment);
  const found = diffArrays(pieces(before), pieces(after), { maxEditLength: apart });
  if (!found) return changeOf({ removed: before, added: after });
  return joinChanges(
    found.map((part) => ({ kind: part.added ? "added" : part.removed ? "removed" : "same", text: part.value.join("") })),
    wordSpacing ? /^[\s\p{P}]{1,2}$/u : /^\s*\S?\s*$/u,
  );
}

function joinChanges(parts: readonly TextPart[], isSlight: RegExp): TextPart[] {
  const joined: TextPart[] = [];
  let change = { removed: "", added: "" };
  const close = () => {
    joined.push(...changeOf(change));
    change = { removed: "", added: "" };
  };
  parts.forEach((part, i) => {
    if (part.kind !== "same") change[part.kind] += part.text;
    else if (i > 0 && i < parts.length - 1 && isSlight.test(part.text)) {
      change.removed += part.text;
      change.added += part.text;
    } else {
      close();
      joined.push(part);
    }
  });
  close();
  return joined;
}

function changeOf({ removed, added }: { removed: string; added: string }): TextPart[] {
  return [
    ...(removed === "" ? [] : [{ kind: "removed" as const, text: removed }]),
    ...(added === "" ? [] : [{ kind: "added" as const, text: added }]),
  ];
}

/** How many words, or characters where words are not spaced, a text has. */
export function countUnits(text: string, wordSpacing: boolean): number {
  let count = 0;
  if (wordSpacing) return countLength(text, "words");
  for (const { segment } of graphemes.segment(text)) count += segment.trim() === "" ? 0 : 1;
  return count;
}
