import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { call } from "../src/call.ts";
import { expect, lookAt, testOfProcess as test } from "../src/fixtures.ts";

const widths = [375, 1440];

const english = "Most kettles are thrown away over a part that costs less than a cup of coffee, and nobody tells you so.";
const german = "Die meisten Wasserkocher werden wegen eines Teils weggeworfen, das weniger kostet als ein Kaffee.";
const arabic = "معظم الغلايات تُرمى بسبب قطعة تكلف أقل من فنجان قهوة، ولا أحد يخبرك بذلك، فكل قطعة لها سعرها.";

interface Options {
  voices: { id: string }[];
  languages: { id: string; code: string }[];
  channels: { id: string; name: string }[];
}

/** A list to look at, in three languages. */
async function fillList(page: Page): Promise<void> {
  const { voices, languages, channels } = await call<Options>(page, "examples.options", undefined, "GET");
  const language = (code: string) => languages.find((one) => one.code === code)?.id;
  const channel = (name: string) => channels.find((one) => one.name === name)?.id ?? null;
  const voice_id = voices[0]?.id ?? null;
  for (const example of [
    {
      title: "Most kettles die of a €2.40 part",
      text: english,
      language_id: language("en"),
      channel_id: channel("LinkedIn post"),
      rating: 5,
      voice_id,
    },
    { title: "The hinge from 2016", text: german, language_id: language("de"), channel_id: channel("LinkedIn post"), rating: 4, voice_id },
    { title: "Exhibit A", text: english, language_id: language("en"), channel_id: channel("X post"), rating: 3, use_in_prompts: false },
    { title: "غلاية مضمونة الإصلاح حتى 2042", text: arabic, language_id: language("ar"), channel_id: null },
  ])
    await call(page, "examples.create", example);
}

async function open(page: Page): Promise<void> {
  await page.goto("/examples");
  await expect(page.getByRole("heading", { name: "Examples", exact: true })).toBeVisible();
}

interface Dropped {
  name: string;
  text: string;
  /** How often the text stands in the file. */
  times?: number;
}

/** Drops files as somebody who drags them from a folder. */
async function drop(page: Page, on: Locator, files: readonly Dropped[]): Promise<void> {
  const transfer = await page.evaluateHandle(`(() => {
    const data = new DataTransfer();
    for (const { name, text, times = 1 } of ${JSON.stringify(files)}) data.items.add(new File([text.repeat(times)], name));
    return data;
  })()`);
  await on.dispatchEvent("drop", { dataTransfer: transfer });
}

const fileRow = (page: Page, name: string) => page.getByRole("list", { name: "Files" }).getByRole("listitem").filter({ hasText: name });

