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
