export { type Budget, listBudgets, readBudgets, readBudgetUse } from "./read-budgets.ts";
export { demandBudget, readStops, stopWords } from "./stops.ts";
