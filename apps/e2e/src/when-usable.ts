import type { Page } from "@playwright/test";

/**
 * The page, whose `goto` and `reload` last until the console has taken the place of what the server has drawn: a test presses keys at
 * once, and nobody can press what is only drawn.
 */
export function whenUsable(page: Page): Page {
  const { goto, reload } = page;
  const usable = () => page.locator("#drawn").waitFor({ state: "detached" });
  return Object.assign(page, {
    async goto(...given: Parameters<Page["goto"]>) {
      const response = await goto.apply(page, given);
      await usable();
      return response;
    },
    async reload(...given: Parameters<Page["reload"]>) {
      const response = await reload.apply(page, given);
      await usable();
      return response;
    },
  });
}
