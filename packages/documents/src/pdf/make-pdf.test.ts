import { getDocumentProxy } from "unpdf";
import { beforeAll, describe, expect, test } from "vitest";
import type { CampaignDocument, PieceDocument } from "../document.ts";
import { sampleCampaign, samplePart, samplePiece, samples } from "../testing.ts";
import { createFontLibrary } from "./font-files.ts";
import { campaignPdf, partPdf, piecePdf } from "./make-pdf.ts";

const library = createFontLibrary(new URL("../../fonts", import.meta.url).pathname);
const open = (bytes: Uint8Array) => getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
type Pdf = Awaited<ReturnType<typeof open>>;

/** Text of each page, its lines joined by spaces. */
async function pagesOf(pdf: Pdf): Promise<string[]> {
  const pages: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    pages.push(items.map((item) => ("str" in item ? item.str + (item.hasEOL ? " " : "") : "")).join(""));
  }
  return pages;
}

async function textOf(piece: PieceDocument): Promise<string> {
  return (await pagesOf(await open(piecePdf(piece, "Spring launch", library)))).join(" ");
}

const withBody = (body: string, code = "en"): PieceDocument => ({ ...samplePiece(code), values: { body } });

describe("every script can be found and copied", () => {
  test.each(Object.keys(samples))("%s", async (code) => {
    const sample = samples[code];
    // Lines break between words, and in a line directions and fonts change there too; so word by word.
    const found = (await textOf(samplePiece(code))).replace(/\s+/g, "");
    for (const word of sample?.headline.split(" ") ?? []) expect(found).toContain(word);
    expect(found).toContain((sample?.tags[0] ?? "").replace("#", ""));
  });

  test("letters with marks, conjuncts and ligatures read as they were typed", async () => {
    expect(await textOf(withBody("विद्यार्थी क्षत्रिय प्रार्थना ज्ञान कि र्क", "hi"))).toContain("विद्यार्थी क्षत्रिय प्रार्थना ज्ञान कि र्क");
    expect(await textOf(withBody("น้ำที่ปั้น ผู้เชี่ยวชาญ กำลัง", "th"))).toContain("น้ำที่ปั้น ผู้เชี่ยวชาญ กำลัง");
    expect(await textOf(withBody("السلام عليكم لا إله قوس في خصم", "ar"))).toContain("السلام عليكم لا إله قوس في خصم");
    expect(await textOf(withBody("waffle office file", "en"))).toContain("waffle office file");
  });

  test("emoji, symbols and styled letters are not lost", async () => {
    const text = await textOf(withBody("Hi 😀 👨‍👩‍👧 → ✓ ★ 𝗕𝗼𝗹𝗱 ™ ₹ ∞"));
    for (const symbol of ["😀", "👨‍👩‍👧", "→", "✓", "★", "𝗕𝗼𝗹𝗱", "™", "₹", "∞"]) expect(text).toContain(symbol);
  });
});

