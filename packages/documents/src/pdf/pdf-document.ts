import { deflateSync } from "node:zlib";
import { jsPDF } from "jspdf";
import { type Bookmark, writeBookmarks } from "./bookmarks.ts";
import { type EmbeddedFont, embedFont, type ObjectWriter, utf16 } from "./embedded-font.ts";
import type { FontFile } from "./font-files.ts";
import { createStructure, type NumberedLater, type Structure } from "./structure.ts";

/** Size of an A4 page in points. */
export const pageWidth = 595.28;
export const pageHeight = 841.89;

export interface PdfDetails {
  title: string;
  author: string;
  /** ISO 8601 instant. */
  created: string;
  /** BCP 47. */
  language: string;
  /** Pages are read from right to left. */
  rtl: boolean;
}

/** A document in the making. Everything is in points; y counts from the top of the page, but in operators from its foot. */
export interface PdfDocument {
  embed(file: FontFile): EmbeddedFont;
  /** What the pages say to readers that do not see them; what is written belongs to the element that is open. */
  structure: Pick<Structure, "within" | "beside">;
  /** Writes page operators (ISO 32000-1, annex A) to the current page. */
  write(operators: string): void;
  addPage(): void;
  /** Pages count from 1. */
  openPage(page: number): void;
  pageCount(): number;
  bookmark(bookmark: Bookmark): void;
  link(box: { x: number; y: number; width: number; height: number }, url: string): void;
  bytes(): Uint8Array;
}

/** An empty A4 document with one page. jsPDF keeps pages and objects; fonts, links, bookmarks and structure are our own. */
export function createPdf(details: PdfDetails): PdfDocument {
  usePlugin();
  const pdf = new jsPDF({ unit: "pt", format: "a4", compress: true });
  const fontTable = newestFontTable;
  const internals: Internals = internalsOf(pdf.internal);
  const texts = [details.title, details.author].map((text) => `feff${utf16(text)}`);
  pdf.setProperties({ title: texts[0], author: texts[1], creator: "Copydesk" });
  pdf.setCreationDate(new Date(details.created));
  let current = 1;
  const fonts = new Map<string, EmbeddedFont>();
  const bookmarks: Bookmark[] = [];
  const structure = createStructure(details.language);
  const annotations = new Map<number, Annotation[]>();
  const shapes: string[] = [];
  let outline: number | null = null;
  let tree = 0;
  pdf.internal.events.subscribe("putPage", ({ pageNumber }: { pageNumber: number }) => {
    internals.write(`/StructParents ${structure.pageKey(pageNumber)} /Tabs /S`);
    const own = annotations.get(pageNumber) ?? [];
    for (const annotation of own) annotation.number = internals.newObjectDeferred();
    if (own.length > 0) internals.write(`/Annots [${own.map(({ number }) => `${number} 0 R`).join(" ")}]`);
  });
  pdf.internal.events.subscribe("putAdditionalObjects", () => {
    const writer = objectWriter(internals);
    for (const standard of Object.keys(fontTable)) delete fontTable[standard];
    for (const font of fonts.values()) {
      const written = font.write(writer);
      fontTable[font.id] = { objectNumber: written.font, isAlreadyPutted: true };
      for (const [name, object] of written.shapes) shapes.push(`/${name} ${object} 0 R`);
    }
    const pageObject = (page: number) => internals.getPageInfo(page).objId;
    outline = writeBookmarks(bookmarks, { writer, pageObject, pageHeight });
    tree = structure.write(writer, pageObject);
    for (const { number, body } of [...annotations.values()].flat()) {
      internals.newObjectDeferredBegin(number, true);
      internals.write(body);
      internals.write("endobj");
    }
  });
  pdf.internal.events.subscribe("putXobjectDict", () => {
    if (shapes.length > 0) internals.write(shapes.join("\n"));
  });
  pdf.internal.events.subscribe("putCatalog", () => {
    if (outline !== null) internals.write(`/Outlines ${outline} 0 R`);
    internals.write(`/Lang <feff${utf16(details.language)}> /MarkInfo <</Marked true>> /StructTreeRoot ${tree} 0 R`);
    internals.write(`/ViewerPreferences <</DisplayDocTitle true /Direction /${details.rtl ? "R2L" : "L2R"}>>`);
  });
  return {
    embed(file) {
      const font = fonts.get(file.name) ?? embedFont(`N${fonts.size + 1}`, file);
      fonts.set(file.name, font);
      return font;
    },
    structure,
    write(operators) {
      if (operators !== "") internals.write(structure.marked(operators, current));
    },
    addPage() {
      pdf.addPage();
      current = pdf.getNumberOfPages();
    },
    openPage(page) {
      pdf.setPage(page);
      current = page;
    },
    pageCount: () => pdf.getNumberOfPages(),
    bookmark: (bookmark) => bookmarks.push(bookmark),
    link({ x, y, width, height }, url) {
      const annotation: Annotation = { number: 0, body: "" };
      const key = structure.link(annotation, current);
      const box = [x, pageHeight - y - height, x + width, pageHeight - y].map((edge) => edge.toFixed(2)).join(" ");
      annotation.body =
        `<</Type /Annot /Subtype /Link /Rect [${box}] /Border [0 0 0] /F 4 /StructParent ${key} /Contents <feff${utf16(url)}> ` +
        `/A <</S /URI /URI ${literal(url)}>>>>`;
      annotations.set(current, [...(annotations.get(current) ?? []), annotation]);
    },
    bytes: () => finish(pdf.output(), texts),
  };
}

