import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { piece } from "../src/campaign.ts";
import { endsWithTests } from "../src/ends-with-tests.ts";
import { expect, lookAt, test } from "../src/fixtures.ts";
import { whenUsable } from "../src/when-usable.ts";
import { generate, makeCampaign } from "../src/written-campaign.ts";

test.use({ ownContext: true });

test("two tabs that edit one piece: the second is shown the first one's text and chooses", async ({ page, context, signIn }) => {
  await signIn();
  const id = await makeCampaign(page, "Two tabs", ["x"]);
  await generate(page, id);
  const other = whenUsable(await context.newPage());
  for (const tab of [page, other]) await tab.goto(`/campaigns/${id}`);
  for (const tab of [page, other]) {
    await piece(tab, "X post").getByRole("button", { name: "Edit text" }).click();
    // An editor that opens while the other tab types begins with what is typed there.
    await expect(piece(tab, "X post").getByRole("textbox", { name: "Body" })).toBeVisible();
  }
  await piece(page, "X post").getByRole("textbox", { name: "Body" }).fill("Written first.");
  await piece(page, "X post").getByRole("button", { name: "Done" }).click();
  await expect(piece(page, "X post").getByText("Written first.")).toBeVisible();
  await piece(other, "X post").getByRole("textbox", { name: "Body" }).fill("Written second.");
  const dialog = other.getByRole("dialog");
  await expect(dialog.getByRole("heading", { name: "You changed this piece in another window" })).toBeVisible();
  await expect(dialog).toContainText("Written first.");
  await expect(dialog).toContainText("Written second.");
  await lookAt(other, "state-conflict");
  await dialog.getByRole("button", { name: "Save mine as a new version" }).click();
  await expect(dialog).toBeHidden();
  await piece(other, "X post").getByRole("button", { name: "Done" }).click();
  await expect(piece(other, "X post").getByText("Written second.")).toBeVisible();
  await expect(piece(page, "X post").getByText("Written second.")).toBeVisible();

  // The other choice: theirs is shown, and one's own is a version to come back to.
  for (const tab of [page, other]) await piece(tab, "X post").getByRole("button", { name: "Edit text" }).click();
  await piece(page, "X post").getByRole("textbox", { name: "Body" }).fill("Written third.");
  await piece(page, "X post").getByRole("button", { name: "Done" }).click();
  await piece(other, "X post").getByRole("textbox", { name: "Body" }).fill("Written fourth.");
  await dialog.getByRole("button", { name: "Use version 4" }).click();
  await expect(dialog).toBeHidden();
  await expect(piece(other, "X post").getByRole("textbox", { name: "Body" })).toHaveText("Written third.");
  await piece(other, "X post").getByRole("button", { name: "Done" }).click();
  await piece(other, "X post")
    .getByRole("button", { name: /Version 4 selected/ })
    .click();
  await other.getByRole("menuitem", { name: /^Version 5/ }).click();
  await other.getByRole("button", { name: "Use this version" }).click();
  await expect(piece(other, "X post").getByText("Written fourth.")).toBeVisible();
  await other.close();
});

test("a text that a full server could not take is sent by itself when there is room, wherever its writer is", async ({
  page,
  context,
  signIn,
  troubles,
}) => {
  await signIn();
  const id = await makeCampaign(page, "No room for a while", ["x"]);
  await generate(page, id);
  // What is tried again after seconds is tried by turning the page's clock.
  await page.clock.install();
  await page.goto(`/campaigns/${id}`);
  const full = { message: "No room.", code: -32603, data: { code: "INTERNAL_SERVER_ERROR", httpStatus: 507, app_code: "STORAGE_FULL" } };
  const refuse = () => page.route("**/blocks.save?**", (route) => route.fulfill({ status: 507, json: [{ error: full }] }));
  const body = piece(page, "X post").getByRole("textbox", { name: "Body" });

  // While it is open.
  await refuse();
  await piece(page, "X post").getByRole("button", { name: "Edit text" }).click();
  await body.fill("Typed on a full disk.");
  await expect(piece(page, "X post").getByText("is saved automatically as soon as possible")).toBeVisible();
  await page.unroute("**/blocks.save?**");
  await page.clock.fastForward(30_000);
  await expect(piece(page, "X post").getByText(/^Saved /)).toBeVisible();

  // And after its writer went on to something else.
  await refuse();
  await body.fill("Typed and left.");
  await expect(piece(page, "X post").getByText("is saved automatically as soon as possible")).toBeVisible();
  await page.getByRole("link", { name: "Back to campaigns" }).click();
  const note = page.getByText("A text is not saved yet");
  await expect(note).toBeVisible();
  await lookAt(page, "text-not-sent", [375, 1440]);
  await page.unroute("**/blocks.save?**");
  await page.clock.fastForward(30_000);
  await expect(note).toHaveCount(0);
  await page.getByRole("link", { name: "No room for a while" }).first().click();
  await expect(piece(page, "X post").getByText("Typed and left.")).toBeVisible();

  // What the browser says of its network is told at once, and taken back.
  await context.setOffline(true);
  await expect(page.getByText("The connection is lost.")).toBeVisible({ timeout: 1_500 });
  await context.setOffline(false);
  await expect(page.getByText("The connection is lost.")).toHaveCount(0);

  // A proxy that answers for the server is no reason to look for a cable.
  await page.route(/campaigns\.list/, (route) =>
    route.fulfill({ status: 500, contentType: "text/html", headers: { "X-Request-Id": "r-7" }, body: "<h1>Internal Server Error</h1>" }),
  );
  // Nothing is found, so that nothing is drawn before the console asks.
  await page.goto("/campaigns?search=nowhere");
  await expect(async () => {
    await page.clock.fastForward(5_000);
    await expect(page.getByText("Copydesk had a problem.")).toBeVisible({ timeout: 300 });
  }).toPass({ timeout: 20_000 });
  await expect(page.getByText("r-7")).toBeVisible();
  await page.unroute(/campaigns\.list/);
  troubles.splice(0);
});

