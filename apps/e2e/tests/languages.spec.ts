import type { Page } from "@playwright/test";
import { call } from "../src/call.ts";
import { expect, lookAt, test } from "../src/fixtures.ts";

const widths = [375, 1440];
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });
const toast = (page: Page, words: string) => page.getByText(words, { exact: true });
const rows = (page: Page) => page.getByRole("list", { name: "Languages" }).getByRole("listitem");
const row = (page: Page, name: string) => rows(page).filter({ hasText: name });

async function choose(page: Page, language: string, action: string | RegExp): Promise<void> {
  await button(page, `Actions for ${language}`).click();
  await page.getByRole("menuitem", { name: action }).click();
}

test.describe("languages in their list", () => {
  // Each picture is looked at in both themes and widths.
  test.describe.configure({ timeout: 240_000 });

  test("are edited in place, with errors at their fields, while the other rows wait", async ({ page, signIn }) => {
    await signIn();
    await page.goto("/settings/languages");
    await expect(page.getByText(/^\d+ languages$/)).toBeVisible();
    await lookAt(page, "languages", widths);
    await choose(page, "German", "Edit");
    const form = page.getByRole("form", { name: "Edit German" });
    await expect(form.getByLabel("Code")).toBeDisabled();
    await expect(button(page, "Actions for French")).toBeDisabled();
    await form.getByLabel("Name", { exact: true }).fill("");
    await form.getByLabel("Formality note").fill("x".repeat(201));
    await form.getByRole("button", { name: "Save" }).click();
    await expect(form.getByText("Name is required")).toBeVisible();
    await expect(form.getByText("must be 200 characters or fewer")).toBeVisible();
    await lookAt(page, "languages-editing", widths);
    await form.getByLabel("Name", { exact: true }).fill("German");
    await expect(form.getByText("Name is required")).toHaveCount(0);
    await form.getByLabel("Formality note").fill("Readers are always “du”.");
    await page.keyboard.press("ControlOrMeta+s");
    await expect(toast(page, "German saved")).toBeVisible();
    await expect(row(page, "German").first()).toContainText("Readers are always “du”.");
  });

  test("are not lost by leaving the page", async ({ page, signIn }) => {
    await signIn();
    await page.goto("/settings/languages");
    await choose(page, "French", "Edit");
    await page.getByRole("form", { name: "Edit French" }).getByLabel("Own name").fill("Le français");
    await page.getByRole("link", { name: "Campaigns" }).click();
    const ask = page.getByRole("dialog", { name: "Leave without saving?" });
    await ask.getByRole("button", { name: "Stay" }).click();
    await expect(page.getByLabel("Own name")).toHaveValue("Le français");
    await button(page, "Cancel").click();
    await expect(row(page, "French").first()).toContainText("Français");
  });

  test("are added from the catalogue or free, and a campaign is offered them at once", async ({ page, signIn, troubles }) => {
    await signIn();
    await page.goto("/settings/languages");
    await button(page, "New language").click();
    const form = page.getByRole("form", { name: "New language" });
    await form.getByRole("button", { name: /Start from a ready-made language/ }).click();
    await page.getByRole("combobox", { name: /^Name or code:/ }).fill("pash");
    await page.getByRole("option", { name: /Pashto/ }).click();
    await expect(form.getByLabel("Code")).toHaveValue("ps");
    await expect(form.getByRole("radio", { name: "Right to left" })).toBeChecked();
    await expect(form.getByLabel("Own name")).toHaveAttribute("dir", "rtl");
    await lookAt(page, "languages-new", widths);
    await form.getByRole("button", { name: "Save" }).click();
    await expect(toast(page, "Pashto saved")).toBeVisible();
    await expect(rows(page).last()).toContainText("Pashto");

    await button(page, "New language").click();
    await form.getByLabel("Name", { exact: true }).fill("Klingon");
    await form.getByLabel("Own name").fill("tlhIngan Hol");
    await form.getByLabel("Code").fill("not a code");
    await form.getByRole("button", { name: "Save" }).click();
    await expect(form.getByText("Use a language code such as en, pt-BR or zh-Hant")).toBeVisible();
    await form.getByLabel("Code").fill("PS");
    await form.getByRole("button", { name: "Save" }).click();
    await expect(form.getByText("There is a language with the code ps already")).toBeVisible();
    await form.getByLabel("Code").fill("TLH");
    await form.getByRole("button", { name: "Save" }).click();
    await expect(toast(page, "Klingon saved")).toBeVisible();
    expect(troubles.splice(0)).toEqual([expect.stringContaining("409")]);

    await page.goto("/campaigns/add");
    await button(page, "Add language").click();
    await expect(page.getByRole("menuitem", { name: "tlhIngan Hol" })).toBeVisible();
    await page.keyboard.press("Escape");
  });

  test("are put in another order by keys, made the default, switched off and deleted", async ({ page, signIn }) => {
    await signIn();
    await page.goto("/settings/languages");
    await button(page, "Move Spanish").focus();
    // The order is shown before the server has it, and a page that is reloaded in that moment takes its call along.
    const kept = page.waitForResponse(/languages\.reorder/);
    await page.keyboard.press("ArrowUp");
    await expect(page.getByText("Spanish, 3 of")).toBeAttached();
    await expect(rows(page).nth(2)).toContainText("Spanish");
    await kept;
    await page.reload();
    await expect(rows(page).nth(2)).toContainText("Spanish");

    await choose(page, "Spanish", "Use for new campaigns");
    await expect(toast(page, "New campaigns start in Spanish")).toBeVisible();
    await expect(row(page, "Spanish").first()).toContainText("Default");
    await button(page, "Actions for Spanish").click();
    await expect(page.getByRole("menuitem", { name: "Always active: it is the default" })).toBeDisabled();
    await page.keyboard.press("Escape");
    await choose(page, "English", "Use for new campaigns");
    await expect(toast(page, "New campaigns start in English")).toBeVisible();

    await choose(page, "Japanese", "Make inactive");
    await expect(toast(page, "Japanese is inactive")).toBeVisible();
    await page.getByRole("radio", { name: "Inactive" }).click();
    await expect(row(page, "Japanese").first()).toBeVisible();
    await expect(page).toHaveURL(/status=inactive/);
    await choose(page, "Turkish", "Delete");
    const ask = page.getByRole("dialog", { name: "Delete “Turkish”?" });
    await ask.getByRole("button", { name: "Delete" }).click();
    await expect(toast(page, "Turkish deleted")).toBeVisible();
    await expect(row(page, "Turkish")).toHaveCount(0);
  });

  test("that are in use are only made inactive, saying by what", async ({ page, signIn }) => {
    await signIn();
    await page.goto("/settings/languages");
    await button(page, "Actions for English").click();
    await expect(page.getByRole("menuitem", { name: /^Delete\s*in use$/ })).toBeDisabled();
  });

  test("that were saved by two at once show both sides to the second", async ({ page, signIn, troubles }) => {
    await signIn();
    await page.goto("/settings/languages");
    await choose(page, "Italian", "Edit");
    const { results } = await call<{ results: { id: string; code: string; version: number }[] }>(page, "languages.list", {}, "GET");
    const italian = results.find((one) => one.code === "it");
    const theirs = {
      name: "Italian",
      native_name: "Italiano",
      direction: "ltr",
      word_spacing: true,
      formality_note: "Always Lei.",
      status: "inactive",
    };
    await call(page, "languages.update", { id: italian?.id, version: italian?.version, ...theirs });
    const form = page.getByRole("form", { name: "Edit Italian" });
    await form.getByLabel("Formality note").fill("Always tu.");
    await form.getByRole("button", { name: "Save" }).click();
    const dialog = page.getByRole("dialog", { name: /changed this language while you did/ });
    await expect(dialog.getByRole("row", { name: /Formality note Always Lei\. Always tu\./ })).toBeVisible();
    await lookAt(page, "languages-conflict", widths);
    await dialog.getByRole("button", { name: "Save mine" }).click();
    await expect(toast(page, "Italian saved")).toBeVisible();
    await expect(row(page, "Italian").first()).toContainText("Always tu.");
    expect(troubles.splice(0)).toEqual([expect.stringContaining("409")]);
  });
});
