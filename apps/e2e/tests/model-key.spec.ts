import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { call, tokenOf } from "../src/call.ts";
import { piece } from "../src/campaign.ts";
import { startCopydesk } from "../src/copydesk.ts";
import { expect, test } from "../src/fixtures.ts";
import { startEndpointProcess } from "../src/model-endpoint.ts";
import { button, fillModel, toast } from "../src/models.ts";
import { story } from "../src/story.ts";

const canary = "sk-canary-7f3a9d41c2e85b06";
const headerCanary = "header-canary-55aa12ee90";

test("a new model writes a campaign, and its key is found nowhere", async ({ page, signIn }) => {
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
  await fillModel(page, { name: "Aurora", url: endpoint.url, key: canary });
  await button(page, "Extra headers").click();
  await button(page, "Add a header").click();
  await page.getByLabel("Name of header 1").fill("X-Team");
  await page.getByLabel("Value of header 1").fill(headerCanary);
  await page.getByRole("switch", { name: "Default for texts" }).check();
  await button(page, "Test connection").click();
  await expect(page.getByText(/^It works, the first word after/)).toBeVisible();
  await button(page, "Add model").click();
  await expect(toast(page, "Aurora added. It writes all texts from now on.")).toBeVisible();

  const headers = { Authorization: `Token ${await tokenOf(page)}` };
  const made = await page.request.post(`${desk.url}/api/campaigns`, { headers, data: campaign });
  const { id } = (await made.json()) as { id: string };
  await page.request.post(`${desk.url}/api/campaigns/${id}/generate`, { headers, data: {} });
  await expect
    .poll(async () => (await (await page.request.get(`${desk.url}/api/campaigns/${id}`, { headers })).json()).status, { timeout: 120_000 })
    .toBe("ready");
  await page.goto(`${desk.url}/campaigns/${id}`);
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
  const script = fileURLToPath(new URL("../../cli/src/main.ts", import.meta.url));
  await promisify(execFile)(process.execPath, [script, "backup", backup], { env: { ...process.env, DATA_DIR: desk.dataFolder } });
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

const campaign = {
  name: "Written by Aurora",
  main_story: story,
  from_date: "2083-03-01",
  to_date: "2083-03-28",
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
