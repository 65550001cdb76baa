import { randomBytes } from "node:crypto";
import { AppError } from "@copydesk/contracts";
import { jsPDF } from "jspdf";
import { describe, expect, test } from "vitest";
import { hostileArchives } from "../hostile/archives.ts";
import { createFontLibrary } from "../pdf/font-files.ts";
import { piecePdf } from "../pdf/make-pdf.ts";
import { samplePiece } from "../testing.ts";
import { docx, zip } from "../testing-files.ts";
import { extractText } from "./extract-text.ts";
import { checkZip } from "./zip.ts";

const read = (name: string, bytes: Uint8Array | string) => extractText({ name, bytes: Buffer.from(bytes) });

/** Code and sentence of the refusal. */
async function refusal(name: string, bytes: Uint8Array | string): Promise<[string, string]> {
  const error = await read(name, bytes).then(
    (result) => new Error(`It was read: ${JSON.stringify(result).slice(0, 200)}`),
    (reason: unknown) => reason,
  );
  if (!(error instanceof AppError)) throw error;
  return [error.code, error.message];
}

const paragraph = (text: string, style = "") => `<w:p><w:pPr>${style}</w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`;

describe("a Word document", () => {
  test("keeps paragraphs, headings, links and tables", async () => {
    const cell = (text: string) => `<w:tc>${paragraph(text)}</w:tc>`;
    const styles = `<w:styles xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:style w:type="paragraph" w:styleId="H2"><w:name w:val="heading 2"/></w:style></w:styles>`;
    const relations = `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="l1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink" Target="https://example.com/a?b=1&amp;c=2" TargetMode="External"/><Relationship Id="s1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="styles.xml"/></Relationships>`;
    const bytes = docx(
      paragraph("The kettle", '<w:pStyle w:val="H2"/>') +
        paragraph("It breaks &amp; is mended.") +
        '<w:p><w:r><w:t>See </w:t></w:r><w:hyperlink r:id="l1"><w:r><w:t>the list</w:t></w:r></w:hyperlink></w:p>' +
        `<w:tbl><w:tr>${cell("Lid")}${cell("€4")}</w:tr><w:tr>${cell("Heater")}${cell("€11")}</w:tr></w:tbl>`,
      [
        { name: "word/styles.xml", content: styles },
        { name: "word/_rels/document.xml.rels", content: relations },
      ],
    );
    expect(await read("story.docx", bytes)).toEqual({
      format: "docx",
      notes: [],
      text: "## The kettle\n\nIt breaks & is mended.\n\nSee [the list](https://example.com/a?b=1&c=2)\n\nLid | €4\nHeater | €11",
    });
  });

  test("is recognised whatever its name says", async () => {
    const { format, text, notes } = await read("story.txt", docx(paragraph("Hello")));
    expect([format, text]).toEqual(["docx", "Hello"]);
    expect(notes).toEqual(["The file's name says otherwise, but it is a Word document and was read as one."]);
  });

  test("does not open what lies outside of it", async () => {
    const relations = `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="i1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/image" Target="file:///etc/passwd" TargetMode="External"/></Relationships>`;
    const picture = `<w:p><w:r><w:drawing><wp:inline xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"><a:graphic xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:graphicData><pic:pic xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:blipFill><a:blip r:link="i1"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`;
    const entity = `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>`;
    const { text } = await read(
      "story.docx",
      docx(paragraph("Hello") + picture, [{ name: "word/_rels/document.xml.rels", content: relations }]),
    );
    expect(text).toBe("Hello");
    const bytes = docx(paragraph("Hello"), [{ name: "word/footnotes.xml", content: `${entity}<x>&e;</x>` }]);
    expect((await refusal("story.docx", bytes))[0]).toBe("RULE_BROKEN");
  });

  test("that is cut off is refused", async () => {
    const whole = docx(paragraph("Hello"));
    for (const part of [0.2, 0.5, 0.9]) {
      expect((await refusal("story.docx", whole.subarray(0, whole.length * part)))[0]).toBe("RULE_BROKEN");
    }
  });

  test("without a body that can be read is refused", async () => {
    expect(await refusal("a.docx", zip([{ name: "word/document.xml", content: "<not closed" }]))).toEqual([
      "RULE_BROKEN",
      "This Word document is damaged and cannot be opened. Save it again and try once more.",
    ]);
  });

  test("with a password is refused with that reason", async () => {
    const ole = Buffer.concat([Buffer.from("d0cf11e0a1b11ae1", "hex"), Buffer.alloc(600), Buffer.from("EncryptedPackage", "utf16le")]);
    expect((await refusal("a.docx", ole))[1]).toContain("protected with a password");
    expect((await refusal("a.docx", ole.subarray(0, 500)))[0]).toBe("UNSUPPORTED_TYPE");
  });

  test("without a word in it is refused", async () => {
    expect(await refusal("a.docx", docx("<w:p/>"))).toEqual(["RULE_BROKEN", "There is no text in this file."]);
  });
});

