import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { expect, test } from "../src/fixtures.ts";
import { type Ids, layOut, type Screen, screensOf } from "./screens.ts";

const folder = join(import.meta.dirname, "../../../test-results/sheets");
/** Widths of a window, how tall it is, and how wide it stands on a sheet with so many in a row. */
const looks = [
  { width: 375, height: 812, shown: 250, row: 7 },
  { width: 768, height: 1000, shown: 400, row: 5 },
  { width: 1440, height: 1000, shown: 720, row: 3 },
] as const;
const themes = ["light", "dark"] as const;
const gap = 12;

let ids: Ids;
const names = Object.keys(
  screensOf({ campaign: "", template: "", channel: "", voice: "", role: "", user: "", team: "", model: "" }),
) as readonly string[];

for (const name of names) {
  test(name, async ({ page, signIn, desk, troubles }) => {
    await signIn();
    await page.goto(`${desk.url}/campaigns`);
    ids ??= await layOut(page);
    const screens = screensOf(ids)[name] ?? [];
    const pictures = new Map<string, { screen: Screen; image: Buffer }[]>();
    const missed: string[] = [];
    for (const screen of screens) {
      await page.setViewportSize({ width: 1440, height: 1000 });
      try {
        await show(page, desk.url, screen);
      } catch (error) {
        missed.push(`${screen.name}: ${String(error).split("\n")[0]}`);
      }
      for (const { width, height } of looks) {
        await page.setViewportSize({ width, height });
        for (const colorScheme of themes) {
          await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
          await page.evaluate("document.fonts.ready");
          const key = `${width}-${colorScheme}`;
          pictures.set(key, [...(pictures.get(key) ?? []), { screen, image: await page.screenshot() }]);
        }
      }
    }
    for (const look of looks) {
      for (const theme of themes) await keepSheet(`${name}-${look.width}-${theme}`, pictures.get(`${look.width}-${theme}`) ?? [], look);
    }
    // What is looked for may well be missing here; that is what the picture is of.
    troubles.splice(0);
    expect(missed, "screens that could not be opened").toEqual([]);
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

/** Until nothing says that it is loading. What keeps saying so is shown as it is. */
async function settle(page: Page): Promise<void> {
  const loading = page.locator('[role="status"]').filter({ hasText: /^(Loading|Opening)/ });
  await expect(loading)
    .toHaveCount(0, { timeout: 4_000 })
    .catch(() => undefined);
}

async function keepSheet(
  name: string,
  pictures: readonly { screen: Screen; image: Buffer }[],
  { width, height, shown, row }: (typeof looks)[number],
): Promise<void> {
  const tall = Math.round((height / width) * shown);
  const rows = Math.ceil(pictures.length / row);
  const tiles = await Promise.all(
    pictures.map(async ({ image }, at) => ({
      input: await sharp(image).resize(shown, tall).png().toBuffer(),
      left: gap + (at % row) * (shown + gap),
      top: gap + Math.floor(at / row) * (tall + gap),
    })),
  );
  await mkdir(folder, { recursive: true });
  await sharp({ create: { width: row * (shown + gap) + gap, height: rows * (tall + gap) + gap, channels: 3, background: "#b4b8c2" } })
    .composite(tiles)
    .png()
    .toFile(join(folder, `${name.replaceAll(" ", "-")}.png`));
}
