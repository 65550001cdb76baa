import { type CheckResult, isComplaint, type PromptTry } from "@copydesk/contracts";
import { cn, consoleLocale, formatCount, Notice } from "@copydesk/ui";
import { CheckIcon } from "@phosphor-icons/react/dist/csr/Check";
import { CheckCircleIcon } from "@phosphor-icons/react/dist/csr/CheckCircle";
import { QuestionIcon } from "@phosphor-icons/react/dist/csr/Question";
import { WarningIcon } from "@phosphor-icons/react/dist/csr/Warning";
import { useState } from "react";
import { Quoting } from "../quoting.tsx";

interface TryResultProps {
  tried: PromptTry;
  language: { code: string; direction: "ltr" | "rtl" };
}

/** What a test brought: the text, its checks, then tokens, cost and time. */
export function TryResult({ tried, language }: TryResultProps) {
  const [open, setOpen] = useState(false);
  const { text, checks, problems, model } = tried;
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard
      tabIndex={0}
      aria-label="Test result"
      className="max-h-[55%] focus-visible:-outline-offset-2 shrink-0 overflow-y-auto border-line border-t bg-canvas px-4 pt-3.5 md:px-6"
    >
      <h2 className="flex items-center gap-2 font-semibold text-sm">
        Test result
        <span className="inline-flex min-w-0 items-center gap-1.5 font-normal text-ink-3 text-xs">
          <CheckCircleIcon size={15} weight="fill" aria-hidden className="shrink-0 text-success-solid" />
          <span className="truncate">just now, {model.name}</span>
        </span>
      </h2>
      <div
        lang={language.code}
        dir={language.direction}
        className={cn("mt-2 text-md leading-[25px] whitespace-pre-line wrap-anywhere", !open && "line-clamp-5")}
      >
        {text}
      </div>
      {text.length > 240 && (
        <button
          type="button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className="rounded-xs text-accent-ink text-sm hover:underline"
        >
          {open ? "Read less" : "Read on"}
        </button>
      )}
      <ul className="mt-2.5 flex flex-wrap gap-x-3.5 gap-y-1 text-xs leading-[18px]">
        {checks.map((check) => (
          <Check key={`${check.code} ${check.field} ${check.message}`} check={check} />
        ))}
      </ul>
      {problems.map((problem) => (
        <Notice key={problem} tone="info" className="mt-2.5">
          {problem}
        </Notice>
      ))}
      <TryFacts tried={tried} />
    </section>
  );
}

const Check = ({ check: { level, message } }: { check: CheckResult }) => (
  <li
    className={cn(
      "inline-flex items-start gap-1",
      !isComplaint({ level }) ? "text-ink-3" : level === "error" ? "text-destructive-ink" : "text-warning-ink",
    )}
  >
    {level === "unknown" ? (
      <QuestionIcon size={13} aria-hidden className="mt-0.5 shrink-0 text-glyph" />
    ) : level === "ok" ? (
      <CheckIcon size={13} aria-label="Passed:" className="mt-0.5 shrink-0 text-success-solid" />
    ) : (
      <WarningIcon size={13} weight="fill" aria-label="Not passed:" className="mt-0.5 shrink-0" />
    )}
    <Quoting text={message} />
  </li>
);

/** Tokens, cost and time of one call. */
export function TryFacts({ tried }: { tried: Pick<PromptTry, "tokens" | "cost" | "currency" | "milliseconds"> & Partial<PromptTry> }) {
  const { tokens, cost, currency, milliseconds, first_token_milliseconds: first } = tried;
  return (
    <dl className="mt-3 flex flex-wrap justify-between gap-x-4 gap-y-2 border-line border-t pt-2.5 pb-3 text-ink-3 text-xs tabular-nums">
      <Fact value={`${formatCount(tokens.in)} in`} label={tokens.estimated ? "tokens, estimated" : "tokens"} />
      <Fact
        value={`${formatCount(tokens.out)} out`}
        label={tokens.cached > 0 ? `${formatCount(tokens.cached)} in were cached` : "tokens"}
      />
      <Fact value={formatCost(cost, currency)} label="cost" />
      <Fact value={seconds(milliseconds)} label={first === null || first === undefined ? "time" : `first word ${seconds(first)}`} />
    </dl>
  );
}

const Fact = ({ value, label }: { value: string; label: string }) => (
  <div className="flex flex-col-reverse justify-end">
    <dt>{label}</dt>
    <dd className="font-semibold text-base text-ink leading-5">{value}</dd>
  </div>
);

const seconds = (ms: number) => `${(ms / 1000).toLocaleString(consoleLocale, { maximumFractionDigits: 1, minimumFractionDigits: 1 })} s`;

function formatCost(cost: number | null, currency: string | null): string {
  if (cost === null) return "unknown";
  if (cost === 0) return "nothing";
  const digits = cost < 0.01 ? 5 : 3;
  if (!currency) return cost.toLocaleString(consoleLocale, { maximumFractionDigits: digits });
  return cost.toLocaleString(consoleLocale, { style: "currency", currency, maximumFractionDigits: digits });
}
