/**
 * The editor has no tables; of a pasted one it would run all cells together. So that figures stay apart, cells are parted
 * by a bar and rows by a line break.
 */
export function partTableCells(html: string): string {
  return html.replace(/<\/(t[dh])>(?=\s*<t[dh])/gi, " | </$1>").replace(/<\/(t[dh])>(?=\s*<\/tr>)/gi, "<br></$1>");
}
