import { z } from "zod";

/** Share of a budget from which on administrators are warned. */
export const budgetWarningShare = 0.8;

export const monthlyBudget = z
  .number("Enter an amount such as 500")
  .min(0.01, "Enter an amount above 0")
  .max(1_000_000_000, "Enter a smaller amount")
  .nullable();
export const currencyCode = z.string().regex(/^[A-Z]{3}$/, "Use a currency code such as USD or EUR");

/** `within`: below the warning. `warning`: most of it is spent. `used_up`: all of it, or more. */
export const budgetStates = ["within", "warning", "used_up"] as const;

/** A monthly budget and what is spent of it in the running month of the company's time zone. */
export interface BudgetUse {
  /** As `2026-11`. */
  month: string;
  amount: number;
  currency: string;
  /** Whether nothing further is written once it is used up. */
  stops: boolean;
  spent: number;
  /** Calls of the month that are in no sum: paid in another currency, or of unknown cost. */
  left_out: number;
  state: (typeof budgetStates)[number];
}

export interface BudgetOf extends BudgetUse {
  /** Null: of all models together. */
  model: { id: string; name: string } | null;
}
