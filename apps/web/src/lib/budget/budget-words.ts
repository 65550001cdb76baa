import type { BudgetUse } from "@copydesk/contracts";
import { consoleLocale, formatCount } from "@copydesk/ui";

const money = (amount: number, currency: string) =>
  new Intl.NumberFormat(consoleLocale, { style: "currency", currency, currencyDisplay: "narrowSymbol" }).format(amount);

/** "€412.30 of €500.00 spent this month. 3 calls are not in it: paid in another currency, or at an unknown price." */
export function formatBudgetUse({ amount, currency, spent, left_out }: BudgetUse): string {
  const sum = `${money(spent, currency)} of ${money(amount, currency)} spent this month.`;
  if (left_out === 0) return sum;
  const calls = left_out === 1 ? "1 call is" : `${formatCount(left_out)} calls are`;
  return `${sum} ${calls} not in it: paid in another currency, or at an unknown price.`;
}

/** What follows from it: "Writing is on hold until it is raised or the month is over."; null while there is enough. */
export function formatBudgetState({ state, stops }: BudgetUse): string | null {
  if (state === "within") return null;
  if (state === "warning") return stops ? "Writing stops once it is used up." : "Most of it is spent.";
  return stops ? "Writing is on hold until it is raised or the month is over." : "It is used up. Writing continues.";
}

/** An amount as it is typed; null for nothing, `NaN` for what is none. A comma counts as a point. */
export function readAmount(text: string): number | null {
  const plain = text.trim().replace(",", ".");
  return plain === "" ? null : Number(plain);
}
