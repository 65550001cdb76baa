import { readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type CDPSession, expect, type Page } from "@playwright/test";

export const screens = join(import.meta.dirname, "../../../test-results/screens");

const widths = [375, 768, 1440] as const;

/** The short form: it is handed to each page that is looked at, and reading it there takes half as long. */
const axe = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/**
 * Has axe look at a screen at each width in both themes: by all its rules in light, by those about colours in dark, as no other asks
 * what the theme has changed. With `SCREENS` in the environment a picture of each is kept with the test output.
 */
export async function lookAt(page: Page, name: string, at: readonly number[] = widths): Promise<void> {
  const before = page.viewportSize();
  const moves = await page.evaluate<boolean>(`matchMedia("(prefers-reduced-motion: no-preference)").matches`);
  const session = process.env.SCREENS ? await page.context().newCDPSession(page) : null;
  for (const width of at) {
    await page.setViewportSize({ width, height: 1000 });
    for (const theme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
      const seen = await examine(page, theme === "light" ? "every" : "colours");
      expect(seen.serious, `serious findings on ${name} at ${width} px, ${theme}`).toEqual([]);
      expect(seen.overflow, `${name} scrolls sideways at ${width} px`).toBeLessThanOrEqual(0);
      if (session) await keepPicture(session, `${name}-${width}-${theme}.png`);
    }
  }
  await session?.detach();
  await page.emulateMedia({ colorScheme: "light", reducedMotion: moves ? "no-preference" : "reduce" });
  if (before) await page.setViewportSize(before);
}

interface Seen {
  /** Findings of axe that keep somebody from using the page, with what they are about. */
  serious: string[];
  /** How much wider the page is than its window, in pixels. */
  overflow: number;
}

/** Rules of axe that ask for nothing but colours. */
const aboutColours = ["color-contrast", "link-in-text-block"];

/**
 * Waits until what a change of width or theme has set going is over (what is drawn anew, fonts, what moves and then ends), and looks.
 * The rules run in the page itself, which takes a fifth of the time of a run that is put together in a second page; those whose
 * findings axe never calls more than moderate are left out. Colours are asked of words that have not been seen in these yet: their
 * rules take most of the time, and a width changes few of them. All rules go in one run, as half of a run is axe's own picture of the page.
 */
export async function examine(page: Page, rules: "every" | "colours"): Promise<Seen> {
  expect(page.frames(), "axe looks at the page alone, not into frames").toHaveLength(1);
  if (!(await page.evaluate<boolean>(`"axe" in window`))) await page.evaluate(axe);
  return page.evaluate<Seen>(
    `(async (everyRule, aboutColours) => {
      const drawn = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      await drawn();
      await document.fonts.ready;
      const ending = document.getAnimations().filter((one) => Number.isFinite(one.effect?.getComputedTiming().endTime));
      await Promise.allSettled(ending.map((one) => one.finished));
      await drawn();

      const fresh = new Set((${newlyColoured})());
      const isFresh = (element) => element !== null && (fresh.has(element) || isFresh(element.parentElement));
      for (const id of aboutColours) {
        const rule = axe.utils.getRule(id);
        const asks = (rule.asks ??= rule.matches);
        rule.matches = (element, ...more) => isFresh(element) && asks.call(rule, element, ...more);
      }
      const mild = axe.getRules().map(({ ruleId }) => axe.utils.getRule(ruleId)).filter(({ impact }) => /^(minor|moderate)$/.test(impact));
      const asked = (ids, enabled) => ids.map((id) => [id, { enabled }]);
      const rules = Object.fromEntries([...asked(mild.map(({ id }) => id), false), ...asked(aboutColours, fresh.size > 0)]);
      const options = everyRule ? { rules } : { runOnly: aboutColours };
      const found = everyRule || fresh.size > 0 ? (await axe.run(document, { resultTypes: ["violations"], ...options })).violations : [];
      const { scrollWidth, clientWidth } = document.documentElement;
      return {
        serious: found
          .filter(({ impact }) => impact === "serious" || impact === "critical")
          .map(({ id, nodes }) => id + ": " + nodes.map(({ target }) => target.join(" ")).join(", ")),
        overflow: scrollWidth - clientWidth,
      };
    })(${rules === "every"}, ${JSON.stringify(aboutColours)})`,
  );
}

/** Of the page: what shows words in colours, on a ground, of a size and weight that it did not have at an earlier look. */
const newlyColoured = `() => {
  const seen = (window.coloursSeen ??= new WeakMap());
  const ground = (element) => {
    const grounds = [];
    for (let one = element; one; one = one.parentElement) {
      const { backgroundColor, backgroundImage, opacity } = getComputedStyle(one);
      if (backgroundColor !== "rgba(0, 0, 0, 0)" || backgroundImage !== "none" || opacity !== "1") grounds.push(backgroundColor, backgroundImage, opacity);
    }
    return grounds.join();
  };
  const holders = new Set(document.querySelectorAll("input, textarea, select"));
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) if (texts.currentNode.data.trim()) holders.add(texts.currentNode.parentElement);
  return [...holders].filter((element) => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    const { color, fontSize, fontWeight, textDecorationLine } = getComputedStyle(element);
    const looks = [color, fontSize, fontWeight, textDecorationLine, ground(element)].join();
    const before = seen.get(element) ?? seen.set(element, new Set()).get(element);
    return before.size < before.add(looks).size;
  });
}`;

/** A picture of the window as it stands, in the browser's own words: Playwright's way hides and waits for more than was waited for. */
async function keepPicture(session: CDPSession, name: string): Promise<void> {
  const { data } = await session.send("Page.captureScreenshot", { format: "png", optimizeForSpeed: true });
  await mkdir(screens, { recursive: true });
  await writeFile(join(screens, name), Buffer.from(data, "base64"));
}
