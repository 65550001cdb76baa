import { countGraphemes, exampleLimits } from "@copydesk/contracts";
import type { FileFormat, FoundText, FoundTexts, StoredFile } from "../document.ts";
import { decodeMarkdown, decodeText } from "./decode-text.ts";
import { allFormats, detectFormat } from "./detect-format.ts";
import { guessLanguage } from "./guess-language.ts";
import { mostCharacters, mostTextBytes } from "./limits.ts";
import { readEnough } from "./stored-file.ts";
import { tidy } from "./tidy.ts";

const names: Record<FileFormat, string> = {
  docx: "Word document",
  pdf: "PDF",
  markdown: "Markdown file",
  text: "text file",
  html: "web page",
  csv: "table",
  xlsx: "Excel workbook",
};

/** Texts of a file that may become examples: one of a document, one a row of a table. */
export async function findTexts({ name, path }: StoredFile): Promise<FoundTexts> {
  const bytes = await readEnough(path);
  const { format, misnamed } = detectFormat(name, bytes, allFormats);
  const { texts, notes, areRows } = await readers[format](bytes);
  const otherwise = areRows ? "" : name;
  const misnamedNote = misnamed ? [`The file's name says otherwise, but it is a ${names[format]} and was read as one.`] : [];
  const found: FoundText[] = [];
  let left = mostCharacters;
  let isCut = false;
  for (const { title, text } of texts) {
    const whole = tidy(text);
    const kept = whole.slice(0, left).toWellFormed();
    isCut ||= kept.length < whole.length;
    left -= kept.length;
    if (kept !== "")
      found.push({ title: titleOf(title, kept, otherwise), text: kept, length: lengthOf(kept), language: guessLanguage(kept) });
  }
  const cutNote = isCut ? [`Only the first ${mostCharacters.toLocaleString("en")} characters were read.`] : [];
  return { format, texts: found, notes: [...misnamedNote, ...notes, ...cutNote] };
}

interface Read {
  texts: { title: string; text: string }[];
  notes: string[];
  /** Of a table, whose rows are not called as their file. */
  areRows?: true;
}

// Loaded when a file needs them: the PDF reader alone is larger than all the rest.
const readers: Record<FileFormat, (bytes: Buffer) => Promise<Read>> = {
  text: async (bytes) => one(decodeText(firstPart(bytes))),
  markdown: async (bytes) => one(decodeMarkdown(firstPart(bytes))),
  docx: async (bytes) => one(await (await import("./read-docx.ts")).readDocx(bytes)),
  pdf: async (bytes) => {
    const { readPdf, NoTextError } = await import("./read-pdf.ts");
    return readPdf(bytes).then(one, (error: unknown) => {
      if (error instanceof NoTextError) return { texts: [], notes: [error.note] };
      throw error;
    });
  },
  html: async (bytes) => {
    const { text, title, notes } = (await import("./read-html.ts")).readHtml(firstPart(bytes));
    return { texts: [{ title, text }], notes };
  },
  csv: async (bytes) => {
    const { table, notes } = (await import("./read-csv.ts")).readCsv(firstPart(bytes));
    const found = (await import("./table-texts.ts")).tableTexts([table]);
    return { texts: found.texts, notes: [...notes, ...found.notes], areRows: true };
  },
  xlsx: async (bytes) => {
    const { tables, notes } = await (await import("./read-xlsx.ts")).readXlsx(bytes);
    const found = (await import("./table-texts.ts")).tableTexts(tables);
    return { texts: found.texts, notes: [...notes, ...found.notes], areRows: true };
  },
};

const one = ({ text, notes }: { text: string; notes: string[] }): Read => ({ texts: [{ title: "", text }], notes });

/** As much of a text file as is ever looked at, not cut inside a character. */
function firstPart(bytes: Buffer): Buffer {
  if (bytes.length <= mostTextBytes) return bytes;
  let end = mostTextBytes;
  // Of UTF-16, whose characters are of two bytes or four, half a character may be left; of UTF-8 it would make all of it unreadable.
  const isWide = bytes.readUInt16BE(0) === 0xfeff || bytes.readUInt16BE(0) === 0xfffe;
  while (!isWide && end > mostTextBytes - 4 && ((bytes[end] ?? 0) & 0xc0) === 0x80) end -= 1;
  return bytes.subarray(0, end);
}

/** What a text is called, else its first heading, else what its file is called, else how it begins. */
function titleOf(given: string, text: string, fileName: string): string {
  const heading = /^#{1,6} (.+)/.exec(text)?.[1] ?? "";
  const file = (fileName.split(/[\\/]/).at(-1) ?? "").replace(/\.[^.]{1,8}$/, "");
  return line(given) || line(heading) || line(file) || line(text) || "Untitled";
}

const line = (text: string) => cut(tidy(text.slice(0, 2_000)).replace(/\s+/g, " ").trim());

function cut(text: string): string {
  if (countGraphemes(text) <= exampleLimits.title) return text;
  const graphemes = [...new Intl.Segmenter().segment(text)].slice(0, exampleLimits.title - 1);
  return `${graphemes
    .map(({ segment }) => segment)
    .join("")
    .trimEnd()}…`;
}

/** Counting what a person sees is slow, and of a whole book not worth it. */
const lengthOf = (text: string) => (text.length > exampleLimits.textMax * 8 ? text.length : countGraphemes(text));
