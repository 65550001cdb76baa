import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openBrowser } from "./browser.ts";
import { folderWithCampaigns } from "./many-campaigns.ts";
import { administrator, residentMegabytes, signIn, startCopydesk } from "./process.ts";
import { median, type Row, seconds } from "./table.ts";

const rounds = 5;

/** How soon the process answers, how much it holds when nobody asks for anything, how soon a browser shows the list. */
export async function benchmarkStart(): Promise<Row[]> {
  return [await readiness(), await idleMemory(), await coldList()];
}

async function readiness(): Promise<Row> {
  const folder = mkdtempSync(join(tmpdir(), "copydesk-bench-"));
  await (await startCopydesk(folder)).stop();
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const server = await startCopydesk(folder);
    times.push(server.readyAfter);
    await server.stop();
  }
  rmSync(folder, { recursive: true, force: true });
  const time = median(times);
  return { what: "server process ready", measured: seconds(time), floor: "", ratio: null, goal: "≤ 0.80 s", ok: time <= 800 };
}

async function idleMemory(): Promise<Row> {
  const folder = mkdtempSync(join(tmpdir(), "copydesk-bench-"));
  const server = await startCopydesk(folder);
  await signIn(server.url);
  await new Promise((resolve) => setTimeout(resolve, 10_000));
  const megabytes = residentMegabytes(server.pid);
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
  return {
    what: "memory, idle after a sign-in",
    measured: `${Math.round(megabytes)} MB`,
    floor: "",
    ratio: null,
    goal: "≤ 120 MB",
    ok: megabytes <= 120,
  };
}

async function coldList(): Promise<Row> {
  const folder = await folderWithCampaigns(1_000);
  const server = await startCopydesk(folder);
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const browser = await openBrowser();
    const context = await browser.newContext();
    const token = await signIn(server.url);
    await context.addCookies([{ name: "auth_token", value: token, url: server.url }]);
    await context.addInitScript(`localStorage.setItem("auth_token", ${JSON.stringify(token)})`);
    const page = await context.newPage();
    const began = performance.now();
    await page.goto(`${server.url}/campaigns`, { waitUntil: "commit" });
    await page.locator("tbody tr a").nth(10).waitFor();
    times.push(performance.now() - began);
    await browser.close();
  }
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
  const time = median(times);
  return {
    what: `filled campaign list in Chromium, nothing cached (as ${administrator.email})`,
    measured: seconds(time),
    floor: "",
    ratio: null,
    goal: "≤ 0.60 s",
    ok: time <= 600,
  };
}
