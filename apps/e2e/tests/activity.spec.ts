import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { call } from "../src/call.ts";
import { expect, lookAt, test } from "../src/fixtures.ts";

const widths = [375, 1440];
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const panel = (page: Page) => page.getByRole("complementary", { name: "Entry" });
const row = (page: Page, words: RegExp) => page.getByRole("row", { name: words });
/** The smallest PNG there is: one pixel. */
const pixel = Buffer.from("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==", "base64");

test("the activity log is narrowed, read with the keyboard, shared by its address, and taken as a file", async ({ page, signIn }) => {
  await signIn();
  const role = await call<{ id: string }>(page, "roles.create", { name: "Guest", grants: { "campaigns.view": "own" } });
  await call(page, "roles.update", { id: role.id, version: 1, name: "Guest", grants: { "campaigns.view": "team" } });
  await call(page, "teams.create", { name: "Nordics" });

  await page.goto("/campaigns");
  await page.getByRole("button", { name: "Logs" }).click();
  await page.getByRole("menuitem", { name: "Activity logs" }).click();
  await expect(row(page, /Changed Role Guest/)).toBeVisible();
  await expect(page.getByText(/^\d+ entries$/)).toBeVisible();
  await lookAt(page, "activity", widths);

  await button(page, "Item").click();
  await page.getByRole("menuitemcheckbox", { name: "Roles" }).click();
  await page.keyboard.press("Escape");
  await expect(page.getByText("2 entries")).toBeVisible();
  await expect(page).toHaveURL(/thing=role/);

  await row(page, /Changed Role Guest/)
    .getByRole("button")
    .click();
  await expect(panel(page).getByRole("heading", { name: "Changed a role" })).toBeVisible();
  await expect(panel(page).getByText("Campaigns: view")).toBeVisible();
  await expect(panel(page).locator("del")).toHaveText("Own");
  await expect(panel(page).locator("ins")).toHaveText("Team");
  await lookAt(page, "activity-entry", [1440]);

  await page.keyboard.press("ArrowDown");
  await expect(panel(page).getByRole("heading", { name: "Created a role" })).toBeVisible();
  await expect(button(page, "Entry below")).toBeDisabled();
  const address = page.url();
  await page.keyboard.press("Escape");
  await expect(panel(page)).toBeHidden();
  await expect(row(page, /Created Role Guest/).getByRole("button")).toBeFocused();
  await page.goto(address);
  await expect(panel(page).getByRole("heading", { name: "Created a role" })).toBeVisible();
  await page.setViewportSize({ width: 375, height: 812 });
  await expect(page.getByRole("dialog", { name: "Created a role" })).toBeVisible();
  await lookAt(page, "activity-entry", [375]);
  await page.keyboard.press("Escape");
  await page.setViewportSize({ width: 1440, height: 1000 });

  const [file] = await Promise.all([page.waitForEvent("download"), button(page, "CSV").click()]);
  expect(file.suggestedFilename()).toMatch(/^activity-log-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await file.path(), "utf8")).trim().split("\r\n");
  expect(lines).toHaveLength(3);
  expect(lines[1]).toContain("role.updated");
  await button(page, "Clear Item").click();
  await expect(row(page, /Exported Activity log/)).toBeVisible();
});

test("times are told in the zone of the profile, whatever the browser's is, and a log names it", async ({ page, signIn }) => {
  await signIn();
  const { id, first_name, last_name } = await call<{ id: string; first_name: string; last_name: string }>(page, "profile.get", null, "GET");
  await call(page, "profile.update", { first_name, last_name, job_title: "", timezone: "Asia/Tokyo" });
  const { created_at } = await call<{ created_at: string }>(page, "users.get", { id }, "GET");
  const inTokyo = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short", timeZone: "Asia/Tokyo" });
  await page.goto(`/users/${id}`);
  await expect(page.getByText(inTokyo.format(new Date(created_at)))).toBeVisible();
  await page.goto("/logs/activities");
  await expect(page.getByRole("columnheader", { name: "When, GMT+9" })).toBeVisible();
  await page.setViewportSize({ width: 375, height: 812 });
  await expect(page.getByRole("heading", { name: /day \d+ \w+, GMT\+9$/ }).first()).toBeVisible();
});

test("the company is set up, and the console follows", async ({ page, signIn, troubles }) => {
  await signIn();
  await page.goto("/campaigns");
  await button(page, "Profile menu").click();
  await page.getByRole("menuitem", { name: "Company settings" }).click();
  await expect(page.getByRole("heading", { name: "Company settings" })).toBeVisible();
  await expect(page.getByText(/^No mail server\./)).toBeVisible();
  await lookAt(page, "company", widths);

  const chat = page.getByRole("link", { name: "AI Chat Agent" });
  await expect(chat).toBeHidden();
  await page.getByRole("switch", { name: "AI Chat Agent" }).click();
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Norrbrook");
  await page.getByRole("textbox", { name: "Activity log", exact: true }).fill("0");
  await button(page, "Save").click();
  await expect(page.getByText("Activity log: 1 day or more")).toBeVisible();
  await page.getByRole("textbox", { name: "Activity log", exact: true }).fill("30");
  await expect(page.getByText("Nothing is that old yet, so nothing will be deleted.")).toBeVisible();

  await page.getByRole("link", { name: "Campaigns" }).click();
  await expect(page.getByRole("dialog", { name: "Leave without saving?" })).toBeVisible();
  await button(page, "Stay").click();
  await button(page, "Save").click();
  await expect(page.getByText("Company settings saved", { exact: true })).toBeVisible();
  await expect(chat).toBeVisible();

  // Somebody else saves in between.
  const { logo: _, environment: __, budget: ___, ...now } = await call<Record<string, unknown>>(page, "company.get", undefined, "GET");
  await call(page, "company.update", { ...now, name: "Theirs" });
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Mine");
  troubles.length = 0;
  await button(page, "Save").click();
  await expect(page.getByRole("dialog", { name: /Somebody else changed/ })).toBeVisible();
  await button(page, "Save mine").click();
  await expect(page.getByRole("textbox", { name: "Name", exact: true })).toHaveValue("Mine");
  await expect(page.getByRole("dialog", { name: /Somebody else changed/ })).toBeHidden();
  // The browser names the refused calls in its console.
  troubles.splice(0);

  await page.locator('input[type="file"]').setInputFiles({ name: "logo.png", mimeType: "image/png", buffer: pixel });
  await button(page, "Use this logo").click();
  await expect(page.getByText("Logo updated successfully", { exact: true })).toBeVisible();
  const source = (await page.getByRole("img", { name: "Logo", exact: true }).getAttribute("src")) ?? "";
  expect((await fetch(new URL(source, page.url()))).status).toBe(200);
  await button(page, "Remove").click();
  await button(page, "Remove logo").click();
  await expect(page.getByText("Logo removed successfully", { exact: true })).toBeVisible();
});
