// From the end of one row into the first cell of the next.
const nextRow = /<\/tr>(?:\s|<\/?t(?:head|body|foot)[^>]*>)*<tr[^>]*>\s*<t[dh][^>]*>/gi;
const nextCell = /<\/(t[dh])>(?=\s*<t[dh])/gi;

/**
 * The editor has no tables; of a pasted one it would run all cells together. So that figures stay apart, cells are parted
 * by a bar and rows by a line break.
 */
export const partTableCells = (html: string): string => html.replace(nextCell, " | </$1>").replace(nextRow, "$&<br>");
