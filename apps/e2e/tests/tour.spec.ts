import type { Locator, Page } from "@playwright/test";
import { call } from "../src/call.ts";
import { waitUntilWritten } from "../src/campaign.ts";
import { expect, lookAt, test } from "../src/fixtures.ts";
import { makeCampaign } from "../src/hub.ts";

const main = "Main story";

test("the create form explains itself, by mouse and by keyboard, and gives the focus back", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/campaigns/add");
  const help = page.getByRole("button", { name: "Guided tour" });
  await help.click();
  const tour = (title: string) => page.getByRole("dialog", { name: title, exact: true });

  await expect(tour("New campaign")).toContainText("1 of 12");
  await expect(tour("New campaign").getByRole("button", { name: "Next" })).toBeFocused();
  await expect(page.getByRole("button", { name: "Previous" })).toHaveCount(0);
  await page.getByRole("button", { name: "Next" }).click();
  await expect(tour("Name and description")).toContainText("Campaign names should be unique");
  await page.keyboard.press("ArrowRight");
  await expect(tour(main)).toContainText("3 of 12");
  await lookAt(page, "tour");
  await page.getByRole("button", { name: "Previous" }).click();
  await expect(tour("Name and description")).toContainText("2 of 12");
  await page.keyboard.press("ArrowLeft");
  await expect(tour("New campaign").getByRole("button", { name: "Next" })).toBeFocused();

  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(help).toBeFocused();
  await page.getByLabel("Name", { exact: true }).fill("The page can be used again");
});

test("a tour is offered once by a quiet pill, and never begins by itself", async ({ page, signIn }) => {
  await signIn();
  await forgetTour(page, "campaign-create");
  const offer = page.getByRole("button", { name: "Take the tour" });
  const tour = page.getByRole("dialog", { name: "New campaign", exact: true });
  await page.goto("/campaigns/add");
  await expect(offer).toBeVisible();
  await expect(tour).toHaveCount(0);
  await offer.click();
  await expect(tour).toBeVisible();
  const kept = page.waitForResponse((response) => response.url().includes("preferences.set"));
  await page.getByRole("button", { name: "Close the tour" }).click();
  await expect(offer).toHaveCount(0);
  expect((await kept).ok()).toBe(true);
  await expect(page.getByRole("button", { name: "Guided tour" })).toBeFocused();
});

test("a step whose element does not appear says so and can be skipped", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/campaigns/add");
  await page.getByRole("button", { name: "Guided tour" }).click();
  await page.evaluate(`document.querySelector('[data-tour="name"]').removeAttribute("data-tour")`);
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "was not found within the timeout" })).toBeVisible();
  await page.getByRole("button", { name: "Skip" }).click();
  await expect(page.getByRole("dialog", { name: main, exact: true })).toContainText("3 of 12");
});

