import { randomBytes } from "node:crypto";
import { deflateRawSync } from "node:zlib";
import { docx, xlsx, type ZippedFile, zip } from "../testing-files.ts";

const run = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
const plain = run("As it should be");
const zeros = (size: number) => Buffer.alloc(size, "0");
/** What does not get smaller: with it an archive does not unpack to more times its size than documents do. */
const noise: ZippedFile = { name: "docProps/noise.png", content: randomBytes(500_000) };
const withDocument = (content: string | Uint8Array, more: readonly ZippedFile[] = []) => {
  const [types, relations] = ["[Content_Types].xml", "_rels/.rels"].map((name) => ({ name, content: partOf(name) }));
  return zip([types, relations, { name: "word/document.xml", content }, ...more].flatMap((one) => one ?? []));
};
/** What every Word document has, word for word as in one that is read. */
function partOf(name: string): string {
  return name === "_rels/.rels"
    ? '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>'
    : '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';
}
const w = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

/** The end record says fewer entries than there are; a reader that goes on to the end finds the others. */
function hidden(count: number, size: number): Buffer {
  const archive = docx(
    plain,
    Array.from({ length: count }, (_, i) => ({ name: `word/${i}.xml`, content: zeros(size) })),
  );
  const end = archive.length - 22;
  archive.writeUInt16LE(3, end + 8);
  archive.writeUInt16LE(3, end + 10);
  return archive;
}

/** The same, with the size of the directory told to match. */
function hiddenWell(): Buffer {
  const archive = hidden(1, 50_000_000);
  const end = archive.length - 22;
  const start = archive.readUInt32LE(end + 16);
  let at = start;
  for (let entry = 0; entry < 3; entry += 1) at += 46 + archive.readUInt16LE(at + 28);
  archive.writeUInt32LE(at - start, end + 12);
  return archive;
}

/** Entries that share one packed body, each with a header of its own quoted by the one before (D. Fifield, A better zip bomb, 2019). */
function overlapping(count: number): Buffer {
  const body = deflateRawSync(zeros(20_000_000));
  const archive = zip([{ name: "word/document.xml", content: "x" }]);
  const local = Buffer.concat([archive.subarray(0, 30 + 17), body]);
  local.writeUInt32LE(body.length, 18);
  local.writeUInt32LE(20_000_000, 22);
  const entries = Array.from({ length: count }, (_, i) => {
    const name = Buffer.from(`word/${String(i).padStart(12, "0")}`);
    const head = Buffer.alloc(46);
    head.write("PK\u0001\u0002\u0014\u0000\u0014\u0000\u0000\u0000\u0008\u0000", "latin1");
    head.writeUInt32LE(body.length, 20);
    head.writeUInt32LE(20_000_000, 24);
    head.writeUInt16LE(name.length, 28);
    return Buffer.concat([head, name]);
  });
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.write("PK\u0005\u0006", "latin1");
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, directory, end]);
}

function changed(archive: Buffer, change: (end: number, bytes: Buffer) => void): Buffer {
  change(archive.length - 22, archive);
  return archive;
}

