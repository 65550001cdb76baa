import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import { call, tokenOf } from "../src/call.ts";
import { piece, waitUntilWritten } from "../src/campaign.ts";
import { startCopydesk } from "../src/copydesk.ts";
import { expect, knowTheTours, lookAt, test } from "../src/fixtures.ts";
import { startEndpointProcess, startServer } from "../src/model-endpoint.ts";
import { story } from "../src/story.ts";

const canary = "sk-canary-7f3a9d41c2e85b06";
const headerCanary = "header-canary-55aa12ee90";
const widths = [375, 1440];
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });
const toast = (page: Page, words: string) => page.getByText(words, { exact: true });
const steps = (page: Page) => page.getByRole("list", { name: "Test", exact: true }).getByRole("listitem");

interface Typed {
  name: string;
  url: string;
  key?: string;
  model?: string;
}

/** Fills the form of a new compatible model; ends on the form. */
async function fillModel(page: Page, typed: Typed): Promise<void> {
  await page.goto("/settings/models/add");
  await fillForm(page, typed);
}

async function fillForm(page: Page, { name, url, key, model = "aurora-large" }: Typed): Promise<void> {
  await page.getByRole("radio", { name: "OpenAI-compatible" }).click();
  await page.getByRole("textbox", { name: "Name", exact: true }).fill(name);
  await page.getByLabel("Model name").fill(model);
  await page.getByLabel("Endpoint URL").fill(url);
  if (key) await page.getByLabel("API key").fill(key);
}

async function addModel(page: Page, typed: Typed): Promise<void> {
  await fillModel(page, typed);
  await button(page, "Add model").click();
  await expect(toast(page, `${typed.name} added`)).toBeVisible();
  await expect(page).toHaveURL(/\/settings\/models$/);
}

const row = (page: Page, name: string) => page.getByRole("row").filter({ has: page.getByRole("link", { name }) });

