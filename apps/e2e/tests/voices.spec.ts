import type { Page } from "@playwright/test";
import { call } from "../src/call.ts";
import { expect, lookAt, test } from "../src/fixtures.ts";
import { story } from "../src/story.ts";

const widths = [375, 1440];

interface Options {
  languages: { id: string; code: string }[];
  channels: { id: string; code: string }[];
}

interface Stored {
  languages: { code: string }[];
  style_guides: { do_rules: string[]; banned_terms: string[] }[];
}

async function ids(page: Page) {
  const { languages, channels } = await call<Options>(page, "options.get", null, "GET");
  const of = (all: { id: string; code: string }[], code: string) => all.find((one) => one.code === code)?.id ?? "";
  return { language: (code: string) => of(languages, code), channel: (code: string) => of(channels, code) };
}

const told = (page: Page) => page.getByRole("complementary", { name: "What the model is told" });
const guide = (page: Page, name = "Catch-all") => page.getByRole("region", { name, exact: true });
const save = (page: Page) => page.getByRole("button", { name: "Save", exact: true });

async function saved(page: Page, name: string) {
  await save(page).click();
  await expect(page.getByText(`${name} saved`, { exact: true })).toBeVisible();
  await expect(page.getByText("Not saved yet", { exact: true })).toBeHidden();
}

/** A voice with an English and a German guide, made as an integration would. */
async function makeVoice(page: Page, name: string) {
  const { language } = await ids(page);
  const style_guides = [
    { language_id: language("en"), markdown: "Short sentences." },
    { language_id: language("de"), markdown: "Kurze Sätze." },
  ];
  return call<{ id: string; version: number }>(page, "voices.create", { name, description: "Plain.", style_guides });
}

test("a voice with guides in two languages and one for a channel, shown as it is told, makes the check speak up", async ({
  page,
  signIn,
}) => {
  test.setTimeout(240_000);
  await signIn();
  await page.goto("/campaigns");
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("menuitem", { name: "Voices" }).click();
  await expect(page.getByRole("link", { name: /^Warm expert/ })).toBeVisible();
  await lookAt(page, "voices", widths);

  await test.step("every field shows in the exact prompt at once", async () => {
    await page.getByRole("link", { name: "New voice" }).click();
    await save(page).click();
    await expect(page.getByText("Name is required")).toBeVisible();
    await page.getByLabel("Name", { exact: true }).fill("Dry repairer");
    await expect(told(page)).toContainText("Dry repairer");
    await page.getByLabel("Description").fill("On the reader’s side.");
    await expect(told(page)).toContainText("On the reader’s side.");
    const english = guide(page);
    await english.getByLabel("Style guide").fill("Finding first, product second.");
    await expect(told(page)).toContainText("Finding first, product second.");
    await addTo(page, english.getByLabel("Tone words"), "dry");
    await expect(told(page)).toContainText("Tone: dry");
    await english.getByLabel("Audience").fill("People who repair things");
    await expect(told(page)).toContainText("Audience: People who repair things");
    await choose(page, english.getByLabel("Speaks as"), "We");
    await expect(told(page)).toContainText("Person: first person plural (we)");
    await english.getByLabel("Form of address").fill("you");
    await expect(told(page)).toContainText("Form of address: you");
    await choose(page, english.getByLabel("Emoji"), "None");
    await expect(told(page)).toContainText("Emoji: none");
    await addTo(page, english.getByLabel("Add to do", { exact: true }), "Give the price of the part");
    await expect(told(page)).toContainText("Give the price of the part");
    await addTo(page, english.getByLabel("Add to don’t"), "Open with a question");
    await expect(told(page)).toContainText("Open with a question");
    await addTo(page, english.getByLabel("Banned terms"), "revolutionary");
    await expect(told(page)).toContainText("Banned terms: revolutionary");
    await english.getByRole("button", { name: "Add a pair" }).click();
    await english.getByLabel("Instead of, pair 1").fill("users");
    await english.getByLabel("Use, pair 1").fill("people");
    await expect(told(page)).toContainText("“people” instead of “users”");
    await expect(told(page)).toContainText("has no guide of its own in English, so the catch-all applies");
  });

  await test.step("German, with a guide for LinkedIn that begins as a copy", async () => {
    await page.getByRole("button", { name: "Add language" }).click();
    await page.getByRole("menuitem", { name: /^German/ }).click();
    await guide(page).getByLabel("Style guide").fill("Erst der Befund, dann das Produkt.");
    await addTo(page, guide(page).getByLabel("Banned terms"), "revolutionär");
    await page.getByRole("button", { name: "Guide for a channel" }).click();
    await page.getByRole("menuitem", { name: "LinkedIn post" }).click();
    const own = guide(page, "LinkedIn post");
    await expect(own).toContainText("are the same as in the catch-all");
    await own.getByLabel("Style guide").fill("Die erste Zeile steht allein.");
    await expect(told(page)).toContainText("LinkedIn post has its own guide in German, so the catch-all is left out.");
    await expect(told(page)).toContainText("Die erste Zeile steht allein.");
    await expect(told(page)).not.toContainText("Erst der Befund");
    await choose(page, told(page).getByLabel("Channel of the preview"), "X post");
    await expect(told(page)).toContainText("Erst der Befund, dann das Produkt.");
    await told(page).getByRole("radio", { name: "Whole message" }).click();
    await expect(told(page)).toContainText("You are the senior copywriter");
    await expect(told(page)).toContainText("Erst der Befund, dann das Produkt.");
    await told(page).getByRole("radio", { name: "This voice" }).click();
    await page.getByRole("radio", { name: "Active", exact: true }).click();
    await saved(page, "Dry repairer");
    await lookAt(page, "voice-edit", widths);
    await page.setViewportSize({ width: 375, height: 1000 });
    await page.getByRole("button", { name: "Prompt" }).click();
    await expect(page.getByRole("dialog")).toContainText("Finding first, product second.");
    await lookAt(page, "voice-told", [375]);
    await page.keyboard.press("Escape");
    await page.setViewportSize({ width: 1440, height: 1000 });
  });

  await test.step("the next campaign's text is checked by it", async () => {
    const { language, channel } = await ids(page);
    const voices = await call<{ results: { id: string }[] }>(page, "voices.list", { search: "Dry repairer" }, "GET");
    const campaign = await call<{ id: string }>(page, "campaigns.create", {
      name: "Kettles again",
      main_story: story,
      objective_ids: [],
      own_objectives: ["Be read"],
      from_date: "2083-03-01",
      to_date: "2083-03-28",
      timezone: "Europe/Copenhagen",
      voice_id: voices.results[0]?.id,
      generation_mode: "entire_campaign",
      content_schedule: false,
      languages: [{ language_id: language("en"), channel_ids: [channel("linkedin")] }],
    });
    const blocks = await call<{ id: string; kind: string }[]>(page, "blocks.overview", { campaign_id: campaign.id }, "GET");
    const block_id = blocks.find((one) => one.kind === "content")?.id;
    const content = { kind: "content", fields: { body: "A revolutionary kettle for all users, with parts for 20 years." } };
    await call(page, "blocks.save", { block_id, base_version_id: null, content });
    await page.goto(`/campaigns/${campaign.id}`);
    await expect(page.getByText("“revolutionary” is banned")).toBeVisible();
    await expect(page.getByText("Write “people” instead of “users”")).toBeVisible();
  });
});

