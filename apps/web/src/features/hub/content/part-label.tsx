import { type FieldSpec, fieldProgress } from "@copydesk/contracts";
import { cn } from "@copydesk/ui";

interface PartLabelProps {
  spec: FieldSpec;
  value: string | string[];
  /** What goes out with it and counts against the same limit. */
  counted: string;
  /** Still arriving: too short is no fault yet. */
  quiet?: boolean;
}

/** Name of a part over it, with its count at the end of the line. Ours, so it stays left to right. */
export function PartLabel({ spec, value, counted, quiet = false }: PartLabelProps) {
  const { level, message } = fieldProgress(value, spec, counted);
  return (
    <span data-label dir="ltr" lang="en" className="mb-1 flex justify-between gap-4 font-sans text-ink-3 text-xs tracking-normal">
      <span>{spec.label}</span>
      <span
        className={cn(
          "text-right tabular-nums",
          level === "error" && "text-destructive-ink",
          level === "warning" && !quiet && "text-warning-ink",
        )}
      >
        {message}
      </span>
    </span>
  );
}