test.describe("a new model", () => {
  test("passes its test step by step, and what the test found out is kept", async ({ page, signIn }) => {
    test.setTimeout(300_000);
    const endpoint = await startEndpointProcess("--key", canary, "--model", "aurora-large,aurora-small");
    const desk = await startCopydesk({ MODEL_HOSTS_ALLOW: endpoint.host });
    await signIn(page, desk.url);
    await page.goto(`${desk.url}/settings/models`);
    await page.getByRole("link", { name: "New model" }).click();
    await lookAt(page, "model-add", widths);
    await fillForm(page, { name: "Aurora Large, Sweden", url: endpoint.url, key: "sk-wrong-000000000000" });

    // First with a wrong key: what is fine, what is not, and what to change.
    await button(page, "Test connection").click();
    await expect(page.getByText("It does not work yet")).toBeVisible();
    await expect(steps(page).filter({ hasText: "Address may be called" })).toContainText("passed");
    await expect(steps(page).filter({ hasText: "Key is not accepted" })).toContainText("refuses the key");
    await lookAt(page, "model-test-failed", widths);

    await page.getByLabel("API key").fill(canary);
    await expect(page.getByText("The connection was changed since.")).toBeVisible();
    await button(page, "Test again").click();
    await expect(page.getByText(/^It works, the first word after/)).toBeVisible();
    for (const step of [
      "Address may be called",
      "Key is accepted",
      "Writes a short reply",
      "Streams word by word",
      "Keeps to a JSON schema",
      "Uses functions",
    ]) {
      await expect(steps(page).filter({ hasText: step })).toContainText("passed");
    }
    await expect(page.getByText("The endpoint offers 2 models.")).toBeVisible();
    await page.getByLabel("Price in").fill("2,50");
    await page.getByLabel("Price out").fill("10");
    await page.getByRole("combobox", { name: "Currency" }).click();
    await page.getByRole("option", { name: "EUR" }).click();
    await page.getByRole("switch", { name: "Default for texts" }).click();
    await lookAt(page, "model-test-passed", widths);
    await button(page, "Add model").click();
    await expect(toast(page, "Aurora Large, Sweden added")).toBeVisible();
    await expect(row(page, "Aurora Large, Sweden")).toContainText(/Default.*€2\.50 in, €10\.00 out.*Works/);
    await lookAt(page, "model-list", widths);

    await page.getByRole("link", { name: /Aurora Large, Sweden/ }).click();
    await expect(page.getByText("ends in 5b06")).toBeVisible();
    await expect(page.getByRole("list", { name: "Last test" }).getByRole("listitem")).toHaveCount(6);
    await button(page, "Test connection").click();
    await expect(page.getByText(/^It works, the first word after/).first()).toBeVisible();
    await lookAt(page, "model-edit", widths);
    await page.goto("about:blank");
    await desk.dispose();
    await endpoint.stop();
  });

  test("writes a campaign, and its key is found nowhere", async ({ page, signIn }) => {
    test.setTimeout(240_000);
    const endpoint = await startEndpointProcess("--key", canary);
    const desk = await startCopydesk({ MODEL_HOSTS_ALLOW: endpoint.host, LOG_LEVEL: "trace" });
    const heard: string[] = [];
    page.on("response", async (response) => {
      const path = new URL(response.url()).pathname;
      if (path.startsWith("/api/")) heard.push(`${response.url()} ${await response.text().catch(() => "")}`);
    });
    await signIn(page, desk.url);
    await page.goto(`${desk.url}/settings/models/add`);
    await fillForm(page, { name: "Aurora", url: endpoint.url, key: canary });
    await button(page, "Extra headers").click();
    await button(page, "Add a header").click();
    await page.getByLabel("Name of header 1").fill("X-Team");
    await page.getByLabel("Value of header 1").fill(headerCanary);
    await page.getByRole("switch", { name: "Default for texts" }).click();
    await button(page, "Test connection").click();
    await expect(page.getByText(/^It works, the first word after/)).toBeVisible();
    await button(page, "Add model").click();
    await expect(toast(page, "Aurora added")).toBeVisible();

    const headers = { Authorization: `Token ${await tokenOf(page)}` };
    const made = await page.request.post(`${desk.url}/api/campaigns`, { headers, data: campaign });
    const { id } = (await made.json()) as { id: string };
    await page.request.post(`${desk.url}/api/campaigns/${id}/generate`, { headers, data: {} });
    await page.goto(`${desk.url}/campaigns/${id}`);
    await waitUntilWritten(page);
    await expect(
      piece(page, "LinkedIn post")
        .getByText(/aurora-large|Aurora/)
        .first(),
    ).toBeVisible();
    // A refusal that names the key, and a conflict that answers with what is stored.
    const models = await call<{ results: { id: string; name: string }[] }>(page, "models.list", {}, "GET");
    const aurora = models.results.find((one) => one.name === "Aurora")?.id ?? "";
    const body = {
      version: 99,
      provider: "openai_compatible",
      name: "Aurora",
      model_name: "x",
      endpoint_url: endpoint.url,
      api_key: canary,
    };
    const conflict = await page.request.put(`${desk.url}/api/models/${aurora}`, { headers, data: body });
    expect(conflict.status()).toBe(409);

    // Everything that leaves the server, and everything that it keeps.
    const answers = [await conflict.body()];
    for (const path of [
      "models",
      `models/${aurora}`,
      `campaigns/${id}/blocks`,
      `campaigns/${id}/export?format=xlsx`,
      `campaigns/${id}/export?format=pdf`,
      "logs/activities?limit=100",
      "logs/activities/export",
      "openapi.json",
    ]) {
      const answer = await page.request.get(`${desk.url}/api/${path}`, { headers });
      expect(answer.ok(), path).toBe(true);
      answers.push(await answer.body());
    }
    const backups = mkdtempSync(join(tmpdir(), "copydesk-backup-"));
    const backup = join(backups, "backup.tar");
    const script = fileURLToPath(new URL("../../../scripts/backup.mjs", import.meta.url));
    await promisify(execFile)(process.execPath, [script, backup], { env: { ...process.env, DATA_DIR: desk.dataFolder } });
    const files = [...everyFile(desk.dataFolder), backup].map((file) => ({ file, bytes: readFileSync(file) }));
    expect(files.some(({ file }) => file.endsWith("copydesk.sqlite"))).toBe(true);
    expect(heard.some((one) => one.includes("/api/trpc/models.create"))).toBe(true);
    for (const spelling of [canary, headerCanary].flatMap(spellingsOf)) {
      expect(desk.output().includes(spelling), "process output").toBe(false);
      expect(
        heard.filter((one) => one.includes(spelling)),
        "answers to the screen",
      ).toEqual([]);
      expect(
        answers.filter((bytes) => bytes.includes(spelling)),
        "answers and exports",
      ).toEqual([]);
      expect(
        files.filter(({ bytes }) => bytes.includes(spelling)).map(({ file }) => file),
        "files and backups",
      ).toEqual([]);
      expect(await page.content()).not.toContain(spelling);
      expect(await page.evaluate<string>("JSON.stringify([localStorage, sessionStorage])")).not.toContain(spelling);
    }
    rmSync(backups, { recursive: true });
    await page.goto("about:blank");
    await desk.dispose();
    await endpoint.stop();
  });
});

