import { randomFillSync } from "node:crypto";
import { crc32 } from "node:zlib";

/** The largest file that may be sent. */
const tenMegabytes = 10 * 1024 * 1024;

const sentence = "Most kettles are thrown away over a part that costs less than a cup of coffee, and nobody tells you so. ";

export interface HeavyFile {
  name: string;
  bytes: Buffer;
}

/** Files of exactly ten megabytes, as people have them: long texts, long tables, and documents that are mostly pictures. */
export function heavyFiles(count: number): HeavyFile[] {
  const makers: [string, () => Buffer][] = [
    ["txt", () => filled("", `${sentence}\n`)],
    ["docx", docx],
    ["csv", () => filled("Title,Text\n", `A row,"${sentence}"\n`)],
    ["pdf", pdf],
    ["html", () => filled("<!doctype html><body>", `<p>${sentence}</p>\n`)],
  ];
  return Array.from({ length: count }, (_, i) => {
    const [kind, make] = makers[i % makers.length] ?? ["txt", () => filled("", sentence)];
    return { name: `file-${i}.${kind}`, bytes: make() };
  });
}

function filled(start: string, piece: string): Buffer {
  const bytes = Buffer.alloc(tenMegabytes, piece);
  bytes.write(start);
  return bytes;
}

/** A Word document of one paragraph and one picture that cannot be made smaller. */
function docx(): Buffer {
  const word = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";
  const parts: [string, Buffer][] = [
    [
      "[Content_Types].xml",
      Buffer.from(
        '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
      ),
    ],
    [
      "_rels/.rels",
      Buffer.from(
        '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
      ),
    ],
    [
      "word/document.xml",
      Buffer.from(`<w:document xmlns:w="${word}"><w:body><w:p><w:r><w:t>${sentence}</w:t></w:r></w:p></w:body></w:document>`),
    ],
  ];
  const frame = zipped([...parts, ["word/media/image1.png", Buffer.alloc(0)]]).length;
  return zipped([...parts, ["word/media/image1.png", randomFillSync(Buffer.alloc(tenMegabytes - frame))]]);
}

/** An archive whose files are stored as they are (PKWARE APPNOTE 6.3). */
function zipped(files: readonly [string, Buffer][]): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, data] of files) {
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt32LE(crc32(data), 10);
    common.writeUInt32LE(data.length, 14);
    common.writeUInt32LE(data.length, 18);
    common.writeUInt16LE(Buffer.byteLength(name), 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    const body = Buffer.concat([Buffer.from("PK\u0003\u0004"), common, Buffer.from(name), data]);
    directory.push(Buffer.concat([Buffer.from("PK\u0001\u0002\u0014\u0000"), common, place, Buffer.from(name)]));
    bodies.push(body);
    offset += body.length;
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write("PK\u0005\u0006", "latin1");
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(entries.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...bodies, entries, end]);
}

/** A PDF of one line of text and one picture (ISO 32000-1). */
function pdf(): Buffer {
  const text = `BT /F1 12 Tf 72 700 Td (${sentence}) Tj ET`;
  const build = (picture: Buffer) => {
    const objects = [
      Buffer.from("<</Type/Catalog/Pages 2 0 R>>"),
      Buffer.from("<</Type/Pages/Kids[3 0 R]/Count 1>>"),
      Buffer.from("<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>/XObject<</I 6 0 R>>>>>>"),
      stream("", Buffer.from(text)),
      Buffer.from("<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>"),
      stream("/Type/XObject/Subtype/Image/Width 1/Height 1/ColorSpace/DeviceGray/BitsPerComponent 8", picture),
    ];
    const parts = [Buffer.from("%PDF-1.4\n")];
    const offsets: number[] = [];
    for (const [i, object] of objects.entries()) {
      offsets.push(parts.reduce((sum, part) => sum + part.length, 0));
      parts.push(Buffer.from(`${i + 1} 0 obj\n`), object, Buffer.from("\nendobj\n"));
    }
    const at = parts.reduce((sum, part) => sum + part.length, 0);
    const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
    parts.push(
      Buffer.from(
        `xref\n0 7\n0000000000 65535 f \n${table}trailer<</Size 7/Root 1 0 R>>\nstartxref\n${String(at).padStart(10, "0")}\n%%EOF\n`,
      ),
    );
    return Buffer.concat(parts);
  };
  const frame = build(Buffer.alloc(0)).length;
  return build(randomFillSync(Buffer.alloc(tenMegabytes - frame)));
}

const stream = (dictionary: string, data: Buffer) =>
  Buffer.concat([
    Buffer.from(`<<${dictionary}/Length ${String(data.length).padStart(10, "0")}>>stream\n`),
    data,
    Buffer.from("\nendstream"),
  ]);
