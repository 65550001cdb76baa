import { readFile } from "node:fs/promises";
import { startFakeEndpoint } from "@copydesk/llm/testing";
import type { Page } from "@playwright/test";
import { piece, waitUntilWritten } from "../src/campaign.ts";
import { expect, lookAt, testBeside } from "../src/fixtures.ts";
import { makeCampaign } from "../src/hub.ts";

/** An endpoint that has to be asked again for one piece, and that refuses another one. */
const test = testBeside(async () => {
  const endpoint = await startFakeEndpoint({
    behaviour: [
      { prompt: /channel="linkedin"/, fault: "over_limit" },
      { prompt: /channel="x"/, fault: "filtered_request" },
    ],
  });
  const env = {
    OPENAI_BASE_URL: endpoint.url,
    OPENAI_API_KEY: "sk-canary-0123456789",
    OPENAI_MODEL: "fake-large",
    MODEL_HOSTS_ALLOW: endpoint.host,
  };
  return { endpoint, env, close: () => endpoint.close() };
});

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });
const panel = (page: Page) => page.getByRole("complementary", { name: "Call" });
const rows = (page: Page, words: RegExp) => page.getByRole("region", { name: "Calls" }).getByRole("row", { name: words });
const chart = (page: Page, name: RegExp) => page.getByRole("slider", { name });
const count = (page: Page, words: RegExp) => page.locator("main").getByText(words).first();

