import { cn } from "../lib/cn.ts";
import { formatCount } from "../lib/locale.ts";
import { Button } from "./button.tsx";

interface PagerProps {
  count: number;
  offset: number;
  limit: number;
  onOffsetChange: (offset: number) => void;
  className?: string;
}

/** "1 – 25 of 1,204" with Previous and Next. */
export function Pager({ count, offset, limit, onOffsetChange, className }: PagerProps) {
  const { from, to, previous, next } = pageWindow({ count, offset, limit });
  return (
    <nav aria-label="Pages" className={cn("flex items-center justify-between gap-3 pt-3.5 text-ink-3 text-sm tabular-nums", className)}>
      <span aria-live="polite">{count === 0 ? "None" : `${formatCount(from)} – ${formatCount(to)} of ${formatCount(count)}`}</span>
      <span className="flex gap-2">
        <Button size="sm" disabled={previous === null} onClick={() => previous !== null && onOffsetChange(previous)}>
          Previous
        </Button>
        <Button size="sm" disabled={next === null} onClick={() => next !== null && onOffsetChange(next)}>
          Next
        </Button>
      </span>
    </nav>
  );
}

/** First and last row shown (from 1) and the offsets of the pages beside it, null at the ends. */
export function pageWindow({ count, offset, limit }: { count: number; offset: number; limit: number }) {
  return {
    from: Math.min(offset + 1, count),
    to: Math.min(offset + limit, count),
    previous: offset > 0 ? Math.max(0, offset - limit) : null,
    next: offset + limit < count ? offset + limit : null,
  };
}
