import type { BlockSummary, VersionDetail } from "@copydesk/contracts";
import { readingOf } from "../content/reading.ts";
import { useHub } from "../hub-context.ts";
import { BlockMark, useBlockPhase } from "../index/block-mark.tsx";
import { firstWords } from "../words/first-words.ts";

/** What is left of a piece that is folded: how it stands, and how it begins. */
export function FoldedPiece({ block, selected }: { block: BlockSummary; selected: VersionDetail | null }) {
  const { language } = useHub();
  const phase = useBlockPhase(block);
  // Which version it is stands over it.
  const state = phase.mark === "ok" ? "written" : phase.words;
  const words = firstWords(selected);
  return (
    <p className="flex min-w-0 items-center gap-2 text-ink-3 text-sm">
      <BlockMark phase={phase} size={15} className="shrink-0" />
      <span className="shrink-0">
        {state.charAt(0).toUpperCase()}
        {state.slice(1)}
      </span>
      {words && (
        <bdi {...readingOf(language, words)} className="min-w-0 truncate text-ink-2">
          {words}
        </bdi>
      )}
    </p>
  );
}
