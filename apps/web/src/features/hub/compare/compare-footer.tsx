import { cn, formatCount, IconButton } from "@copydesk/ui";
import { ArrowDownIcon } from "@phosphor-icons/react/dist/csr/ArrowDown";
import { ArrowUpIcon } from "@phosphor-icons/react/dist/csr/ArrowUp";
import type { ReactNode } from "react";
import type { Comparison } from "./compare-versions.ts";

interface CompareFooterProps {
  comparison: Comparison | null;
  wordSpacing: boolean;
  current: number | null;
  onCurrent: (change: number) => void;
  children: ReactNode;
}

/** How much changed, a way through the changes, and what to do about them. */
export function CompareFooter({ comparison, wordSpacing, current, onCurrent, children }: CompareFooterProps) {
  const changes = comparison?.changes ?? 0;
  const step = (by: number) => onCurrent(current === null ? (by > 0 ? 0 : changes - 1) : (current + by + changes) % changes);
  return (
    <div className="flex w-full flex-wrap items-center gap-x-[18px] gap-y-3 max-sm:justify-between max-sm:gap-x-2">
      {comparison && changes === 0 && <p className="text-ink-2 text-sm">Both say the same.</p>}
      {comparison && changes > 0 && (
        <>
          <Counts comparison={comparison} unit={wordSpacing ? "word" : "character"} />
          <div className="flex items-center gap-1.5 text-ink-3 text-sm tabular-nums">
            <IconButton label="Previous change" icon={<ArrowUpIcon size={16} />} onClick={() => step(-1)} />
            <IconButton label="Next change" icon={<ArrowDownIcon size={16} />} onClick={() => step(1)} />
            <span aria-live="polite">
              {current === null ? (
                `${changes} ${changes === 1 ? "change" : "changes"}`
              ) : (
                <>
                  <span className="max-sm:sr-only">Change </span>
                  {current + 1} of {changes}
                </>
              )}
            </span>
          </div>
        </>
      )}
      <div className="ml-auto flex flex-wrap gap-2">{children}</div>
    </div>
  );
}

function Counts({ comparison: { removed, added }, unit }: { comparison: Comparison; unit: string }) {
  if (removed === 0 && added === 0) return <p className="text-ink-2 text-sm">No {unit}s differ, only the spacing between them.</p>;
  return (
    <p className="flex items-center gap-x-[18px] text-ink-2 text-sm tabular-nums max-sm:gap-x-3">
      <Count count={removed} unit={unit} what="removed" swatch="border-destructive-line bg-removed-tint" />
      <Count count={added} unit={unit} what="added" swatch="border-success-line bg-added-tint" />
    </p>
  );
}

/** "22 words removed"; on phones "22 removed". */
const Count = ({ count, unit, what, swatch }: { count: number; unit: string; what: string; swatch: string }) => (
  <span className="flex items-center gap-2 max-sm:gap-1">
    <i aria-hidden className={cn("size-2.5 shrink-0 rounded-[3px] border", swatch)} />
    <span>
      {formatCount(count)}
      <span className="max-sm:sr-only">
        {" "}
        {unit}
        {count === 1 ? "" : "s"}
      </span>{" "}
      {what}
    </span>
  </span>
);
