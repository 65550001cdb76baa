import { expect, test } from "vitest";
import { docx, type ZippedFile } from "../testing-files.ts";
import { extractText } from "./extract-text.ts";

const w = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const relation = (kind: string) => `<Relationship Id="${kind}" Type="${office}/${kind}" Target="${kind}.xml"/>`;

const level = (index: number, { start = 1, format = "decimal", style = "" } = {}) =>
  `<w:lvl w:ilvl="${index}"><w:start w:val="${start}"/><w:numFmt w:val="${format}"/>${style && `<w:pStyle w:val="${style}"/>`}</w:lvl>`;
const kind = (id: number, ...levels: string[]) => `<w:abstractNum w:abstractNumId="${id}">${levels.join("")}</w:abstractNum>`;
const list = (id: number, kindId: number, more = "") => `<w:num w:numId="${id}"><w:abstractNumId w:val="${kindId}"/>${more}</w:num>`;

function files(numbering: string, styles = ""): ZippedFile[] {
  return [
    {
      name: "word/_rels/document.xml.rels",
      content: `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relation("numbering")}${relation("styles")}</Relationships>`,
    },
    { name: "word/numbering.xml", content: `<w:numbering ${w}>${numbering}</w:numbering>` },
    { name: "word/styles.xml", content: `<w:styles ${w}>${styles}</w:styles>` },
  ];
}

const paragraph = (text: string, properties = "") => `<w:p><w:pPr>${properties}</w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`;
const item = (text: string, listId: number, at = 0) =>
  paragraph(text, `<w:numPr><w:ilvl w:val="${at}"/><w:numId w:val="${listId}"/></w:numPr>`);
const read = async (body: string, more: readonly ZippedFile[]) => (await extractText({ name: "story.docx", bytes: docx(body, more) })).text;

test("a list begins with the number that it says", async () => {
  const numbering = kind(0, level(0, { start: 3 })) + list(1, 0);
  expect(await read(item("Third", 1) + item("Fourth", 1), files(numbering))).toBe("3. Third\n4. Fourth");
});

test("an item whose first words are hidden keeps its number", async () => {
  const hidden = item("Shown", 1).replace("<w:r>", "<w:r><w:rPr><w:vanish/></w:rPr><w:t>Hidden</w:t></w:r><w:r>");
  expect(await read(hidden, files(kind(0, level(0, { start: 3 })) + list(1, 0)))).toBe("3. Shown");
});

test("a list goes on behind other paragraphs", async () => {
  const numbering = kind(0, level(0)) + list(1, 0) + list(2, 0);
  const body = item("First", 1) + item("Second", 1) + paragraph("Between.") + item("Third", 1) + paragraph("Again.") + item("Fourth", 2);
  expect(await read(body, files(numbering))).toBe("1. First\n2. Second\n\nBetween.\n\n3. Third\n\nAgain.\n\n4. Fourth");
});

test("a list that begins anew does so right behind another one", async () => {
  const anew = '<w:lvlOverride w:ilvl="0"><w:startOverride w:val="1"/></w:lvlOverride>';
  const numbering = kind(0, level(0)) + list(1, 0) + list(2, 0, anew);
  expect(await read(item("One", 1) + item("Two", 1) + item("One again", 2) + item("Two again", 2), files(numbering))).toBe(
    "1. One\n2. Two\n1. One again\n2. Two again",
  );
});

test("lists in lists count by themselves and begin anew below each item", async () => {
  const numbering = kind(0, level(0, { start: 2 }), level(1), level(2, { format: "bullet" })) + list(1, 0);
  const body = item("B", 1) + item("B1", 1, 1) + item("dot", 1, 2) + item("B2", 1, 1) + item("C", 1) + item("C1", 1, 1);
  expect(await read(body, files(numbering))).toBe("2. B\n  1. B1\n    - dot\n  2. B2\n3. C\n  1. C1");
});

test("a style may say that its paragraphs are items", async () => {
  const style =
    '<w:style w:type="paragraph" w:styleId="Step"><w:name w:val="Step"/><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style>';
  const numbering = kind(0, level(0, { start: 5, style: "Step" })) + list(1, 0);
  const step = (text: string) => paragraph(text, '<w:pStyle w:val="Step"/>');
  expect(await read(step("Five") + paragraph("Rest.") + step("Six"), files(numbering, style))).toBe("5. Five\n\nRest.\n\n6. Six");
});

test("an item without words counts, and a list goes on from cell to cell", async () => {
  const numbering = kind(0, level(0)) + list(1, 0);
  const cell = (text: string) => `<w:tc>${item(text, 1)}</w:tc>`;
  expect(await read(item("One", 1) + item("", 1) + item("Three", 1), files(numbering))).toBe("1. One\n3. Three");
  expect(await read(`<w:tbl><w:tr>${cell("One")}${cell("Two")}</w:tr></w:tbl>`, files(numbering))).toContain("2. Two");
});

test("lists that lead to one another in a circle are read", async () => {
  const circle = '<w:abstractNum w:abstractNumId="0"><w:numStyleLink w:val="Round"/></w:abstractNum>';
  const style = '<w:style w:type="numbering" w:styleId="Round"><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style>';
  expect(await read(item("Words", 1), files(circle + list(1, 0), style))).toContain("Words");
});
