import { startFakeEndpoint } from "@copydesk/llm/testing";
import type { Page } from "@playwright/test";
import { call } from "../src/call.ts";
import { piece } from "../src/campaign.ts";
import { startCopydesk } from "../src/copydesk.ts";
import { expect, lookAt, test } from "../src/fixtures.ts";
import { story } from "../src/story.ts";

const widths = [375, 768, 1440];

interface Options {
  channels: { id: string; code: string }[];
  languages: { id: string; code: string }[];
  objectives: { id: string }[];
}

async function newCampaign(page: Page): Promise<string> {
  const options = await call<Options>(page, "options.get", undefined, "GET");
  const channel_ids = ["linkedin", "x", "sms"].map((code) => options.channels.find((one) => one.code === code)?.id ?? "");
  const { id } = await call<{ id: string }>(page, "campaigns.create", {
    name: "Every state of a piece",
    main_story: story,
    objective_ids: options.objectives.slice(0, 1).map((one) => one.id),
    from_date: "2083-03-01",
    to_date: "2083-03-28",
    timezone: "Europe/Copenhagen",
    languages: [{ language_id: options.languages.find((one) => one.code === "en")?.id ?? "", channel_ids }],
  });
  return id;
}

test("a piece in every state says what is going on, in each width and theme", async ({ page, signIn, troubles }) => {
  test.setTimeout(300_000);
  const slow = { delay_ms: 0, tokens_per_second: 3 };
  const endpoint = await startFakeEndpoint({
    behaviour: [
      { prompt: /channel="x"/, fault: "filtered_request" },
      { prompt: /channel="linkedin"/, ...slow },
    ],
  });
  const desk = await startCopydesk({
    OPENAI_BASE_URL: endpoint.url,
    OPENAI_MODEL: "fake-large",
    MODEL_HOSTS_ALLOW: endpoint.host,
  });
  await signIn(page, desk.url);
  const id = await newCampaign(page);

  await test.step("empty", async () => {
    await page.goto(`${desk.url}/campaigns/${id}`);
    await expect(page.getByRole("heading", { name: "Every state of a piece" })).toBeVisible();
    await lookAt(page, "state-empty", widths);
  });

  await test.step("being written, and refused", async () => {
    await call(page, "generation.start", { campaign_id: id });
    await expect(piece(page, "LinkedIn post").getByText(/Writing version v?1/)).toBeVisible({ timeout: 60_000 });
    await expect(piece(page, "X post").getByRole("button", { name: "Retry", exact: true })).toBeVisible({ timeout: 60_000 });
    await lookAt(page, "state-writing-and-failed", widths);
  });

  await test.step("waiting in the queue", async () => {
    endpoint.behave([{ prompt: /channel="linkedin"/ }, { prompt: /./, delay_ms: 60_000 }]);
    await call(page, "generation.cancel", { campaign_id: id });
    const models = await call<{ results: { id: string }[] }>(page, "models.list", { search: "fake" }, "GET");
    const [model] = models.results;
    const detail = await call<Record<string, unknown>>(page, "models.get", { id: model?.id }, "GET");
    expect(detail.max_concurrency).toBeGreaterThan(0);
    await call(page, "generation.start", { campaign_id: id, again: true });
    await expect(page.getByText(/waits for the outline|Waiting|Queued/i).first()).toBeVisible({ timeout: 30_000 });
    await lookAt(page, "state-queued", widths);
    await call(page, "generation.cancel", { campaign_id: id });
    endpoint.behave([]);
  });

  await test.step("over its limit", async () => {
    await call(page, "generation.start", { campaign_id: id, again: true });
    await expect(piece(page, "X post").getByRole("button", { name: /selected/ })).toBeVisible({ timeout: 60_000 });
    await piece(page, "X post").getByRole("button", { name: "Edit text" }).click();
    await piece(page, "X post").getByRole("textbox", { name: "Body" }).fill("The floor of the bakery is warm. ".repeat(12));
    await expect(piece(page, "X post").getByText(/280/).first()).toBeVisible();
    await lookAt(page, "state-over-limit", widths);
    await piece(page, "X post").getByRole("button", { name: "Done" }).click();
  });

  await test.step("out of date", async () => {
    await page.goto(`${desk.url}/campaigns/${id}/edit`);
    await page.getByRole("textbox", { name: "Main story" }).pressSequentially("The fourth stone is being cut. ");
    await page.getByRole("button", { name: /^Save/ }).first().click();
    const dialog = page.getByRole("dialog");
    if (await dialog.isVisible().catch(() => false)) await dialog.getByRole("button").last().click();
    await page.goto(`${desk.url}/campaigns/${id}`);
    await expect(page.getByText(/changed since this was written/).first()).toBeVisible();
    await lookAt(page, "state-out-of-date", widths);
  });

  troubles.splice(0, troubles.length, ...troubles.filter((one) => !/40\d/.test(one)));
  await page.goto("about:blank");
  await desk.dispose();
  await endpoint.close();
});

const missing = [
  "/campaigns/nothing",
  "/campaigns/nothing/edit",
  "/campaigns/add/nothing/template",
  "/campaigns/templates/nothing/edit",
  "/users/nothing",
  "/users/nothing/edit",
  "/teams/nothing",
  "/teams/nothing/edit",
  "/settings/channels/nothing",
  "/settings/channels/nothing/edit",
  "/settings/voices/nothing",
  "/settings/voices/nothing/edit",
  "/settings/models/nothing/edit",
  "/settings/roles/nothing",
  "/nothing/at/all",
];

test("whatever is missing is said in the same words in the same place", async ({ page, signIn, troubles }) => {
  await signIn();
  for (const path of missing) {
    await page.goto(path);
    await expect(page.getByRole("alert").getByRole("heading", { name: "Resource Not Found" }), path).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 }), path).toHaveCount(1);
    await expect(page.getByRole("link", { name: "Go to Home" }), path).toBeVisible();
  }
  troubles.splice(0, troubles.length, ...troubles.filter((one) => !one.includes("404")));
});

test("the menu of small screens is as wide as specified, and on a phone as wide as its words", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/campaigns");
  const menu = page.getByRole("dialog", { name: "Menu" });
  for (const [width, expected] of [
    [700, 700 - 16.5 * 16],
    [375, 15.5 * 16],
  ] as const) {
    await page.setViewportSize({ width, height: 812 });
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    expect((await menu.boundingBox())?.width).toBe(expected);
    const links = menu.getByRole("link");
    for (let i = 0; i < (await links.count()); i += 1) expect((await links.nth(i).boundingBox())?.height).toBeLessThanOrEqual(40);
    if (width === 375) await lookAt(page, "menu-of-a-phone", [375]);
    await page.keyboard.press("Escape");
  }
});