const campaign = {
  name: "Written by Aurora",
  main_story: story,
  from_date: "2027-03-01",
  to_date: "2027-03-28",
  content_schedule: true,
  generation_mode: "entire_campaign",
  languages: [{ code: "en", channels: ["linkedin", "x"] }],
};

/** A secret as it stands in files and addresses, however it came there. */
const spellingsOf = (secret: string) => [
  secret,
  // Its middle, whatever stands before and after it.
  Buffer.from(secret).toString("base64").slice(4, -4),
  encodeURIComponent(secret),
  Buffer.from(secret).toString("hex"),
];

/** Every file of a folder, those of its folders as well. */
const everyFile = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => join(folder, name))
    .filter((file) => statSync(file).isFile());

test.describe("an endpoint that is none", () => {
  test("is told in words: redirects, hanging, web pages, and addresses that may never be called", async ({ page, signIn, troubles }) => {
    test.setTimeout(180_000);
    const away = await startServer((_request, response) => response.writeHead(307, { location: "https://elsewhere.example/v1" }).end());
    const website = await startServer((_request, response) =>
      response.writeHead(200, { "content-type": "text/html" }).end("<!doctype html><title>Hello</title><h1>Welcome</h1>"),
    );
    const silent = await startServer(() => undefined);
    const hosts = [away, website, silent].map(({ host }) => host).join(",");
    const desk = await startCopydesk({ MODEL_HOSTS_ALLOW: `${hosts},169.254.169.254:80,metadata.google.internal:80` });
    await signIn(page, desk.url);
    await page.goto(`${desk.url}/settings/models/add`);
    await page.getByRole("radio", { name: "OpenAI-compatible" }).click();
    await page.getByRole("textbox", { name: "Name", exact: true }).fill("Somewhere");
    await page.getByLabel("Model name").fill("large");
    const endpoint = page.getByLabel("Endpoint URL");
    const tryOut = () => page.getByRole("button", { name: /^Test (connection|again)$/ }).click();

    await endpoint.fill(away.url);
    await tryOut();
    await expect(steps(page).first()).toContainText(
      "sends calls on to https://elsewhere.example. That is not followed, so that the key stays safe.",
    );

    await endpoint.fill(website.url);
    await tryOut();
    await expect(steps(page).nth(2)).toContainText("not as an AI endpoint does. Check the path of the address: most end in /v1.");

    await endpoint.fill(silent.url);
    await tryOut();
    await expect(page.getByText("Running")).toBeVisible();
    await lookAt(page, "model-test-running", widths);
    await expect(steps(page).first()).toContainText("took the call and did not answer in time", { timeout: 25_000 });

    await tryOut();
    await expect(page.getByText("Running")).toBeVisible();
    await button(page, "Stop").click();
    await expect(page.getByText("Stopped", { exact: true })).toBeVisible();

    await endpoint.fill("http://127.0.0.1:18097/v1");
    await tryOut();
    await expect(steps(page).first()).toContainText("add 127.0.0.1:18097 to MODEL_HOSTS_ALLOW on the server");
    await endpoint.fill("http://nowhere.invalid/v1");
    await tryOut();
    await expect(steps(page).first()).toContainText("There is no server called nowhere.invalid.");

    // Refused before anything is called, by the test and by saving, in every spelling, even when they are listed.
    for (const address of [
      "http://169.254.169.254/v1",
      "http://2852039166/v1",
      "http://0xa9fea9fe/v1",
      "http://0251.0376.0251.0376/v1",
      "http://169.254.43518/v1",
      "http://[::ffff:169.254.169.254]/v1",
      "http://[::ffff:a9fe:a9fe]/v1",
      "http://[64:ff9b::a9fe:a9fe]/v1",
      "http://[fe80::1]/v1",
      "http://metadata.google.internal/v1",
      "http://METADATA.google.internal./v1",
      "http://100.100.100.200/v1",
    ]) {
      await endpoint.fill(address);
      await tryOut();
      await expect(page.getByRole("region", { name: "Connection" }).getByText(/may never be called/), address).toBeVisible();
      await endpoint.fill("https://api.example.com/v1");
      await endpoint.fill(address);
      await button(page, "Add model").click();
      await expect(page.getByRole("region", { name: "Connection" }).getByText(/may never be called/), address).toBeVisible();
    }
    await expect(page).toHaveURL(/\/add$/);
    await lookAt(page, "model-refused", widths);
    expect(new Set(troubles.splice(0))).toEqual(new Set([expect.stringContaining("400")]));
    await page.goto("about:blank");
    await desk.dispose();
    for (const server of [away, website, silent]) server.close();
  });
});

