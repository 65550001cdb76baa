export { changeCompany, changeLogo, noteCompanyBudgetWarned, readCompany, readCompanyRow, readCompanyRows } from "./company.ts";