test("a guide drafted from examples, with its evidence, taken over field by field", async ({ page, signIn, troubles }) => {
  await signIn();
  const { id } = await makeVoice(page, "Workshop");
  await page.goto(`/settings/voices/${id}/edit`);
  await guide(page).getByRole("button", { name: "Draft from examples" }).click();
  const dialog = page.getByRole("dialog", { name: "A guide from your examples" });
  await expect(dialog).toContainText("Workshop has no examples in English yet");
  // The browser says itself that a call was refused; that is what is tested here.
  troubles.splice(0, troubles.length, ...troubles.filter((one) => !one.includes("422")));
  await dialog.getByRole("button", { name: "Close", exact: true }).first().click();

  await addExample(page, "A letter", "We opened 412 kettles. Each had the same seal. We keep it on the shelf for 20 years.");
  await addExample(
    page,
    "A note",
    "We ask you for the number under the lid. Our workshop sends the seal the next day. It costs five cents.",
  );
  await expect(told(page)).toContainText("Each had the same seal.");
  await lookAt(page, "voice-examples", widths);

  await guide(page).getByRole("button", { name: "Draft from examples" }).click();
  await expect(dialog).toContainText("4 of 6 sentences say “we”.");
  await expect(dialog.getByRole("blockquote").filter({ hasText: "We opened 412 kettles." }).first()).toBeVisible();
  await expect(dialog).toContainText("It cannot judge tone or audience");
  await lookAt(page, "voice-draft", widths);
  await dialog.getByRole("button", { name: "Use for Speaks as" }).click();
  await dialog.getByLabel("Take “Use exclamation marks”").uncheck();
  await dialog.getByRole("button", { name: "Use for Don’t" }).click();
  await expect(dialog.getByText("Added", { exact: true })).toHaveCount(2);
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(guide(page).getByLabel("Speaks as")).toContainText("We");
  await expect(guide(page).getByLabel(/^Don’t, rule/)).toHaveCount(1);
  await expect(guide(page).getByLabel("Style guide")).toHaveValue("Short sentences.");
  await expect(told(page)).toContainText("Person: first person plural (we)");
  await saved(page, "Workshop");
});

