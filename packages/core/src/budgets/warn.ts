import { batch, must, schema } from "@copydesk/db";
import { and, eq, isNull, ne, or } from "drizzle-orm";
import { recordActivity } from "../audit/index.ts";
import { type BackgroundJob, type Core, createWake, startBackgroundJob } from "../kernel/index.ts";
import { type Budget, readBudgets } from "./read-budgets.ts";

const { company_settings: company, models } = schema;
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
    await batch(core.db, (tx) => [must(markWarned(core, budget), known), note(tx, core, budget)]).catch((error: unknown) => {
      if (error !== known) throw error;
    });
  }
}

function markWarned({ db }: Core, { model, month }: Budget) {
  if (!model)
    return db
      .update(company)
      .set({ budget_warned: month })
      .where(or(isNull(company.budget_warned), ne(company.budget_warned, month)));
  return db
    .update(models)
    .set({ budget_warned: month })
    .where(and(eq(models.id, model.id), or(isNull(models.budget_warned), ne(models.budget_warned, month))));
}

function note(tx: Parameters<typeof recordActivity>[0], core: Core, { model, amount, currency, spent, month, left_out }: Budget) {
  const says = { month, monthly_budget: amount, currency, spent: Math.round(spent * 100) / 100, calls_left_out: left_out };
  return recordActivity(tx, core, {
    actor: null,
    action: model ? "model.budget_nearly_used" : "company.budget_nearly_used",
    entity: model ? { type: "model", ...model } : { type: "company", id: null, name: "Monthly budget" },
    changes: Object.fromEntries(Object.entries(says).map(([field, value]) => [field, { before: null, after: value }])),
  });
}
