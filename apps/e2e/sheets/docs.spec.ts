import { expect, test } from "../src/fixtures.ts";
import { beginSheets } from "./keep-sheets.ts";

test("the API's documentation", async ({ page, signIn, desk, troubles }) => {
  await signIn();
  const sheets = beginSheets("docs");
  await page.goto(`${desk.url}/api/docs`);
  await page.locator(".opblock-tag").first().waitFor({ timeout: 60_000 });
  await sheets.take(page, undefined, "all");
  await page.getByRole("textbox", { name: "Search calls" }).fill("campaigns");
  await page.waitForTimeout(500);
  await sheets.take(page, undefined, "searched");
  await page.locator(".opblock-tag").first().click();
  await page.locator(".opblock").first().waitFor();
  await sheets.take(page, undefined, "one part");
  await page.locator(".opblock-post .opblock-summary-control").first().click();
  await page.waitForTimeout(500);
  await page.locator(".opblock.is-open").first().scrollIntoViewIfNeeded();
  await sheets.take(page, undefined, "one operation");
  await sheets.take(page, () => page.locator(".opblock.is-open .opblock-section").first().scrollIntoViewIfNeeded(), "to try");
  await page.locator(".opblock.is-open .responses-wrapper").first().scrollIntoViewIfNeeded();
  await sheets.take(page, () => page.locator(".opblock.is-open .responses-wrapper").first().scrollIntoViewIfNeeded(), "answers");
  await page
    .getByRole("button", { name: /Authorize/ })
    .first()
    .click();
  await page.waitForTimeout(300);
  await sheets.take(page, undefined, "authorize");
  await sheets.keep();
  expect(troubles.splice(0)).toEqual([]);
});
