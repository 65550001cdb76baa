import type { BudgetUse } from "@copydesk/contracts";
import { Notice } from "@copydesk/ui";
import { sayBudgetState, sayBudgetUse } from "./budget-words.ts";

/** What is spent of a stored budget: a quiet line, from 80 % on a warning. */
export function BudgetUseLine({ use }: { use: BudgetUse | null | undefined }) {
  if (!use) return null;
  const state = sayBudgetState(use);
  if (state === null) return <p className="text-ink-3 text-xs tabular-nums">{sayBudgetUse(use)}</p>;
  return <Notice tone={use.state === "used_up" && use.stops ? "destructive" : "warning"}>{`${sayBudgetUse(use)} ${state}`}</Notice>;
}