test("examples are made, edited in their rows, filtered, and deleted together", async ({ page, signIn, troubles }) => {
  test.setTimeout(240_000);
  await signIn();
  await fillList(page);
  await page.goto("/campaigns");
  await page.getByRole("link", { name: "Examples" }).click();
  await expect(page.getByText("Exhibit A")).toBeVisible();
  await lookAt(page, "examples", widths);

  await test.step("a new one says at each field what is missing", async () => {
    await page.getByRole("button", { name: "New example" }).click();
    const form = page.getByRole("form", { name: "New example" });
    await form.getByLabel("Text").fill("Twelve minutes");
    await form.getByRole("button", { name: "Save" }).click();
    await expect(form.getByText("Title is required")).toBeVisible();
    await expect(form.getByText("Text must be at least 20 characters")).toBeVisible();
    await lookAt(page, "examples-editing", widths);
    await form.getByLabel("Title").fill("Descale before the holidays");
    await expect(form.getByText("Title is required")).toBeHidden();
    await form.getByLabel("Text").fill(`Twelve minutes are enough. ${english}`);
    await form.getByRole("combobox", { name: /^Channel/ }).click();
    await page.getByRole("option", { name: "Email newsletter" }).click();
    await form.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("row", { name: /Descale before the holidays.*Email newsletter/ })).toBeVisible();
  });

  await test.step("a row is edited in place, and what somebody else did meanwhile is shown", async () => {
    await page.getByRole("button", { name: /^Exhibit A/ }).click();
    const form = page.getByRole("form", { name: "Edit Exhibit A" });
    await expect(page.getByRole("button", { name: "Actions for The hinge from 2016" })).toBeDisabled();
    await form.getByRole("button", { name: "5 of 5" }).click();
    await form.getByLabel("Title").fill("Exhibit A, in full");
    const { results } = await call<{ results: { id: string; version: number; language: { id: string } }[] }>(
      page,
      "examples.list",
      { search: "Exhibit" },
      "GET",
    );
    const [theirs] = results;
    const changed = { id: theirs?.id, version: theirs?.version, language_id: theirs?.language.id, title: "By another hand", text: english };
    await call(page, "examples.update", changed);
    await form.getByRole("button", { name: "Save" }).click();
    const dialog = page.getByRole("dialog", { name: /changed this example/ });
    await expect(dialog.getByText("By another hand")).toBeVisible();
    await dialog.getByRole("button", { name: "Save mine" }).click();
    await expect(page.getByRole("row", { name: /Exhibit A, in full/ }).getByLabel("5 of 5")).toBeVisible();
    // The browser says itself that a call was answered 409; that is what is tested here.
    troubles.splice(0, troubles.length, ...troubles.filter((one) => !one.includes("409")));
  });

  await test.step("leaving with something typed asks first", async () => {
    await page.getByRole("button", { name: /^The hinge/ }).click();
    await page.getByRole("form").getByLabel("Title").fill("The hinge");
    await page.getByRole("link", { name: "Teams" }).click();
    await page.getByRole("button", { name: "Stay" }).click();
    await page.getByRole("form").getByRole("button", { name: "Cancel" }).click();
    await expect(page.getByRole("button", { name: /^The hinge from 2016/ })).toBeVisible();
  });

  await test.step("filters narrow the list, stand in the address, and are cleared", async () => {
    await page.getByRole("button", { name: "Language", exact: true }).click();
    await page.getByRole("menuitemcheckbox", { name: "German" }).click();
    await page.keyboard.press("Escape");
    await expect(page.getByText("1 of 5")).toBeVisible();
    await page.reload();
    await expect(page.getByRole("button", { name: /^The hinge/ })).toBeVisible();
    await expect(page.getByRole("button", { name: /^Exhibit A/ })).toBeHidden();
    await page.getByRole("button", { name: "Clear Language" }).click();
    await page.getByRole("button", { name: "Voice", exact: true }).click();
    await page.getByRole("menuitemradio", { name: "General" }).click();
    await expect(page.getByText("3 of 5")).toBeVisible();
    await page.getByRole("searchbox", { name: "Filter by title or text" }).fill("qahwa");
    await expect(page.getByText("No examples match this search and these filters.")).toBeVisible();
    await page.getByRole("button", { name: "Show all examples" }).click();
    await expect(page.getByText("5 examples")).toBeVisible();
  });

  await test.step("several are kept out of prompts, deleted after asking, and brought back", async () => {
    await page.getByRole("checkbox", { name: "Select The hinge from 2016" }).check();
    await page.getByRole("checkbox", { name: "Select Descale before the holidays" }).check();
    const bar = page.getByRole("region", { name: "Selected examples" });
    await expect(bar).toContainText("2 selected");
    await bar.getByRole("button", { name: "Keep out of prompts" }).click();
    await expect(page.getByRole("switch", { name: "Use The hinge from 2016 in prompts" })).not.toBeChecked();
    await lookAt(page, "examples-picked", widths);
    await bar.getByRole("button", { name: "Delete" }).click();
    await page.getByRole("dialog", { name: "Delete 2 examples?" }).getByRole("button", { name: "Delete" }).click();
    await expect(page.getByText("3 examples", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText("5 examples", { exact: true })).toBeVisible();
  });
});

