import { cn } from "../lib/cn.ts";
import { Tooltip } from "./tooltip.tsx";

/** Two letters (or the whole code, upper case) of a language. */
export function LanguageChip({ code, className }: { code: string; className?: string }) {
  return (
    <span
      className={cn(
        "inline-flex h-5 min-w-[26px] items-center justify-center rounded-xs bg-pressed px-[5px] font-semibold text-2xs text-ink-2 tracking-code",
        className,
      )}
    >
      {code.toUpperCase()}
    </span>
  );
}

interface LanguageChipsProps {
  /** In order, the primary one first. */
  codes: readonly string[];
  /** So many are shown, the rest as +n. */
  max?: number;
}

export function LanguageChips({ codes, max = 3 }: LanguageChipsProps) {
  const hidden = codes.slice(max);
  return (
    <span className="inline-flex items-center gap-[3px]">
      {codes.slice(0, max).map((code) => (
        <LanguageChip key={code} code={code} />
      ))}
      {hidden.length > 0 && <More count={hidden.length} names={hidden.map((code) => code.toUpperCase())} />}
    </span>
  );
}

/** "+2" that names what it hides, on hover and to screen readers. */
export function More({ count, names }: { count: number; names: readonly string[] }) {
  return (
    <Tooltip content={names.join(", ")}>
      <span className="px-0.5 text-2xs text-ink-3">
        +{count}
        <span className="sr-only">: {names.join(", ")}</span>
      </span>
    </Tooltip>
  );
}
