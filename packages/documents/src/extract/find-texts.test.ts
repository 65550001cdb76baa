import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { AppError } from "@copydesk/contracts";
import fc from "fast-check";
import { jsPDF } from "jspdf";
import { afterAll, describe, expect, test } from "vitest";
import { docx, xlsx, zip } from "../testing-files.ts";
import { findTexts } from "./find-texts.ts";

const folder = mkdtempSync(join(tmpdir(), "copydesk-texts-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let last = 0;
function read(name: string, bytes: Uint8Array | string) {
  const path = join(folder, String(++last));
  writeFileSync(path, bytes);
  return findTexts({ name, path });
}
const refusal = (name: string, bytes: Uint8Array | string): Promise<[string, string]> =>
  read(name, bytes).then(
    (found) => ["READ", JSON.stringify(found).slice(0, 200)],
    (error: unknown) => (error instanceof AppError ? [error.code, error.message] : Promise.reject(error)),
  );

const english = "Most kettles are thrown away over a part that costs less than a cup of coffee, and nobody tells you.";
const german = "Die meisten Wasserkocher werden wegen eines Teils weggeworfen, das weniger kostet als ein Kaffee.";
const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;

describe("a document is one text", () => {
  test("called as its file, in the language it is written in", async () => {
    expect(await read("workshop letters.txt", english)).toEqual({
      format: "text",
      notes: [],
      texts: [{ title: "workshop letters", text: english, length: english.length, language: "en" }],
    });
    expect((await read("brief.docx", docx(paragraph(german)))).texts).toMatchObject([{ title: "brief", text: german, language: "de" }]);
  });

  test("called as its first heading when it begins with one", async () => {
    expect((await read("a.md", `# Descale before the holidays\n\n${english}`)).texts[0]?.title).toBe("Descale before the holidays");
  });

  test("of no language when that is not clear", async () => {
    expect((await read("a.txt", "OK 12 34")).texts).toMatchObject([{ language: null }]);
  });

  test("and a PDF of pictures has none, which is said", async () => {
    const pdf = Buffer.from(new jsPDF().output("arraybuffer"));
    expect(await read("scan.pdf", pdf)).toEqual({
      format: "pdf",
      texts: [],
      notes: ["This PDF has no text in it, only pictures of pages."],
    });
  });

  test("whose name is a path is called by its last part", async () => {
    expect((await read("../../etc/passwd.txt", english)).texts[0]?.title).toBe("passwd");
    expect((await read("C:\\Windows\\letter.txt", english)).texts[0]?.title).toBe("letter");
  });

  test("of which a very long one is read in part, never cut inside a character", async () => {
    const { texts, notes } = await read("book.txt", "Ünïcödé wörds 🫖 ".repeat(200_000));
    expect(texts[0]?.text.length).toBeLessThanOrEqual(500_000);
    expect(texts[0]?.text).not.toContain("\ufffd");
    expect(texts[0]?.text.isWellFormed()).toBe(true);
    expect(notes).toEqual(["Only the first 500,000 characters were read."]);
  });
});

test.each(["e\u0301", "\u{1F468}\u200D\u{1F469}", "Ж", "aЖ"])("a long text of %s is not cut inside a character", async (letters) => {
  const { texts } = await read("long.txt", letters.repeat(900_000));
  expect(texts[0]?.text.startsWith(letters.normalize())).toBe(true);
});

describe("a web page", () => {
  const page = `<!DOCTYPE html><html><head><title>Spring &amp; mail</title><style>p{color:red}</style></head><body>
    <SCRIPT>alert("<p>not this</p>")</SCRIPT><header>Hello&nbsp;there</header><div>First &eacute;t&#233; <b title="a > b">bold</b></div>
    <div>Second<br>line</div><!-- <p>hidden</p> --><ul><li>One</li><li>Two</li></ul><img src="http://evil.example/x.png" onerror="x()">
    <p>1 &lt; 2 &#60;b&#62;</p></body></html>`;

  test("is its visible words, in paragraphs", async () => {
    const { format, texts } = await read("mail.html", page);
    expect(format).toBe("html");
    expect(texts[0]?.title).toBe("Spring & mail");
    expect(texts[0]?.text).toBe("Hello there\n\nFirst été bold\n\nSecond\nline\n\n- One\n- Two\n\n1 < 2 <b>");
  });

  test("is told by its content", async () => {
    expect(await read("mail.txt", page)).toMatchObject({
      format: "html",
      notes: ["The file's name says otherwise, but it is a web page and was read as one."],
    });
  });

  test("that never closes anything is read in a moment", async () => {
    const hostile = `<html>${"<div ".repeat(100_000)}<script>${"<!--".repeat(50_000)}`;
    expect(await read("a.html", hostile)).toMatchObject({ format: "html" });
  });

  test("made of anything whatever is read or refused in words", async () => {
    const piece = fc.constantFrom(
      "<",
      ">",
      "</",
      "<p>",
      "</p>",
      "<script>",
      "<!--",
      "-->",
      "&#x110000;",
      "&amp;",
      '"',
      "'",
      "a",
      " ",
      "<title>",
    );
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 60 }), async (pieces) => {
        const [code, message] = await refusal("a.html", `<html>${pieces.join("")}`);
        expect(code === "READ" || message.endsWith(".")).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});

describe("a table is a text for each row", () => {
  test.each([
    ["commas", ",", "\n"],
    ["semicolons", ";", "\r\n"],
    ["tabs", "\t", "\n"],
  ])("of a CSV file with %s, by its header", async (_, separator, end) => {
    const rows = [
      ["Title", "Text", "Rating"],
      ["One", `"${english}"`, "5"],
      ["Zwei", `"${german}"`, ""],
      ["Short", "Too short", "1"],
    ];
    const { texts, notes } = await read("replies.csv", rows.map((row) => row.join(separator)).join(end));
    expect(texts).toMatchObject([
      { title: "One", text: english, language: "en" },
      { title: "Zwei", text: german, language: "de" },
    ]);
    expect(notes).toEqual(["1 row was left out for being shorter than 20 characters."]);
  });

  test("of a million columns is read as far as tables go", async () => {
    const { texts } = await read("wide.csv", `${",".repeat(1_000_000)}\n`.repeat(2));
    expect(texts).toEqual([]);
  });

  test("without a header the longest column is the text and the title its beginning", async () => {
    const { texts } = await read("a.csv", `1,${english.replaceAll(",", "")},x\n2,${german.replaceAll(",", "")},y`);
    expect(texts).toHaveLength(2);
    expect(texts[0]?.title).toBe(english.replaceAll(",", ""));
  });

  test("of an Excel workbook, from all visible sheets", async () => {
    const bytes = xlsx([
      {
        rows: [
          ["Subject", "Copy"],
          ["A <kettle> & a cup", english],
          ["", ""],
          ["Leer", ""],
          ["inline written", `inline ${german}`],
        ],
      },
      { rows: [[english], [12, 13]], hidden: true },
      { rows: [["", 7, german]] },
    ]);
    const { format, texts } = await read("subject-lines.xlsx", bytes);
    expect(format).toBe("xlsx");
    expect(texts).toMatchObject([
      { title: "A <kettle> & a cup", text: english, language: "en" },
      { title: "inline written", text: `inline ${german}`, language: "de" },
      { text: german, language: "de" },
    ]);
  });

  test("of a workbook without hidden sheets, rows and columns, which is said", async () => {
    const hidden = { rows: [[german]], hidden: true as const };
    const rows = [
      ["Title", "Notes", "Text"],
      ["One", `${german} ${german}`, english],
      ["Two", "", german],
      ["Three", "x", english],
    ];
    const one = await read("a.xlsx", xlsx([{ rows, hiddenRows: [3] }, hidden]));
    expect(one.texts.map(({ title }) => title)).toEqual(["One", "Three"]);
    expect(one.notes).toEqual(["1 hidden sheet and 1 hidden row were left out."]);
    const two = await read("a.xlsx", xlsx([{ rows: rows.slice(1), hiddenRows: [1, 2], hiddenColumns: [2, 16_384] }]));
    expect(two.notes).toEqual([
      "2 hidden rows and 2 hidden columns were left out.",
      "1 row was left out for being shorter than 20 characters.",
    ]);
    const three = await read("a.xlsx", xlsx([{ rows: [[english, german]], hiddenColumns: [2, 2] }]));
    expect([three.texts.map(({ text }) => text), three.notes]).toEqual([[english], ["1 hidden column was left out."]]);
  });

  test("a table in whose beginning there is no text says what to do", async () => {
    const { texts, notes } = await read("numbers.csv", `Number,Text\n${"1,\n".repeat(100_000)}`);
    expect(texts).toEqual([]);
    expect(notes).toEqual([
      "Only the beginning of this table was read, and there is no text in it. Keep the columns of text and title, and try again.",
    ]);
  });

  test("of 100 000 rows only the beginning is read, and that is said", async () => {
    const rows = Array.from({ length: 100_000 }, (_, i) => [`Row ${i}`, `${english} ${i}`]);
    const sheet = await read("big.xlsx", xlsx([{ rows: [["Title", "Text"], ...rows] }]));
    expect(sheet.texts).toHaveLength(200);
    expect(sheet.notes).toEqual(["The table is long: only its first 200 texts were read."]);
    const csv = await read("big.csv", `Title,Text\n${rows.map((row) => `${row[0]},"${row[1]?.slice(0, 60)}"`).join("\n")}`);
    expect(csv.texts).toHaveLength(200);
    expect(csv.notes).toEqual(["The table is long: only its first 200 texts were read."]);
  });

  test("with quotation marks that do not fit is read as well as it can be, or refused", async () => {
    const [code, message] = await refusal("a.csv", `Title,Text\nA,"${english}\nB,C`);
    expect(code === "READ" || /quotation marks/.test(message)).toBe(true);
  });
});

describe("files that lie", () => {
  test("about their type are read as what they are", async () => {
    expect(await read("letter.pdf", docx(paragraph(english)))).toMatchObject({
      format: "docx",
      notes: ["The file's name says otherwise, but it is a Word document and was read as one."],
    });
    expect((await read("letter.docx", xlsx([{ rows: [[english]] }]))).format).toBe("xlsx");
  });

  test.each([
    ["an image as text", "a.txt", Buffer.from("\u0089PNG\r\n\u001a\n…", "latin1"), "UNSUPPORTED_TYPE", /picture/],
    ["text as a workbook", "a.xlsx", english, "UNSUPPORTED_TYPE", /not an Excel workbook/],
    ["text as a PDF", "a.pdf", english, "UNSUPPORTED_TYPE", /not a PDF/],
    ["a program", "a.exe", english, "UNSUPPORTED_TYPE", /Only \.txt, \.md, \.html/],
    ["an archive", "a.docx", zip([{ name: "x.txt", content: english }]), "UNSUPPORTED_TYPE", /archive/],
    ["bytes of no text", "a.md", Buffer.from([0, 1, 2, 3, 0, 0, 5]), "UNSUPPORTED_TYPE", /not a text file/],
    ["nothing", "a.txt", "", "RULE_BROKEN", /empty/],
    ["a workbook without sheets", "a.xlsx", zip([{ name: "xl/x.xml", content: "x" }]), "RULE_BROKEN", /damaged/],
  ])("%s is refused", async (_, name, bytes, code, message) => {
    expect(await refusal(name, bytes)).toEqual([code, expect.stringMatching(message)]);
  });

  test("about how much is inside are refused before it is unpacked", async () => {
    const bomb = xlsx([{ rows: [[english]] }], [{ name: "xl/media/x", content: Buffer.alloc(30_000_000), claims: 1_000 }]);
    expect((await refusal("a.xlsx", bomb))[0]).toBe("TOO_LARGE");
    const honest = docx(paragraph(english), [{ name: "word/media/x", content: Buffer.alloc(60_000_000) }]);
    expect((await refusal("a.docx", honest))[0]).toBe("TOO_LARGE");
  });

  test("a workbook that points outside of itself is read without what it points to", async () => {
    const rels =
      '<Relationships><Relationship Id="rId1" Type="x/worksheet" Target="file:///etc/passwd" TargetMode="External"/></Relationships>';
    const bytes = zip([
      { name: "xl/workbook.xml", content: '<workbook><sheets><sheet name="a" r:id="rId1"/></sheets></workbook>' },
      { name: "xl/_rels/workbook.xml.rels", content: rels },
    ]);
    expect((await read("a.xlsx", bytes)).texts).toEqual([]);
  });
});
