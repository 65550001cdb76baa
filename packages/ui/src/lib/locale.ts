/** Language in which the console's own words, dates and numbers are written. Copy carries its own. */
export const consoleLocale = "en-GB";