test("files are dropped, asked about, and become examples", async ({ page, signIn }) => {
  test.setTimeout(240_000);
  await signIn();
  await open(page);
  const before = (await call<{ total: number }>(page, "examples.list", {}, "GET")).total;
  await drop(page, page.getByRole("main"), [
    { name: "descaling-mail.md", text: `# Descaling\n\n${english}` },
    { name: "replies.csv", text: `Title,Text\nOne,"${english}"\nZwei,"${german}"` },
    { name: "founders-speech.txt", text: `${english}\n\n`, times: 700 },
    { name: "spring-mail.html", text: "<html><body><p>Abc 123 def 456 ghi 789 jkl</p></body></html>" },
    { name: "catalogue.pdf", text: "This is not a PDF at all." },
    { name: "movie.exe", text: "MZ" },
  ]);
  const panel = page.getByRole("complementary", { name: "Upload examples" });
  await expect(fileRow(page, "descaling-mail.md")).toContainText("Ready, 1 example in English");
  await expect(fileRow(page, "replies.csv")).toContainText("Ready, 2 examples in English and German");
  await expect(fileRow(page, "founders-speech.txt")).toContainText("Needs review: longer than 20,000 characters");
  await expect(fileRow(page, "spring-mail.html")).toContainText("Needs review: which language is this?");
  await expect(fileRow(page, "catalogue.pdf")).toContainText("Failed: the name ends in .pdf, but this is not a PDF");
  await expect(fileRow(page, "movie.exe")).toContainText("Failed: this kind of file cannot be read");
  await expect(panel).toContainText("2 ready, 2 to review, 2 failed");
  await lookAt(page, "examples-upload", widths);

  await test.step("a text that is too long is read and split", async () => {
    await fileRow(page, "founders-speech.txt").getByRole("button", { name: "Read it first" }).click();
    const dialog = page.getByRole("dialog", { name: "founders-speech.txt" });
    await expect(dialog.getByText(/of 20,000/)).toBeVisible();
    await lookAt(page, "examples-read", widths);
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await fileRow(page, "founders-speech.txt").getByRole("button", { name: "Split into 4" }).click();
    await expect(fileRow(page, "founders-speech.txt")).toContainText("Ready, 4 examples in English");
  });

  await test.step("a text whose language could not be told is given one", async () => {
    const row = fileRow(page, "spring-mail.html");
    await expect(row.getByRole("button", { name: "Use" })).toBeDisabled();
    await row.getByRole("combobox", { name: "Language of spring-mail.html" }).click();
    await page.getByRole("option", { name: "French" }).click();
    await row.getByRole("button", { name: "Use" }).click();
    await expect(row).toContainText("Ready, 1 example in French");
  });

  await test.step("what failed is removed, the rest is added", async () => {
    await page.getByRole("button", { name: "Remove movie.exe" }).click();
    await page.getByRole("button", { name: "Remove catalogue.pdf" }).click();
    await panel.getByRole("combobox", { name: /^Channel/ }).click();
    await page.getByRole("option", { name: "Email newsletter" }).click();
    await panel.getByRole("button", { name: "Add 8 examples" }).click();
    await expect(page.getByRole("row", { name: /Zwei.*Email newsletter.*Upload/ })).toBeVisible();
    await expect(panel.getByRole("listitem")).toHaveCount(0);
    expect((await call<{ total: number }>(page, "examples.list", {}, "GET")).total).toBe(before + 8);
  });
});

