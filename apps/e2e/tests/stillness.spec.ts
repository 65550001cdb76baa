import type { Page } from "@playwright/test";
import { expect, test } from "../src/fixtures.ts";
import { generate, makeCampaign } from "../src/written-campaign.ts";

/** Collects, from before the first paint on, how much moves without anybody having done something. */
const watch = `
  window.moved = 0;
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries()) if (!shift.hadRecentInput) window.moved += shift.value;
  }).observe({ type: "layout-shift", buffered: true });
`;
/** As much as may move while a page loads: two hundredths of the window. */
const most = 0.02;

test("nothing moves by itself while a page loads, the first time and later", async ({ page, signIn }) => {
  test.setTimeout(120_000);
  await signIn();
  const id = await makeCampaign(page, "Nothing moves", ["linkedin", "x", "blog"]);
  await generate(page, id);
  await page.addInitScript(watch);
  // Parts that wait for the server arrive one after the other, as they do elsewhere than on one machine.
  await page.route("**/api/trpc/**", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 60));
    await route.continue();
  });
  for (const [path, there] of [
    [`/campaigns/${id}`, (at: Page) => at.getByRole("button", { name: "Edit text" }).first()],
    [`/campaigns/${id}/edit`, (at: Page) => at.getByRole("textbox", { name: "Main story" })],
    ["/settings/models/add", (at: Page) => at.getByRole("button", { name: "Add model" })],
  ] as const) {
    for (const [width, height] of [
      [375, 812],
      [768, 1000],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const time of ["first", "again"]) {
        await page.goto(path);
        await expect(there(page)).toBeVisible();
        // What settles late is part of it.
        await page.waitForTimeout(300);
        expect(await page.evaluate<number>("window.moved"), `${path} at ${width} px, ${time}`).toBeLessThanOrEqual(most);
      }
    }
  }
});
