export { readCatalogue } from "./catalogue.ts";
export { listLanguages } from "./list-languages.ts";
export { orderLanguages } from "./order-languages.ts";
export { readLanguageRows } from "./read-language.ts";
export { type LanguageUser, languageUsers, removeLanguage } from "./remove-language.ts";
export { createLanguage, setDefaultLanguage, setLanguageStatus, updateLanguage } from "./save-language.ts";
