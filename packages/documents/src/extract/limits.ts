/** Largest upload in bytes, and what a person is told. */
export const largestFile = 10 * 1024 * 1024;

/** Of a document that is an archive: entries, bytes when unpacked, and how many times its own size that may be. */
export const mostEntries = 2_000;
export const mostUnpacked = 100 * 1024 * 1024;
export const highestRatio = 200;

/** Pages of a PDF that are read. */
export const mostPages = 300;

/** Of a file whose texts may become examples: bytes of plain text, characters altogether, texts, and rows and columns of tables that are looked at. */
export const mostTextBytes = 1_600_000;
export const mostCharacters = 500_000;
export const mostTexts = 200;
export const mostRows = 2_000;
export const mostColumns = 1_000;
/** Of a sheet and of the texts of a workbook, the bytes that are read. */
export const mostSheetBytes = 8_000_000;
