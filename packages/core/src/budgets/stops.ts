import { AppError, levelOf, type Permission } from "@copydesk/contracts";
import { schema } from "@copydesk/db";
import { ne } from "drizzle-orm";
import type { Core } from "../kernel/index.ts";
import { readRoleRows } from "../people/index.ts";
import { type Budget, readBudgets } from "./read-budgets.ts";

/** Models that may not be called, each with the sentence that says why. Never the built-in writer, which costs nothing. */
export async function readStops(core: Core): Promise<ReadonlyMap<string, string>> {
  const sentences = new Map<string, string>();
  for (const budget of await readBudgets(core)) {
    if (!budget.stops || budget.state !== "used_up") continue;
    const sentence = await formatStop(core, budget);
    const stopped = budget.model ? [budget.model.id] : await paidModels(core);
    // The company's comes first: raising a model's alone would not help.
    for (const id of stopped) if (!sentences.has(id)) sentences.set(id, sentence);
  }
  return sentences;
}

/**
 * A call that somebody waits for, before it is made.
 * @throws BUDGET_USED_UP with the sentence that says who can lift it.
 */
export async function demandBudget(core: Core, model: Pick<typeof schema.models.$inferSelect, "id"> | null): Promise<void> {
  const sentence = model && (await readStops(core)).get(model.id);
  if (sentence) throw new AppError("BUDGET_USED_UP", `${sentence}.`);
}

async function paidModels({ db }: Core): Promise<string[]> {
  const { models } = schema;
  const rows = await db.select({ id: models.id }).from(models).where(ne(models.provider, "builtin"));
  return rows.map((row) => row.id);
}

/** What every sentence of a stop begins with; tasks that wait for a budget are told by it. */
export const stopWords = "The monthly budget of ";

/** Why nothing is written, who can change it, and when it goes on without them; without a full stop. */
async function formatStop(core: Core, { amount, currency, model, next_month }: Budget): Promise<string> {
  const [what, where, permission] = model
    ? ([`the model ${model.name}`, `the settings of the model`, "models.edit"] as const)
    : (["all models", "the company settings", "company.edit"] as const);
  const who = await rolesWith(core, permission);
  const lift = who === "" ? "" : `People with the role ${who} can raise it in ${where}. `;
  return `${stopWords}${formatAmount(amount, currency)} for ${what} is used up. ${lift}Writing continues by itself then, or when the next month begins (${formatDay(next_month)})`;
}

async function rolesWith(core: Core, permission: Permission): Promise<string> {
  const all = await readRoleRows(core, ["name", "grants"]);
  const names = all.filter(({ grants }) => levelOf(grants, permission) !== "none").map((role) => role.name);
  return new Intl.ListFormat("en", { type: "disjunction" }).format(names);
}

const formatAmount = (amount: number, currency: string) => new Intl.NumberFormat("en-US", { style: "currency", currency }).format(amount);
const formatDay = (day: string) =>
  new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`));