test.describe("models", () => {
  test.describe.configure({ timeout: 240_000 });

  test("ask for the key again when they move to another host, and let it be removed", async ({ page, signIn, troubles }) => {
    await signIn();
    await addModel(page, { name: "Moving", url: "https://one.example.com/v1", key: "sk-moving-0123456789" });
    await page.getByRole("link", { name: /Moving/ }).click();
    await expect(page.getByText("ends in 6789")).toBeVisible();
    await page.getByLabel("Endpoint URL").fill("https://two.example.com/v1");
    await expect(page.getByText("The stored key is for another address")).toBeVisible();
    await button(page, "Save").click();
    await expect(page.getByText("The key was entered for another address. Enter it again.")).toBeVisible();
    expect(troubles.splice(0)).toEqual([expect.stringContaining("400")]);
    await button(page, "Remove key").click();
    await button(page, "Save").click();
    await expect(toast(page, "Moving saved")).toBeVisible();
    await page.getByRole("link", { name: /Moving/ }).click();
    await expect(page.getByLabel("API key")).toHaveValue("");
    await expect(page.getByText("ends in")).toHaveCount(0);
  });

  test("of Azure are taken apart from a pasted address, and say what they need", async ({ page, signIn }) => {
    await signIn();
    await page.goto("/settings/models/add");
    await page.getByRole("radio", { name: "Azure OpenAI" }).click();
    await button(page, "Add model").click();
    for (const words of ["Name is required", "Endpoint URL is required", "Deployment name is required", "API version is required"]) {
      await expect(page.getByText(words, { exact: true })).toBeVisible();
    }
    await lookAt(page, "model-azure-errors", widths);
    await page
      .getByLabel("Endpoint URL")
      .fill("https://norrbrook.openai.azure.com/openai/deployments/aurora-sw/chat/completions?api-version=2024-10-21");
    await expect(page.getByLabel("Endpoint URL")).toHaveValue("https://norrbrook.openai.azure.com");
    await expect(page.getByLabel("Deployment name")).toHaveValue("aurora-sw");
    await expect(page.getByLabel("API version")).toHaveValue("2024-10-21");
  });

  test("that are in use go only with another in their place", async ({ page, signIn }) => {
    await signIn();
    await addModel(page, { name: "Going", url: "https://going.example.com/v1" });
    await addModel(page, { name: "Staying", url: "https://staying.example.com/v1" });
    const list = await call<{ results: { id: string; name: string }[] }>(page, "models.list", {}, "GET");
    const idOf = (name: string) => list.results.find((one) => one.name === name)?.id ?? "";
    await call(page, "models.set_default", { id: idOf("Going"), use: "chat" });
    await page.reload();
    await button(page, "Actions for Going").click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    const dialog = page.getByRole("dialog", { name: "Delete “Going”?" });
    await expect(dialog.getByText("The AI Chat Agent")).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Delete" })).toBeDisabled();
    await dialog.getByRole("combobox", { name: "Replace with" }).click();
    await lookAt(page, "model-replace", widths);
    await page.getByRole("option", { name: "Staying" }).click();
    await dialog.getByRole("button", { name: "Delete" }).click();
    await expect(toast(page, "Going deleted")).toBeVisible();
    await expect(row(page, "Going")).toHaveCount(0);
    await expect(row(page, "Staying")).toContainText("Chat");
    await call(page, "models.set_default", { id: idOf("Built-in writer"), use: "chat" });
  });

  test("saved by two administrators at once show both sides to the second", async ({ page, signIn, browser, baseURL, troubles }) => {
    await signIn();
    await addModel(page, { name: "Shared", url: "https://shared.example.com/v1", key: "sk-shared-0123456789" });
    const other = await (await browser.newContext({ ...(baseURL ? { baseURL } : {}), locale: "en-GB" })).newPage();
    await signIn(other);
    await other.goto("/settings/models");
    await other.getByRole("link", { name: /Shared/ }).click();
    await page.getByRole("link", { name: /Shared/ }).click();
    await other.getByLabel("At the same time").fill("8");
    await other.getByRole("button", { name: "Save", exact: true }).click();
    await expect(toast(other, "Shared saved")).toBeVisible();
    await page.getByLabel("Give up after").fill("60");
    await button(page, "Save").click();
    const dialog = page.getByRole("dialog", { name: /changed this model while you did/ });
    await expect(dialog.getByRole("row", { name: "At the same time 8 4" })).toBeVisible();
    await lookAt(page, "model-conflict", widths);
    await dialog.getByRole("button", { name: "Use theirs" }).click();
    await expect(page.getByLabel("At the same time")).toHaveValue("8");
    await page.getByLabel("Give up after").fill("60");
    await button(page, "Save").click();
    await expect(toast(page, "Shared saved")).toBeVisible();
    expect(troubles.splice(0)).toEqual([expect.stringContaining("409")]);
    await other.close();
  });

  test("are not left with something unsaved, and are not found under a wrong address", async ({ page, signIn, troubles }) => {
    await signIn();
    await page.goto("/settings/models/add");
    await page.getByRole("textbox", { name: "Name", exact: true }).fill("Half");
    await page.getByRole("link", { name: "Cancel" }).click();
    const ask = page.getByRole("dialog", { name: "Leave without saving?" });
    await ask.getByRole("button", { name: "Stay" }).click();
    await expect(page.getByRole("textbox", { name: "Name", exact: true })).toHaveValue("Half");
    await page.getByRole("link", { name: "Cancel" }).click();
    await ask.getByRole("button", { name: "Leave" }).click();
    await expect(page).toHaveURL(/\/settings\/models$/);
    await page.goto("/settings/models/nothing/edit");
    await expect(page.getByText("Resource Not Found")).toBeVisible();
    troubles.splice(0, troubles.length, ...troubles.filter((one) => !one.includes("404")));
  });

  test("are read without address and key by who may only look, and languages without a way to change them", async ({
    page,
    signIn,
    browser,
    baseURL,
  }) => {
    await signIn();
    await addModel(page, { name: "Looked at", url: "https://hidden.example.com/v1", key: "sk-hidden-0123456789" });
    const headers = { Authorization: `Token ${await tokenOf(page)}` };
    const roles = (await (await page.request.get("/api/users/options", { headers })).json()) as { roles: { id: string; name: string }[] };
    const manager = roles.roles.find((one) => one.name === "Marketing manager")?.id;
    const data = { people: [{ email: "lea.brandt@norrbrook.example", first_name: "Lea", last_name: "Brandt" }], role_ids: [manager] };
    const invited = (await (await page.request.post("/api/users", { headers, data })).json()) as { links: { link: string }[] };
    const token = new URL(invited.links[0]?.link ?? "").pathname.split("/").at(-1);
    const password = "willow paper harbour 77";
    await page.request.post(`/api/auth/reset-password/${token}/?isActivation=true`, {
      data: { new_password: password, confirm_password: password },
    });

    const other = await (await browser.newContext({ ...(baseURL ? { baseURL } : {}), locale: "en-GB" })).newPage();
    await other.goto("/auth/login");
    await other.getByLabel("Email").fill("lea.brandt@norrbrook.example");
    await other.getByLabel("Password", { exact: true }).fill(password);
    await button(other, "Sign in").click();
    await other.waitForURL("**/campaigns");
    await knowTheTours(other);
    await other.goto("/settings/models");
    await expect(row(other, "Looked at")).not.toContainText("hidden.example.com");
    await expect(other.getByRole("link", { name: "New model" })).toHaveCount(0);
    await other.getByRole("link", { name: /Looked at/ }).click();
    await expect(other.getByRole("textbox", { name: "Name", exact: true })).toBeDisabled();
    await expect(other.getByRole("region", { name: "Connection" })).toHaveCount(0);
    for (const name of ["Save", "Test connection"]) await expect(button(other, name)).toHaveCount(0);
    await lookAt(other, "model-read-only", widths);
    expect(await other.content()).not.toMatch(/hidden\.example\.com|6789/);

    await other.goto("/settings/languages");
    await expect(other.getByText(/^\d+ languages$/)).toBeVisible();
    await expect(button(other, "New language")).toHaveCount(0);
    await expect(other.getByRole("button", { name: /^(Actions for|Move) / })).toHaveCount(0);
    await other.close();
  });
});
