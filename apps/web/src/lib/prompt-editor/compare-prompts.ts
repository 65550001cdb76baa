import { diffLines, diffWordsWithSpace } from "diff";

export interface ComparedPiece {
  kind: "same" | "added" | "removed";
  text: string;
}

/** A line of both texts, or of one alone; its pieces say what of it changed. */
export interface ComparedLine {
  before: ComparedPiece[] | null;
  after: ComparedPiece[] | null;
}

/** Two prompts line by line, side by side; of lines that take each other's place, the words that differ. */
export function compareLines(before: string, after: string): ComparedLine[] {
  const lines: ComparedLine[] = [];
  let removed: string[] = [];
  let added: string[] = [];
  const close = () => {
    for (let at = 0; at < Math.max(removed.length, added.length); at += 1) lines.push(pairOf(removed[at], added[at]));
    removed = [];
    added = [];
  };
  for (const part of diffLines(withEnd(before), withEnd(after))) {
    const texts = part.value.replace(/\n$/, "").split("\n");
    if (part.removed) removed.push(...texts);
    else if (part.added) added.push(...texts);
    else {
      close();
      lines.push(...texts.map((text) => ({ before: same(text), after: same(text) })));
    }
  }
  close();
  return lines;
}

const withEnd = (text: string) => (text === "" || text.endsWith("\n") ? text : `${text}\n`);
const same = (text: string): ComparedPiece[] => [{ kind: "same", text }];

function pairOf(before: string | undefined, after: string | undefined): ComparedLine {
  if (before === undefined) return { before: null, after: [{ kind: "added", text: after ?? "" }] };
  if (after === undefined) return { before: [{ kind: "removed", text: before }], after: null };
  const words = diffWordsWithSpace(before, after).map(
    (part): ComparedPiece => ({ kind: part.added ? "added" : part.removed ? "removed" : "same", text: part.value }),
  );
  return { before: words.filter((one) => one.kind !== "added"), after: words.filter((one) => one.kind !== "removed") };
}

/** How many lines differ. */
export const changedLines = (lines: readonly ComparedLine[]): number =>
  lines.filter(({ before, after }) => ![before, after].every((side) => side?.every((piece) => piece.kind === "same"))).length;

/** Only what differs, with a line around it; null stands for lines that were left out. */
export function aroundChanges(lines: readonly ComparedLine[], around = 1): (ComparedLine | null)[] {
  const isNear = lines.map((_, at) => changedLines(lines.slice(Math.max(0, at - around), at + around + 1)) > 0);
  const shown: (ComparedLine | null)[] = [];
  lines.forEach((line, at) => {
    if (isNear[at]) shown.push(line);
    else if (shown.at(-1) !== null) shown.push(null);
  });
  return shown;
}
