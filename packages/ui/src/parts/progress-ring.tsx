import { cn } from "../lib/cn.ts";

interface ProgressRingProps {
  /** 0 to 100. */
  value: number;
  /** Names it when no words stand beside it. */
  label?: string;
  size?: number;
  className?: string;
}

/** How far something has come, as a small ring; green when full. */
export function ProgressRing({ value, label, size = 14, className }: ProgressRingProps) {
  const done = Math.max(0, Math.min(100, value));
  return (
    <span
      className={cn("inline-grid shrink-0", className)}
      {...(label
        ? { role: "progressbar", "aria-label": label, "aria-valuenow": Math.round(done), "aria-valuemin": 0, "aria-valuemax": 100 }
        : {})}
    >
      <svg viewBox="0 0 14 14" width={size} height={size} fill="none" strokeWidth="2.6" aria-hidden="true">
        <circle cx="7" cy="7" r="5.6" className="stroke-accent-line" />
        {done > 0 && (
          <circle
            cx="7"
            cy="7"
            r="5.6"
            pathLength="100"
            strokeDasharray={`${done} 100`}
            transform="rotate(-90 7 7)"
            className={done >= 100 ? "stroke-success-solid" : "stroke-accent-ink"}
          />
        )}
      </svg>
    </span>
  );
}

/** The same as a thin line across its box. */
export function ProgressBar({ value, label, className }: { value: number; label: string; className?: string }) {
  const done = Math.max(0, Math.min(100, value));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={Math.round(done)}
      aria-valuemin={0}
      aria-valuemax={100}
      className={cn("h-[3px] overflow-hidden rounded-full bg-accent-line", className)}
    >
      <div className="h-full bg-accent-ink transition-[width]" style={{ width: `${done}%` }} />
    </div>
  );
}
