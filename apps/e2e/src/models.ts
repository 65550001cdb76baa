import type { Page } from "@playwright/test";
import { expect } from "./fixtures.ts";

/** Widths at which pictures of these screens are taken. */
export const widths = [375, 1440];

export const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });
export const toast = (page: Page, words: string) => page.getByText(words, { exact: true });
/** Steps of the test that is or was under way. */
export const steps = (page: Page) => page.getByRole("list", { name: "Test", exact: true }).getByRole("listitem");
export const row = (page: Page, name: string) => page.getByRole("row").filter({ has: page.getByRole("link", { name }) });

interface Typed {
  name: string;
  url: string;
  key?: string;
}

/** Fills the form of a new compatible model, which is open. */
export async function fillModel(page: Page, { name, url, key }: Typed): Promise<void> {
  await page.getByRole("radio", { name: "OpenAI-compatible" }).click();
  await page.getByRole("textbox", { name: "Name", exact: true }).fill(name);
  await page.getByLabel("Model name").fill("aurora-large");
  await page.getByLabel("Endpoint URL").fill(url);
  if (key) await page.getByLabel("API key").fill(key);
}

/** Adds a compatible model through its form; ends at the list. */
export async function addModel(page: Page, typed: Typed): Promise<void> {
  await page.goto("/settings/models/add");
  await fillModel(page, typed);
  // The first one would become the default.
  await page.getByRole("switch", { name: "Default for texts" }).setChecked(false);
  await button(page, "Add model").click();
  await expect(toast(page, `${typed.name} added`)).toBeVisible();
  await expect(page).toHaveURL(/\/settings\/models$/);
}
