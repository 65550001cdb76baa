import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import axe from "axe-core";

export const screens = join(import.meta.dirname, "../../../test-results/screens");

const widths = [375, 768, 1440] as const;

/**
 * Takes a picture of a screen at each width in both themes, kept with the test output, and has axe look at each: by all its rules in
 * light, by those about colours in dark, as no other asks what the theme has changed.
 */
export async function lookAt(page: Page, name: string, at: readonly number[] = widths): Promise<void> {
  const before = page.viewportSize();
  const moves = await page.evaluate<boolean>(`matchMedia("(prefers-reduced-motion: no-preference)").matches`);
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const width of at) {
    await page.setViewportSize({ width, height: 1000 });
    for (const theme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme: theme });
      await standsStill(page);
      await page.screenshot({ path: join(screens, `${name}-${width}-${theme}.png`) });
      await expectNoSeriousFindings(page, theme === "light" ? "every" : "colours", `${name} at ${width} px, ${theme}`);
      const overflow = await page.evaluate<number>("document.documentElement.scrollWidth - document.documentElement.clientWidth");
      expect(overflow, `${name} scrolls sideways at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
  await page.emulateMedia({ colorScheme: "light", reducedMotion: moves ? "no-preference" : "reduce" });
  if (before) await page.setViewportSize(before);
}

/** Resolves once what a change of width or theme has set going is over: what is drawn anew, fonts, and what moves and then ends. */
async function standsStill(page: Page): Promise<void> {
  await page.evaluate(`(async () => {
    const drawn = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    await drawn();
    await document.fonts.ready;
    const ending = document.getAnimations().filter((one) => Number.isFinite(one.effect?.getComputedTiming().endTime));
    await Promise.allSettled(ending.map((one) => one.finished));
    await drawn();
  })()`);
}

interface Violation {
  id: string;
  impact: string;
  nodes: { target: string[] }[];
}

/** Rules of axe that ask for nothing but colours. */
const aboutColours = ["color-contrast", "link-in-text-block"];

/**
 * Fails on findings of axe that keep somebody from using the page. Its rules run in the page itself, which takes a fifth of the time
 * of a run that is put together in a second page; those whose findings axe never calls more than moderate are left out.
 */
async function expectNoSeriousFindings(page: Page, rules: "every" | "colours", where: string): Promise<void> {
  expect(page.frames(), "axe looks at the page alone, not into frames").toHaveLength(1);
  if (!(await page.evaluate<boolean>(`"axe" in window`))) await page.evaluate(axe.source);
  const violations = await page.evaluate<Violation[]>(
    `(async (only) => {
      const mild = axe.getRules().map(({ ruleId }) => axe.utils.getRule(ruleId)).filter(({ impact }) => /^(minor|moderate)$/.test(impact));
      const rules = Object.fromEntries(mild.map(({ id }) => [id, { enabled: false }]));
      const { violations } = await axe.run(document, { resultTypes: ["violations"], ...(only ? { runOnly: only } : { rules }) });
      return violations.map(({ id, impact, nodes }) => ({ id, impact, nodes: nodes.map(({ target }) => ({ target })) }));
    })(${JSON.stringify(rules === "colours" ? aboutColours : null)})`,
  );
  const serious = violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
  expect(serious, `serious findings on ${where}`).toEqual([]);
}