test("removing a language asks, and takes its guides along; leaving without saving asks as well", async ({ page, signIn }) => {
  await signIn();
  const { id } = await makeVoice(page, "Two tongues");
  await page.goto(`/settings/voices/${id}/edit`);
  await page.getByRole("tab", { name: /Deutsch/ }).click();
  await page.getByRole("button", { name: "Remove German" }).click();
  const dialog = page.getByRole("dialog", { name: "Remove German from this voice?" });
  await expect(dialog).toContainText("Saving also deletes its 1 guide.");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("tab", { name: /Deutsch/ })).toBeVisible();
  await page.getByRole("button", { name: "Remove German" }).click();
  await dialog.getByRole("button", { name: "Remove" }).click();
  await expect(page.getByRole("tab", { name: /Deutsch/ })).toBeHidden();
  await page.getByRole("link", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Stay" }).click();
  await saved(page, "Two tongues");
  await guide(page).getByLabel("Add to do", { exact: true }).fill("Name the part");
  await guide(page).getByLabel("Banned terms").fill("cheap");
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Not saved yet", { exact: true })).toBeHidden();
  const { languages, style_guides } = await call<Stored>(page, "voices.get", { id }, "GET");
  expect(languages.map((one) => one.code)).toEqual(["en"]);
  expect(style_guides).toMatchObject([{ do_rules: ["Name the part"], banned_terms: ["cheap"] }]);
});

test("of two who save the same voice, the second sees what differs and chooses", async ({ page, signIn, troubles }) => {
  await signIn();
  const { id, version } = await makeVoice(page, "Contested");
  await page.goto(`/settings/voices/${id}/edit`);
  await guide(page).getByLabel("Style guide").fill("Mine.");
  const { language } = await ids(page);
  const theirs = { name: "Contested", description: "Plain.", style_guides: [{ language_id: language("en"), markdown: "Theirs." }] };
  await call(page, "voices.update", { id, version, ...theirs });
  await save(page).click();
  const dialog = page.getByRole("dialog", { name: /changed this voice while you did/ });
  await expect(dialog.getByRole("row", { name: "English, catch-all: Style guide Theirs. Mine." })).toBeVisible();
  await expect(dialog.getByRole("row", { name: /^German, catch-all: Style guide/ })).toContainText("Kurze Sätze.");
  await lookAt(page, "voice-conflict", widths);
  await dialog.getByRole("button", { name: "Save mine" }).click();
  await expect(page.getByText("Contested saved", { exact: true })).toBeVisible();
  const now = await call<{ style_guides: { markdown: string }[] }>(page, "voices.get", { id }, "GET");
  expect(now.style_guides.map((one) => one.markdown)).toEqual(["Mine.", "Kurze Sätze."]);

  await call(page, "voices.update", { id, version: 3, ...theirs });
  await guide(page).getByLabel("Style guide").fill("Mine again.");
  await save(page).click();
  await dialog.getByRole("button", { name: "Use theirs" }).click();
  await expect(guide(page).getByLabel("Style guide")).toHaveValue("Theirs.");
  await expect(page.getByText("Not saved yet", { exact: true })).toBeHidden();
  // The browser says itself that a call was answered 409; that is what is tested here.
  troubles.splice(0, troubles.length, ...troubles.filter((one) => !one.includes("409")));
});

