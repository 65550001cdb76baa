export { stopWords } from "./budget-words.ts";
export { type Budget, listBudgets, readBudgets, readBudgetUse } from "./read-budgets.ts";
export { demandBudget, readStops } from "./stops.ts";
