export { readCatalogue } from "./catalogue.ts";
export { listLanguages, orderLanguages } from "./list-languages.ts";
export { readLanguageRows } from "./read-language.ts";
export { type LanguageUser, languageUsers, removeLanguage } from "./remove-language.ts";
export { createLanguage, setDefaultLanguage, setLanguageStatus, updateLanguage } from "./save-language.ts";
