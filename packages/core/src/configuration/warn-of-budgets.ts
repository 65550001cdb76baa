import { batch, must, type Transaction } from "@copydesk/db";
import { recordActivity } from "../audit/index.ts";
import { type Budget, readBudgets } from "../budgets/index.ts";
import { noteCompanyBudgetWarned } from "../company/index.ts";
import { type BackgroundJob, type Core, createWake, startBackgroundJob } from "../kernel/index.ts";
import { noteBudgetWarned } from "../models/index.ts";

const everyMs = 60_000;

/** Looks every minute whether most of a budget is spent. */
export const startBudgetJob = (core: Core): BackgroundJob =>
  startBackgroundJob(core, {
    wake: createWake("budgets"),
    failure: "warnings of budgets wait to be written down",
    async pass() {
      await warnOfBudgets(core);
      return everyMs;
    },
  });

/** Writes into the activity log that most of a budget is spent: once a month for each, and again when it was changed since. */
export async function warnOfBudgets(core: Core): Promise<void> {
  for (const budget of await readBudgets(core)) {
    if (budget.state === "within" || budget.warned === budget.month) continue;
    const known = new Error("Somebody else has written it down.");
    await batch(core.db, (tx) => [must(noteWarned(tx, budget), known), note(tx, core, budget)]).catch((error: unknown) => {
      if (error !== known) throw error;
    });
  }
}

const noteWarned = (tx: Transaction, { model, month }: Budget) =>
  model ? noteBudgetWarned(tx, model.id, month) : noteCompanyBudgetWarned(tx, month);

function note(tx: Transaction, core: Core, { model, amount, currency, spent, month, left_out }: Budget) {
  const says = { month, monthly_budget: amount, currency, spent: Math.round(spent * 100) / 100, calls_left_out: left_out };
  return recordActivity(tx, core, {
    actor: null,
    action: model ? "model.budget_nearly_used" : "company.budget_nearly_used",
    entity: model ? { type: "model", ...model } : { type: "company", id: null, name: "Monthly budget" },
    changes: Object.fromEntries(Object.entries(says).map(([field, value]) => [field, { before: null, after: value }])),
  });
}
