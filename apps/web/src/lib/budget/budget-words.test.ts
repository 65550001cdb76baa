import type { BudgetUse } from "@copydesk/contracts";
import { expect, test } from "vitest";
import { formatBudgetState, formatBudgetUse, readAmount } from "./budget-words.ts";

const use: BudgetUse = { month: "2026-11", amount: 500, currency: "EUR", stops: false, spent: 412.3, left_out: 0, state: "warning" };

test.each([
  [{}, "€412.30 of €500.00 spent this month."],
  [{ left_out: 1 }, "€412.30 of €500.00 spent this month. 1 call is not in it: paid in another currency, or at an unknown price."],
  [
    { left_out: 1_200 },
    "€412.30 of €500.00 spent this month. 1,200 calls are not in it: paid in another currency, or at an unknown price.",
  ],
])("%j reads %s", (change, words) => expect(formatBudgetUse({ ...use, ...change })).toBe(words));

test.each([
  [{ state: "within" }, null],
  [{}, "Most of it is spent."],
  [{ stops: true }, "Writing stops once it is used up."],
  [{ state: "used_up" }, "It is used up. Writing continues."],
  [{ state: "used_up", stops: true }, "Writing is on hold until it is raised or the month is over."],
] as const)("%j: %s", (change, words) => expect(formatBudgetState({ ...use, ...change })).toBe(words));

test.each([
  ["", null],
  [" 12,5 ", 12.5],
  ["500", 500],
  ["many", Number.NaN],
])("%j is %s", (text, amount) => expect(readAmount(text)).toBe(amount));
