import type { Page } from "@playwright/test";
import { call } from "../src/call.ts";
import { newCampaign, waitUntilWritten } from "../src/campaign.ts";
import { administrator } from "../src/copydesk.ts";
import { expect, lookAt, test } from "../src/fixtures.ts";
import { story } from "../src/story.ts";

test("from the sign-in to a first written campaign in five clicks and one paste", async ({ page }) => {
  await page.goto("/auth/login");
  await page.getByLabel("Email").fill(administrator.email);
  await page.getByLabel("Password", { exact: true }).fill(administrator.password);
  const clicks = await countClicks(page);

  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await (await newCampaign(page)).click();
  await page.getByRole("textbox", { name: "Main story" }).click();
  await paste(page, story);
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Saltmarsh Bakery in Esbjerg has baked rye bread since 1931");
  await page.getByRole("checkbox", { name: "LinkedIn post in English" }).click();
  await page.getByRole("button", { name: "Generate campaign" }).first().click();
  await waitUntilWritten(page);
  expect(await clicks()).toBeLessThanOrEqual(5);
  await call(page, "campaigns.remove", { id: page.url().split("/").at(-1) });
});

test("an empty list says what to do first, knows what is done, and is put away for good", async ({ page, signIn }) => {
  await signIn();
  await page.addInitScript(watchMoves);
  const list = page.getByRole("region", { name: "From one story to a whole campaign" });
  for (const width of [375, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/campaigns");
    await expect(list).toBeVisible();
    expect(await page.evaluate<number>("moved"), `how much moves at ${width} px`).toBeLessThanOrEqual(0.02);
  }
  // With nothing to filter there are no filters.
  await expect(page.getByPlaceholder("Filter by name or story")).toHaveCount(0);
  await expect(list).toContainText("0 of 4 done");
  await expect(list).toContainText("No model is connected");
  await expect(page.getByRole("link", { name: "New campaign" })).toHaveCount(1);
  // Whoever is about to press something in the head of the list while it comes presses nothing else.
  const deleted = page.getByRole("button", { name: /^Deleted/ });
  const place = await deleted.boundingBox();
  await lookAt(page, "first-minutes");
  await list.getByRole("button", { name: "Stay with offline drafts" }).click();
  await expect(list).toContainText("1 of 4 done");

  await list.getByRole("button", { name: "Try with a sample story" }).click();
  await page.getByRole("menuitem", { name: /Night of the open workshops/ }).click();
  await page.waitForURL(/\/campaigns\/[0-9a-f-]{36}$/);
  await waitUntilWritten(page);

  await page.goto("/campaigns");
  await expect(page.getByRole("row", { name: /Night of the open workshops/ })).toBeVisible();
  expect(await deleted.boundingBox()).toEqual(place);
  const left = page.getByText("Still to do:");
  await expect(left.getByRole("link")).toHaveText(["Check the voice", "Invite someone"]);
  const kept = page.waitForResponse((response) => response.url().includes("preferences.set"));
  await left.getByRole("button", { name: "Dismiss" }).click();
  await expect(left).toHaveCount(0);
  expect((await kept).ok()).toBe(true);
  await page.reload();
  await expect(page.getByRole("row", { name: /Night of the open workshops/ })).toBeVisible();
  await expect(left).toHaveCount(0);
});

/** Adds up what moves by itself. */
const watchMoves = `{
  window.moved = 0;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) window.moved += value;
  }).observe({ type: "layout-shift", buffered: true });
}`;

/** As the keys do, which not every browser of the tests lets reach a clipboard. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate(`{
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", ${JSON.stringify(text)});
    document.activeElement.dispatchEvent(new ClipboardEvent("paste", { bubbles: true, cancelable: true, clipboardData }));
  }`);
}

/** Counts what the page's person presses from now on, over changes of page too. */
async function countClicks(page: Page): Promise<() => Promise<number>> {
  let clicks = 0;
  await page.exposeFunction("noteClick", () => {
    clicks += 1;
  });
  const listen = `addEventListener("click", (event) => event.isTrusted && noteClick(), { capture: true })`;
  await page.addInitScript(listen);
  await page.evaluate(listen);
  return async () => clicks;
}