describe("an archive that unpacks to too much", () => {
  const zeros = Buffer.alloc(60 * 1024 * 1024);

  test("is refused by what it declares", async () => {
    const [code, message] = await refusal("a.docx", docx("", [{ name: "word/a.xml", content: zeros }]));
    expect(code).toBe("TOO_LARGE");
    expect(message).toContain("unpacks to far more");
  });

  test("is refused by what it declares, also when it is packed no better than others", async () => {
    const noise = { name: "word/media/a.png", content: randomBytes(600_000) };
    const files = [noise, { name: "word/a.xml", content: zeros }, { name: "word/b.xml", content: zeros }];
    expect((await refusal("a.docx", docx("", files)))[0]).toBe("TOO_LARGE");
    // The same, less by half, is no bomb.
    expect(await refusal("a.docx", docx("", files.slice(0, 2)))).toEqual(["RULE_BROKEN", "There is no text in this file."]);
  });

  test.each([
    "hidden entry, sizes told to match.docx",
    "overlapping entries.docx",
    "one name twice.docx",
    "sixty-four bits.docx",
    "several disks.docx",
    "a second end in the comment.docx",
    "directory in front of the file.docx",
    "cut in half.docx",
  ])("is refused when it contradicts itself: %s", (name) => {
    const bytes = hostileArchives[name]?.() ?? Buffer.alloc(0);
    expect(() => checkZip(bytes)).toThrow("This file is damaged and cannot be opened");
  });

  test("with a comment at its end is read", () => {
    const bytes = Buffer.concat([docx(""), Buffer.from("made by hand")]);
    bytes.writeUInt16LE(12, bytes.length - 14);
    expect(checkZip(bytes)).toContain("word/document.xml");
  });

  test("is refused when it lies about it", async () => {
    const bytes = docx("", [{ name: "word/a.xml", content: zeros.subarray(0, 1024 * 1024), claims: 1_000 }]);
    expect((await refusal("a.docx", bytes))[0]).toBe("TOO_LARGE");
  });

  test("is refused for too many files", async () => {
    const files = Array.from({ length: 2_100 }, (_, index) => ({ name: `word/${index}.xml`, content: "" }));
    expect((await refusal("a.docx", zip(files)))[0]).toBe("TOO_LARGE");
  });
});

describe("a PDF", () => {
  const library = createFontLibrary(new URL("../../fonts", import.meta.url).pathname);

  test("gives its paragraphs", async () => {
    const { format, text } = await read("piece.pdf", piecePdf(samplePiece("de"), "Frühling", { library, internal: true }));
    expect(format).toBe("pdf");
    expect(text).toContain("Der Wasserkocher, der mit dem Schlimmsten rechnet\n\nBody");
    // Lines are joined to the paragraph that they were.
    expect(text).toContain("Größe spielt keine Rolle: Über 90 % der Teile lassen sich mit einer Münze lösen. Lebensmittel");
  });

  test("is recognised whatever its name says", async () => {
    expect((await read("story.md", piecePdf(samplePiece("en"), "x", { library, internal: true }))).format).toBe("pdf");
  });

  test("of pictures only is refused with what to do", async () => {
    const pdf = new jsPDF();
    pdf.rect(10, 10, 50, 50, "F");
    const [code, message] = await refusal("scan.pdf", new Uint8Array(pdf.output("arraybuffer")));
    expect(code).toBe("RULE_BROKEN");
    expect(message).toMatch(/^This PDF has no text in it, only pictures of pages\./);
  });

  test("with a password is refused with that reason", async () => {
    const pdf = new jsPDF({ encryption: { userPassword: "a", ownerPassword: "b", userPermissions: ["print"] } });
    pdf.text("Secret", 10, 10);
    expect((await refusal("a.pdf", new Uint8Array(pdf.output("arraybuffer"))))[1]).toContain("protected with a password");
  });

  test("that is broken is refused", async () => {
    expect((await refusal("a.pdf", "%PDF-1.7\nnothing more"))[0]).toBe("RULE_BROKEN");
  });
});

