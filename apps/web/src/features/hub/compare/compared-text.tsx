import { cn } from "@copydesk/ui";
import { memo, type ReactNode } from "react";
import type { ComparedPart, ComparedRow } from "./compare-versions.ts";

/** Which of the two texts is read, or both in one. */
export type Side = "before" | "after" | "both";

interface ComparedTextProps {
  row: ComparedRow;
  side: Side;
  /** The change that is looked at, when it is in this row. */
  current: number | null;
  /** How words are shown that are there or come in [as they are]. */
  render?: (words: string) => ReactNode;
}

/** One paragraph with what was taken away and what was put in marked. */
export const ComparedText = memo(function ComparedText({ row, side, current, render = asTheyAre }: ComparedTextProps) {
  if ((side === "before" && !row.hasBefore) || (side === "after" && !row.hasAfter)) return null;
  return (
    <p className="whitespace-pre-line break-words">
      {row.parts.map((part, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no identity but their place
        <Part key={i} part={part} side={side} isCurrent={part.change !== null && part.change === current} render={render} />
      ))}
    </p>
  );
});

/** A zero-width non-joiner, for words of a script whose letters join. */
const apart = (words: string) => (/\p{Script=Arabic}/u.test(words) ? "\u200c" : "");
const mark = "box-decoration-clone rounded-xs px-[3px] -mx-px py-px";

interface PartProps {
  part: ComparedPart;
  side: Side;
  isCurrent: boolean;
  render: (words: string) => ReactNode;
}

const asTheyAre = (words: string): ReactNode => words;

function Part({ part, side, isCurrent, render }: PartProps) {
  const look = cn(mark, isCurrent && "outline-2 outline-accent-ink outline-offset-1");
  if (part.kind === "same") return render(part.text);
  if (part.kind === (side === "after" ? "removed" : side === "before" ? "added" : "")) return null;
  // Spaces at the ends belong to the line, not to the mark around the words.
  const [, before, words, after] = /^(\s*)(\S(?:[\s\S]*\S)?)(\s*)$/.exec(part.text) ?? ["", "", part.text, ""];
  return (
    <>
      {/* Without a blank, Arabic letters of what was taken away and what came would be joined. */}
      {before || apart(words)}
      {part.kind === "removed" ? (
        <del data-change={part.change} className={cn(look, "bg-removed-tint text-removed-ink")}>
          {words}
        </del>
      ) : (
        <ins
          data-change={part.change}
          className={cn(look, "bg-added-tint text-added-ink underline decoration-success-solid decoration-2 underline-offset-4")}
        >
          {render(words)}
        </ins>
      )}
      {after || apart(words)}
    </>
  );
}
