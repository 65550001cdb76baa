/** Text of people as it stands: nothing in it becomes a link, an emphasis or a table. */
export const plain = (text: string): string =>
  text
    .replace(/\s+/g, " ")
    .trim()
    .replace(/[\\`*_[\]<>|~#&!]/g, "\\$&");

/** Several lines, quoted. */
export const quote = (text: string): string =>
  text
    .split("\n")
    .map((line) => `> ${plain(line)}`.trimEnd())
    .join("\n");

/** A table of cells that are Markdown already. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

/** "Wed 2 Dec 2026" of `2026-12-02`. */
export function day(date: string): string {
  const at = new Date(`${date}T00:00:00Z`);
  return Number.isNaN(at.getTime()) ? date : format.format(at).replaceAll(",", "");
}
const format = new Intl.DateTimeFormat("en-GB", { weekday: "short", day: "numeric", month: "short", year: "numeric", timeZone: "UTC" });

export const some = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;
