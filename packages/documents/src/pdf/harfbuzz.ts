import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/** One glyph of a shaped text. Measures in thousandths of the font size. */
export interface Glyph {
  id: number;
  /** Index in the text (UTF-16) of the first character that the glyph belongs to. */
  cluster: number;
  advance: number;
  x: number;
  y: number;
}

interface ShapeOptions {
  rtl: boolean;
  /** BCP 47; some languages draw the same letters differently. */
  language: string;
}

/** A font as HarfBuzz knows it. Measures in thousandths of the font size. */
export interface ShapingFont {
  /** How far lines reach above and, as a negative number, below the baseline. */
  ascender: number;
  descender: number;
  /** The file, in HarfBuzz's memory: to be read at once, since that memory may move. */
  bytes(): Uint8Array;
  has(codePoint: number): boolean;
  /** Advance width of a glyph as the font declares it. */
  advance(glyph: number): number;
  /** Glyphs of a text in one script and direction, from left to right. */
  shape(text: string, options: ShapeOptions): Glyph[];
}

/** Opens a TrueType file. Its bytes stay in HarfBuzz's memory until the thread ends. */
export function openFont(bytes: Uint8Array): ShapingFont {
  const hb = harfbuzz();
  const data = hb.api.malloc(bytes.length);
  new Uint8Array(hb.api.memory.buffer, data, bytes.length).set(bytes);
  const font = createFont(hb.api, data, bytes.length);
  hb.api.hb_font_get_h_extents(font, hb.scratch);
  const [ascender = 0, descender = 0] = new Int32Array(hb.api.memory.buffer, hb.scratch, 2);
  const known = new Map<number, boolean>();
  return {
    ascender,
    descender,
    bytes: () => new Uint8Array(hb.api.memory.buffer, data, bytes.length),
    has(codePoint) {
      const found = known.get(codePoint) ?? hb.api.hb_font_get_nominal_glyph(font, codePoint, hb.scratch) !== 0;
      known.set(codePoint, found);
      return found;
    },
    advance: (glyph) => hb.api.hb_font_get_glyph_h_advance(font, glyph),
    shape: (text, options) => shape(hb, { font, text, options }),
  };
}

interface HarfBuzzApi {
  memory: { buffer: ArrayBuffer };
  malloc(bytes: number): number;
  hb_blob_create(data: number, length: number, mode: number, user: number, destroy: number): number;
  hb_face_create(blob: number, index: number): number;
  hb_font_create(face: number): number;
  hb_font_set_scale(font: number, x: number, y: number): void;
  hb_font_get_h_extents(font: number, extents: number): number;
  hb_font_get_nominal_glyph(font: number, codePoint: number, glyph: number): number;
  hb_font_get_glyph_h_advance(font: number, glyph: number): number;
  hb_buffer_create(): number;
  hb_buffer_reset(buffer: number): void;
  hb_buffer_set_flags(buffer: number, flags: number): void;
  hb_buffer_set_direction(buffer: number, direction: number): void;
  hb_buffer_set_language(buffer: number, language: number): void;
  hb_buffer_guess_segment_properties(buffer: number): void;
  hb_buffer_add_utf16(buffer: number, text: number, length: number, offset: number, count: number): void;
  hb_buffer_get_length(buffer: number): number;
  hb_buffer_get_glyph_infos(buffer: number, length: number): number;
  hb_buffer_get_glyph_positions(buffer: number, length: number): number;
  hb_language_from_string(text: number, length: number): number;
  hb_shape(font: number, buffer: number, features: number, count: number): void;
}

interface HarfBuzz {
  api: HarfBuzzApi;
  buffer: number;
  /** Room for the text of one call. */
  scratch: number;
  languages: Map<string, number>;
}

/** Longest text of one call, in UTF-16 units; longer words are shaped in parts. */
export const longestShaped = 4_096;

// Values of HarfBuzz's own enumerations.
const writable = 2;
const leftToRight = 4;
const rightToLeft = 5;
const removeDefaultIgnorables = 8;

let loaded: HarfBuzz | undefined;

