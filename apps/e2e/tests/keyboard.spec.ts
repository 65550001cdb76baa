import { newCampaign, piece, waitUntilWritten } from "../src/campaign.ts";
import { administrator } from "../src/copydesk.ts";
import { expect, lookAt, test } from "../src/fixtures.ts";
import { press, tabTo } from "../src/keyboard.ts";
import { story } from "../src/story.ts";
import { knowTheTours } from "../src/tours.ts";

test("a campaign is made, written, edited and exported without a mouse", async ({ page }) => {
  test.setTimeout(240_000);
  await page.goto("/auth/login");
  await tabTo(page, page.getByLabel("Email"));
  await page.keyboard.type(administrator.email);
  await tabTo(page, page.getByLabel("Password", { exact: true }));
  await page.keyboard.type(administrator.password);
  await page.keyboard.press("Enter");
  await page.waitForURL("**/campaigns");
  await knowTheTours(page);

  await test.step("made", async () => {
    await page.goto("/campaigns");
    await press(page, await newCampaign(page));
    await expect(page.getByRole("heading", { name: "New campaign" })).toBeVisible();
    await tabTo(page, page.getByLabel("Name", { exact: true }));
    await page.keyboard.type("Written without a mouse");
    await tabTo(page, page.getByRole("textbox", { name: "Main story" }));
    await page.keyboard.insertText(story);
    await press(page, page.getByRole("button", { name: "More channels" }));
    const box = page.getByRole("checkbox", { name: "LinkedIn post in English" });
    if (!(await box.isChecked())) {
      await tabTo(page, box);
      await page.keyboard.press("Space");
    }
    await expect(box).toBeChecked();
  });

  await test.step("written", async () => {
    await press(page, page.getByRole("button", { name: "Generate campaign" }).first());
    await page.waitForURL(/\/campaigns\/[0-9a-f-]{36}/);
    await waitUntilWritten(page);
  });

  await test.step("edited", async () => {
    const linkedin = piece(page, "LinkedIn post");
    await press(page, linkedin.getByRole("button", { name: "Edit text" }));
    const body = linkedin.getByRole("textbox", { name: "Body" });
    await tabTo(page, body);
    await page.keyboard.press("Control+A");
    await page.keyboard.type("Said by somebody who has no mouse.");
    await page.keyboard.press("Control+S");
    await press(page, linkedin.getByRole("button", { name: "Done" }));
    await expect(linkedin).toContainText("Said by somebody who has no mouse.");
  });

  await test.step("exported", async () => {
    await tabTo(page, page.getByRole("button", { name: "Export", exact: true }));
    const download = page.waitForEvent("download");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("menu")).toBeVisible();
    await page.keyboard.press("Enter");
    expect((await download).suggestedFilename()).toMatch(/Written without a mouse.*\.(pdf|xlsx)$/);
  });
});

test("what is typed while the connection is away is kept, and saved when it is back", async ({ page, context, signIn, troubles }) => {
  test.setTimeout(120_000);
  await signIn();
  await page.goto("/campaigns");
  await page.getByRole("link", { name: "Written without a mouse" }).click();
  const linkedin = piece(page, "LinkedIn post");
  await linkedin.getByRole("button", { name: "Edit text" }).click();
  await context.setOffline(true);
  await linkedin.getByRole("textbox", { name: "Body" }).fill("Typed in a tunnel.");
  await expect(linkedin.getByText(/not saved|offline|connection/i).first()).toBeVisible({ timeout: 20_000 });
  await context.setOffline(false);
  await expect(linkedin.getByText(/^Saved/)).toBeVisible({ timeout: 30_000 });
  await page.reload();
  await expect(linkedin).toContainText("Typed in a tunnel.");
  // While it was away, calls could not but fail.
  troubles.splice(0);
});

test("a dialog begins at its first field, and one press of Escape closes it", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/users");
  const invite = page.getByRole("link", { name: "Invite" });
  await invite.click();
  await expect(page.getByRole("dialog").getByRole("textbox").first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(invite).toBeFocused();

  await page.goto("/campaigns");
  await page.getByRole("link", { name: "Written without a mouse" }).click();
  const settings = piece(page, "LinkedIn post").getByRole("button", { name: /^Advanced configuration/ });
  await settings.click();
  const first = page.getByRole("dialog").locator("input, textarea, [role=combobox], [role=switch]").first();
  await expect(first).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(settings).toBeFocused();

  await test.step("the daily work by single keys, with a sheet of them", async () => {
    await page.keyboard.press("?");
    const sheet = page.getByRole("dialog", { name: "Keyboard shortcuts" });
    await expect(sheet.getByRole("region", { name: "This campaign" })).toContainText("Next piece");
    await lookAt(page, "keyboard-shortcuts", [375, 1440]);
    await page.keyboard.press("Escape");
    await expect(sheet).toHaveCount(0);
    const current = page.getByRole("navigation", { name: "Pieces" }).locator('[aria-current="location"]');
    await page
      .getByRole("navigation", { name: "Pieces" })
      .getByRole("link", { name: /^Outline/ })
      .click();
    await page.keyboard.press("j");
    await expect(current).toContainText("LinkedIn post");
    await page.keyboard.press("k");
    await expect(current).toContainText("Outline");
    await page.keyboard.press("j");
    await page.keyboard.press("e");
    const body = piece(page, "LinkedIn post").getByRole("textbox", { name: "Body" });
    await expect(body).toBeFocused();
    await expect(body).toBeInViewport();
    // Where one writes, keys are letters.
    await page.keyboard.type("jk");
    await expect(body).toContainText("jk");
    await page.keyboard.press("Escape");
    await expect(body).toHaveCount(0);
    await page.keyboard.press("g");
    await page.keyboard.press("t");
    await page.waitForURL("**/teams");
  });
});

test("the ring of the focus keeps off the words of a tab", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/settings/outline-config");
  const tab = page.getByRole("tab", { name: "Filled prompt" });
  await tab.focus();
  await expect(tab).toBeFocused();
  const room = await page.evaluate<number>(`(() => {
    const tab = document.activeElement;
    const words = document.createRange();
    words.selectNodeContents(tab);
    const { outlineOffset } = getComputedStyle(tab);
    return words.getBoundingClientRect().left - tab.getBoundingClientRect().left + Math.min(0, parseFloat(outlineOffset));
  })()`);
  expect(room, "pixels between the ring and the words").toBeGreaterThanOrEqual(4);
});