test("model calls are found, counted, drawn and read, with the pointer and with keys", async ({ page, signIn, troubles }) => {
  test.setTimeout(240_000);
  await signIn();

  await test.step("before the first call, while they are loaded, and when they cannot be", async () => {
    const held = Promise.withResolvers<void>();
    await page.route(/llm_logs\./, (route) => held.promise.then(() => route.continue()));
    await page.goto("/logs/llm");
    await expect(page.getByRole("status", { name: "Loading calls" })).toBeVisible();
    await lookAt(page, "llm-logs-loading", [375, 1440]);
    held.resolve();
    await expect(page.getByText(/^No model was called in the last 30 days\./)).toBeVisible();
    await lookAt(page, "llm-logs-empty", [375, 1440]);
    await page.unroute(/llm_logs\./);
    await page.route(/llm_logs\./, (route) => route.fulfill({ status: 503, body: "gone" }));
    await page.goto("/logs/llm?purpose=content");
    await expect(page.getByText("The calls could not be loaded")).toBeVisible({ timeout: 30_000 });
    await lookAt(page, "llm-logs-error", [375, 1440]);
    await page.unroute(/llm_logs\./);
    await button(page, "Retry").last().click();
    await expect(page.getByText("No calls match this search and these filters.")).toBeVisible();
    await lookAt(page, "llm-logs-none-fit", [375, 1440]);
    troubles.splice(0, troubles.length, ...troubles.filter((one) => !one.includes("503")));
  });

  const id = await makeCampaign(page, "The stone that stores wind", { languages: [{ code: "en", channels: ["linkedin", "x", "email"] }] });

  await test.step("the list, narrowed and sorted", async () => {
    await page.goto("/campaigns");
    await button(page, "Logs").click();
    await page.getByRole("menuitem", { name: "LLM logs" }).click();
    await expect(rows(page, /Outline/)).toHaveCount(1);
    await expect(chart(page, /^Calls by/)).toBeVisible();
    await lookAt(page, "llm-logs");

    await button(page, "Purpose").click();
    await page.getByRole("menuitemcheckbox", { name: "Content" }).click();
    await page.keyboard.press("Escape");
    await expect(rows(page, /Outline/)).toHaveCount(0);
    await expect(page).toHaveURL(/purpose=content/);
    await button(page, "Tokens out").click();
    await expect(page.getByRole("columnheader", { name: "Tokens out" })).toHaveAttribute("aria-sort", "descending");
    await expect(page).toHaveURL(/ordering=-tokens_out/);
    await button(page, /^When, /).click();
  });

  await test.step("the same in charts, by groups, and as a table", async () => {
    await button(page, /^Group by/).click();
    await page.getByRole("menuitemradio", { name: "Channel" }).click();
    await expect(page.getByRole("list", { name: "Groups" }).getByRole("listitem")).toHaveCount(3);
    await lookAt(page, "llm-logs-grouped", [1440]);
    await button(page, "Show as table").click();
    const all = page.getByRole("region", { name: "Figures over time" }).getByRole("row", { name: /^All of it All/ });
    await expect(all.getByRole("cell").nth(1)).toHaveText(/^[4-9]$/);
    await lookAt(page, "llm-logs-figures", [375]);
    await button(page, "Show as charts").click();

    await chart(page, /^Error rate by/).focus();
    await page.keyboard.press("End");
    await expect(chart(page, /^Error rate by/)).toHaveAttribute("aria-valuetext", /\d% failed, \d of \d calls$/);
    await page.keyboard.press("Shift+ArrowLeft");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d/);
    await button(page, "Clear Dates").click();
    await expect(page).not.toHaveURL(/from=/);
    await expect(chart(page, /^Calls by/)).toHaveAttribute("aria-valuemax", "30");
    const box = (await chart(page, /^Calls by/).boundingBox()) ?? { x: 0, y: 0, width: 0 };
    await page.mouse.move(box.x + 4, box.y + 20);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2, box.y + 20, { steps: 3 });
    await page.mouse.up();
    await expect(page.getByText("No calls match this search and these filters.")).toBeVisible();
    await button(page, "Clear all").click();
  });

  await test.step("a call, and the one before it for the same text", async () => {
    const refused = rows(page, /Filtered/)
      .first()
      .getByRole("button");
    await refused.click();
    await expect(panel(page).getByRole("heading", { name: "Content call" })).toBeVisible();
    await expect(panel(page).getByText("filtered", { exact: true })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(panel(page)).toBeHidden();
    await expect(refused).toBeFocused();

    await button(page, "Channel").click();
    await page.getByRole("menuitemcheckbox", { name: "LinkedIn post" }).click();
    await page.keyboard.press("Escape");
    await expect(rows(page, /Content/)).toHaveCount(2);
    await rows(page, /Content/)
      .first()
      .getByRole("button")
      .click();
    await expect(panel(page).getByText(/^LinkedIn post, English, version 1$/)).toBeVisible();
    await expect(panel(page).getByRole("heading", { name: "Reply" })).toBeVisible();
    await lookAt(page, "llm-logs-call", [1440]);
    await panel(page)
      .getByRole("button", { name: /^1 of 2/ })
      .click();
    await expect(panel(page).getByRole("button", { name: /^1 of 2/ })).toHaveAttribute("aria-current", "step");
    await panel(page).getByRole("tab", { name: "Raw" }).click();
    await expect(panel(page).getByText(/"(prompt|input)_tokens"/)).toBeVisible();
    await page.setViewportSize({ width: 375, height: 812 });
    await expect(page.getByRole("dialog", { name: "Content call" })).toBeVisible();
    await lookAt(page, "llm-logs-call", [375]);
    await page.keyboard.press("Escape");
    await page.setViewportSize({ width: 1440, height: 1000 });
  });

  await test.step("as a file", async () => {
    const [file] = await Promise.all([page.waitForEvent("download"), button(page, "CSV").click()]);
    expect(file.suggestedFilename()).toMatch(/\.csv$/);
    expect((await readFile(await file.path(), "utf8")).trim().split("\r\n")).toHaveLength(3);
  });

  await test.step("from a text to what it was written with", async () => {
    await page.goto(`/campaigns/${id}`);
    await piece(page, "LinkedIn post")
      .getByRole("button", { name: /Version 1 selected/ })
      .click();
    await page.getByRole("menuitem", { name: /^Why this text\?/ }).click();
    await expect(page.getByRole("dialog").getByText('<material name="main_story">')).toBeVisible();
    await page.getByRole("link", { name: "Open its calls in the log" }).click();
    await expect(page.getByText("Version 1 of LinkedIn post", { exact: true })).toBeVisible();
    await expect(panel(page).getByText(/^LinkedIn post, English, version 1$/)).toBeVisible();
    await expect(count(page, /^[12] calls?$/)).toBeVisible();
    await button(page, "Clear Version 1 of LinkedIn post").click();
    await expect(page).not.toHaveURL(/version_id/);
  });
});

test("what the endpoint wrote names it, what it refused is said in words and written at the next try, and its key stays hidden", async ({
  page,
  signIn,
  desk,
  beside: { endpoint },
}) => {
  await signIn();
  const id = await makeCampaign(page, "Written by an endpoint", { languages: [{ code: "en", channels: ["linkedin", "x"] }] });
  await page.goto(`/campaigns/${id}`);
  await waitUntilWritten(page, "Needs attention");
  await expect(piece(page, "LinkedIn post").getByText(/fake-large/)).toBeVisible();
  const refused = piece(page, "X post");
  await expect(refused.getByText(/filter/i).first()).toBeVisible();

  endpoint.behave([]);
  await refused.getByRole("button", { name: "Retry", exact: true }).click();
  await expect(refused.getByRole("button", { name: /Version 1 selected/ })).toBeVisible({ timeout: 30_000 });
  expect(endpoint.calls.length).toBeGreaterThan(0);
  expect(endpoint.calls.every((call) => call.headers.authorization === "Bearer sk-canary-0123456789")).toBe(true);
  expect(desk.output()).not.toContain("sk-canary");
});
