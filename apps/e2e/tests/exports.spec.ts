import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { samples } from "@copydesk/documents/testing";
import type { Page } from "@playwright/test";
import { call, tokenOf } from "../src/call.ts";
import { areInstalled, readByLibreOffice, readByPoppler } from "../src/desktop.ts";
import { expect, screens, test } from "../src/fixtures.ts";
import { tab } from "../src/hub.ts";
import { download, sheetsOf, textOfPdf } from "../src/read-back.ts";
import { story } from "../src/story.ts";

test.describe.configure({ timeout: 300_000 });
test.beforeEach(async ({ signIn }) => signIn());

/** As many as a campaign may have; the unit tests read all of them back. */
const codes = Object.keys(samples).slice(0, 20);
const emoji = "😀 👨‍👩‍👧 🇩🇰";
/** What people write in these languages, and what a spreadsheet would take for a formula. */
const bodyOf = (code: string) => `${samples[code]?.headline}\n\n${samples[code]?.text}\n\n${emoji}`;
const formulas = ["=1+1 is no formula here", "+45 33 12 is a number to call", "-20 % on Mondays", "@saltmarsh says it"];

/** Every language that is wanted is there and switched on. */
async function useLanguages(page: Page): Promise<void> {
  type Languages = { results: { id: string; code: string; status: string }[] };
  const { results } = await call<Languages>(page, "languages.list", {}, "GET");
  for (const code of codes) {
    const known = results.find((one) => one.code === code);
    if (known?.status === "inactive") await call(page, "languages.set_status", { id: known.id, status: "active" });
    if (!known) {
      const { name = code, native: native_name = code } = samples[code] ?? {};
      const language = { code, name, native_name, direction: "ltr", word_spacing: true, formality_note: "" };
      await call(page, "languages.create", language);
    }
  }
}

/** A campaign with a text by hand in every language. */
async function makeCampaign(page: Page): Promise<string> {
  await useLanguages(page);
  const headers = { Authorization: `Token ${await tokenOf(page)}` };
  const ask = async (method: "get" | "post", path: string, data?: object) => {
    const answer = await page.request[method](`/api${path}`, { headers, ...(data ? { data } : {}) });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  };
  const { id } = await ask("post", "/campaigns", {
    name: "In every script / 東京 عربي",
    main_story: story,
    objectives: ["Product launch"],
    from_date: "2083-03-01",
    to_date: "2083-04-11",
    languages: codes.map((code) => ({ code, channels: code === "en" ? ["linkedin", "x", "sms", "blog", "facebook"] : ["linkedin"] })),
  });
  type Blocks = { results: { id: string; kind: string; language: string; channel: string }[] };
  const { results } = (await ask("get", `/campaigns/${id}/blocks?limit=100`)) as Blocks;
  const left = [...formulas];
  for (const block of results.filter((one) => one.kind === "content")) {
    const text = block.channel === "linkedin" ? `${bodyOf(block.language)}\n\n${samples[block.language]?.tags.join(" ")}` : left.pop();
    await ask("post", `/blocks/${block.id}/versions`, { text, base_version_id: null });
  }
  return id;
}

const exportAs = (page: Page, button: "Export" | "Export language", format: "PDF" | "Excel") =>
  download(page, async () => {
    await page.getByRole("button", { name: button, exact: true }).click();
    await page.getByRole("menuitem", { name: format }).click();
  });

/** Lines break where a page ends, and readers part words where typefaces change. */
const withoutSpace = (text: string) => text.normalize("NFC").replace(/[\s\u200b-\u200f\u202a-\u202e\u2066-\u2069]+/gu, "");
/** Without punctuation, which readers put on either side of a number in a line from right to left. */
const wordsOf = (code: string) => (bodyOf(code).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map(withoutSpace);

function expectWords(read: string, code: string, by: string): void {
  const text = withoutSpace(read);
  const missing = wordsOf(code).filter((word) => !text.includes(word));
  expect(missing, `words in ${samples[code]?.name} that ${by} does not find`).toEqual([]);
}

test("a campaign in every script is read back from its files as it was written", async ({ page }) => {
  const id = await makeCampaign(page);
  await page.goto(`/campaigns/${id}`);

  await test.step("as PDF", async () => {
    const pdf = await exportAs(page, "Export", "PDF");
    expect(pdf.name).toMatch(/^In every script.+東京.+\.pdf$/);
    expect(pdf.name).not.toContain("/");
    const text = await textOfPdf(pdf.bytes);
    for (const code of codes) expectWords(text, code, "the reader");
    for (const one of emoji.split(" ")) expect(text).toContain(one);
    if (!areInstalled("pdftotext", "pdftoppm")) return;
    mkdirSync(screens, { recursive: true });
    const read = await readByPoppler(pdf.bytes, join(screens, "export-page"));
    // Poppler reads one vowel sign of Telugu before the letter it follows; pdf.js reads it as it was written.
    for (const code of codes.filter((one) => one !== "te")) expectWords(read, code, "poppler");
  });

  await test.step("as a workbook", async () => {
    const { bytes } = await exportAs(page, "Export", "Excel");
    const texts = (await sheetsOf(bytes)).get("Texts")?.flat() ?? [];
    for (const code of codes) expect(texts).toContain(bodyOf(code));
    for (const formula of formulas) expect(texts).toContain(formula);
    if (!areInstalled("soffice")) return;
    const content = (await readByLibreOffice(bytes)).get("Texts") ?? "";
    for (const code of codes) expect(content).toContain(bodyOf(code));
    for (const formula of formulas) expect(content).toContain(formula);
  });

  await test.step("one language of it holds that language alone", async () => {
    await tab(page, "العربية").click();
    const pdf = await exportAs(page, "Export language", "PDF");
    const text = await textOfPdf(pdf.bytes);
    expectWords(text, "ar", "the reader");
    expect(withoutSpace(text)).not.toContain(withoutSpace(samples.de?.headline ?? ""));
    const sheets = await sheetsOf((await exportAs(page, "Export language", "Excel")).bytes);
    const texts = sheets.get("النصوص")?.flat() ?? [];
    expect(texts).toContain(bodyOf("ar"));
    expect(texts).not.toContain(bodyOf("de"));
  });
});
