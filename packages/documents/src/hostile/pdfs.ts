import { deflateSync } from "node:zlib";
import { pdf } from "../testing-files.ts";

const latin = (text: string) => Buffer.from(text, "latin1");
const deflated = (bytes: Uint8Array) => deflateSync(bytes, { level: 9 });
const page = latin("BT /F1 12 Tf 20 700 Td (A page as it should be) Tj ET");
/** A PDF that is read as any other, but for further objects beside its page. */
const beside = (more: string) => pdf(page, "", more);
/** A PDF of these objects alone. */
const objects = (...bodies: string[]) =>
  latin(`%PDF-1.7\n${bodies.map((body, i) => `${i + 1} 0 obj${body}endobj`).join("\n")}\ntrailer<</Root 1 0 R>>\n%%EOF`);
const catalog = "<</Type/Catalog/Pages 2 0 R>>";
const onePage = "<</Type/Pages/Kids[3 0 R]/Count 1>>";
const withContent = (resources: string) => `<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents 4 0 R/Resources${resources}>>`;
const stream = (dictionary: string, body: string) => `<<${dictionary}/Length ${body.length}>>stream\n${body}\nendstream `;

/** LZW as PDF has it (ISO 32000-1, 7.4.4): as many zeros as the codes up to a full table can say, over and over. */
function lzwZeros(tables: number): Buffer {
  const bits: string[] = [];
  for (let table = 0; table < tables; table += 1) {
    let next = 258;
    const width = () => (next < 511 ? 9 : next < 1_023 ? 10 : next < 2_047 ? 11 : 12);
    bits.push((256).toString(2).padStart(table === 0 ? 9 : 12, "0"), (0).toString(2).padStart(9, "0"));
    for (; next < 4_093; next += 1) bits.push(next.toString(2).padStart(width(), "0"));
  }
  const all = bits.join("");
  return Buffer.from((all.match(/.{1,8}/g) ?? []).map((byte) => Number.parseInt(byte.padEnd(8, "0"), 2)));
}

