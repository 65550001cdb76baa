export { readCompany } from "./company.ts";