interface Annotation extends NumberedLater {
  body: string;
}

/** A string of ASCII, which an address is. */
const literal = (text: string) => `(${text.replace(/[^\x20-\x7e]/g, encodeURIComponent).replace(/[\\()]/g, "\\$&")})`;

/**
 * jsPDF writes texts outside of pages as raw bytes in which readers take some for line ends (č becomes Ċ), so it is
 * given hexadecimal, of which only the brackets are left to set right.
 */
function finish(output: string, texts: readonly string[]): Uint8Array {
  let file = output.replace("%PDF-1.3", "%PDF-1.7");
  for (const text of texts) file = file.replace(`(${text})`, `<${text}>`);
  const bytes = new Uint8Array(file.length);
  Buffer.from(bytes.buffer).write(file, "latin1");
  return bytes;
}

/** What jsPDF offers to its plugins. */
interface Internals {
  write(text: string): void;
  newObject(): number;
  newObjectDeferred(): number;
  newObjectDeferredBegin(number: number, output: boolean): void;
  putStream(options: { data: string; filters?: string[]; additionalKeyValues?: { key: string; value: string | number }[] }): void;
  getPageInfo(page: number): { objId: number };
}

const internalsOf = (internal: object) => internal as Internals;

function objectWriter({ write, newObject, putStream }: Internals): ObjectWriter {
  return {
    object(body) {
      const number = newObject();
      write(body);
      write("endobj");
      return number;
    },
    stream(data, keys = {}) {
      const number = newObject();
      const additionalKeyValues = Object.entries(keys).map(([key, value]) => ({ key, value }));
      putStream({ data, filters: ["FlateEncode"], additionalKeyValues });
      write("endobj");
      return number;
    },
  };
}

type FontTable = Record<string, { objectNumber: number; isAlreadyPutted: boolean }>;
let newestFontTable: FontTable = {};

interface PluginApi {
  events: [string, (event: { fonts: FontTable }) => void][];
  processDataByFilters(data: string, filters: string[]): { data: string; reverseChain: string };
}

let plugged = false;
/** Gives us the table of fonts, which jsPDF fills only with fonts that it parsed itself, and compresses with zlib. */
function usePlugin(): void {
  if (plugged) return;
  plugged = true;
  const api = jsPDF.API as PluginApi;
  api.events.push([
    "addFonts",
    ({ fonts }) => {
      newestFontTable = fonts;
    },
  ]);
  api.processDataByFilters = (data, filters) =>
    filters.length === 0
      ? { data, reverseChain: "" }
      : { data: deflateSync(Buffer.from(data, "latin1"), { level: 4 }).toString("latin1"), reverseChain: "/FlateDecode" };
}