test("the hub explains what is on the screen, and only that", async ({ page, signIn }) => {
  await signIn();
  const languages = ["en", "de", "ar"].map((code) => ({ code, channels: ["linkedin", "x", "email", "blog"] }));
  await page.goto(`/campaigns/${await makeCampaign(page, "Explained while it is written", { languages })}`);
  await waitUntilWritten(page);

  expect(await walk(page)).toEqual([
    "Languages",
    "Regenerate the campaign",
    "Export",
    "Save as template",
    "Add a language",
    "Regenerate a language",
    "Export a language",
    "Add channels",
  ]);
  await expect(page.getByRole("button", { name: "Guided tour" })).toBeFocused();

  await page.setViewportSize({ width: 768, height: 1000 });
  expect(await walk(page)).toEqual(["Languages", "Campaign actions", "Add a language"]);
  await page.setViewportSize({ width: 375, height: 812 });
  expect(await walk(page)).toEqual(["Languages", "Campaign actions", "Add a language"]);

  await page.getByRole("button", { name: "Guided tour" }).click();
  await lookAt(page, "tour-hub");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("the hub's tour is offered to somebody new until it is declined", async ({ page, signIn }) => {
  await signIn();
  await forgetTour(page, "campaign-content");
  await page.goto("/campaigns");
  await page.getByRole("link", { name: "Explained while it is written" }).first().click();
  const offer = page.getByRole("button", { name: "Take the tour" });
  await expect(offer).toBeVisible();
  const kept = page.waitForResponse((response) => response.url().includes("preferences.set"));
  await page.getByRole("button", { name: "No thanks" }).click();
  expect((await kept).ok()).toBe(true);
  await page.reload();
  await expect(page.getByRole("button", { name: "Guided tour" })).toBeVisible();
  await expect(offer).toHaveCount(0);
});

test("every tour is reached on a phone too, walked by keyboard to its end, and is then done", async ({ page, signIn }) => {
  test.setTimeout(120_000);
  await signIn();
  await page.goto("/profile");
  await page.getByRole("button", { name: "Show all tours again" }).click();
  await expect(page.getByText("0 of 12 done.")).toBeVisible();
  const { voices } = await call<{ voices: { id: string }[] }>(page, "options.get", undefined, "GET");
  await page.setViewportSize({ width: 375, height: 812 });

  for (const path of [
    "/campaigns/add",
    "/settings/channels/add",
    "/settings/models/add",
    "/settings/voices/add",
    "/settings/outline-config",
    "/settings/scheduler-config",
    `/settings/voices/${voices[0]?.id}/edit`,
  ]) {
    await page.goto(path);
    await press(page, page.getByRole("button", { name: "Guided tour, not taken yet" }));
    await walkByKeys(page);
  }
  await press(page, page.getByRole("button", { name: "Guided tour of examples" }));
  expect(await walkByKeys(page)).toContain("Add an example");

  await page.goto("/campaigns");
  await page.getByRole("link", { name: "Explained while it is written" }).first().click();
  await press(page, page.getByRole("button", { name: "Guided tour, not taken yet" }));
  await walkByKeys(page);
  const actions = page.getByRole("button", { name: "Actions of LinkedIn post" });
  await press(page, actions);
  await press(page, page.getByRole("menuitem", { name: "Tour of a piece" }));
  expect(await walkByKeys(page)).toEqual([
    "Versions",
    "Edit the text",
    "Regenerate",
    "Export",
    "Add to voice examples",
    "Advanced configuration",
    "Delete the channel",
  ]);
  await expect(actions).toBeFocused();
  await press(page, page.getByRole("button", { name: "Advanced configuration of LinkedIn post" }));
  const settings = page.getByRole("dialog", { name: "Advanced configuration", exact: true });
  await press(page, settings.getByRole("button", { name: "Guided tour" }));
  expect(await walkByKeys(page)).toContain("Outline");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Schedule", exact: true }).click();
  await press(page, page.getByRole("button", { name: "Actions of the schedule" }));
  await press(page, page.getByRole("menuitem", { name: "Tour of the schedule" }));
  expect(await walkByKeys(page)).toEqual([
    "Schedule",
    "Versions",
    "Week, month or list",
    "Based on",
    "Regenerate",
    "Schedule configuration",
    "Export it",
  ]);

  await page.goto("/profile");
  await expect(page.getByText("12 of 12 done.", { exact: true })).toBeVisible();
});

async function press(page: Page, on: Locator): Promise<void> {
  await on.focus();
  await page.keyboard.press("Enter");
}

/** Goes through the tour that is open with the Enter key alone, finding every element, and answers the titles of its steps. */
async function walkByKeys(page: Page): Promise<string[]> {
  const popover = page.locator("dialog[open]");
  const titles: string[] = [];
  const kept = page.waitForResponse((response) => response.url().includes("preferences.set"));
  for (let total = 1; titles.length < total; ) {
    const place = popover.getByText(new RegExp(`^${titles.length + 1} of \\d+$`));
    total = Number((await place.textContent())?.split(" ").at(-1));
    titles.push((await popover.getByRole("heading").textContent()) ?? "");
    await expect(popover.getByRole("alert")).toHaveCount(0);
    await page.keyboard.press("Enter");
  }
  await expect(popover).toHaveCount(0);
  expect((await kept).ok()).toBe(true);
  return titles;
}

/** Goes through the tour of the page to its end, and returns the titles of its steps. */
async function walk(page: Page): Promise<string[]> {
  await page.getByRole("button", { name: "Guided tour" }).click();
  const popover = page.getByRole("dialog");
  const titles: string[] = [];
  for (let total = 1; titles.length < total; ) {
    const place = popover.getByText(new RegExp(`^${titles.length + 1} of \\d+$`));
    total = Number((await place.textContent())?.split(" ").at(-1));
    titles.push((await popover.getByRole("heading").textContent()) ?? "");
    await popover.getByRole("button", { name: titles.length === total ? "Done" : "Next" }).click();
  }
  await expect(popover).toHaveCount(0);
  return titles;
}

/** As if this person had never seen it. */
async function forgetTour(page: Page, flow: string): Promise<void> {
  const token = await page.evaluate<string>(`localStorage.getItem("auth_token")`);
  const forgotten = await page.request.delete("/api/user-preference/", {
    headers: { Authorization: `Token ${token}` },
    data: { keys: [`tour.${flow}.done`] },
  });
  expect(forgotten.ok()).toBe(true);
}
