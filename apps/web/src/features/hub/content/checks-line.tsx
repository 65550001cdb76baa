import type { CheckResult } from "@copydesk/contracts";
import { cn } from "@copydesk/ui";
import { CheckIcon } from "@phosphor-icons/react/dist/csr/Check";
import { QuestionIcon } from "@phosphor-icons/react/dist/csr/Question";
import { WarningIcon } from "@phosphor-icons/react/dist/csr/Warning";
import { WarningCircleIcon } from "@phosphor-icons/react/dist/csr/WarningCircle";
import { Quoting } from "../../../lib/quoting.tsx";

const order = { error: 0, warning: 1, ok: 2, unknown: 3 };

/** Where parts have labels, these say how long each is, so that only what is wrong is worth saying again. */
export const isNotSaidAbove = (check: CheckResult): boolean => check.code !== "length" || check.level !== "ok";

/** One quiet line under the copy: what was counted and checked, problems first. */
export function ChecksLine({ checks, className }: { checks: readonly CheckResult[]; className?: string }) {
  const sorted = [...checks].sort((a, b) => order[a.level] - order[b.level]);
  if (sorted.length === 0) return null;
  return (
    <ul
      aria-label="Checks"
      className={cn("flex flex-wrap items-center gap-x-[18px] gap-y-1 text-ink-3 text-xs leading-[18px] tabular-nums", className)}
    >
      {sorted.map((check) => (
        <li
          key={`${check.code}:${check.field}:${check.message}`}
          className={cn(
            "inline-flex items-center gap-[5px]",
            check.level === "warning" && "text-warning-ink",
            check.level === "error" && "text-destructive-ink",
          )}
        >
          <CheckGlyph check={check} />
          <Quoting text={check.message} />
        </li>
      ))}
    </ul>
  );
}

function CheckGlyph({ check }: { check: CheckResult }) {
  if (check.level === "error") {
    return <WarningCircleIcon size={13} weight="fill" role="img" aria-label="Problem:" className="shrink-0 text-destructive-solid" />;
  }
  if (check.level === "warning")
    return <WarningIcon size={13} weight="fill" role="img" aria-label="Worth a look:" className="shrink-0 text-warning-solid" />;
  if (check.level === "unknown") return <QuestionIcon size={13} aria-hidden className="shrink-0 text-glyph" />;
  if (check.value !== undefined && check.limit !== undefined) return <Meter value={check.value} limit={check.limit} />;
  return <CheckIcon size={13} weight="bold" aria-hidden className="shrink-0 text-success-solid" />;
}

function Meter({ value, limit }: { value: number; limit: number }) {
  return (
    <span aria-hidden className="h-[3px] w-14 shrink-0 overflow-hidden rounded-full bg-line">
      <span className="block h-full rounded-full bg-ink-3" style={{ width: `${Math.min(100, (value / limit) * 100)}%` }} />
    </span>
  );
}
