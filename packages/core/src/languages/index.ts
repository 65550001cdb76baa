export { readCatalogue } from "./catalogue.ts";
export { listLanguages } from "./list-languages.ts";
export { orderLanguages } from "./order-languages.ts";
export { removeLanguage } from "./remove-language.ts";
export { createLanguage, setDefaultLanguage, setLanguageStatus, updateLanguage } from "./save-language.ts";