test("an upload that is interrupted goes on where it stopped, also at a server that was started anew", async ({
  page,
  signIn,
  desk,
  troubles,
}) => {
  test.setTimeout(240_000);
  await signIn();
  await open(page);
  // A line that stands still on the way, so that there is a middle to be interrupted in however fast the machine is.
  const line = { standsAt: 200_000 };
  const offsets: number[] = [];
  await page.route("**/api/uploads/*", async (route) => {
    const request = route.request();
    if (request.method() === "PATCH") {
      const offset = Number(request.headers()["upload-offset"]);
      offsets.push(offset);
      while (offset >= line.standsAt) await new Promise((resolve) => setTimeout(resolve, 20));
    }
    // What was called off meanwhile goes nowhere.
    await route.continue().catch(() => undefined);
  });
  const files = ["first", "second", "third"].map((name) => ({ name: `${name}.txt`, text: `${english}\n`, times: 5_000 }));
  await page.getByRole("button", { name: "Upload", exact: true }).click();
  await drop(page, page.getByText("Drop files here or"), files);
  await expect(fileRow(page, "third.txt")).toContainText("Pending, 2 files ahead of it");
  await expect(fileRow(page, "first.txt")).toContainText(/Uploading, [2-9]\d percent/);
  await lookAt(page, "examples-uploading", [1440]);

  await desk.kill();
  line.standsAt = Number.POSITIVE_INFINITY;
  const sent = Math.max(...offsets);
  offsets.splice(0);
  await page.waitForTimeout(1_500);
  await desk.start();
  await expect.poll(() => offsets.length, { timeout: 60_000 }).toBeGreaterThan(0);
  expect(offsets[0], "it goes on in the middle").toBeGreaterThan(sent / 4);
  for (const { name } of files) await expect(fileRow(page, name)).toContainText("longer than 20,000 characters", { timeout: 60_000 });

  await test.step("one is cancelled half-way, gone on with, and cancelled for good", async () => {
    line.standsAt = 200_000;
    await drop(page, page.getByText("Drop files here or"), [{ name: "fourth.txt", text: `${german}\n`, times: 5_000 }]);
    await expect(fileRow(page, "fourth.txt")).toContainText(/Uploading, [2-9]\d percent/);
    await page.getByRole("button", { name: "Cancel fourth.txt" }).click();
    await expect(fileRow(page, "fourth.txt")).toContainText(/Cancelled at \d\d percent/);
    offsets.splice(0);
    await fileRow(page, "fourth.txt").getByRole("button", { name: "Continue the upload" }).click();
    await expect.poll(() => offsets[0] ?? 0).toBeGreaterThan(0);
    await page.getByRole("button", { name: "Cancel fourth.txt" }).click();
    line.standsAt = Number.POSITIVE_INFINITY;
    await page.getByRole("button", { name: "Remove fourth.txt" }).click();
    await expect(fileRow(page, "fourth.txt")).toBeHidden();
  });

  await test.step("after the page was loaded anew, choosing the file again goes on with it", async () => {
    const path = join(mkdtempSync(join(tmpdir(), "copydesk-files-")), "fifth.txt");
    writeFileSync(path, `${german}\n`.repeat(5_000));
    line.standsAt = 200_000;
    await page.getByLabel("Files with examples").setInputFiles(path);
    await expect(fileRow(page, "fifth.txt")).toContainText(/Uploading, [2-9]\d percent/);
    await page.reload();
    line.standsAt = Number.POSITIVE_INFINITY;
    await page.getByRole("button", { name: /^Upload ·/ }).click();
    await expect(fileRow(page, "fifth.txt")).toContainText(/Stopped at \d\d percent: choose the file again to continue/);
    offsets.splice(0);
    // The same file: the browser knows it by its name, size and time.
    await page.getByLabel("Files with examples").setInputFiles(path);
    await expect(fileRow(page, "fifth.txt")).toContainText("longer than 20,000 characters", { timeout: 60_000 });
    expect(offsets[0], "it goes on in the middle").toBeGreaterThan(0);
    await page.getByRole("button", { name: "Remove fifth.txt" }).click();
    for (const { name } of files) await page.getByRole("button", { name: `Remove ${name}` }).click();
  });
  // The browser says itself that nobody answered while the server was away.
  troubles.splice(0);
});