test("a voice is looked at, copied, published, refused to be deleted while used, deleted and brought back", async ({
  page,
  signIn,
  troubles,
}) => {
  await signIn();
  const { id } = await makeVoice(page, "Passing through");
  await page.goto(`/settings/voices/${id}`);
  await expect(guide(page)).toContainText("Short sentences.");
  await lookAt(page, "voice", widths);

  await test.step("files for it are sent from its own page, into a list of their own", async () => {
    await page.getByRole("button", { name: "Upload files" }).click();
    const panel = page.getByRole("dialog", { name: "Upload examples for this voice" });
    const buffer = Buffer.from("Most kettles are thrown away over a part that costs less than a cup of coffee, and nobody tells you so.");
    await panel.getByLabel("Files with examples").setInputFiles({ name: "kettles.txt", mimeType: "text/plain", buffer });
    await expect(panel.getByRole("listitem").filter({ hasText: "kettles.txt" })).toContainText("Ready, 1 example in English");
    await lookAt(page, "voice-upload", widths);
    expect(await call<unknown[]>(page, "uploads.list", { voice_id: "general" }, "GET")).toEqual([]);
    await panel.getByRole("button", { name: "Add 1 example" }).click();
    await expect(panel.getByRole("listitem")).toHaveCount(0);
    await panel.getByRole("button", { name: "Close" }).click();
    await expect(page.getByRole("region", { name: "Examples" })).toContainText("kettles");
  });
  await page.getByRole("button", { name: "Actions for Passing through" }).click();
  await page.getByRole("menuitem", { name: "Duplicate" }).click();
  await expect(page.getByRole("heading", { name: "Passing through (copy)" })).toBeVisible();
  await page.getByRole("link", { name: /^Back to/ }).click();
  await page.getByRole("button", { name: "Actions for Passing through (copy)" }).click();
  await page.getByRole("menuitem", { name: "Publish" }).click();
  await expect(page.getByText("Active", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Actions for Passing through (copy)" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page).toHaveURL(/\/settings\/voices$/);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("link", { name: /^Passing through \(copy\)/ })).toBeVisible();

  await page.getByRole("button", { name: "Actions for Passing through (copy)" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("link", { name: /^Passing through \(copy\)/ })).toBeHidden();
  // Offered once the server has deleted it; a reload before that would have called it off.
  await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
  await page.reload();
  await page.getByRole("button", { name: "Deleted voices" }).click();
  await expect(page.getByRole("dialog").getByRole("button", { name: "Restore Passing through (copy)" })).toBeVisible();
  await lookAt(page, "voices-deleted", [375, 1440]);
  await page.getByRole("button", { name: "Restore Passing through (copy)" }).click();
  await expect(page.getByText("No deleted voices to restore.")).toBeVisible();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("link", { name: /^Passing through \(copy\)/ })).toBeVisible();

  // Default for new campaigns.
  await page.getByRole("button", { name: "Actions for Warm expert" }).click();
  await expect(page.getByRole("menuitem", { name: "Duplicate" })).toBeVisible();
  await expect(page.getByRole("menuitem", { name: "Delete" })).toBeHidden();
  troubles.splice(0, troubles.length, ...troubles.filter((one) => !one.includes("422")));
});

test("the three tours of voices lead through the form", async ({ page, signIn }) => {
  await signIn();
  const { id } = await makeVoice(page, "Explained");
  await page.goto("/settings/voices/add");
  await expect(await walk(page, "Guided tour")).toEqual([
    "Name and description",
    "Who can choose it",
    "Languages",
    "Style guides per language and channel",
    "A guide for a channel",
    "Examples per language and channel",
    "What the model is told",
    "Save",
  ]);
  await page.goto(`/settings/voices/${id}/edit`);
  expect(await walk(page, "Guided tour")).toEqual([
    "Choose a language",
    "The catch-all",
    "Draft from examples",
    "A guide for a channel",
    "What the model is told",
    "Save",
  ]);
  expect(await walk(page, "Guided tour of examples")).toEqual(["Examples", "Add an example", "See it used"]);
});

/** Goes through a tour to its end and answers the titles of its steps. */
async function walk(page: Page, button: string): Promise<string[]> {
  await page.getByRole("button", { name: button, exact: true }).click();
  const tour = page.getByRole("dialog");
  const titles: string[] = [];
  for (;;) {
    const title = (await tour.getByRole("heading").textContent()) ?? "";
    titles.push(title);
    const next = tour.getByRole("button", { name: "Next" });
    if ((await next.count()) === 0) break;
    await next.click();
    await expect(tour.getByRole("heading")).not.toHaveText(title);
  }
  await page.keyboard.press("Escape");
  await expect(tour).toHaveCount(0);
  return titles;
}

async function addTo(page: Page, field: ReturnType<Page["getByLabel"]>, text: string) {
  await field.fill(text);
  await page.keyboard.press("Enter");
}

async function choose(page: Page, field: ReturnType<Page["getByLabel"]>, option: string) {
  await field.click();
  await page.getByRole("option", { name: option, exact: true }).click();
}

async function addExample(page: Page, title: string, text: string) {
  await page.getByRole("button", { name: "Add an example" }).click();
  const dialog = page.getByRole("dialog", { name: "Example in English" });
  await dialog.getByLabel("Title").fill(title);
  await dialog.getByLabel("Text", { exact: true }).fill(text);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: `Edit ${title}` })).toBeVisible();
}
