/** Largest upload in bytes, and what a person is told. */
export const largestFile = 10 * 1024 * 1024;

/** Of a document that is an archive: entries, bytes when unpacked, and how many times its own size that may be. */
export const mostEntries = 2_000;
export const mostUnpacked = 100 * 1024 * 1024;
export const highestRatio = 200;

/** Pages of a PDF that are read. */
export const mostPages = 300;
