import { expect, type Locator, type Page } from "@playwright/test";
import { story } from "./story.ts";

/** Fills the campaign form as a person would: the story from a file, three languages, four channels each. */
export async function fillCampaign(page: Page, name: string): Promise<void> {
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByRole("textbox", { name: "Description" }).fill("One finding, told once for every channel.");
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Add from a file" }).click();
  await (await chooser).setFiles({ name: "story.md", mimeType: "text/markdown", buffer: Buffer.from(story) });
  await expect(page.getByRole("textbox", { name: "Main story" })).toContainText("put your hand on the warm floor");
  for (const language of ["Deutsch", "العربية"]) {
    await page.getByRole("button", { name: "Add language" }).click();
    await page.getByRole("menuitem", { name: language }).click();
  }
  await page.getByRole("button", { name: "More channels" }).click();
  for (const channel of ["LinkedIn post", "X post", "Email newsletter", "Blog article"]) {
    await page.getByRole("checkbox", { name: `${channel} in English` }).check();
  }
  await page.getByRole("button", { name: "Apply English to all languages" }).click();
}

/** The part of the hub that holds one piece. */
export const piece = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

/** Waits until nothing of the open campaign is being written any more. */
export async function waitUntilWritten(page: Page, status = "Ready"): Promise<void> {
  await expect(page.locator("header").getByText(new RegExp(`^${status}`))).toBeVisible({ timeout: 90_000 });
}

/** The link that begins a campaign, once the list has come: an empty list has its own, and the one above makes way for it. */
export async function newCampaign(page: Page): Promise<Locator> {
  const beginning = page.getByRole("region", { name: "From one story to a whole campaign" });
  await beginning.or(page.getByRole("table")).waitFor();
  return page.getByRole("link", { name: "New campaign" }).first();
}
