import { getDocumentProxy } from "unpdf";
import { beforeAll, describe, expect, test } from "vitest";
import type { CampaignDocument, PieceDocument } from "../document.ts";
import { headingsOf } from "../headings.ts";
import { sampleCampaign, samplePart, samplePiece, samples } from "../testing.ts";
import { createFontLibrary } from "./font-files.ts";
import { campaignPdf, partPdf, piecePdf } from "./make-pdf.ts";

const library = createFontLibrary(new URL("../../fonts", import.meta.url).pathname);
const forClients = { library, internal: false };
const forColleagues = { library, internal: true };
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
  return (await pagesOf(await open(piecePdf(piece, "Spring launch", forClients)))).join(" ");
}

const withBody = (body: string, code = "en"): PieceDocument => ({ ...samplePiece(code), values: { body } });

describe("every script can be found and copied", () => {
  test.each(Object.keys(samples))("%s", async (code) => {
    const sample = samples[code];
    // Lines break between words, and in a line directions and fonts change there too; so word by word.
    // The reader splits a Lao vowel into its two parts.
    const found = (await textOf(samplePiece(code))).replace(/\s+/g, "").normalize("NFKC");
    for (const word of sample?.headline.normalize("NFKC").split(" ") ?? []) expect(found).toContain(word);
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
      piecePdf(withBody("[a](https://example.com/x) [b](javascript:alert(1)) [c](mailto:a@b.c) [d](file:///etc)"), "C", forClients),
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
    ["more quotations than anybody writes", `${"> ".repeat(5_000)} deep words`],
    ["more than can be read", `${">".repeat(20_000)} deep words`],
  ])("with deeply nested %s is still readable", async (_, body) => {
    expect(await textOf(withBody(body))).toContain("deep words");
  });

  test("with things to do has one box for each, and its words beside it", async () => {
    const text = await textOf(withBody("- [ ] Call the mill\n- [x] Order flour"));
    expect(text).toMatch(/☐ ?Call the mill ☑ ?Order flour/);
  });

  test("without the comments of whoever wrote it", async () => {
    const text = await textOf(withBody("One <!-- not a word of the lawsuit --> line\n\n<!-- nor\nhere -->\n\n<b>Bold</b>"));
    expect(text).not.toMatch(/lawsuit|nor|here|<!--/);
    expect(text).toContain("<b>Bold</b>");
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
    const bytes = campaignPdf(sampleCampaign(["en", "ar", "ja"]), forColleagues);
    raw = Buffer.from(bytes).toString("latin1");
    pdf = await open(bytes);
    pages = await pagesOf(pdf);
  });

  test("has a cover, the brief and every piece with its labels", () => {
    expect(pages[0]).toContain("Spring launch: the kettle");
    expect(pages[0]).toContain("Needs attention");
    expect(pages[0]).toContain("9 March – 6 April 2026");
    expect(pages[1]).toMatch(/^Brief Main story/);
    expect(pages.join(" ").match(/Version 3 · gpt-5-mini · 2 March 2026/g)).toHaveLength(6);
    expect(pages.join(" ").match(/Hashtags/g)).toHaveLength(6);
    expect(pages.join(" ").match(/Version 1\b/g)).toHaveLength(3);
  });

  test("counts its pages at their foot", () => {
    for (const [index, page] of pages.entries()) expect(page).toContain(`${index + 1} / ${pages.length}`);
  });

  test("has bookmarks for every language, piece and schedule that lead to their pages", async () => {
    const outline = await pdf.getOutline();
    expect(outline.map((entry) => entry.title)).toEqual(["Campaign", "Brief", "English", "Arabic (العربية)", "Japanese (日本語)"]);
    const arabic = outline[3];
    expect(arabic?.items.map((entry: { title: string }) => entry.title)).toEqual([
      "المخطط",
      "LinkedIn post",
      "Email newsletter",
      "الجدول الزمني",
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
    const { info } = await (await open(campaignPdf(named, forClients))).getMetadata();
    expect(info).toMatchObject({ Title: named.name, Author: named.owner });
  });

  test.each([
    ["nothing in it", { languages: [], voice: null, description: "", objectives: [], key_messages: [], links: [], main_story: "" }],
    ["a name without letters", { name: "\u200b" }],
  ] as [string, Partial<CampaignDocument>][])("can be made with %s", async (_, change) => {
    expect((await open(campaignPdf({ ...sampleCampaign(["en"]), ...change }, forClients))).numPages).toBeGreaterThan(1);
  });
});

describe("what is sent to a client", () => {
  const named = async (codes: string[], internal: boolean) =>
    (await pagesOf(await open(campaignPdf(sampleCampaign(codes), { library, internal })))).join(" ");

  test("has no status, privacy, version or model, in a copy for colleagues alone", async () => {
    const secrets = ["Status", "Needs attention", "Shared with teams", "Version", "gpt-5-mini", "Confirmed", "Suggested"];
    const [sent, kept] = [await named(["en"], false), await named(["en"], true)];
    for (const secret of secrets) {
      expect(kept).toContain(secret);
      expect(sent).not.toContain(secret);
    }
  });

  test("has headings of the campaign's language, and of each language on its own pages", async () => {
    const sent = await named(["de", "el"], false);
    for (const heading of ["Kampagne", "Hauptgeschichte", "9. März", "Zeitplan", "Griechisch (Ελληνικά)", "Βασικά μηνύματα"])
      expect(sent).toContain(heading);
    expect(sent).not.toMatch(/Main story|Key messages|Schedule|Outline/);
  });

  test("is mirrored where the language runs from right to left", async () => {
    const page = await (await open(partPdf(samplePart("ar", "schedule"), "حملة", forClients))).getPage(1);
    const { items } = await page.getTextContent();
    const left = (text: string) =>
      items.flatMap((one) => ("str" in one && one.str.includes(text) ? [one.transform[4] as number] : []))[0] ?? 0;
    expect(left("حملة")).toBeGreaterThan(400);
    // The day at the right, then the time, then the channel; the number of the page at the left.
    expect(left("مارس")).toBeGreaterThan(left("09:30"));
    expect(left("09:30")).toBeGreaterThan(left("LinkedIn post"));
    expect(left("1 / 1")).toBeLessThan(100);
  });

  test("tells a reader who cannot see it its language, its title and its order", async () => {
    const bytes = campaignPdf(sampleCampaign(["de", "ar"]), forClients);
    const pdf = await open(bytes);
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
    expect((await pdf.getMetadata()).info).toMatchObject({ Language: "de", Title: "Spring launch: the kettle" });
    expect(await pdf.getViewerPreferences()).toMatchObject({ DisplayDocTitle: true, Direction: "L2R" });
    const roles: string[] = [];
    const languages = new Set<string>();
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number);
      const { items } = await page.getTextContent({ includeMarkedContent: true });
      // All text is marked, as part of an element or as decoration.
      let depth = 0;
      for (const item of items) {
        if ("type" in item) depth += item.type.startsWith("begin") ? 1 : -1;
        else expect(depth).toBeGreaterThan(0);
      }
      walk(await page.getStructTree());
    }
    for (const role of ["H1", "H2", "H3", "P", "L", "LI", "Lbl", "LBody", "BlockQuote", "Link", "Table", "TR", "TH", "TD"])
      expect(roles).toContain(role);
    expect([...languages]).toContain("ar");

    function walk(node: { role?: string; lang?: string; children?: object[] }): void {
      if (node.role) roles.push(node.role);
      if (node.lang) languages.add(node.lang);
      for (const child of node.children ?? []) walk(child);
    }
  });
});

