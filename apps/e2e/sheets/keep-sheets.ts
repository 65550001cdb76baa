import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { examine } from "../src/look-at.ts";

const folder = join(import.meta.dirname, "../../../test-results/sheets");
/** Widths of a window, how tall it is, how wide it stands on a sheet, how many in a row, and how many on a sheet so that words can be read. */
interface Look {
  width: number;
  height: number;
  shown: number;
  row: number;
  most: number;
}
const usual: readonly Look[] = [
  { width: 375, height: 812, shown: 310, row: 5, most: 5 },
  { width: 768, height: 1000, shown: 520, row: 3, most: 6 },
  { width: 1440, height: 1000, shown: 800, row: 2, most: 4 },
];
const themes = ["light", "dark"] as const;
const gap = 24;

interface Picture {
  image: Buffer;
  name: string;
}

/** Pictures of screens, one after another, in every width and theme: a sheet for each. */
export interface Sheets {
  /**
   * @param prepare opens at each width what would close as the window changes
   * @param name stands beneath the picture
   */
  take(page: Page, prepare?: (width: number) => Promise<void>, name?: string): Promise<void>;
  /** Writes the sheets. */
  keep(): Promise<void>;
}

/** Axe looks at each picture, and so does whatever finds that a page scrolls sideways. */
export function beginSheets(name: string, looks = usual): Sheets {
  const pictures = new Map<string, Picture[]>();
  return {
    async take(page, prepare, screen = "") {
      for (const { width, height } of looks) {
        await page.setViewportSize({ width, height });
        await prepare?.(width);
        for (const colorScheme of themes) {
          await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
          await page.evaluate("document.fonts.ready");
          const key = `${width}-${colorScheme}`;
          const { serious, overflow } = await examine(page, colorScheme === "light" ? "every" : "colours");
          const where = `${screen || `picture ${pictures.get(key)?.length ?? 0}`} of ${name}, ${key}`;
          expect.soft(serious, `serious findings on ${where}`).toEqual([]);
          expect.soft(overflow, `how far ${where} scrolls sideways`).toBeLessThanOrEqual(0);
          pictures.set(key, [...(pictures.get(key) ?? []), { image: await page.screenshot(), name: screen }]);
        }
      }
    },
    async keep() {
      for (const look of looks) {
        for (const theme of themes) {
          const key = `${look.width}-${theme}`;
          const all = pictures.get(key) ?? [];
          for (let from = 0; from < all.length; from += look.most) {
            await keepSheet(`${name}-${key}-${from / look.most + 1}`, all.slice(from, from + look.most), look);
          }
        }
      }
    },
  };
}

/** Until nothing says that it is loading. What keeps saying so is shown as it is. */
export async function settle(page: Page): Promise<void> {
  const loading = page.locator('[role="status"]').filter({ hasText: /^(Loading|Opening)/ });
  // What is loaded may show that something in it loads, only then.
  for (let calm = 0; calm < 3; calm += 1) {
    await expect(loading)
      .toHaveCount(0, { timeout: 12_000 })
      .catch(() => undefined);
    await page.waitForTimeout(100);
  }
}

async function keepSheet(name: string, pictures: readonly Picture[], { width, height, shown, row }: Look): Promise<void> {
  const tall = Math.round((height / width) * shown);
  const rows = Math.ceil(pictures.length / row);
  const tiles = await Promise.all(
    pictures.map(async ({ image, name: screen }, at) => {
      const [left, top] = [gap + (at % row) * (shown + gap), gap + Math.floor(at / row) * (tall + gap)];
      return [
        { input: await sharp(image).resize(shown, tall).png().toBuffer(), left, top },
        { input: Buffer.from(caption(screen, shown)), left, top: top + tall },
      ];
    }),
  );
  await mkdir(folder, { recursive: true });
  await sharp({ create: { width: row * (shown + gap) + gap, height: rows * (tall + gap) + gap, channels: 3, background: "#b4b8c2" } })
    .composite(tiles.flat())
    .png()
    .toFile(join(folder, `${name.replaceAll(" ", "-")}.png`));
}

const caption = (words: string, width: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${gap}"><text x="2" y="17" font-family="sans-serif" font-size="15">${words.replace(/[&<]/g, "")}</text></svg>`;
