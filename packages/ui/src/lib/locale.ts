/** Language in which the console's own words, dates and numbers are written. Copy carries its own. */
export const consoleLocale = "en-GB";

// Spelled by hand: the first format that a page asks of the platform takes as long as drawing ten rows of a list.

/** Short names of the months, January first. */
export const shortMonths = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sept", "Oct", "Nov", "Dec"];

/** A whole number with its thousands apart: "1,204". */
export const formatCount = (count: number): string => String(count).replace(/\B(?=(?:\d{3})+$)/g, ",");
