import { ArchiveIcon } from "@phosphor-icons/react/dist/csr/Archive";
import { CheckIcon } from "@phosphor-icons/react/dist/csr/Check";
import { CheckCircleIcon } from "@phosphor-icons/react/dist/csr/CheckCircle";
import { ChecksIcon } from "@phosphor-icons/react/dist/csr/Checks";
import { CircleDashedIcon } from "@phosphor-icons/react/dist/csr/CircleDashed";
import { CircleHalfIcon } from "@phosphor-icons/react/dist/csr/CircleHalf";
import { ClockCounterClockwiseIcon } from "@phosphor-icons/react/dist/csr/ClockCounterClockwise";
import { MinusCircleIcon } from "@phosphor-icons/react/dist/csr/MinusCircle";
import { WarningIcon } from "@phosphor-icons/react/dist/csr/Warning";
import { WarningCircleIcon } from "@phosphor-icons/react/dist/csr/WarningCircle";
import { XCircleIcon } from "@phosphor-icons/react/dist/csr/XCircle";
import type { ReactNode } from "react";
import { cn } from "../lib/cn.ts";
import { ProgressRing } from "./progress-ring.tsx";

/**
 * What a glyph says: `ok` a quiet tick, `ready` the green one, `running` a ring, `waiting` and `draft` a dashed ring,
 * `review` half a disc, `warning`, `failed`, `alert` (failed, as an exclamation mark), `stale` (out of date), `done`, `archived`, `off`.
 */
export type MarkKind =
  | "ok"
  | "ready"
  | "running"
  | "waiting"
  | "draft"
  | "review"
  | "warning"
  | "failed"
  | "alert"
  | "stale"
  | "done"
  | "archived"
  | "off";

interface MarkProps {
  kind: MarkKind;
  /** For `running`, 0 to 100. */
  progress?: number;
  size?: number;
  className?: string;
}

const glyphs: Record<Exclude<MarkKind, "running">, (size: number) => ReactNode> = {
  ok: (size) => <CheckIcon size={size} className="text-ink-3" />,
  ready: (size) => <CheckCircleIcon size={size} weight="fill" className="text-success-solid" />,
  waiting: (size) => <CircleDashedIcon size={size} className="text-glyph" />,
  draft: (size) => <CircleDashedIcon size={size} className="text-glyph" />,
  review: (size) => <CircleHalfIcon size={size} weight="fill" className="text-info-solid" />,
  warning: (size) => <WarningIcon size={size} weight="fill" className="text-warning-solid" />,
  failed: (size) => <XCircleIcon size={size} weight="fill" className="text-destructive-solid" />,
  alert: (size) => <WarningCircleIcon size={size} weight="fill" className="text-destructive-solid" />,
  stale: (size) => <ClockCounterClockwiseIcon size={size} className="text-warning-solid" />,
  done: (size) => <ChecksIcon size={size} className="text-glyph" />,
  archived: (size) => <ArchiveIcon size={size} className="text-glyph" />,
  off: (size) => <MinusCircleIcon size={size} className="text-glyph" />,
};

/** The glyph alone. Put words beside it, or words for screen readers. */
export function Mark({ kind, progress = 0, size = 16, className }: MarkProps) {
  return (
    <span aria-hidden className={cn("inline-grid shrink-0 place-items-center", className)}>
      {kind === "running" ? <ProgressRing value={progress} size={size - 2} /> : glyphs[kind](size)}
    </span>
  );
}

const inks: Partial<Record<MarkKind, string>> = {
  running: "text-accent-ink",
  warning: "text-warning-ink",
  failed: "text-destructive-ink",
  alert: "text-destructive-ink",
  stale: "text-warning-ink",
};

interface StatusMarkProps extends MarkProps {
  label: ReactNode;
  /** After the words, lighter: "7 of 18". */
  detail?: ReactNode;
}

/** A status as glyph and words, without a pill. */
export function StatusMark({ kind, label, detail, progress, size, className }: StatusMarkProps) {
  return (
    <span className={cn("inline-flex items-center gap-[7px] font-medium text-ink-2 text-sm whitespace-nowrap", inks[kind], className)}>
      <Mark kind={kind} progress={progress} size={size} />
      <span>
        {label}
        {detail && <span className="ml-1.5 font-normal tabular-nums opacity-90">{detail}</span>}
      </span>
    </span>
  );
}
