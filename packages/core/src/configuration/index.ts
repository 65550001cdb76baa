export { readCompanySettings, removeLogo, saveLogo, updateCompany } from "./company-settings.ts";
export { startBudgetJob } from "./warn-of-budgets.ts";
