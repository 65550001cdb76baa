import { ArrowCounterClockwiseIcon } from "@phosphor-icons/react/dist/csr/ArrowCounterClockwise";
import { StopCircleIcon } from "@phosphor-icons/react/dist/csr/StopCircle";
import { WarningCircleIcon } from "@phosphor-icons/react/dist/csr/WarningCircle";
import type { ReactNode } from "react";
import { cn } from "../lib/cn.ts";
import { Button } from "./button.tsx";

export interface FailureNoteProps {
  /** What happened, in the person's words. */
  title: ReactNode;
  /** What is kept, what to do. */
  children?: ReactNode;
  onRetry?: (() => void) | undefined;
  retryLabel?: string;
  retrying?: boolean;
  /** More buttons after Retry. */
  actions?: ReactNode;
  /** Of the server, small beneath it. */
  requestId?: string | null | undefined;
  /** The red line in the margin, for a note beside copy. */
  bar?: boolean;
  /** Somebody wanted it so: grey, and no alarm. */
  quiet?: boolean;
  className?: string;
}

export function FailureNote({
  title,
  children,
  onRetry,
  retryLabel = "Retry",
  retrying,
  actions,
  requestId,
  bar = false,
  quiet = false,
  className,
}: FailureNoteProps) {
  return (
    <div
      role={quiet ? "status" : "alert"}
      className={cn(
        "relative max-w-[76ch] py-0.5 text-ink-2 text-sm",
        bar &&
          "before:absolute before:top-1 before:bottom-0.5 before:-left-2.5 before:w-0.5 before:rounded-full before:bg-destructive-solid md:before:-left-[22px]",
        bar && quiet && "before:bg-line-strong",
        className,
      )}
    >
      <strong className={cn("mb-0.5 flex items-start gap-[7px] font-semibold", quiet ? "text-ink" : "text-destructive-ink")}>
        {quiet ? (
          <StopCircleIcon size={16} weight="fill" aria-hidden className="mt-0.5 shrink-0 text-glyph" />
        ) : (
          <WarningCircleIcon size={16} weight="fill" aria-hidden className="mt-0.5 shrink-0 text-destructive-solid" />
        )}
        {title}
      </strong>
      {children}
      {(onRetry || actions || requestId) && (
        <div className="mt-3 flex flex-wrap items-center gap-2 empty:hidden">
          {onRetry && (
            <Button icon={<ArrowCounterClockwiseIcon size={14} />} onClick={onRetry} loading={retrying}>
              {retryLabel}
            </Button>
          )}
          {actions}
          {requestId && <span className="text-2xs text-ink-3">Request {requestId}</span>}
        </div>
      )}
    </div>
  );
}
