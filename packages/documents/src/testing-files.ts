import { crc32, deflateRawSync } from "node:zlib";

/** A file of an archive; `claims` is the size it pretends to have. */
export interface ZippedFile {
  name: string;
  content: string | Uint8Array;
  claims?: number;
}

/** A ZIP archive, also one that lies. */
export function zip(files: readonly ZippedFile[]): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, claims } of files) {
    const data = typeof content === "string" ? Buffer.from(content) : content;
    const packed = deflateRawSync(data);
    // What local header and directory have in common: from the version needed to the length of the extra field.
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(data), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(claims ?? data.length, 18);
    common.writeUInt16LE(Buffer.byteLength(name), 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    const body = Buffer.concat([Buffer.from("PK\u0003\u0004"), common, Buffer.from(name), packed]);
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

/** A Word document with the given body in WordprocessingML. */
export function docx(body: string, more: readonly ZippedFile[] = []): Buffer {
  const relations = "http://schemas.openxmlformats.org/package/2006/relationships";
  const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
  const types = "application/vnd.openxmlformats-officedocument.wordprocessingml";
  return zip([
    {
      name: "[Content_Types].xml",
      content: `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="png" ContentType="image/png"/><Override PartName="/word/document.xml" ContentType="${types}.document.main+xml"/></Types>`,
    },
    {
      name: "_rels/.rels",
      content: `<Relationships xmlns="${relations}"><Relationship Id="r1" Type="${office}/officeDocument" Target="word/document.xml"/></Relationships>`,
    },
    {
      name: "word/document.xml",
      content: `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="${office}"><w:body>${body}</w:body></w:document>`,
    },
    ...more,
  ]);
}

/** An Excel workbook; each sheet is its rows of texts, written as shared texts, inline ones or numbers. */
export function xlsx(
  sheets: readonly {
    rows: readonly (readonly (string | number)[])[];
    hidden?: true;
    /** Numbers from 1. */
    hiddenRows?: readonly number[];
    hiddenColumns?: readonly [from: number, to: number];
  }[],
  more: readonly ZippedFile[] = [],
): Buffer {
  const shared: string[] = [];
  const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  const cell = (value: string | number, at: string) => {
    if (typeof value === "number") return `<c r="${at}"><v>${value}</v></c>`;
    if (value.startsWith("inline "))
      return `<c r="${at}" t="inlineStr"><is><r><t>${escaped(value.slice(0, 9))}</t></r><r><t>${escaped(value.slice(9))}</t></r></is></c>`;
    return `<c r="${at}" t="s"><v>${shared.push(value) - 1}</v></c>`;
  };
  const row = (cells: readonly (string | number)[], i: number, isHidden: boolean) =>
    `<row r="${i + 1}"${isHidden ? ' hidden="1"' : ""}>${cells.map((value, column) => (value === "" ? "" : cell(value, `${String.fromCharCode(65 + column)}${i + 1}`))).join("")}</row>`;
  const columns = ([from, to]: readonly [number, number]) => `<cols><col min="${from}" max="${to}" hidden="1"/></cols>`;
  const files = sheets.map(({ rows, hiddenRows, hiddenColumns }, i) => ({
    name: `xl/worksheets/sheet${i + 1}.xml`,
    content: `<worksheet>${hiddenColumns ? columns(hiddenColumns) : ""}<sheetData>${rows.map((cells, at) => row(cells, at, hiddenRows?.includes(at + 1) === true)).join("")}</sheetData></worksheet>`,
  }));
  const tags = sheets.map(
    ({ hidden }, i) => `<sheet name="S${i}" sheetId="${i + 1}"${hidden ? ' state="hidden"' : ""} r:id="rId${i + 1}"/>`,
  );
  const relations = sheets.map((_, i) => `<Relationship Id="rId${i + 1}" Type="x/worksheet" Target="worksheets/sheet${i + 1}.xml"/>`);
  return zip([
    { name: "xl/workbook.xml", content: `<workbook><sheets>${tags.join("")}</sheets></workbook>` },
    {
      name: "xl/_rels/workbook.xml.rels",
      content: `<Relationships>${relations.join("")}<Relationship Id="s" Type="x/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    },
    {
      name: "xl/sharedStrings.xml",
      content: `<sst>${shared.map((text) => `<si><t xml:space="preserve">${escaped(text)}</t><rPh><t>aid</t></rPh></si>`).join("")}</sst>`,
    },
    ...files,
    ...more,
  ]);
}

/** A PDF of one page whose content is a stream as it stands, encoded as `filter` says; further objects may stand beside it. */
export function pdf(content: Uint8Array, filter = "", more = ""): Buffer {
  const head = `%PDF-1.7
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>endobj
5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
${more}
4 0 obj<</Length ${content.length}${filter && `/Filter${filter}`}>>stream
`;
  return Buffer.concat([Buffer.from(head, "latin1"), content, Buffer.from("\nendstream endobj\ntrailer<</Root 1 0 R>>\n%%EOF")]);
}
