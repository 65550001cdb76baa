import type { Page } from "@playwright/test";
import { call } from "../src/call.ts";
import { expect, test } from "../src/fixtures.ts";
import { generate, makeCampaign } from "../src/written-campaign.ts";

/** What a window of 1280 × 1024 shows at 400 %. */
const near = { width: 320, height: 256 };

test("at 400 % everything is within the window, and little stands over the words", async ({ page, signIn }) => {
  await signIn();
  const campaign = await writtenCampaign(page, "Seen from near");
  const { channels, voices } = await call<{ channels: { id: string }[]; voices: { id: string }[] }>(page, "options.get", {}, "GET");
  const hub = `/campaigns/${campaign}`;
  await page.setViewportSize(near);
  const found: string[] = [];
  const routes = [
    ...["/campaigns", "/campaigns/add", hub, `${hub}?view=overview`, "/settings/channels", `/settings/channels/${channels[0]?.id}/edit`],
    ...[`/settings/voices/${voices[0]?.id}/edit`, "/settings/outline-config", "/settings/scheduler-config", "/settings/models/add"],
    ...["/settings/languages", "/settings/objectives-config", "/settings/company", "/settings/roles/add", "/logs/llm", "/logs/activities"],
    ...["/users", "/teams", "/examples", "/profile"],
  ];
  for (const route of routes) {
    await page.goto(route);
    await page.locator("h1").first().waitFor();
    await expect(page.locator('[role="status"]').filter({ hasText: /^(Loading|Opening|Filling)/ })).toHaveCount(0);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await page.evaluate("document.fonts.ready");
    const beside = await page.evaluate<string>(widerThanWindow);
    if (beside) found.push(`${route} is wider than its window: ${beside}`);
    await page.evaluate("scrollTo(0, document.documentElement.scrollHeight / 2)");
    const over = await page.evaluate<number>(standsOver);
    if (over > near.height / 2) found.push(`${route}: ${over} px of ${near.height} stand over the words`);
  }
  expect(found).toEqual([]);
});

test("paper is light and shows words, not tools", async ({ page, signIn }) => {
  await signIn();
  const campaign = await writtenCampaign(page, "Seen on paper");
  await page.emulateMedia({ colorScheme: "dark", media: "print" });
  // A sheet of A4 is a narrow window.
  await page.setViewportSize({ width: 794, height: 1123 });
  const hub = `/campaigns/${campaign}`;

  await page.goto(hub);
  await expect(page.getByRole("heading", { name: "Outline" })).toBeVisible();
  expect(await page.evaluate("getComputedStyle(document.body).backgroundColor")).toBe("rgb(255, 255, 255)");
  await expect(page.getByRole("button", { name: /^(Edit|Regenerate|Advanced|Actions)/ })).toHaveCount(0);
  await expect(page.getByRole("navigation")).toHaveCount(0);
  // What waits to be opened on the screen stands on paper as it is.
  for (const part of ["Sections", "Facts from the story", "Angle per channel"])
    await expect(page.getByRole("region", { name: part }).first().getByRole("heading", { name: part })).toBeVisible();

  await page.goto(`${hub}?view=overview`);
  await expect(page.getByRole("heading", { name: "Overview" })).toBeVisible();
  await expect(page.getByRole("button", { name: /^(Texts|Edit languages and channels)$/ })).toHaveCount(0);

  await page.goto(`${hub}?schedule=list`);
  const reason = page.getByRole("columnheader", { name: "Why then" });
  await expect(reason).toBeVisible();
  expect((await reason.boundingBox())?.width, "reasons have room for a few words").toBeGreaterThan(150);
  expect(await page.evaluate<string>(widerThanWindow)).toBe("");
});

async function writtenCampaign(page: Page, name: string): Promise<string> {
  const id = await makeCampaign(page, name, ["linkedin", "x"]);
  await generate(page, id);
  return id;
}

/** The first thing that makes the page wider than its window. */
const widerThanWindow = `(() => {
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return "";
  const out = [...document.querySelectorAll("main *")].filter((one) => one.getBoundingClientRect().right > clientWidth + 1);
  const last = out.at(-1);
  return scrollWidth - clientWidth + " px, " + (out[0]?.className ?? "") + " … " + (last?.className || last?.tagName);
})()`;

/** How many pixels of the window's height are taken by what does not scroll along. */
const standsOver = `(() => {
  const rows = new Set();
  for (const one of document.querySelectorAll("body *")) {
    if (!/fixed|sticky/.test(getComputedStyle(one).position) || !one.checkVisibility()) continue;
    const { top, bottom, width } = one.getBoundingClientRect();
    const stuck = getComputedStyle(one).position === "fixed" || Math.abs(top - parseFloat(getComputedStyle(one).top)) < 1;
    if (!stuck || width < innerWidth / 2) continue;
    for (let y = Math.max(0, Math.round(top)); y < Math.min(innerHeight, bottom); y += 1) rows.add(y);
  }
  return rows.size;
})()`;
