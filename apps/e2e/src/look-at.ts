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
 * what the theme has changed. What is drawn in the dark is decided by names, classes and states, so it is looked at where a width shows places
 * that no test of this worker has seen there. With `SCREENS` in the environment a picture of each is kept with the test output.
 */
export async function lookAt(page: Page, name: string, at: readonly number[] = widths): Promise<void> {
  const before = page.viewportSize();
  const moves = await page.evaluate<boolean>(`matchMedia("(prefers-reduced-motion: no-preference)").matches`);
  const session = process.env.SCREENS ? await page.context().newCDPSession(page) : null;
  const lookIn = async (theme: "light" | "dark", width: number) => {
    await page.setViewportSize({ width, height: 1000 });
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    const seen = await examine(page, theme === "light" ? "every" : "colours");
    expect(seen.serious, `serious findings on ${name} at ${width} px, ${theme}`).toEqual([]);
    expect(seen.overflow, `${name} scrolls sideways at ${width} px`).toBeLessThanOrEqual(0);
    if (session) await keepPicture(session, `${name}-${width}-${theme}.png`);
    return seen.places;
  };
  const unseen: { width: number; places: readonly number[] }[] = [];
  for (const width of at) {
    const places = await lookIn("light", width);
    if (session || places.some((one) => !darkSeen.has(one))) unseen.push({ width, places });
  }
  // A change of theme draws the whole page anew, and so does one of width: the last width is there already.
  for (const { width, places } of unseen.reverse())
    if (session || places.some((one) => !darkSeen.has(one))) {
      await lookIn("dark", width);
      for (const one of places) darkSeen.add(one);
    }
  await session?.detach();
  await page.emulateMedia({ colorScheme: "light", reducedMotion: moves ? "no-preference" : "reduce" });
  if (before) await page.setViewportSize(before);
}

/** Kinds of places with words that were looked at in the dark, by their marks. */
const darkSeen = new Set<number>();

interface Seen {
  /** Findings of axe that keep somebody from using the page, with what they are about. */
  serious: string[];
  /** How much wider the page is than its window, in pixels. */
  overflow: number;
  /** Marks of the kinds of places that show words, whatever their colours are. */
  places: number[];
}

/** Rules of axe that ask for nothing but colours. */
const aboutColours = ["color-contrast", "link-in-text-block"];

/**
 * Waits until what a change of width or theme has set going is over (what is drawn anew, fonts, what moves and then ends), and looks.
 * The rules run in the page itself, which takes a fifth of the time of a run that is put together in a second page; those whose
 * findings axe never calls more than moderate are left out. Colours are asked of words that no test of this worker has seen in such a
 * place and in such colours: their rules take most of the time, and a list, a width or a dialog changes few of them. All rules go in
 * one run, as half of a run is axe's own picture of the page.
 */
export async function examine(page: Page, rules: "every" | "colours"): Promise<Seen> {
  expect(page.frames(), "axe looks at the page alone, not into frames").toHaveLength(1);
  if (!(await page.evaluate<boolean>(`"axe" in window`))) await page.evaluate(axe);
  const asked = [rules === "every", aboutColours, [...coloursSeen]].map((one) => JSON.stringify(one));
  const { fresh, ...seen } = await page.evaluate<Seen & { fresh: number[] }>(`(${look})(${asked}, ${coloured})`);
  // What failed is asked for again wherever it stands.
  if (seen.serious.length === 0) for (const mark of fresh) coloursSeen.add(mark);
  return seen;
}

const coloursSeen = new Set<number>();

