import { describe, expect, test } from "vitest";
import { docx } from "../testing-files.ts";
import { extractText } from "./extract-text.ts";

const read = (body: string) => extractText({ name: "story.docx", bytes: docx(body) });
const run = (words: string) => `<w:r><w:t xml:space="preserve">${words}</w:t></w:r>`;
const paragraph = (runs: string) => `<w:p>${runs}</w:p>`;

describe("an equation", () => {
  const math = 'xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"';
  const letters = (text: string) => `<m:r><m:t>${text}</m:t></m:r>`;

  test("stays in its sentence", async () => {
    const equation = `<m:oMath ${math}>${letters("E&lt;m")}<m:sSup><m:e>${letters("c")}</m:e><m:sup>${letters("2")}</m:sup></m:sSup></m:oMath>`;
    expect((await read(paragraph(`${run("So ")}${equation}${run(" it is.")}`))).text).toBe("So E<mc^2 it is.");
  });

  test("stays as a paragraph of its own", async () => {
    const half = `<m:f><m:num>${letters("1")}</m:num><m:den>${letters("2")}</m:den></m:f>`;
    const sum = `<m:nary><m:naryPr><m:chr m:val="∑"/></m:naryPr><m:e>${letters("n")}</m:e></m:nary>`;
    const body = paragraph(`<m:oMathPara ${math}><m:oMath>${half}</m:oMath><m:oMath>${sum}</m:oMath></m:oMathPara>`);
    expect((await read(body)).text).toBe("1/2 ∑n");
  });
});

describe("a form", () => {
  const field = (data: string, name: string, result = "") =>
    `<w:r><w:fldChar w:fldCharType="begin"><w:ffData>${data}</w:ffData></w:fldChar></w:r><w:r><w:instrText> ${name} </w:instrText></w:r>` +
    `<w:r><w:fldChar w:fldCharType="separate"/></w:r>${result}<w:r><w:fldChar w:fldCharType="end"/></w:r>`;

  test("keeps what was typed, chosen and ticked", async () => {
    const entries = '<w:listEntry w:val="North pier"/><w:listEntry w:val="South &amp; West"/>';
    const body = paragraph(
      run("Name: ") +
        field("<w:textInput/>", "FORMTEXT", run("Ann Lee")) +
        run(", from: ") +
        field(`<w:ddList><w:result w:val="1"/>${entries}</w:ddList>`, "FORMDROPDOWN") +
        run(", bicycle: ") +
        field('<w:checkBox><w:checked w:val="1"/></w:checkBox>', "FORMCHECKBOX") +
        run(", dog: ") +
        field('<w:checkBox><w:default w:val="0"/></w:checkBox>', "FORMCHECKBOX"),
    );
    expect((await read(body)).text).toBe("Name: Ann Lee, from: South & West, bicycle: ☒, dog: ☐");
  });

  test("has the first entry of a list where none was chosen", async () => {
    const body = paragraph(field('<w:ddList><w:listEntry w:val="North pier"/></w:ddList>', "FORMDROPDOWN"));
    expect((await read(body)).text).toBe("North pier");
  });
});

describe("what cannot be read is said", () => {
  const box = (words: string) => `<w:txbxContent>${paragraph(run(words))}</w:txbxContent>`;
  const shape = (words: string) =>
    `<w:drawing><s:wsp xmlns:s="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"><s:txbx>${box(words)}</s:txbx></s:wsp></w:drawing>`;
  const older = (words: string) => `<w:pict><v:textbox xmlns:v="urn:schemas-microsoft-com:vml">${box(words)}</v:textbox></w:pict>`;
  const forms = (choice: string, fallback: string) =>
    `<mc:AlternateContent xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"><mc:Choice Requires="wps">${choice}</mc:Choice>${fallback && `<mc:Fallback>${fallback}</mc:Fallback>`}</mc:AlternateContent>`;
  const around = (inner: string) => paragraph(`${run("Before.")}<w:r>${inner}</w:r>`);

  test("of a part of another file", async () => {
    const { text, notes } = await read(`${paragraph(run("Before."))}<w:altChunk r:id="a"/>`);
    expect({ text, notes }).toEqual({ text: "Before.", notes: ["A part that Word takes from another file could not be read."] });
  });

  test.each([
    ["alone", around(shape("In the box")), "A text box could not be read."],
    ["without a form for older programs", around(forms(shape("In the box"), "")), "A text box could not be read."],
    ["twice", around(shape("One")) + around(shape("Two")), "2 text boxes could not be read."],
  ])("of a text box that stands %s", async (_, body, note) => {
    expect((await read(body)).notes).toEqual([note]);
  });

  const drawing = (inner: string) =>
    around(
      `<w:drawing><a:graphic xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:graphicData>${inner}</a:graphicData></a:graphic></w:drawing>`,
    );
  const chart = drawing('<c:chart xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" r:id="c"/>');
  const diagram = drawing('<d:relIds xmlns:d="http://schemas.openxmlformats.org/drawingml/2006/diagram" r:dm="d"/>');

  test.each([
    [
      "a field that is a program",
      around('<w:object><w:control r:id="c" w:name="Dog"/></w:object>'),
      "A field of a form could not be read.",
    ],
    ["a chart", chart, "A chart or diagram could not be read."],
    ["a chart and a diagram", chart + diagram, "2 charts or diagrams could not be read."],
  ])("of %s", async (_, body, note) => {
    expect((await read(body)).notes).toEqual([note]);
  });

  test("a text box with a form for older programs is read once", async () => {
    const { text, notes } = await read(around(forms(shape("In the box"), older("In the box"))));
    expect({ text, notes }).toEqual({ text: "Before.\n\nIn the box", notes: [] });
  });
});
