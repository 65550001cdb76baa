export { readCompany } from "./company.ts";
export { changeCompany, changeLogo, noteCompanyBudgetWarned, readCompanyRow } from "./company-row.ts";
