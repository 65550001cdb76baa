export { createBudgetGate } from "./budget-gate.ts";
export { listBudgets, readBudgetUse } from "./read-budgets.ts";
export { demandBudget } from "./stops.ts";
export { startBudgetJob } from "./warn.ts";
