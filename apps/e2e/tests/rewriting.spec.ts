import type { Page } from "@playwright/test";
import { piece, waitUntilWritten } from "../src/campaign.ts";
import { expect, lookAt, test } from "../src/fixtures.ts";
import { dialog, makeCampaign, menu } from "../src/hub.ts";

test.describe.configure({ timeout: 300_000 });
test.beforeEach(async ({ signIn }) => signIn());

async function editByHand(page: Page, name: string, text: string): Promise<void> {
  await piece(page, name).getByRole("button", { name: "Edit text" }).click();
  await piece(page, name).getByRole("textbox", { name: "Body" }).fill(text);
  await piece(page, name).getByRole("button", { name: "Done" }).click();
  await expect(piece(page, name).getByRole("button", { name: "Edit text" })).toBeVisible();
}

test("a note tells the writer something, and what changed in the brief is written again", async ({ page }) => {
  const id = await makeCampaign(page, "Notes for the writer");
  await page.goto(`/campaigns/${id}`);
  await expect(piece(page, "X post").locator(".copy")).not.toBeEmpty();

  await test.step("for a piece", async () => {
    await menu(page, "Actions of LinkedIn post", "Regenerate with a note");
    const asking = dialog(page, "Write LinkedIn post again?");
    await asking.getByRole("textbox", { name: "Note for the writer" }).fill("Mention the warm floor");
    await asking.getByRole("button", { name: "Regenerate", exact: true }).click();
    await expect(piece(page, "LinkedIn post").getByRole("button", { name: /Version 2 selected/ })).toBeVisible({ timeout: 30_000 });
    await expect(piece(page, "LinkedIn post").getByText("“Mention the warm floor”")).toBeVisible();
  });

  await test.step("for a language", async () => {
    await page.getByRole("button", { name: "Regenerate language" }).click();
    const asking = dialog(page, "Write English again?");
    await asking.getByRole("textbox", { name: "Note for the writer" }).fill("Shorter, please");
    await asking.getByRole("button", { name: "Regenerate language" }).click();
    await expect(piece(page, "X post").getByText("“Shorter, please”")).toBeVisible({ timeout: 30_000 });
    await waitUntilWritten(page);
  });

  await test.step("for what the brief's change has left behind", async () => {
    await page.getByRole("link", { name: "Edit", exact: true }).click();
    await page.getByRole("button", { name: /^Audience, key messages and more/ }).click();
    await page.getByRole("textbox", { name: "Call to action" }).fill("Come and bake a roll");
    await page.getByRole("button", { name: "Save", exact: true }).first().click();
    await page.waitForURL(new RegExp(`/campaigns/${id}$`));
    await expect(page.getByRole("region", { name: "Texts out of date" })).toContainText("Five texts in two languages");
    await lookAt(page, "out-of-date");
    await piece(page, "Outline").getByRole("button", { name: "Keep as it is" }).click();
    await expect(page.getByRole("region", { name: "Texts out of date" })).toContainText("Four texts in two languages");
    await editByHand(page, "LinkedIn post", "By hand: the ovens run on wind.");
    await page.getByRole("region", { name: "Texts out of date" }).getByRole("button", { name: "Regenerate affected (4)" }).click();
    const asking = dialog(page, "Write three texts again?");
    await expect(asking.getByRole("switch", { name: "Keep the one that was edited by hand" })).toBeChecked();
    await lookAt(page, "regenerate-affected", [375, 1440]);
    await asking.getByRole("button", { name: "Regenerate affected" }).click();
    await expect(page.getByRole("region", { name: "Texts out of date" })).toHaveCount(0);
    await waitUntilWritten(page);
    await expect(piece(page, "X post").getByRole("button", { name: /Version 3 selected/ })).toBeVisible();
    await expect(piece(page, "LinkedIn post").getByText("By hand: the ovens run on wind.")).toBeVisible();
    await expect(piece(page, "LinkedIn post").getByRole("button", { name: "Keep as it is" })).toBeVisible();
  });

  await test.step("for the whole campaign, also what was edited by hand", async () => {
    await page.locator("header").getByRole("button", { name: "Regenerate", exact: true }).click();
    await page.getByRole("menuitem", { name: "Regenerate campaign" }).click();
    const asking = dialog(page, "Write the whole campaign again?");
    await asking.getByRole("switch", { name: "Keep the one that was edited by hand" }).click();
    await asking.getByRole("button", { name: "Regenerate campaign" }).click();
    await expect(piece(page, "X post").getByRole("button", { name: /Version 4 selected/ })).toBeVisible({ timeout: 30_000 });
    await waitUntilWritten(page);
    await expect(piece(page, "LinkedIn post").getByRole("button", { name: /Version 5 selected/ })).toBeVisible();
    await expect(piece(page, "LinkedIn post").getByRole("button", { name: "Keep as it is" })).toHaveCount(0);
  });
});

test("a campaign is duplicated, archived, restored and deleted from its own page", async ({ page, troubles }) => {
  const id = await makeCampaign(page, "Done from within", { written: false });
  await page.goto(`/campaigns/${id}`);
  const more = "More for this campaign";

  await menu(page, more, "Duplicate");
  await expect(page.getByText("A copy of “Done from within” is in the list", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Open", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: /^Done from within.+/ })).toBeVisible();
  await page.goto(`/campaigns/${id}`);

  await menu(page, more, "Archive");
  await expect(page.locator("header").getByText("Archived")).toBeVisible();
  await menu(page, more, "Restore");
  await expect(page.locator("header").getByText("Draft")).toBeVisible();

  await menu(page, more, "Delete");
  await expect(dialog(page, "Delete “Done from within”?")).toContainText("can be restored for 30 days");
  await page.getByRole("button", { name: "Cancel" }).click();
  await menu(page, more, "Delete");
  await dialog(page, "Delete “Done from within”?").getByRole("button", { name: "Delete" }).click();
  await page.waitForURL(/\/campaigns$/);
  await expect(page.getByText("“Done from within” deleted", { exact: true })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Resource Not Found" })).toBeVisible();
  await page.goForward();
  troubles.splice(0, troubles.length, ...troubles.filter((one) => !one.includes("404")));
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("“Done from within” restored", { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "Done from within", exact: true })).toBeVisible();
});

test("an outline that cannot be saved yet is not closed by writing again", async ({ page }) => {
  const id = await makeCampaign(page, "Half an outline", { languages: [{ code: "en", channels: ["linkedin"] }] });
  await page.goto(`/campaigns/${id}`);
  const outline = piece(page, "Outline");
  await outline.getByRole("button", { name: "Edit outline" }).click();
  await outline.getByRole("textbox", { name: "Summary" }).fill("A summary that is not to be lost.");
  await outline.getByRole("textbox", { name: "Title" }).fill("");
  await page.getByRole("button", { name: "Regenerate language" }).click();
  await dialog(page, "Write English again?").getByRole("button", { name: "Regenerate language" }).click();
  await expect(page.getByText(/could not be saved, so nothing was regenerated/).first()).toBeVisible();
  await expect(outline.getByRole("textbox", { name: "Summary" })).toHaveValue("A summary that is not to be lost.");
  await expect(piece(page, "LinkedIn post").getByRole("button", { name: /Version 1 selected/ })).toBeVisible();
});
