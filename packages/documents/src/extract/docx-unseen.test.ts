import { expect, test } from "vitest";
import { docx, type ZippedFile } from "../testing-files.ts";
import { extractText } from "./extract-text.ts";

const read = (body: string, more?: readonly ZippedFile[]) => extractText({ name: "story.docx", bytes: docx(body, more) });
const text = (words: string) => `<w:t xml:space="preserve">${words}</w:t>`;
const run = (words: string, properties = "") => `<w:r>${properties && `<w:rPr>${properties}</w:rPr>`}${text(words)}</w:r>`;
const paragraph = (runs: string, style = "") => `<w:p>${style && `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`}${runs}</w:p>`;

const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const related = (id: string, kind: string) => `<Relationship Id="${id}" Type="${office}/${kind}" Target="${kind}.xml"/>`;
const w = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const relations = (...kinds: string[]): ZippedFile => ({
  name: "word/_rels/document.xml.rels",
  content: `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${kinds.map((kind) => related(kind, kind)).join("")}</Relationships>`,
});
const style = (kind: "character" | "paragraph", id: string, inner: string) =>
  `<w:style w:type="${kind}" w:styleId="${id}"><w:name w:val="${id}"/>${inner}</w:style>`;
const styles = (...all: string[]): ZippedFile[] => [
  relations("styles"),
  { name: "word/styles.xml", content: `<w:styles ${w}>${all.join("")}</w:styles>` },
];
const left = "Text that is hidden or struck out was left out.";

test.each([
  ["hidden", "<w:vanish/>"],
  ["struck out", "<w:strike/>"],
  ["struck out twice", '<w:dstrike w:val="true"/>'],
])("words that are %s are left out, and that is said", async (_, mark) => {
  const { text, notes } = await read(paragraph(run("The fair ") + run("costs 40 euros and ", mark) + run("opens on Friday.")));
  expect({ text, notes }).toEqual({ text: "The fair opens on Friday.", notes: [left] });
});

test("a mark that is off takes nothing", async () => {
  const off = run("opens ", '<w:vanish w:val="0"/><w:strike w:val="false"/>');
  const { text, notes } = await read(paragraph(run("The fair ") + off + run("on Friday.")));
  expect({ text, notes }).toEqual({ text: "The fair opens on Friday.", notes: [] });
});

test("words hidden by the style of their run, of its base or of their paragraph are left out", async () => {
  const files = styles(
    style("character", "Aside", "<w:rPr><w:vanish/></w:rPr>"),
    style("character", "Inner", '<w:basedOn w:val="Aside"/>'),
    style("paragraph", "Old", '<w:basedOn w:val="Old"/><w:rPr><w:strike/></w:rPr>'),
  );
  const body =
    paragraph(run("Shown") + run(" not this", '<w:rStyle w:val="Aside"/>') + run(" nor this", '<w:rStyle w:val="Inner"/>')) +
    paragraph(run("An old paragraph") + run("of which this stays.", '<w:strike w:val="0"/>'), "Old");
  expect((await read(body, files)).text).toBe("Shown\n\nof which this stays.");
});

test("what a change that is being followed had before says nothing", async () => {
  const changed = run("Shown again.", "<w:rPrChange w:id='1' w:author='x'><w:rPr><w:vanish/></w:rPr></w:rPrChange>");
  const markOfParagraph = `<w:p><w:pPr><w:rPr><w:vanish/></w:rPr></w:pPr>${run("So is this.")}</w:p>`;
  expect((await read(paragraph(changed) + markOfParagraph)).text).toBe("Shown again.\n\nSo is this.");
});

test("a field that is hidden in part keeps its end", async () => {
  const mark = (type: string, hidden = "") => `<w:r>${hidden && "<w:rPr><w:vanish/></w:rPr>"}<w:fldChar w:fldCharType="${type}"/></w:r>`;
  const link = `<w:r><w:instrText xml:space="preserve"> HYPERLINK "https://fair.example" </w:instrText></w:r>`;
  const body = paragraph(
    run("See ") + mark("begin", "hidden") + link + mark("separate") + run("the fair") + mark("end") + run(" and come."),
  );
  expect((await read(body)).text).toBe("See [the fair](https://fair.example) and come.");
});

test("a closing tag with blanks in it takes nothing beside it", async () => {
  const struck = `<w:r><w:rPr><w:strike/></w:rPr><w:t>old</w:t  ></w:r ><w:r >${text("Ünew &amp; ")}</w:r>`;
  expect((await read(paragraph(struck + run("whole.")))).text).toBe("Ünew & whole.");
});

test("footnotes and endnotes leave neither mark nor words, and that is said", async () => {
  const reference = (kind: string, id: number) =>
    `<w:r><w:rPr><w:vertAlign w:val="superscript"/></w:rPr><w:${kind}Reference w:id="${id}"/></w:r>`;
  const file = (kind: string, id: number): ZippedFile => ({
    name: `word/${kind}s.xml`,
    content: `<w:${kind}s ${w}><w:${kind} w:id="${id}">${paragraph(run("Taken from the archive."))}</w:${kind}></w:${kind}s>`,
  });
  const files = [relations("footnotes", "endnotes"), file("footnote", 2), file("endnote", 3)];
  const first = paragraph(run("It opened in 1926") + reference("footnote", 2) + run("."));
  expect(await read(first, files)).toMatchObject({ text: "It opened in 1926.", notes: ["A footnote was left out."] });
  const both = first + paragraph(run("Twice") + reference("endnote", 3) + run("."));
  expect(await read(both, files)).toMatchObject({ text: "It opened in 1926.\n\nTwice.", notes: ["2 footnotes were left out."] });
});
