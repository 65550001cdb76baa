import { levelOf, type Permission } from "@copydesk/contracts";
import type { Core } from "../kernel/index.ts";
import { readRoleRows } from "../people/index.ts";
import type { Budget } from "./read-budgets.ts";

/** What every sentence of a stop begins with; tasks that wait for a budget are told by it. */
export const stopWords = "The monthly budget of ";

/** Why nothing is written, who can change it, and when it goes on without them; without a full stop. */
export async function formatStop(core: Core, { amount, currency, model, next_month }: Budget): Promise<string> {
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
