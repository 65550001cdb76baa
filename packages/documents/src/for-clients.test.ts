import type { SchedulePost } from "@copydesk/contracts";
import ExcelJS from "exceljs";
import { getDocumentProxy } from "unpdf";
import { describe, expect, test } from "vitest";
import type { CampaignDocument, PartDocument } from "./document.ts";
import { makeExport } from "./make-export.ts";
import { createFontLibrary } from "./pdf/font-files.ts";
import { sampleCampaign, samplePart } from "./testing.ts";

/* What leaves the house: one plan, as every file that is made of it shows it to clients and to colleagues. */

const fonts = async () => createFontLibrary(new URL("../fonts", import.meta.url).pathname);

const planned = (posts: readonly SchedulePost[]): SchedulePost[] =>
  posts.map((post, index) => ({
    ...post,
    ...(index === 0 && { notes: "Wait for the lawyers", locked: true }),
    ...(index === 1 && { status: "skipped", title: "Goes out to nobody" }),
  }));

function campaign(): CampaignDocument {
  const document = sampleCampaign(["en"]);
  const plan = document.languages[0]?.schedule?.plan;
  if (plan) plan.posts = planned(plan.posts);
  return document;
}

function schedule(): PartDocument {
  const part = samplePart("en", "schedule");
  if (part.content.kind === "schedule") part.content.plan.posts = planned(part.content.plan.posts);
  return part;
}

const pdf = async (bytes: Uint8Array) => {
  const file = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
  const pages = Array.from({ length: file.numPages }, async (_, at) => {
    const { items } = await (await file.getPage(at + 1)).getTextContent();
    return items.map((item) => ("str" in item ? item.str + (item.hasEOL ? " " : "") : "")).join("");
  });
  return (await Promise.all(pages)).join(" ");
};
const excel = async (bytes: Uint8Array) => {
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(new Uint8Array(bytes).buffer);
  return JSON.stringify(workbook.worksheets.map((sheet) => sheet.getSheetValues()));
};
const plain = async (bytes: Uint8Array) => new TextDecoder().decode(bytes).replace(/\r\n /g, "");

const name = "Spring launch";
describe.each([
  ["a campaign as PDF", pdf, (internal: boolean) => ({ kind: "campaign_pdf", document: campaign(), internal }) as const],
  ["a campaign as a workbook", excel, (internal: boolean) => ({ kind: "campaign_xlsx", document: campaign(), internal }) as const],
  ["a schedule as PDF", pdf, (internal: boolean) => ({ kind: "part_pdf", part: schedule(), campaign_name: name, internal }) as const],
  ["a schedule as text", plain, (internal: boolean) => ({ kind: "part_txt", part: schedule(), campaign_name: name, internal }) as const],
  ["a calendar", plain, (internal: boolean) => ({ kind: "campaign_ics", document: campaign(), internal }) as const],
])("%s", (what, read, job) => {
  test("for clients has neither notes nor states", async () => {
    const { bytes, file_name } = await makeExport(job(false), fonts);
    const text = await read(bytes);
    expect(text).not.toMatch(/lawyers|Suggested|Locked|locked/);
    // A calendar that was imported before has to hear that a post is off.
    if (what !== "a calendar") expect(text).not.toContain("Goes out to nobody");
    expect(file_name).not.toContain("internal");
  });

  test("for colleagues has both, and says in its name whom it is for", async () => {
    const { bytes, file_name } = await makeExport(job(true), fonts);
    const text = await read(bytes);
    expect(text).toContain("Wait for the lawyers");
    expect(text).toContain("Goes out to nobody");
    expect(text).toMatch(/Skipped|CANCELLED/);
    expect(file_name).toMatch(/ internal\.(?:pdf|xlsx|txt|ics)$/);
  });
});
