import { hostileArchives } from "./archives.ts";
import { hostilePdfs } from "./pdfs.ts";

/** Files of letters that make patterns and counters slow. */
const hostileTexts: Record<string, () => Buffer> = {
  "attributes of 3 MB.html": () => Buffer.from(`<!doctype html><p ${'a="b" '.repeat(500_000)}>text</p>`),
  "quotation marks that never close.html": () => Buffer.from(`<!doctype html>${'<a href="'.repeat(300_000)}`),
  "a million divs.html": () => Buffer.from(`<!doctype html>${"<div>".repeat(1_000_000)}text`),
  "comments that never close.html": () => Buffer.from(`<!doctype html>${"<!--".repeat(700_000)}`),
  "scripts that never close.html": () => Buffer.from(`<!doctype html>${"<script>".repeat(400_000)}`),
  "names of characters.html": () => Buffer.from(`<!doctype html><p>${"&amp".repeat(700_000)}</p>`),
  "a quotation that never closes.csv": () => Buffer.from(`title,text\n"${"a,\n".repeat(3_000_000)}`),
  "a million columns.csv": () => Buffer.from(`${",".repeat(1_000_000)}\n`.repeat(5)),
  "ten million letters.txt": () => Buffer.alloc(10_000_000, "a"),
  "one letter with a million accents.txt": () => Buffer.from(`e${"\u0301".repeat(2_000_000)}`),
  "families.txt": () => Buffer.from("\u{1F468}\u200D\u{1F469}\u200D\u{1F467}\u200D".repeat(300_000)),
  "halves of characters.txt": () => Buffer.from(`\ufeff${"\ud83d".repeat(1_000_000)}`, "utf16le"),
  "zeros.txt": () => Buffer.alloc(5_000_000),
  "quotations in quotations.md": () => Buffer.from(`${"> ".repeat(200_000)}deep\n${"[".repeat(200_000)}`),
};

/** Files that nobody means well with, by name; each is made when it is asked for, as some take long and all together much. */
export const hostileFiles: readonly { name: string; make: () => Buffer }[] = [
  ...Object.entries(hostilePdfs).map(([name, make]) => ({ name: `${name}.pdf`, make })),
  ...Object.entries({ ...hostileArchives, ...hostileTexts }).map(([name, make]) => ({ name, make })),
];
