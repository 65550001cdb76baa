import { addDays, type BudgetOf, type BudgetUse, budgetWarningShare, utcToZoned, zonedToUtc } from "@copydesk/contracts";
import { schema } from "@copydesk/db";
import { and, isNotNull, isNull } from "drizzle-orm";
import { readSpending, type Spent } from "../calls/index.ts";
import { type Core, ofCore } from "../kernel/index.ts";

const { company_settings: company, models } = schema;
/** Sums of many fractions miss a round amount by less than this. */
const rounding = 1e-9;

/** A budget as it is enforced. */
export interface Budget extends BudgetOf {
  /** When the next month begins, as a day of the company. */
  next_month: string;
  /** The month whose warning is written down already. */
  warned: string | null;
}

/** All budgets that are set, with what is spent of them this month: the company's first. Reads at most a month of sums. */
export async function readBudgets(core: Core): Promise<Budget[]> {
  const [own] = await settings(core).company.execute();
  const ofModels = await settings(core).models.execute();
  const isSet = own && own.amount !== null && own.currency !== null;
  if (!own || (!isSet && ofModels.length === 0)) return [];
  const month = monthOf(core.now(), own.timezone);
  const sums = await readSpending(core, month);
  const shared = { month: month.name, next_month: month.next };
  const one = ({ amount, currency, stops }: Set, of: readonly Spent[]) => ({
    ...shared,
    amount,
    currency,
    stops,
    ...useOf(amount, currency, of),
  });
  const { timezone: _, warned, ...set } = own;
  return [
    ...(isSet ? [{ ...one(set as Set, sums), model: null, warned }] : []),
    ...ofModels.map(({ id, name, warned: modelWarned, ...settingsOf }) => ({
      ...one(
        settingsOf as Set,
        sums.filter((sum) => sum.model === id),
      ),
      model: { id, name },
      warned: modelWarned,
    })),
  ];
}

interface Set {
  amount: number;
  currency: string;
  stops: boolean;
}

const settings = ofCore(({ db }) => ({
  company: db
    .select({
      timezone: company.timezone,
      amount: company.monthly_budget,
      currency: company.budget_currency,
      stops: company.budget_stops,
      warned: company.budget_warned,
    })
    .from(company)
    .limit(1)
    .prepare(),
  models: db
    .select({
      id: models.id,
      name: models.name,
      amount: models.monthly_budget,
      currency: models.currency,
      stops: models.budget_stops,
      warned: models.budget_warned,
    })
    .from(models)
    .where(and(isNotNull(models.monthly_budget), isNotNull(models.currency), isNull(models.deleted_at)))
    .orderBy(models.name_folded)
    .prepare(),
}));

/** Currencies are never mixed: what was paid in another one, or at an unknown price, is only counted. */
function useOf(amount: number, currency: string, sums: readonly Spent[]): Pick<BudgetUse, "spent" | "left_out" | "state"> {
  const total = (those: readonly Spent[], field: "cost" | "calls") => those.reduce((sum, one) => sum + one[field], 0);
  const counted = sums.filter((sum) => sum.currency === currency);
  const spent = Math.max(0, total(counted, "cost"));
  const share = (spent + rounding) / amount;
  return {
    spent,
    left_out: total(sums, "calls") - total(counted, "calls"),
    state: share >= 1 ? "used_up" : share >= budgetWarningShare ? "warning" : "within",
  };
}

const toUse = ({ warned: _, next_month: __, ...use }: Budget): BudgetOf => use;

/** Budgets as people are shown them. */
export const listBudgets = async (core: Core): Promise<BudgetOf[]> => (await readBudgets(core)).map(toUse);

/** The budget of a model, or with null the company's; null when none is set. */
export async function readBudgetUse(core: Core, modelId: string | null): Promise<BudgetUse | null> {
  const found = (await listBudgets(core)).find((one) => (one.model?.id ?? null) === modelId);
  if (!found) return null;
  const { model: _, ...use } = found;
  return use;
}

interface Month {
  /** As `2026-11`. */
  name: string;
  /** Instants in milliseconds; `to` is the first that is not in it. */
  from: number;
  to: number;
  /** The day on which the next one begins. */
  next: string;
}

/** The calendar month that an instant lies in, by the clocks of a time zone. */
function monthOf(at: number, zone: string): Month {
  const name = utcToZoned(at, zone).date.slice(0, 7);
  const first = `${name}-01`;
  // 31 days after the first is always in the next month.
  const next = `${addDays(first, 31).slice(0, 7)}-01`;
  const start = (day: string) => zonedToUtc(day, "00:00", zone).utc;
  return { name, from: start(first), to: start(next), next };
}
