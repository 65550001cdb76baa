export { readCompany } from "./company.ts";
export { changeCompany, changeLogo, noteCompanyBudgetWarned, readCompanyRow, readCompanyRows } from "./company-row.ts";
