import type { ReactNode } from "react";
import { cn } from "../lib/cn.ts";

interface EmptyStateProps {
  /** One sentence that says what belongs here. */
  children: ReactNode;
  /** The button that makes the first one. */
  action?: ReactNode;
  className?: string;
}

/** Stands where the first row would be. */
export function EmptyState({ children, action, className }: EmptyStateProps) {
  return (
    <div className={cn("grid justify-items-start gap-3.5 border-line border-y py-[30px] text-ink-2 text-md text-pretty", className)}>
      <div className="max-w-measure">{children}</div>
      {action}
    </div>
  );
}
