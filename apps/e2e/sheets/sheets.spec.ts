import type { Page } from "@playwright/test";
import { expect, test } from "../src/fixtures.ts";
import { beginSheets, settle } from "./keep-sheets.ts";
import { type Ids, layOut, nobody, type Screen, screensOf } from "./screens.ts";

let ids: Ids;

for (const name of Object.keys(screensOf(nobody))) {
  test(name, async ({ page, signIn, desk, troubles }) => {
    await signIn();
    await page.goto(`${desk.url}/campaigns`);
    // The first of them is of a console in which nothing is yet.
    if (name !== "beginning") ids ??= await layOut(page);
    const screens = screensOf(ids ?? nobody)[name] ?? [];
    const sheets = beginSheets(name);
    const missed: string[] = [];
    for (const screen of screens) {
      const shown = async (width: number) => {
        // Narrow windows have some of it elsewhere, or not at all: there the picture is of what is there instead.
        await show(page, desk.url, screen).catch((error) => {
          if (!(screen.narrow && width > 768)) missed.push(`${screen.name} at ${width}: ${String(error).split("\n")[0]}`);
        });
      };
      if (!screen.open) await shown(0);
      // What is opened would close as the window changes, and is in another place there.
      await sheets.take(page, async (width) => (screen.open ? shown(width) : undefined), screen.name);
      if (screen.open) await closesAtOnce(page, screen.name);
    }
    await sheets.keep();
    // What is looked for may well be missing here; that is what the picture is of.
    troubles.splice(0);
    for (const one of missed) console.log(`Not opened: ${one}`);
    expect(
      missed.filter((one) => one.includes("at 1440") || one.includes("at 0:")),
      "screens that could not be opened",
    ).toEqual([]);
  });
}

async function show(page: Page, url: string, { path, open }: Screen): Promise<void> {
  await page.goto("about:blank");
  await page.goto(url + path);
  await page.locator("h1").first().waitFor({ timeout: 10_000 });
  await settle(page);
  page.setDefaultTimeout(4_000);
  await open?.(page);
  if (open) await settle(page);
}

/** The focus is in a dialog that is open, and one Escape closes it, or the menu. */
async function closesAtOnce(page: Page, name: string): Promise<void> {
  const layers = page.locator('[role="dialog"], [role="alertdialog"], [role="menu"]');
  const before = await layers.count();
  if (before === 0) return;
  const isWithin = `[...document.querySelectorAll('[role="dialog"], [role="alertdialog"], [role="menu"]')].at(-1).contains(document.activeElement)`;
  expect.soft(await page.evaluate(isWithin), `the focus is in ${name}`).toBe(true);
  await page.keyboard.press("Escape");
  await expect.soft(layers, `one Escape closes ${name}`).toHaveCount(before - 1, { timeout: 2_000 });
}
