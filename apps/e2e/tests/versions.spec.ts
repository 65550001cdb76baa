import { piece, waitUntilWritten } from "../src/campaign.ts";
import { expect, lookAt, test } from "../src/fixtures.ts";
import { dialog, makeCampaign, menu } from "../src/hub.ts";
import { whenUsable } from "../src/when-usable.ts";

test.describe.configure({ timeout: 300_000 });
test.beforeEach(async ({ signIn }) => signIn());

test("two versions are compared, one is chosen, one deleted, and a change is taken back", async ({ page }) => {
  const id = await makeCampaign(page, "Versions", { languages: [{ code: "en", channels: ["linkedin"] }] });
  await page.goto(`/campaigns/${id}`);
  const post = piece(page, "LinkedIn post");
  const edit = async (text: string) => {
    await post.getByRole("button", { name: "Edit text" }).click();
    await post.getByRole("textbox", { name: "Body" }).fill(text);
  };
  for (const text of [
    "The ovens run on gas. Bread is baked every night.",
    "The ovens run on wind. Bread is baked every night, and sold.",
  ]) {
    await edit(text);
    await post.getByRole("button", { name: "Done" }).click();
    await expect(post.locator(".copy")).toContainText(text);
  }

  await test.step("any two, word by word, side by side or in one text", async () => {
    await post.getByRole("button", { name: "Compare" }).click();
    const comparing = dialog(page, /^Compare versions/);
    await comparing.getByRole("button", { name: /^Version to compare with/ }).click();
    await page.getByRole("menuitemradio", { name: /^Version 2/ }).click();
    await expect(comparing.locator("del")).toHaveText(["gas"]);
    await expect(comparing.getByText("1 word removed")).toBeVisible();
    await comparing.getByRole("button", { name: "Next change" }).click();
    await expect(comparing.getByText(/1 of \d/)).toBeVisible();
    await lookAt(page, "compare");
    await comparing.getByRole("radio", { name: "Inline" }).click();
    await lookAt(page, "compare-inline", [1440]);
    await comparing.getByRole("button", { name: "Select version 2" }).click();
    await expect(comparing).toHaveCount(0);
    await expect(post.getByRole("button", { name: /Version 2 selected/ })).toBeVisible();
    await expect(post.locator(".copy")).toContainText("The ovens run on gas.");
  });

  await test.step("another one is read from the list, compared, and selected only when that is said", async () => {
    const open = async () => {
      await post.getByRole("button", { name: /Version 2 selected/ }).click();
      await page.getByRole("menuitem", { name: /^Version 3/ }).click();
    };
    await open();
    const reading = dialog(page, "Version 3 of LinkedIn post");
    await expect(reading).toContainText("The ovens run on wind.");
    await lookAt(page, "version-read", [375, 1440]);
    await reading.getByRole("button", { name: "Compare" }).click();
    const comparing = dialog(page, /^Compare versions/);
    await expect(comparing.getByRole("button", { name: /^Version to compare with: Version 3/ })).toBeVisible();
    await comparing.getByRole("button", { name: "Close" }).click();
    await expect(post.locator(".copy")).toContainText("The ovens run on gas.");
    await open();
    await reading.getByRole("button", { name: "Use this version" }).click();
    await expect(reading).toHaveCount(0);
    await expect(post.locator(".copy")).toContainText("The ovens run on wind.");
  });

  await test.step("one is deleted when that is confirmed, and comes back from the notice", async () => {
    await post.getByRole("button", { name: /Version 3 selected/ }).click();
    await page.getByRole("menuitem", { name: "Delete version" }).click();
    await page.getByRole("menuitem", { name: /^Version 1,/ }).click();
    await dialog(page, "Delete version 1 of LinkedIn post?").getByRole("button", { name: "Delete version" }).click();
    await expect(page.getByText("Version 1 deleted", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await post.getByRole("button", { name: /Version 3 selected/ }).click();
    await expect(page.getByRole("menuitem", { name: /^Version \d/ })).toHaveCount(3);
    await page.keyboard.press("Escape");
  });

  await test.step("what was changed and saved on the way is taken back as a whole", async () => {
    await edit("Nobody wants this.");
    await expect(post.getByText(/^Saved \d/)).toBeVisible();
    await post.getByRole("button", { name: "Discard changes" }).click();
    await expect(post.locator(".copy")).toContainText("The ovens run on wind.");
    await expect(post.getByRole("button", { name: /Version 3 selected/ })).toBeVisible();
  });

  await test.step("a schedule has versions, too", async () => {
    await page.getByRole("button", { name: "Regenerate schedule" }).click();
    const chosen = page.getByRole("button", { name: /Version 2 selected/ });
    await expect(chosen).toBeVisible({ timeout: 30_000 });
    await chosen.click();
    await page.getByRole("menuitem", { name: /^Version 1/ }).click();
    await dialog(page, "Version 1 of Schedule").getByRole("button", { name: "Use this version" }).click();
    await expect(page.getByRole("button", { name: /Version 1 selected/ })).toHaveCount(2);
  });
});

test("discarding one's own changes leaves what somebody else has saved meanwhile", async ({ page, browser, baseURL }) => {
  const id = await makeCampaign(page, "Discarded by one", { languages: [{ code: "en", channels: ["x"] }] });
  const context = await browser.newContext({ ...(baseURL && { baseURL }), storageState: await page.context().storageState() });
  const other = whenUsable(await context.newPage());
  const edit = async (one: typeof page, text: string) => {
    await piece(one, "X post").getByRole("button", { name: "Edit text" }).click();
    await piece(one, "X post").getByRole("textbox", { name: "Body" }).fill(text);
  };
  for (const one of [page, other]) await one.goto(`/campaigns/${id}`);
  await edit(page, "Nobody wants this.");
  await expect(piece(other, "X post").getByText("Nobody wants this.")).toBeVisible();
  await edit(other, "Somebody needs this.");
  await piece(other, "X post").getByRole("button", { name: "Done" }).click();
  await expect(piece(page, "X post").getByRole("button", { name: "Show it" })).toBeVisible();
  await piece(page, "X post").getByRole("button", { name: "Discard changes" }).click();
  // The version of one's own goes last.
  await piece(other, "X post")
    .getByRole("button", { name: /Version \d selected/ })
    .click();
  await expect(other.getByRole("menuitem", { name: /^Version 2/ })).toHaveCount(0);
  await other.keyboard.press("Escape");
  for (const one of [page, other]) {
    await expect(piece(one, "X post").getByRole("button", { name: /Version 3 selected/ })).toBeVisible();
    await expect(piece(one, "X post").locator(".copy")).toContainText("Somebody needs this.");
  }
  await context.close();
});

test("two browsers see one campaign being written, and one edits what the other has written again", async ({ page, browser, baseURL }) => {
  const id = await makeCampaign(page, "Seen by two", { written: false });
  await page.goto(`/campaigns/${id}`);
  const context = await browser.newContext({ ...(baseURL && { baseURL }), storageState: await page.context().storageState() });
  const other = whenUsable(await context.newPage());
  await other.goto(`/campaigns/${id}`);
  await page.getByRole("button", { name: "Generate campaign" }).click();
  for (const one of [page, other]) await waitUntilWritten(one);
  for (const name of ["Outline", "LinkedIn post", "X post"])
    await expect(piece(other, name).getByRole("button", { name: /Version 1 selected/ })).toBeVisible();

  // An open text that nobody has touched says that there is a newer one.
  await piece(page, "LinkedIn post").getByRole("button", { name: "Edit text" }).click();
  await piece(other, "LinkedIn post").getByRole("button", { name: "Edit text" }).click();
  await piece(other, "LinkedIn post").getByRole("textbox", { name: "Body" }).fill("Changed by the other one.");
  await piece(other, "LinkedIn post").getByRole("button", { name: "Done" }).click();
  await piece(page, "LinkedIn post").getByRole("button", { name: "Show it" }).click();
  await expect(piece(page, "LinkedIn post").getByRole("textbox", { name: "Body" })).toHaveText("Changed by the other one.");
  await piece(page, "LinkedIn post").getByRole("button", { name: "Done" }).click();
  await expect(piece(page, "LinkedIn post").getByRole("button", { name: /Version 2 selected/ })).toBeVisible();

  // The other one edits while it is written again: nobody's text is lost, and somebody chooses.
  await piece(other, "X post").getByRole("button", { name: "Edit text" }).click();
  await menu(page, "Actions of X post", "Regenerate with a note");
  await dialog(page, "Write X post again?").getByRole("button", { name: "Regenerate", exact: true }).click();
  await expect(piece(page, "X post").getByRole("button", { name: /Version 2 selected/ })).toBeVisible({ timeout: 30_000 });
  await piece(other, "X post").getByRole("textbox", { name: "Body" }).fill("Written by hand meanwhile.");
  const asked = dialog(other, /wrote this piece again while you were changing it$/);
  await expect(asked).toContainText("Written by hand meanwhile.");
  await asked.getByRole("button", { name: "Use version 2" }).click();
  await expect(asked).toHaveCount(0);
  await piece(other, "X post").getByRole("button", { name: "Done" }).click();
  for (const one of [page, other]) await expect(piece(one, "X post").getByRole("button", { name: /Version 2 selected/ })).toBeVisible();
  await piece(page, "X post")
    .getByRole("button", { name: /Version 2 selected/ })
    .click();
  await expect(page.getByRole("menuitem", { name: /^Version 3/ })).toBeVisible();
  await context.close();
});
