import type { Page } from "@playwright/test";
import { call } from "../src/call.ts";
import { piece, waitUntilWritten } from "../src/campaign.ts";
import { expect, lookAt, test } from "../src/fixtures.ts";
import { story } from "../src/story.ts";

const widths = [375, 1440];

interface Options {
  channels: { id: string; code: string }[];
  languages: { id: string; code: string }[];
  voices: { id: string }[];
  objectives: { id: string }[];
}

/** A campaign in two languages for two channels, written by the built-in writer. */
async function writtenCampaign(page: Page, name = "Ovens of their own"): Promise<string> {
  const options = await call<Options>(page, "options.get", undefined, "GET");
  const channel_ids = ["linkedin", "x"].map((code) => options.channels.find((one) => one.code === code)?.id ?? "");
  const { id } = await call<{ id: string }>(page, "campaigns.create", {
    name,
    description: "One finding",
    main_story: story,
    objective_ids: options.objectives.slice(0, 1).map((one) => one.id),
    from_date: "2083-03-01",
    to_date: "2083-03-28",
    timezone: "Europe/Copenhagen",
    voice_id: options.voices[0]?.id ?? null,
    languages: ["en", "de"].map((code) => ({ language_id: options.languages.find((one) => one.code === code)?.id ?? "", channel_ids })),
  });
  await call(page, "generation.start", { campaign_id: id });
  await page.goto(`/campaigns/${id}`);
  await waitUntilWritten(page);
  return id;
}

test("a piece gets settings and a prompt of its own, and is written with them", async ({ page, signIn, troubles }) => {
  test.setTimeout(180_000);
  await signIn();
  await writtenCampaign(page);
  const open = async () => {
    await page.getByRole("button", { name: "Advanced configuration of LinkedIn post" }).click();
    await expect(drawer.getByRole("textbox", { name: "System prompt" })).toBeVisible();
  };
  const drawer = page.getByRole("dialog", { name: "Advanced configuration" });

  await test.step("where everything comes from is said", async () => {
    await open();
    await expect(drawer).toContainText("LinkedIn post, English");
    await expect(drawer.getByRole("combobox", { name: "Follow the outline of" })).toContainText("English, its own language");
    await expect(drawer.getByRole("combobox", { name: "Model" })).toContainText("from the company’s default");
    await lookAt(page, "advanced-configuration", widths);
  });

  await test.step("what cannot be written with is refused where it stands", async () => {
    const prompt = drawer.getByRole("textbox", { name: "System prompt" });
    await prompt.click();
    await page.keyboard.press("Control+A");
    await page.keyboard.type("Mention {{#weather}} once.");
    await expect(drawer.getByText(/weather/).last()).toBeVisible();
    await drawer.getByRole("button", { name: "Save", exact: true }).click();
    await expect(drawer.getByRole("textbox", { name: "System prompt" })).toHaveAttribute("aria-invalid", "true");
    await lookAt(page, "advanced-configuration-refused", widths);
    await drawer.getByRole("button", { name: /^Back to the default/ }).click();
    troubles.splice(0, troubles.length, ...troubles.filter((one) => !one.includes("400")));
  });

  await test.step("leaving asks, and forgets nothing before", async () => {
    await drawer.getByRole("textbox", { name: /^Emphasis/ }).fill("the warm floor");
    await drawer.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("button", { name: "Stay" }).click();
    await expect(drawer.getByRole("textbox", { name: /^Emphasis/ })).toHaveValue("the warm floor");
  });

  await test.step("the exact prompt follows the form", async () => {
    await drawer.getByRole("combobox", { name: "Follow the outline of" }).click();
    await page.getByRole("option", { name: "German" }).click();
    await drawer.getByRole("switch", { name: "Send temperature" }).click();
    await drawer.getByRole("button", { name: "The exact prompt that will be sent" }).click();
    await expect(drawer.locator("pre").last()).toContainText("Emphasis: the warm floor");
  });

  await test.step("saved and written again at once", async () => {
    await drawer.getByRole("button", { name: "Save and regenerate" }).click();
    await expect(drawer).toBeHidden();
    await expect(piece(page, "LinkedIn post").getByRole("button", { name: /Version 2/ })).toBeVisible({ timeout: 60_000 });
    await open();
    await expect(drawer.getByRole("textbox", { name: /^Emphasis/ })).toHaveValue("the warm floor");
    await expect(drawer.getByRole("combobox", { name: "Follow the outline of" })).toContainText("German");
  });

  await test.step("somebody else was quicker", async () => {
    const address = new URL(page.url());
    const blocks = await call<{ id: string; channel_code: string; language_code: string; kind: string }[]>(
      page,
      "blocks.overview",
      { campaign_id: address.pathname.split("/").at(-1) },
      "GET",
    );
    const block_id = blocks.find((one) => one.channel_code === "linkedin" && one.language_code === "en")?.id;
    const { version, overrides } = await call<{ version: number; overrides: object }>(page, "block_settings.get", { block_id }, "GET");
    await call(page, "block_settings.save", { block_id, version, overrides: { ...overrides, system_prompt: "By another hand." } });
    await drawer.getByRole("textbox", { name: /^Emphasis/ }).fill("three bakeries");
    await drawer.getByRole("button", { name: "Save", exact: true }).click();
    await expect(drawer.getByRole("alert")).toContainText("Somebody else changed these settings");
    await drawer.getByRole("button", { name: "Load theirs" }).click();
    await expect(drawer.getByRole("textbox", { name: "System prompt" })).toContainText("By another hand.");
    await drawer.getByRole("button", { name: "Reset Emphasis" }).click();
    await drawer.getByRole("button", { name: "Save", exact: true }).click();
    await expect(drawer).toBeHidden();
    troubles.splice(0, troubles.length, ...troubles.filter((one) => !one.includes("409")));
  });
});

test("the outline and the schedule have theirs", async ({ page, signIn }) => {
  test.setTimeout(120_000);
  await signIn();
  await writtenCampaign(page, "Ovens with a plan");
  await page.getByRole("button", { name: "Advanced configuration of Outline" }).click();
  const drawer = page.getByRole("dialog", { name: "Advanced configuration" });
  await drawer.getByRole("spinbutton", { name: /^Sections/ }).fill("3");
  await drawer.getByRole("button", { name: "Save and regenerate" }).click();
  await expect(piece(page, "Outline").getByRole("button", { name: /Version 2/ })).toBeVisible({ timeout: 60_000 });
  await expect(piece(page, "Outline").getByRole("button", { name: /^Sections/ })).toContainText("3");
});