test("a first connection that is slow is not one that was lost", async ({ page, signIn }) => {
  await signIn();
  const id = await makeCampaign(page, "On a slow line", ["x"]);
  let connect = () => {};
  const line = new Promise<void>((resolve) => {
    connect = resolve;
  });
  await page.route("**/generation.live*", async (route) => {
    await line;
    await route.continue();
  });
  await page.clock.install();
  const asked = page.waitForRequest("**/generation.live*");
  await page.goto(`/campaigns/${id}`);
  await asked;
  const lost = page.getByText("The connection is lost.");
  await page.clock.runFor(5_000);
  await expect(lost).toHaveCount(0);
  await page.clock.runFor(5_000);
  await expect(lost).toBeVisible();
  connect();
  await expect(lost).toHaveCount(0);
});

test("a part of a page that is cut off on its way says so in its own place, and the page stays", async ({ page, signIn, troubles }) => {
  await signIn();
  await page.goto(`/campaigns/${await makeCampaign(page, "Whose overview is cut off", ["x"])}`);
  await page.route(/assets\/overview-/, (route) => route.abort("connectionreset"));
  await page.getByRole("button", { name: "Overview" }).click();
  const note = page.getByRole("alert").filter({ hasText: "This part of the page could not be loaded" });
  await expect(note).toBeVisible();
  await expect(page.getByRole("heading", { name: "Whose overview is cut off" })).toBeVisible();
  await page.unroute(/assets\/overview-/);
  await note.getByRole("button", { name: "Reload Web Page" }).click();
  await expect(page.getByRole("grid", { name: "All pieces" })).toBeVisible();
  troubles.splice(0);
});

test("a second process on the same data ends before it is ready and names the folder", async ({ desk }) => {
  const program = fileURLToPath(new URL("../../server/dist/main.js", import.meta.url));
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, DATA_DIR: desk.dataFolder, PORT: "0" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (said += chunk));
  const code = await new Promise((resolve) => child.once("exit", resolve));
  expect(code).toBe(1);
  expect(said).toContain(desk.dataFolder);
  expect(said).not.toContain("Copydesk is ready at");
});

test("whoever ends npm start ends the server, also where npm cannot hand it on", async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), "copydesk-npm-"));
  for (const signal of ["SIGTERM", "SIGKILL"] as const) {
    // A group of its own, as a supervisor's; only npm is told to end.
    const npm = spawn("npm", ["start"], {
      cwd: fileURLToPath(new URL("../../..", import.meta.url)),
      env: { ...process.env, DATA_DIR: dataFolder, PORT: "0", LOG_LEVEL: "info" },
      stdio: ["ignore", "pipe", "inherit"],
      detached: true,
    });
    endsWithTests(npm);
    let printed = "";
    npm.stdout.on("data", (chunk) => (printed += chunk));
    await expect.poll(() => printed, { timeout: 60_000 }).toContain("Copydesk is ready at");
    npm.kill(signal);
    await expect.poll(() => printed).toContain('"msg":"stopping"');
    await expect.poll(() => existsSync(join(dataFolder, "copydesk.sqlite-wal")), "the database is closed").toBe(false);
  }
  rmSync(dataFolder, { recursive: true });
});

test("a file that is not what it says gets a sentence, and the story stays", async ({ page, signIn, troubles }) => {
  await signIn();
  await page.goto("/campaigns/add");
  const story = page.getByRole("textbox", { name: "Main story" });
  await story.fill("What is typed here stays.");
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Add from a file" }).click();
  await (await chooser).setFiles({
    name: "story.docx",
    mimeType: "application/octet-stream",
    buffer: Buffer.from("not a document at all \u0000\u0001"),
  });
  await expect(page.getByText(/story\.docx|this file|not a Word/i).first()).toBeVisible();
  await expect(story).toContainText("What is typed here stays.");
  troubles.splice(0);
});
