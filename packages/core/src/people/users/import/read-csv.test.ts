import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decodeText } from "./decode-text.ts";
import { readCsv } from "./read-csv.ts";

const read = async (text: string) => (await readCsv(text, 6_000)).map((record) => record.values);
const lines = async (text: string) => (await readCsv(text, 6_000)).map((record) => record.line);

describe("what separates columns is told from the first line", () => {
  test.each([
    ["commas", "email,roles\na@x.com,Viewer;Auditor", ["a@x.com", "Viewer;Auditor"]],
    ["semicolons", 'email;roles\na@x.com;"Viewer;Auditor"', ["a@x.com", "Viewer;Auditor"]],
    ["tabs", "email\troles\na@x.com\tViewer;Auditor", ["a@x.com", "Viewer;Auditor"]],
    ["what Excel says it is", "sep=;\r\nemail;roles\r\na@x.com;Viewer", ["a@x.com", "Viewer"]],
    ["a name with a comma in it", '"email, of course";roles\na@x.com;Viewer', ["a@x.com", "Viewer"]],
  ])("%s", async (_, text, row) => {
    expect((await read(text))[1]).toEqual(row);
  });
});

test("lines are counted as an editor shows them", async () => {
  expect(await lines('email,name\r\n\r\na,"A\r\nB"\r\nb,B\r\n , \r\nc,C')).toEqual([1, 3, 5, 7]);
  expect(await lines("sep=,\nemail\na")).toEqual([2, 3]);
  expect(await lines("email\rold\rmac")).toEqual([1, 2, 3]);
});

test("nothing is lost where a long text is cut into pieces", async () => {
  // Whatever the length of a piece, one of them ends inside a teapot.
  for (const start of ["", "x", "xx", "xxx"]) {
    const text = start + "🫖".repeat(10_000);
    expect(await read(`a,b\n${text},b`)).toEqual([
      ["a", "b"],
      [text, "b"],
    ]);
  }
});

describe("what cannot be read is said in a sentence", () => {
  test.each([
    ["a quotation mark that is never closed", 'email,name\na,"A\nb,B', /never closed/],
    ["a quotation mark inside a value", 'email,name\na,O"Brien', /^Line 2: the quotation marks don't match/],
    ["what comes after a closing one", 'email,name\na,"A"b', /quotation marks don't match/],
  ])("%s", async (_, text, message) => {
    await expect(read(text)).rejects.toMatchObject({ code: "BAD_REQUEST", message: expect.stringMatching(message) });
  });

  test("more rows than may be", async () => {
    await expect(readCsv("a\nb\nc\nd", 3)).rejects.toMatchObject({ message: "This file has more than 2 rows. Split it into several." });
    expect(await readCsv("a\nb\nc", 3)).toHaveLength(3);
  });
});

const value = fc.string({ unit: "grapheme", maxLength: 30 }).map((text) => text.replaceAll(/[\r\0\ufeff]/g, "").trim());
/** Records of the same length, in whose first one nothing could be taken for another separator. */
const records = fc.integer({ min: 2, max: 5 }).chain((columns) =>
  fc.tuple(
    fc.array(fc.stringMatching(/^[a-z_]{1,12}$/), { minLength: columns, maxLength: columns }),
    fc.array(
      fc.array(value, { minLength: columns, maxLength: columns }).filter((row) => row.some((one) => one !== "")),
      { maxLength: 20 },
    ),
  ),
);
const quoted = (one: string) => `"${one.replaceAll('"', '""')}"`;

test("what a spreadsheet writes is read as it was, whatever it contains and however it is separated", async () => {
  await fc.assert(
    fc.asyncProperty(records, fc.constantFrom(",", ";", "\t"), fc.constantFrom("\n", "\r\n"), async ([header, rows], separator, end) => {
      const text = [header.join(separator), ...rows.map((row) => row.map(quoted).join(separator))].join(end);
      expect(await read(text)).toEqual([header, ...rows]);
    }),
  );
});

test("any bytes whatever are either read or refused in words", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc.uint8Array({ maxLength: 400 }),
        fc.string({ unit: "binary" }).map((text) => Buffer.from(text)),
      ),
      async (bytes) => {
        try {
          const { text } = decodeText(bytes);
          await read(text);
        } catch (error) {
          expect(error).toMatchObject({ code: "BAD_REQUEST", message: expect.stringMatching(/\.$/) });
        }
      },
    ),
  );
});

describe("the encoding", () => {
  const text = "email,last_name\na@x.com,Müller–Ødegård\nb@x.com,李";
  const western = Buffer.from([0x65, 0x0a, 0x4d, 0xfc, 0x6c, 0x96, 0x64]);
  const wide = Buffer.from(text, "utf16le");
  const swapped = Buffer.from(wide).swap16();

  test.each<[string, Buffer, string, RegExp | null]>([
    ["UTF-8", Buffer.from(text), text, null],
    ["UTF-8 with a mark", Buffer.from(`\ufeff${text}`), text, null],
    ["UTF-16, little end first, with a mark", Buffer.concat([Buffer.from([0xff, 0xfe]), wide]), text, /UTF-16/],
    ["UTF-16, big end first, with a mark", Buffer.concat([Buffer.from([0xfe, 0xff]), swapped]), text, /UTF-16/],
    ["UTF-16 without a mark", wide, text, /UTF-16/],
    ["UTF-16, big end first, without a mark", swapped, text, /UTF-16/],
    ["Windows-1252", western, "e\nMül–d", /Windows-1252/],
  ])("%s", (_, bytes, expected, note) => {
    const decoded = decodeText(bytes);
    expect(decoded.text).toBe(expected);
    if (note) expect(decoded.note).toMatch(note);
    else expect(decoded.note).toBeNull();
  });

  test.each([
    ["nothing", Buffer.alloc(0), /empty/],
    ["a workbook", Buffer.from("PK\u0003\u0004 and more"), /Excel workbook/],
    ["a picture", Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d]), /not a CSV file/],
    ["UTF-16 cut in the middle", Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from([0x41, 0x00, 0x3d])]), /not a CSV file/],
    ["UTF-32", Buffer.from([0xff, 0xfe, 0, 0, 0x65, 0, 0, 0]), /not a CSV file/],
  ])("%s is refused", (_, bytes, message) => {
    expect(() => decodeText(bytes)).toThrow(message);
  });
});
