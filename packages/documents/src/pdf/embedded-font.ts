import type { CodeSource } from "./encode-glyphs.ts";
import type { FontFile } from "./font-files.ts";
import { glyphOutline } from "./glyph-outline.ts";
import { subsetFont } from "./subset.ts";

/** A font of one document: gives codes to the glyphs that the text uses and is written with only those. */
export interface EmbeddedFont extends CodeSource {
  /** Name in the page's resources. */
  id: string;
  file: FontFile;
  /** Name in the page's resources of a glyph as a shape, which is drawn but not read. */
  shape(glyph: number): string;
  /** Writes the font and its shapes. */
  write(writer: ObjectWriter): WrittenFont;
}

/** Numbers of objects: the font's and, by name, those of its shapes. */
interface WrittenFont {
  font: number;
  shapes: Map<string, number>;
}

export interface ObjectWriter {
  /** Writes an indirect object from its text and returns its number. */
  object(body: string): number;
  /** Writes a stream object and returns its number. */
  stream(data: string, keys?: Record<string, string | number>): number;
}

interface UsedGlyph {
  glyph: number;
  text: string;
  width: number;
}

export function embedFont(id: string, file: FontFile): EmbeddedFont {
  const codes = new Map<number, Map<string, string>>();
  const emptyCodes = new Map<string, string>();
  // Code 0 is the box that stands for a missing character.
  const shapes = new Map<number, string>();
  const used: UsedGlyph[] = [{ glyph: 0, text: "", width: file.shaping.advance(0) }];
  // The space is the glyph that every font has without an outline.
  const blank = file.shaping.shape(" ", { rtl: false, language: "en" })[0]?.id ?? 0;

  function codeOf(known: Map<string, string>, one: UsedGlyph): string {
    const code = known.get(one.text) ?? hex(used.length);
    if (!known.has(one.text)) used.push(one);
    known.set(one.text, code);
    return code;
  }

  return {
    id,
    file,
    advance: (glyph) => file.shaping.advance(glyph),
    code(glyph, text) {
      const known = codes.get(glyph) ?? new Map<string, string>();
      codes.set(glyph, known);
      return codeOf(known, { glyph, text, width: file.shaping.advance(glyph) });
    },
    emptyCode: (text) => codeOf(emptyCodes, { glyph: blank, text, width: 0 }),
    shape(glyph) {
      const name = shapes.get(glyph) ?? `${id}G${glyph}`;
      shapes.set(glyph, name);
      return name;
    },
    write: (writer) => ({ font: writeFont(file, used, writer), shapes: writeShapes(file, shapes, writer) }),
  };
}

/**
 * A composite font (ISO 32000-1, 9.7) whose codes count up from 1 in order of first use; a table leads from them to
 * the glyphs, another to the letters they stand for.
 */
function writeFont(file: FontFile, used: readonly UsedGlyph[], writer: ObjectWriter): number {
  const subset = subsetFont(
    file.shaping.bytes(),
    used.map((one) => one.glyph),
  );
  const name = `/${subsetTag(used)}+${file.name}`;
  const data = writer.stream(subset.toString("latin1"), { Length1: subset.length });
  const { ascender, descender } = file.shaping;
  const descriptor = writer.object(
    `<</Type /FontDescriptor /FontName ${name} /Flags 4 /FontBBox [${fontBox(subset).join(" ")}] /ItalicAngle 0 ` +
      `/Ascent ${ascender} /Descent ${descender} /CapHeight 714 /StemV 80 /FontFile2 ${data} 0 R>>`,
  );
  const glyphs = writer.stream(glyphTable(used));
  const descendant = writer.object(
    `<</Type /Font /Subtype /CIDFontType2 /BaseFont ${name} /CIDSystemInfo <</Registry (Adobe) /Ordering (Identity) /Supplement 0>> ` +
      `/FontDescriptor ${descriptor} 0 R /DW 0 /W [0 [${used.map((one) => one.width).join(" ")}]] /CIDToGIDMap ${glyphs} 0 R>>`,
  );
  const letters = writer.stream(letterTable(used));
  return writer.object(
    `<</Type /Font /Subtype /Type0 /BaseFont ${name} /Encoding /Identity-H /DescendantFonts [${descendant} 0 R] /ToUnicode ${letters} 0 R>>`,
  );
}

function writeShapes(file: FontFile, shapes: ReadonlyMap<number, string>, writer: ObjectWriter): Map<string, number> {
  if (shapes.size === 0) return new Map();
  const font = Buffer.from(file.shaping.bytes());
  const keys = { Type: "/XObject", Subtype: "/Form", BBox: "[-2000 -2000 3000 3000]" };
  return new Map([...shapes].map(([glyph, name]) => [name, writer.stream(`${glyphOutline(font, glyph)} f`, keys)]));
}

function glyphTable(used: readonly UsedGlyph[]): string {
  return used.map(({ glyph }) => String.fromCharCode(glyph >> 8, glyph & 0xff)).join("");
}

/** A ToUnicode table; a block may have 100 entries. */
function letterTable(used: readonly UsedGlyph[]): string {
  const entries = used.flatMap(({ text }, code) => (text === "" ? [] : [`<${hex(code)}> <${utf16(text)}>`]));
  const blocks: string[] = [];
  for (let at = 0; at < entries.length; at += 100) {
    const block = entries.slice(at, at + 100);
    blocks.push(`${block.length} beginbfchar\n${block.join("\n")}\nendbfchar`);
  }
  return (
    "/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n" +
    "/CIDSystemInfo <</Registry (Adobe) /Ordering (UCS) /Supplement 0>> def\n/CMapName /Adobe-Identity-UCS def\n/CMapType 2 def\n" +
    `1 begincodespacerange\n<0000> <ffff>\nendcodespacerange\n${blocks.join("\n")}\n` +
    "endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend"
  );
}

/** Six capitals that tell this subset from others of the same font. */
function subsetTag(used: readonly UsedGlyph[]): string {
  let hash = used.length;
  for (const { glyph } of used) hash = (Math.imul(hash, 31) + glyph) >>> 0;
  return Array.from({ length: 6 }, (_, index) => String.fromCharCode(65 + (Math.floor(hash / 26 ** index) % 26))).join("");
}

/** xMin, yMin, xMax and yMax of a font's `head` table, in thousandths. */
function fontBox(font: Buffer): number[] {
  for (let entry = 12; entry < 12 + font.readUInt16BE(4) * 16; entry += 16) {
    if (font.toString("latin1", entry, entry + 4) !== "head") continue;
    const head = font.readUInt32BE(entry + 8);
    const unitsPerEm = font.readUInt16BE(head + 18);
    return [36, 38, 40, 42].map((field) => Math.round((font.readInt16BE(head + field) * 1_000) / unitsPerEm));
  }
  return [-500, -500, 2_000, 1_500];
}

const hex = (code: number) => code.toString(16).padStart(4, "0");

/** UTF-16BE in hexadecimal. */
export function utf16(text: string): string {
  const safe = text.toWellFormed();
  let out = "";
  for (let at = 0; at < safe.length; at += 1) out += hex(safe.charCodeAt(at));
  return out;
}