/** Of the page, once it is at rest: what axe finds by all rules or by those about colours, these only where words are new by their mark. */
const look = `async (everyRule, aboutColours, seen, coloured) => {
  const drawn = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  await drawn();
  await document.fonts.ready;
  const ending = document.getAnimations().filter((one) => Number.isFinite(one.effect?.getComputedTiming().endTime));
  await Promise.allSettled(ending.map((one) => one.finished));
  await drawn();

  const before = new Set(seen);
  const { colours, places } = coloured();
  const fresh = new Map([...colours].filter(([, mark]) => !before.has(mark)));
  const isFresh = (element) => element !== null && (fresh.has(element) || isFresh(element.parentElement));
  for (const id of aboutColours) {
    const rule = axe.utils.getRule(id);
    const asks = (rule.asks ??= rule.matches);
    rule.matches = (element, ...more) => isFresh(element) && asks.call(rule, element, ...more);
  }
  const mild = axe.getRules().map(({ ruleId }) => axe.utils.getRule(ruleId)).filter(({ impact }) => /^(minor|moderate)$/.test(impact));
  const turned = (ids, enabled) => ids.map((id) => [id, { enabled }]);
  const rules = Object.fromEntries([...turned(mild.map(({ id }) => id), false), ...turned(aboutColours, fresh.size > 0)]);
  const options = everyRule ? { rules } : { runOnly: aboutColours };
  const found = everyRule || fresh.size > 0 ? (await axe.run(document, { resultTypes: ["violations"], ...options })).violations : [];
  const { scrollWidth, clientWidth } = document.documentElement;
  return {
    serious: found
      .filter(({ impact }) => impact === "serious" || impact === "critical")
      .map(({ id, nodes }) => id + ": " + nodes.map(({ target }) => target.join(" ")).join(", ")),
    overflow: scrollWidth - clientWidth,
    fresh: [...new Set(fresh.values())],
    places: [...new Set(places)],
  };
}`;

/**
 * Of the page: what shows words, with a mark for its colours and one for the kind of place it is. Two are of one kind when they and all that they
 * stand in have the same names, classes, own styles and states; of one colour, when they have the same names and classes, and their words the same
 * colours, size and weight on the same grounds.
 */
const coloured = `() => {
  /** Two numbers of 26 bits in one: of some thousand kinds no two are taken for one another. */
  const mark = (outer, text) => {
    let [high, low] = [Math.floor(outer / 0x4000000), outer % 0x4000000];
    for (let at = 0; at < text.length; at += 1) {
      high = Math.imul(high ^ text.charCodeAt(at), 0x01000193) & 0x3ffffff;
      low = (Math.imul(low, 31) + text.charCodeAt(at)) & 0x3ffffff;
    }
    return high * 0x4000000 + low;
  };
  const places = new Map([[null, 0]]);
  const placeOf = (element) => {
    if (!places.has(element)) {
      const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
      const kind = [element.tagName, element.getAttribute("class"), backgroundColor, backgroundImage, opacity].join();
      places.set(element, mark(placeOf(element.parentElement), kind));
    }
    return places.get(element);
  };
  const states = (element) =>
    [...element.attributes].filter(
      ({ name, value }) =>
        /^(?:disabled|open|data-(?:state|disabled|active|selected|highlighted|theme|tone|kind|current)|aria-(?:current|selected|checked|disabled|invalid|pressed|expanded))$/.test(
          name,
        ) || (name === "style" && /color|background|opacity|filter|shadow/.test(value)),
    );
  const kinds = new Map([[null, 0]]);
  const kindOf = (element) => {
    if (!kinds.has(element)) {
      const own = [element.tagName, element.getAttribute("class"), ...states(element).map(({ name, value }) => name + "=" + value)];
      kinds.set(element, mark(kindOf(element.parentElement), own.join()));
    }
    return kinds.get(element);
  };
  const holders = new Set(document.querySelectorAll("input, textarea, select"));
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) if (texts.currentNode.data.trim()) holders.add(texts.currentNode.parentElement);
  const shown = [...holders].filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }));
  const colours = new Map(
    shown.map((element) => {
      const { color, fontSize, fontWeight, textDecorationLine } = getComputedStyle(element);
      return [element, mark(placeOf(element), [color, fontSize, fontWeight, textDecorationLine].join())];
    }),
  );
  return { colours, places: shown.map(kindOf) };
}`;

/** A picture of the window as it stands, in the browser's own words: Playwright's way hides and waits for more than was waited for. */
async function keepPicture(session: CDPSession, name: string): Promise<void> {
  const { data } = await session.send("Page.captureScreenshot", { format: "png", optimizeForSpeed: true });
  await mkdir(screens, { recursive: true });
  await writeFile(join(screens, name), Buffer.from(data, "base64"));
}