describe("the last page", () => {
  const plan = (posts: number, lines: number) => {
    const part = samplePart("en", "schedule");
    if (part.content.kind !== "schedule") throw new Error("A schedule was asked for");
    const [post] = part.content.plan.posts;
    if (!post) throw new Error("The sample has posts");
    const angle = Array.from({ length: lines }, (_, line) => `Line ${line}`).join("\n");
    part.content.plan.posts = Array.from({ length: posts }, (_, index) => ({ ...post, title: `Post ${index}.`, angle, id: `${index}` }));
    return part;
  };

  test.each(Array.from({ length: 26 }, (_, index) => index + 4))("of a plan of %i posts has more than two", async (posts) => {
    for (const lines of [1, 3, 6]) {
      const pages = await pagesOf(await open(partPdf(plan(posts, lines), "C", forClients)));
      const rows = pages.map((page) => page.match(/Post \d+\./g)?.length ?? 0);
      expect(rows.reduce((sum, count) => sum + count, 0)).toBe(posts);
      expect(rows.at(-1)).toBeGreaterThan(2);
    }
  });
});

test.each(["en", "ar", "my"])("no heading of an outline stands alone at the foot of a page, in %s", async (code) => {
  for (let points = 1; points <= 32; points += 1) {
    const part = samplePart(code, "outline");
    if (part.content.kind !== "outline") throw new Error("An outline was asked for");
    const { outline } = part.content;
    outline.key_messages = Array.from({ length: points }, () => outline.title);
    outline.sections = outline.sections.map((_, at) => ({ heading: `Head-${at}`, points: [`Next-${at} ${outline.summary}`] }));
    outline.facts = [`Next-2 ${outline.summary}`];
    const pages = await pagesOf(await open(partPdf(part, "C", forClients)));
    const pageOf = (words: string) => pages.findIndex((page) => page.includes(words));
    const facts = headingsOf(code).facts;
    for (const [heading, next] of [
      ["Head-0", "Next-0"],
      ["Head-1", "Next-1"],
      [facts, "Next-2"],
    ] as const) {
      expect(pageOf(next), `${heading} with ${points} points before it`).toBe(pageOf(heading));
    }
  }
});

test("an outline and a schedule come by themselves, under the names of campaign and language", async () => {
  const read = async (kind: "outline" | "schedule") =>
    (await pagesOf(await open(partPdf(samplePart("de", kind), "Frühling", forClients)))).join(" ");
  expect(await read("outline")).toMatch(/Frühling.*Deutsch.*Gliederung.*Der Wasserkocher.*Kernbotschaften.*LinkedIn post/s);
  expect(await read("schedule")).toMatch(/Frühling.*Deutsch.*Zeitplan.*Zeitzone: Europe\/Berlin.*09:30.*LinkedIn post/s);
});
