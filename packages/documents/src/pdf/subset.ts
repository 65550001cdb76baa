import { instantiate } from "./harfbuzz.ts";

/**
 * A font file with only the given glyphs, which keep their numbers. Layout tables and hinting are left out, since the
 * text is already shaped.
 */
export function subsetFont(bytes: Uint8Array, glyphs: Iterable<number>): Buffer {
  api ??= instantiate("harfbuzz-subset.wasm") as SubsetApi;
  const data = api.malloc(bytes.length);
  new Uint8Array(api.memory.buffer, data, bytes.length).set(bytes);
  const blob = api.hb_blob_create(data, bytes.length, writable, 0, 0);
  const face = api.hb_face_create(blob, 0);
  const input = writeInput(api, glyphs);
  const subset = api.hb_subset_or_fail(face, input);
  if (subset === 0) throw new Error("A font could not be cut down");
  const result = api.hb_face_reference_blob(subset);
  const copy = Buffer.from(new Uint8Array(api.memory.buffer, api.hb_blob_get_data(result, 0), api.hb_blob_get_length(result)));
  for (const one of [result, blob]) api.hb_blob_destroy(one);
  for (const one of [subset, face]) api.hb_face_destroy(one);
  api.hb_subset_input_destroy(input);
  api.free(data);
  return copy;
}

let api: SubsetApi | undefined;

function writeInput(hb: SubsetApi, glyphs: Iterable<number>): number {
  const input = hb.hb_subset_input_create_or_fail();
  hb.hb_subset_input_set_flags(input, noHinting | retainGlyphIds | notdefOutline | noLayoutClosure);
  const wanted = hb.hb_subset_input_glyph_set(input);
  for (const glyph of glyphs) hb.hb_set_add(wanted, glyph);
  const dropped = hb.hb_subset_input_set(input, dropTableTags);
  for (const table of droppedTables) hb.hb_set_add(dropped, tag(table));
  return input;
}

interface SubsetApi {
  memory: { buffer: ArrayBuffer };
  malloc(bytes: number): number;
  free(data: number): void;
  hb_blob_create(data: number, length: number, mode: number, user: number, destroy: number): number;
  hb_blob_destroy(blob: number): void;
  hb_blob_get_length(blob: number): number;
  hb_blob_get_data(blob: number, length: number): number;
  hb_face_create(blob: number, index: number): number;
  hb_face_destroy(face: number): void;
  hb_face_reference_blob(face: number): number;
  hb_set_add(set: number, value: number): void;
  hb_subset_input_create_or_fail(): number;
  hb_subset_input_destroy(input: number): void;
  hb_subset_input_set_flags(input: number, flags: number): void;
  hb_subset_input_glyph_set(input: number): number;
  hb_subset_input_set(input: number, kind: number): number;
  hb_subset_or_fail(face: number, input: number): number;
}

// Values of HarfBuzz's own enumerations.
const writable = 2;
const noHinting = 0x1;
const retainGlyphIds = 0x2;
const notdefOutline = 0x40;
const noLayoutClosure = 0x200;
const dropTableTags = 3;
const droppedTables = [
  "GSUB",
  "GPOS",
  "GDEF",
  "BASE",
  "STAT",
  "MATH",
  "DSIG",
  "gasp",
  "kern",
  "name",
  "post",
  "vhea",
  "vmtx",
  "VORG",
  "meta",
];

const tag = (name: string) => Buffer.from(name, "latin1").readUInt32BE(0) | 0;
