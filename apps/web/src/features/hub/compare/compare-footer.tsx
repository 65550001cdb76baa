import { IconButton } from "@copydesk/ui";
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
  const unit = (count: number) => `${count} ${wordSpacing ? "word" : "character"}${count === 1 ? "" : "s"}`;
  const step = (by: number) => onCurrent(current === null ? (by > 0 ? 0 : changes - 1) : (current + by + changes) % changes);
  return (
    <div className="flex w-full flex-wrap items-center gap-x-[18px] gap-y-3">
      {comparison && changes === 0 && <p className="text-ink-2 text-sm">Both say the same.</p>}
      {comparison && changes > 0 && (
        <>
          <p className="flex items-center gap-x-[18px] text-ink-2 text-sm tabular-nums max-sm:w-full">
            <span className="flex items-center gap-2">
              <i aria-hidden className="size-2.5 rounded-[3px] border border-destructive-line bg-removed-tint" />
              {unit(comparison.removed)} removed
            </span>
            <span className="flex items-center gap-2">
              <i aria-hidden className="size-2.5 rounded-[3px] border border-success-line bg-added-tint" />
              {unit(comparison.added)} added
            </span>
          </p>
          <div className="flex items-center gap-1.5 text-ink-3 text-sm tabular-nums">
            <IconButton label="Previous change" icon={<ArrowUpIcon size={16} />} onClick={() => step(-1)} />
            <IconButton label="Next change" icon={<ArrowDownIcon size={16} />} onClick={() => step(1)} />
            <span aria-live="polite">
              {current === null ? `${changes} ${changes === 1 ? "change" : "changes"}` : `Change ${current + 1} of ${changes}`}
            </span>
          </div>
        </>
      )}
      <div className="ml-auto flex flex-wrap gap-2">{children}</div>
    </div>
  );
}
