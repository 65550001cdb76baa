import type { BlockSummary, LanguageOption } from "@copydesk/contracts";
import { cn } from "@copydesk/ui";
import { memo } from "react";
import { Link } from "react-router";
import { useBlockName } from "../../hub-kit/index.ts";
import { BlockMark, useBlockPhase } from "../index/block-mark.tsx";

interface OverviewCellProps {
  block: BlockSummary;
  language: LanguageOption;
  row: number;
  column: number;
  tabIndex: number;
}

/** One piece: where it stands, which version, what there is to look at. It leads to its text. */
export const OverviewCell = memo(function OverviewCell({ block, language, row, column, tabIndex }: OverviewCellProps) {
  const name = useBlockName(block);
  const phase = useBlockPhase(block);
  const isSchedule = block.kind === "schedule";
  const to = { search: `?${new URLSearchParams({ language: language.code })}`, hash: `#${block.id}` };
  const words = phase.number === null || phase.words.startsWith("version") ? phase.words : `version ${phase.number}, ${phase.words}`;
  return (
    <Link
      to={to}
      data-row={row}
      data-column={column}
      tabIndex={tabIndex}
      title={`${name} in ${language.name}: ${words}`}
      className={cn(
        "-outline-offset-2 flex h-11 items-center justify-center gap-1.5 rounded-sm px-1.5 text-ink-2 text-xs tabular-nums hover:bg-hover",
        phase.mark === "alert" && "bg-destructive-tint hover:bg-destructive-tint",
        phase.mark === "warning" && "text-warning-ink",
        isSchedule && "text-ink-3",
      )}
    >
      <span className="sr-only">
        {name} in {language.name}, {words}
      </span>
      <BlockMark phase={phase} size={15} />
      {phase.mark === "warning" && (
        <span aria-hidden className="font-medium">
          {block.warnings}
        </span>
      )}
      <span aria-hidden>{phase.number === null ? "–" : `v${phase.number}`}</span>
    </Link>
  );
});
