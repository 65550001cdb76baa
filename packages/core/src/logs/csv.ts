/** What a spreadsheet takes for a formula, also behind spaces and in full-width characters. */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r]/u;

/** A line of a CSV file (RFC 4180). A cell that a spreadsheet would run begins with an apostrophe, as OWASP advises. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cell).join(",")}\r\n`;

/** Tells spreadsheets that the file is UTF-8; it stands before the first line. */
export const byteOrderMark = "\ufeff";

function cell(value: string): string {
  const safe = formula.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