/** Forms of PDF that have broken readers: chains of filters, circles, depths, lying numbers, fonts that are none. */
export const hostilePdfs: Record<string, () => Buffer> = {
  "flate in flate, 1 GiB": () => pdf(deflated(deflated(Buffer.alloc(2 ** 30))), "[/FlateDecode/FlateDecode]"),
  "flate in flate in flate": () => pdf(deflated(deflated(deflated(Buffer.alloc(2 ** 29)))), "[/FlateDecode/FlateDecode/FlateDecode]"),
  "ascii85 in flate": () => pdf(deflated(Buffer.alloc(2 ** 28, "z")), "[/FlateDecode/ASCII85Decode]"),
  "hex in flate": () => pdf(deflated(Buffer.alloc(2 ** 29, "0")), "[/FlateDecode/ASCIIHexDecode]"),
  "run lengths in flate": () => pdf(deflated(Buffer.alloc(2 ** 25, Buffer.from([129, 0]))), "[/FlateDecode/RunLengthDecode]"),
  "lzw in flate": () => pdf(deflated(lzwZeros(200)), "[/FlateDecode/LZWDecode]"),
  "a predictor of a billion columns": () =>
    pdf(deflated(Buffer.alloc(2 ** 24)), "/FlateDecode/DecodeParms<</Predictor 12/Columns 1000000000>>"),
  "two hundred filters": () => pdf(page, `[${"/ASCIIHexDecode".repeat(200)}]`),
  "an object stream of zeros": () => {
    const body = deflated(Buffer.alloc(2 ** 28)).toString("latin1");
    return beside(`9 0 obj${stream("/Type/ObjStm/N 100000000/First 10/Filter/FlateDecode", body)}endobj`);
  },
  "pages that hold themselves": () => objects(catalog, "<</Type/Pages/Kids[2 0 R]/Count 1>>"),
  "pages in pages, 50 000 deep": () =>
    objects(catalog, ...Array.from({ length: 50_000 }, (_, i) => `<</Type/Pages/Count 1/Kids[${i + 3} 0 R]/Parent ${i + 1} 0 R>>`)),
  "a billion pages, it says": () => objects(catalog, "<</Type/Pages/Kids[3 0 R]/Count 1000000000>>", "<</Type/Page/Parent 2 0 R>>"),
  "arrays a million deep": () => beside(`9 0 obj${"[".repeat(1_000_000)}endobj`),
  "dictionaries 300 000 deep": () => objects(`<</Type/Catalog/Pages 2 0 R/A${"<</A".repeat(300_000)}`, onePage),
  "a form that draws itself": () =>
    objects(
      catalog,
      onePage,
      withContent("<</XObject<</X 5 0 R>>>>"),
      stream("", "/X Do"),
      stream("/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</X 5 0 R>>>>", "/X Do /X Do"),
    ),
  "forms that draw one another ten times each": () =>
    objects(
      catalog,
      onePage,
      withContent("<</XObject<</X 5 0 R>>>>"),
      stream("", "/X Do"),
      ...Array.from({ length: 12 }, (_, i) =>
        stream(`/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</X ${i + 6} 0 R>>>>`, "/X Do ".repeat(10)),
      ),
      stream("/Type/XObject/Subtype/Form/BBox[0 0 9 9]", "BT (x) Tj ET"),
    ),
  "a page of ten million words": () => pdf(deflated(latin(`BT /F1 9 Tf ${"(w) Tj ".repeat(10_000_000)}ET`)), "/FlateDecode"),
  "a million saved states": () => pdf(deflated(latin("q ".repeat(5_000_000))), "/FlateDecode"),
  "a font that is no font": () =>
    objects(
      catalog,
      onePage,
      withContent("<</Font<</F1 5 0 R>>>>"),
      stream("", "BT /F1 9 Tf (abc) Tj ET"),
      "<</Type/Font/Subtype/TrueType/BaseFont/X/FontDescriptor 6 0 R>>",
      "<</Type/FontDescriptor/FontName/X/Flags 4/FontFile2 7 0 R>>",
      stream("/Length1 99999999", "\u0000\u0001\u0000\u0000\u00ff\u00ff".repeat(9_000)),
    ),
  "a glyph that is drawn by itself": () =>
    objects(
      catalog,
      onePage,
      withContent("<</Font<</F1 5 0 R>>>>"),
      stream("", "BT /F1 9 Tf (aaa) Tj ET"),
      "<</Type/Font/Subtype/Type3/FontBBox[0 0 9 9]/FontMatrix[1 0 0 1 0 0]/CharProcs<</a 6 0 R>>/Encoding<</Differences[97/a]>>/FirstChar 97/LastChar 97/Widths[9]/Resources<</Font<</F1 5 0 R>>>>>>",
      stream("", "BT /F1 9 Tf (aaa) Tj ET"),
    ),
  "a map of four billion characters": () =>
    objects(
      catalog,
      onePage,
      withContent("<</Font<</F1 5 0 R>>>>"),
      stream("", "BT /F1 9 Tf <0001> Tj ET"),
      "<</Type/Font/Subtype/Type0/BaseFont/X/Encoding/Identity-H/ToUnicode 6 0 R/DescendantFonts[<</Type/Font/Subtype/CIDFontType2/BaseFont/X>>]>>",
      stream("", "1 begincodespacerange<00000000><FFFFFFFF>endcodespacerange 1 beginbfrange<00000000><FFFFFFFF><0041>endbfrange"),
    ),
  "widths without end": () =>
    objects(
      catalog,
      onePage,
      withContent("<</Font<</F1 5 0 R>>>>"),
      stream("", "BT /F1 9 Tf <0001> Tj ET"),
      "<</Type/Font/Subtype/Type0/BaseFont/X/Encoding/Identity-H/DescendantFonts[<</Type/Font/Subtype/CIDFontType2/BaseFont/X/W[0 4294967295 500]>>]>>",
    ),
  "tables of references that lead back": () =>
    latin(`${beside("").toString("latin1")}\nxref\n0 1\n0000000000 65535 f\ntrailer<</Root 1 0 R/Prev 9>>\nstartxref\n9\n%%EOF`),
  "a table of references of 9 MB": () =>
    latin(`%PDF-1.4\nxref\n0 450000\n${"0000000009 00000 n \n".repeat(450_000)}trailer<</Root 1 0 R/Size 450000>>\nstartxref\n9\n%%EOF`),
  "a stream of references for four billion objects": () => {
    const body = deflated(Buffer.alloc(2 ** 24)).toString("latin1");
    return latin(
      `%PDF-1.5\n1 0 obj${stream("/Type/XRef/Size 4294967295/W[8 8 8]/Index[0 4294967295]/Root 1 0 R/Filter/FlateDecode", body)}endobj\nstartxref\n9\n%%EOF`,
    );
  },
  "a string of 9 MB that never ends": () => beside(`9 0 obj${"(".repeat(9_000_000)}`),
  "a picture in the text without an end": () =>
    pdf(deflated(latin(`BI /W 99999 /H 99999 /BPC 8 /CS /RGB ID ${"x".repeat(2 ** 24)}`)), "/FlateDecode"),
  "locked with a key that is none": () => {
    const key = "/Encrypt<</Filter/Standard/V 5/R 6/O(x)/U(x)/P -1>>/ID[(a)(b)]";
    return latin(objects(catalog, onePage).toString("latin1").replace("/Root 1 0 R", `/Root 1 0 R${key}`));
  },
  "nothing but its first line": () => latin("%PDF-1.7\n"),
};
