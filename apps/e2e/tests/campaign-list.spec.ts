import type { Page } from "@playwright/test";
import { call } from "../src/call.ts";
import { expect, lookAt, test } from "../src/fixtures.ts";
import { dialog, makeCampaign, menu } from "../src/hub.ts";

test.describe.configure({ timeout: 180_000 });
test.beforeEach(async ({ signIn }) => signIn());

const row = (page: Page, name: string) => page.getByRole("row").filter({ has: page.getByRole("link", { name, exact: true }) });
const said = (page: Page, words: string) => page.getByText(words, { exact: true });

test("campaigns are copied, archived, brought back and deleted from their list, one or several at once", async ({ page }) => {
  for (const name of ["Kettle week", "Oven week", "Grinder week"]) await makeCampaign(page, name, { written: false });
  await page.goto("/campaigns");

  await test.step("one, from its menu", async () => {
    await menu(page, "Actions for Kettle week", "Duplicate");
    await expect(said(page, "A copy of “Kettle week” is in the list")).toBeVisible();
    await expect(page.getByRole("row", { name: /Kettle week/ })).toHaveCount(2);
    await menu(page, "Actions for Oven week", "Archive");
    await expect(row(page, "Oven week")).toContainText("Archived");
    await menu(page, "Actions for Oven week", "Restore");
    await expect(row(page, "Oven week")).toContainText("Draft");
  });

  await test.step("several, picked, with a way back", async () => {
    for (const name of ["Oven week", "Grinder week"]) await page.getByRole("checkbox", { name: `Select ${name}`, exact: true }).check();
    const bar = page.getByRole("region", { name: "Selected campaigns" });
    await bar.getByRole("button", { name: "Archive" }).click();
    await expect(said(page, "Two campaigns archived")).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(said(page, "Two campaigns restored")).toBeVisible();
    for (const name of ["Oven week", "Grinder week"]) await page.getByRole("checkbox", { name: `Select ${name}`, exact: true }).check();
    await bar.getByRole("button", { name: "Delete" }).click();
    const asked = dialog(page, "Delete two campaigns?");
    await expect(asked.getByRole("listitem")).toHaveCount(2);
    await lookAt(page, "campaigns-delete", [375, 1440]);
    await asked.getByRole("button", { name: "Delete" }).click();
    await expect(row(page, "Oven week")).toHaveCount(0);
    await expect(row(page, "Grinder week")).toHaveCount(0);
  });

  await test.step("what was deleted is listed, and comes back", async () => {
    await page.getByRole("button", { name: /^Deleted/ }).click();
    const deleted = page.getByRole("dialog");
    await expect(deleted).toContainText("Oven week");
    await deleted.getByRole("button", { name: /Restore Oven week/ }).click();
    await expect(deleted.getByText("Oven week")).toHaveCount(0);
    await deleted.getByRole("button", { name: "Close" }).first().click();
    await expect(row(page, "Oven week")).toBeVisible();
  });

  await test.step("filters stand in the address, and go again", async () => {
    await page.getByRole("button", { name: "Status" }).first().click();
    await page.getByRole("menuitemradio", { name: "Archived" }).click();
    await expect(page).toHaveURL(/status=archived/);
    await expect(row(page, "Kettle week")).toHaveCount(0);
    await page.goBack();
    await expect(row(page, "Kettle week")).toBeVisible();
  });
});

test("a whole campaign with texts to look at has no tick, neither in its list nor on its page", async ({ page }) => {
  const campaign_id = await makeCampaign(page, "Lid week", { languages: [{ code: "en", channels: ["linkedin", "x"] }] });
  const texts = () =>
    call<{ id: string; channel_code: string | null; warnings: number }[]>(page, "blocks.overview", { campaign_id }, "GET");
  const before = (await texts()).filter(({ warnings }) => warnings > 0);
  const block = (await texts()).find(({ channel_code, warnings }) => channel_code && warnings === 0);
  const versions = await call<{ id: string }[]>(page, "blocks.versions", { block_id: block?.id }, "GET");
  const fields = { body: "A kettle for years. ".repeat(200) };
  await call(page, "blocks.save", { block_id: block?.id, base_version_id: versions[0]?.id, content: { kind: "content", fields } });
  await page.goto("/campaigns");
  const told = `${before.length + 1} to check`;
  await expect(row(page, "Lid week")).toContainText(`Ready${told}`);
  await lookAt(page, "campaigns-to-check", [375, 1440]);
  await page.getByRole("link", { name: "Lid week", exact: true }).click();
  await expect(page.getByText(told).first()).toBeVisible();
});