describe("a piece", () => {
  test("lays Markdown out and shows raw HTML as text", async () => {
    const text = await textOf(
      withBody("# Big\n\n**bold** and *slanted*\n\n<script>alert(1)</script>\n\n&amp; ok\n\n| a | b |\n|---|---|\n| c | d |"),
    );
    expect(text).toContain("<script>alert(1)</script>");
    expect(text).toContain("& ok");
    expect(text).not.toMatch(/\*\*|# Big|\|/);
  });

  test("leads only to the web and to mail", async () => {
    const pdf = await open(
      piecePdf(withBody("[a](https://example.com/x) [b](javascript:alert(1)) [c](mailto:a@b.c) [d](file:///etc)"), "C", library),
    );
    const links = await (await pdf.getPage(1)).getAnnotations();
    expect(links.map((link: { url?: string }) => link.url)).toEqual(["https://example.com/x", "mailto:a@b.c"]);
  });

  test("with a word longer than a page is wide is still whole", async () => {
    const word = "x".repeat(3_000);
    expect((await textOf(withBody(word))).replace(/\s/g, "")).toContain(word);
  });

  test.each([
    ["quotations", `${">".repeat(200)} deep words`],
    ["lists", Array.from({ length: 60 }, (_, depth) => `${"  ".repeat(depth)}- deep words`).join("\n")],
    ["more than can be read", `${">".repeat(20_000)} deep words`],
  ])("with deeply nested %s is still readable", async (_, body) => {
    expect(await textOf(withBody(body))).toContain("deep words");
  });

  test("without text says so", async () => {
    expect(await textOf({ ...samplePiece("en"), values: {} })).toContain("No text yet.");
  });
});

describe("the campaign", () => {
  let pdf: Pdf;
  let pages: string[];
  let raw: string;
  beforeAll(async () => {
    const bytes = campaignPdf(sampleCampaign(["en", "ar", "ja"]), library);
    raw = Buffer.from(bytes).toString("latin1");
    pdf = await open(bytes);
    pages = await pagesOf(pdf);
  });

  test("has a cover, the brief and every piece with its labels", () => {
    expect(pages[0]).toContain("Spring launch: the kettle");
    expect(pages[0]).toContain("Needs attention");
    expect(pages[0]).toContain("9 March 2026 to 6 April 2026");
    expect(pages[1]).toMatch(/^Brief Main story/);
    expect(pages.join(" ").match(/Version 3 · gpt-5-mini · 2 March 2026/g)).toHaveLength(6);
    expect(pages.join(" ").match(/Hashtags/g)).toHaveLength(6);
    expect(pages.join(" ").match(/times in Europe\/Berlin/g)).toHaveLength(3);
  });

  test("counts its pages at their foot", () => {
    for (const [index, page] of pages.entries()) expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
  });

  test("has bookmarks for every language, piece and schedule that lead to their pages", async () => {
    const outline = await pdf.getOutline();
    expect(outline.map((entry) => entry.title)).toEqual(["Cover", "Brief", "English", "Arabic", "Japanese"]);
    const arabic = outline[3];
    expect(arabic?.items.map((entry: { title: string }) => entry.title)).toEqual([
      "Outline",
      "LinkedIn post",
      "Email newsletter",
      "Schedule",
    ]);
    const [target] = (arabic?.dest ?? []) as [{ num: number; gen: number }];
    expect(pages[await pdf.getPageIndex(target)]).toMatch(/^Arabic/);
  });

  test("is A4 and brings its fonts along", async () => {
    expect((await pdf.getPage(1)).view.map(Math.round)).toEqual([0, 0, 595, 842]);
    expect(raw.match(/\/Subtype \/Type0/g)?.length).toBe(raw.match(/\/FontFile2/g)?.length);
    expect(raw).not.toContain("/Helvetica");
  });

  test("is titled in any script", async () => {
    const named = { ...sampleCampaign(["en"]), name: "Čeština — ありがとう (č)", owner: "Jana Nováková" };
    const { info } = await (await open(campaignPdf(named, library))).getMetadata();
    expect(info).toMatchObject({ Title: named.name, Author: named.owner });
  });

  test.each([
    ["nothing in it", { languages: [], voice: null, description: "", objectives: [], key_messages: [], links: [], main_story: "" }],
    ["a name without letters", { name: "\u200b" }],
  ] as [string, Partial<CampaignDocument>][])("can be made with %s", async (_, change) => {
    expect((await open(campaignPdf({ ...sampleCampaign(["en"]), ...change }, library))).numPages).toBeGreaterThan(1);
  });
});

test("an outline and a schedule come by themselves, under the names of campaign and language", async () => {
  const read = async (kind: "outline" | "schedule") =>
    (await pagesOf(await open(partPdf(samplePart("de", kind), "Frühling", library)))).join(" ");
  expect(await read("outline")).toMatch(/Frühling.*German.*Outline, version 2.*Der Wasserkocher.*Key messages.*LinkedIn post/s);
  expect(await read("schedule")).toMatch(/Frühling.*German.*Schedule.*times in Europe\/Berlin.*09:30.*LinkedIn post/s);
});
