export { readCompanySettings, removeLogo, saveLogo, updateCompany } from "./company-settings.ts";
