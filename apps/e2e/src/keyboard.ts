import { expect, type Locator, type Page } from "@playwright/test";

/** Goes on with the Tab key until something has the focus, as somebody without a mouse does. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 150; presses += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Nothing but the Tab key does not lead to ${target}.`);
}

const hasFocus = (target: Locator): Promise<boolean> =>
  expect(target)
    .toBeFocused({ timeout: 1 })
    .then(() => true)
    .catch(() => false);

/** The same, and presses it. */
export async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press("Enter");
}