/** Archives that say one thing to one reader and another to the next, and documents that are more than they seem. */
export const hostileArchives: Record<string, () => Buffer> = {
  "hidden entry.docx": () => hidden(1, 200_000_000),
  "hidden entry, sizes told to match.docx": hiddenWell,
  "hidden entries, 60 000.docx": () => hidden(60_000, 1),
  "overlapping entries.docx": () => overlapping(1_000),
  "one name twice.docx": () => docx(plain, [{ name: "word/document.xml", content: run("twice") }]),
  "more than may be unpacked.docx": () => withDocument(zeros(120_000_000)),
  "lying size of one entry.docx": () => docx(plain, [{ name: "word/styles.xml", content: zeros(80_000_000), claims: 100 }]),
  "no lie, much air.docx": () => docx(plain, [{ name: "word/media/a.png", content: zeros(99_000_000) }]),
  "sixty-four bits.docx": () => changed(docx(plain), (end, bytes) => bytes.fill(0xff, end + 8, end + 20)),
  "several disks.docx": () => changed(docx(plain), (end, bytes) => bytes.writeUInt16LE(1, end + 4)),
  "a second end in the comment.docx": () => {
    const archive = docx(plain);
    archive.writeUInt16LE(22, archive.length - 2);
    return Buffer.concat([archive, archive.subarray(-22)]);
  },
  "directory in front of the file.docx": () => changed(docx(plain), (end, bytes) => bytes.writeUInt32LE(0, end + 16)),
  "cut in half.docx": () => docx(run("x".repeat(9_000))).subarray(0, 500),
  "archive in archive.docx": () => withDocument(zip([{ name: "word/document.xml", content: docx(plain) }])),
  "elements 100 000 deep.docx": () => docx(`${"<w:p>".repeat(100_000)}${"</w:p>".repeat(100_000)}`, [noise]),
  "tables in tables.docx": () => docx(`${"<w:tbl><w:tr><w:tc>".repeat(5_000)}${run("in")}${"</w:tc></w:tr></w:tbl>".repeat(5_000)}`),
  "a billion laughs.docx": () => {
    const laughs = Array.from({ length: 10 }, (_, i) => `<!ENTITY l${i + 1} "${`&l${i};`.repeat(10)}">`).join("");
    return withDocument(`<!DOCTYPE l [<!ENTITY l0 "laugh">${laughs}]><w:document ${w}><w:body>${run("&l10;")}</w:body></w:document>`);
  },
  "a file of the server.docx": () =>
    withDocument(`<!DOCTYPE l [<!ENTITY f SYSTEM "file:///etc/passwd">]><w:document ${w}><w:body>${run("&f;")}</w:body></w:document>`),
  "an attribute of 30 MB.docx": () => docx(`<w:p w:x="${"a".repeat(30_000_000)}"></w:p>`, [noise]),
  "three million runs.docx": () => docx(`<w:p>${"<w:r><w:t>a</w:t></w:r>".repeat(3_000_000)}</w:p>`, [noise]),
  "never closed.docx": () => withDocument(`<w:document ${w}><w:body>${"<w:p><w:r>".repeat(500_000)}`, [noise]),
  "not even text.docx": () => withDocument(Buffer.from([0xff, 0xfe, 0x00, 0xd8, 0x00])),
  "shared text of 90 MB.xlsx": () => xlsx([{ rows: [["a".repeat(90_000_000)]] }], [noise]),
  "two million shared texts.xlsx": () =>
    zip([
      { name: "xl/workbook.xml", content: '<workbook><sheets><sheet name="a" sheetId="1" r:id="r1"/></sheets></workbook>' },
      {
        name: "xl/_rels/workbook.xml.rels",
        content: '<Relationships><Relationship Id="r1" Type="x/worksheet" Target="a.xml"/></Relationships>',
      },
      { name: "xl/a.xml", content: "<worksheet><sheetData/></worksheet>" },
      { name: "xl/sharedStrings.xml", content: "<si><t>a</t></si>".repeat(2_000_000) },
      noise,
    ]),
  "a million columns.xlsx": () => oneSheet(`<row>${'<c r="XFD1"><v>1</v></c>'.repeat(1_000_000)}</row>`),
  "rows that never end.xlsx": () => oneSheet("<row ".repeat(1_500_000)),
  "cells that never end.xlsx": () => oneSheet(`<row>${"<c>".repeat(1_500_000)}</row>`),
};

const oneSheet = (data: string) =>
  zip([
    { name: "xl/workbook.xml", content: '<workbook><sheets><sheet name="a" sheetId="1" r:id="r1"/></sheets></workbook>' },
    {
      name: "xl/_rels/workbook.xml.rels",
      content: '<Relationships><Relationship Id="r1" Type="x/worksheet" Target="a.xml"/></Relationships>',
    },
    { name: "xl/a.xml", content: `<worksheet><sheetData>${data}</sheetData></worksheet>` },
    noise,
  ]);