function harfbuzz(): HarfBuzz {
  if (!loaded) {
    const api = instantiate("harfbuzz.wasm") as HarfBuzzApi;
    loaded = { api, buffer: api.hb_buffer_create(), scratch: api.malloc(longestShaped * 2), languages: new Map() };
  }
  return loaded;
}

/** Starts one of HarfBuzz's WebAssembly builds; each has its own memory. */
export function instantiate(file: "harfbuzz.wasm" | "harfbuzz-subset.wasm"): object {
  const path = createRequire(import.meta.url).resolve(`harfbuzzjs/dist/${file}`);
  const nothing = () => 0;
  const instance: WebAssembly.Instance = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(path)), {
    wasi_snapshot_preview1: { proc_exit: nothing },
    env: {
      _emscripten_runtime_keepalive_clear: nothing,
      _abort_js: () => {
        throw new Error("HarfBuzz gave up");
      },
      _setitimer_js: nothing,
      emscripten_resize_heap: (bytes: number) => grow(instance.exports as GrowingMemory, bytes >>> 0),
    },
  });
  const { _initialize, __wasm_call_ctors } = instance.exports as { _initialize?: () => void; __wasm_call_ctors?: () => void };
  (_initialize ?? __wasm_call_ctors ?? nothing)();
  return instance.exports;
}

interface GrowingMemory {
  memory: { buffer: ArrayBuffer; grow(pages: number): number };
}

const pageBytes = 65_536;
function grow({ memory }: GrowingMemory, bytes: number): number {
  memory.grow(Math.ceil((bytes - memory.buffer.byteLength) / pageBytes));
  return 1;
}

function createFont(api: HarfBuzzApi, data: number, length: number): number {
  const face = api.hb_face_create(api.hb_blob_create(data, length, writable, 0, 0), 0);
  const font = api.hb_font_create(face);
  api.hb_font_set_scale(font, 1_000, 1_000);
  return font;
}

function shape(hb: HarfBuzz, { font, text, options }: { font: number; text: string; options: ShapeOptions }): Glyph[] {
  const { api, buffer } = hb;
  const language = languageOf(hb, options.language);
  const units = new Uint16Array(api.memory.buffer, hb.scratch, text.length);
  for (let i = 0; i < text.length; i += 1) units[i] = text.charCodeAt(i);
  api.hb_buffer_reset(buffer);
  api.hb_buffer_set_flags(buffer, removeDefaultIgnorables);
  api.hb_buffer_add_utf16(buffer, hb.scratch, text.length, 0, text.length);
  api.hb_buffer_set_direction(buffer, options.rtl ? rightToLeft : leftToRight);
  api.hb_buffer_set_language(buffer, language);
  api.hb_buffer_guess_segment_properties(buffer);
  api.hb_shape(font, buffer, 0, 0);
  return readGlyphs(api, buffer);
}

function readGlyphs(api: HarfBuzzApi, buffer: number): Glyph[] {
  const count = api.hb_buffer_get_length(buffer);
  // Both tables have five 32-bit fields a glyph: (glyph, mask, cluster, …) and (advance x, y, offset x, y, …).
  const infos = new Uint32Array(api.memory.buffer, api.hb_buffer_get_glyph_infos(buffer, 0), count * 5);
  const advances = new Int32Array(api.memory.buffer, api.hb_buffer_get_glyph_positions(buffer, 0), count * 5);
  const glyphs: Glyph[] = [];
  for (let i = 0; i < count * 5; i += 5) {
    glyphs.push({
      id: infos[i] ?? 0,
      cluster: infos[i + 2] ?? 0,
      advance: advances[i] ?? 0,
      x: advances[i + 2] ?? 0,
      y: advances[i + 3] ?? 0,
    });
  }
  return glyphs;
}

function languageOf(hb: HarfBuzz, language: string): number {
  const known = hb.languages.get(language);
  if (known !== undefined) return known;
  const ascii = Buffer.from(language.slice(0, 60), "latin1");
  new Uint8Array(hb.api.memory.buffer, hb.scratch, ascii.length).set(ascii);
  const made = hb.api.hb_language_from_string(hb.scratch, ascii.length);
  hb.languages.set(language, made);
  return made;
}
