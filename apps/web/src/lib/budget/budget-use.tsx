import type { BudgetUse } from "@copydesk/contracts";
import { Notice } from "@copydesk/ui";
import { formatBudgetState, formatBudgetUse } from "./budget-words.ts";

/** What is spent of a stored budget: a quiet line, from 80 % on a warning. */
export function BudgetUseLine({ use }: { use: BudgetUse | null | undefined }) {
  if (!use) return null;
  const state = formatBudgetState(use);
  if (state === null) return <p className="text-ink-3 text-xs tabular-nums">{formatBudgetUse(use)}</p>;
  return <Notice tone={use.state === "used_up" && use.stops ? "destructive" : "warning"}>{`${formatBudgetUse(use)} ${state}`}</Notice>;
}