describe("a text file", () => {
  test("may be in UTF-8 with and without a mark, and in UTF-16", async () => {
    const text = "Größe – “ça va”";
    expect((await read("a.txt", text)).text).toBe(text);
    expect((await read("a.txt", `\ufeff${text}`)).text).toBe(text);
    expect((await read("a.txt", Buffer.from(`\ufeff${text}`, "utf16le"))).text).toBe(text);
    expect((await read("a.txt", Buffer.from(`\ufeff${text}`, "utf16le").swap16())).text).toBe(text);
    expect((await read("a.txt", Buffer.from(text.repeat(3), "utf16le"))).text).toBe(text.repeat(3));
  });

  test("in an older Western encoding is read with a note", async () => {
    const { text, notes } = await read("a.txt", Buffer.from("Gr\u00f6\u00dfe \u0096 caf\u00e9 in the garden", "latin1"));
    expect(text).toBe("Größe – café in the garden");
    expect(notes[0]).toContain("Windows-1252");
  });

  test("in another old encoding is refused rather than garbled", async () => {
    // "Привет, мир" in Windows-1251.
    expect((await refusal("a.txt", Buffer.from("cff0e8e2e5f22c20ece8f0", "hex")))[1]).toContain("Save it as UTF-8");
  });

  test("is Markdown by its name", async () => {
    expect(await read("Story.MD", "# Hello\r\n\r\n\r\n\r\nworld  \r\n")).toEqual({
      format: "markdown",
      text: "# Hello\n\nworld",
      notes: [],
    });
  });

  test("loses what no form accepts", async () => {
    expect((await read("a.txt", "a\u0007b\u202ec\u2028d\u00ad e\u0301")).text).toBe("abc\nd é");
  });

  test("longer than a story is given whole with a note", async () => {
    const { text, notes } = await read("a.txt", "word ".repeat(5_000));
    expect(text).toHaveLength(24_999);
    expect(notes).toEqual(["The text has 24,999 characters; a main story can have 20,000. Keep what matters and remove the rest."]);
  });
});

describe("what is not a document", () => {
  test.each([
    ["a.docx", "just text", "The name ends in .docx"],
    ["a.pdf", "just text", "The name ends in .pdf"],
    ["a.exe", "just text", "Only .docx, .pdf, .md and .txt"],
    ["a.html", "<p>text</p>", "Only .docx, .pdf, .md and .txt"],
    ["a.txt", "MZ\u0000\u0003\u0000\u0000binary\u0000", "not a text file"],
    ["a.txt", "{\\rtf1 text}", "rich text"],
    ["constructor", "\u0000\u0000\u0001\u0000", "not a text file"],
    ["a.constructor", "text", "Only .docx, .pdf, .md and .txt"],
  ])("%s with %j is refused", async (name, content, reason) => {
    const [code, message] = await refusal(name, content);
    expect(code).toBe("UNSUPPORTED_TYPE");
    expect(message).toContain(reason);
  });

  test.each([
    ["xl/workbook.xml", "spreadsheet"],
    ["ppt/presentation.xml", "presentation"],
    ["content.xml", "OpenDocument"],
    ["readme.txt", "archive"],
  ])("an archive with %s is called by its name", async (name, reason) => {
    const [code, message] = await refusal("a.docx", zip([{ name, content: "x" }]));
    expect([code, message]).toEqual(["UNSUPPORTED_TYPE", expect.stringContaining(reason)]);
  });

  test("pictures are refused", async () => {
    expect((await refusal("a.txt", Buffer.from("89504e470d0a1a0a0000", "hex")))[1]).toContain("picture");
  });

  test("an empty file is refused", async () => {
    expect(await refusal("a.txt", "")).toEqual(["RULE_BROKEN", "This file is empty."]);
  });
});

test("a Markdown file is read without what its readers would not see, a text file whole", async () => {
  const text = "---\na: b\n---\n\n~~a~~ The fair <!-- b -->opens[^1].\n- [ ] d";
  const bytes = `\ufeff${text}`;
  expect((await read("story.md", bytes)).text).toBe("The fair opens.\n- d");
  expect((await read("story.txt", bytes)).text).toBe(text);
});
