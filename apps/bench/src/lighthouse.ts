import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { type BrowserContext, chromium } from "playwright-core";
import { browserOptions } from "./browser.ts";
import { folderWithCampaigns } from "./many-campaigns.ts";
import { freePort, signIn, startCopydesk } from "./process.ts";
import { median, type Row } from "./table.ts";

/** Fetched by npm when it is asked for: no other part needs it, and it weighs more than all of them. */
const lighthouse = "lighthouse@13.5.0";
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
const rounds = 3;

/** What Lighthouse gives three pages as a phone shows them, of a hundred for speed, accessibility, good practice and search engines. */
export async function benchmarkLighthouse(): Promise<Row[]> {
  const folder = await folderWithCampaigns(1_000);
  const server = await startCopydesk(folder);
  const profile = mkdtempSync(join(tmpdir(), "copydesk-bench-"));
  const port = await freePort();
  const context = await chromium.launchPersistentContext(profile, browserOptions([`--remote-debugging-port=${port}`]));
  try {
    const rows = [await audit("sign-in", `${server.url}/auth/login`, context, port)];
    const token = await signIn(server.url);
    const { results } = (await (
      await fetch(`${server.url}/api/campaigns?limit=1`, { headers: { Authorization: `Token ${token}` } })
    ).json()) as { results: { id: string }[] };
    await context.addCookies([{ name: "auth_token", value: token, url: server.url }]);
    const page = await context.newPage();
    await page.goto(`${server.url}/icon.svg`);
    await page.evaluate(`localStorage.setItem("auth_token", ${JSON.stringify(token)})`);
    await page.close();
    rows.push(await audit("campaign list", `${server.url}/campaigns`, context, port));
    rows.push(await audit("hub", `${server.url}/campaigns/${results[0]?.id}`, context, port));
    return rows;
  } finally {
    await context.close();
    await server.stop();
    for (const one of [folder, profile]) rmSync(one, { recursive: true, force: true });
  }
}

/** Every round begins without a file of the console. Lighthouse would also forget who is signed in, and is told to leave all as it is. */
async function forgetFiles(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await (await context.newCDPSession(page)).send("Network.clearBrowserCache");
  await page.close();
}

type Scores = Record<(typeof categories)[number], number>;

async function audit(name: string, url: string, context: BrowserContext, port: number): Promise<Row> {
  const all: Scores[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await forgetFiles(context);
    all.push(await scoresOf(url, port));
  }
  const scores = categories.map((category) => median(all.map((one) => one[category])));
  return {
    what: `Lighthouse, phone, ${name}: ${categories.join(", ")}`,
    measured: scores.join(" / "),
    floor: "",
    ratio: null,
    goal: categories.map(() => 100).join(" / "),
    ok: scores.every((score) => score === 100),
  };
}

/** What costs points is printed, so that one can look at it. */
async function scoresOf(url: string, port: number): Promise<Scores> {
  const folder = mkdtempSync(join(tmpdir(), "copydesk-bench-"));
  const file = join(folder, "report.json");
  const told = ["--output=json", `--output-path=${file}`, "--quiet", `--port=${port}`, "--disable-storage-reset"];
  const only = `--only-categories=${categories.join(",")}`;
  await promisify(execFile)("npx", ["--yes", lighthouse, url, ...told, only], { timeout: 180_000, maxBuffer: 20_000_000 });
  const report = JSON.parse(readFileSync(file, "utf8")) as Report;
  rmSync(folder, { recursive: true, force: true });
  for (const { title, score, scoreDisplayMode, displayValue = "" } of Object.values(report.audits))
    if (score !== null && score < 0.9 && scoreDisplayMode !== "informative")
      process.stdout.write(`    ${new URL(url).pathname}: ${title} ${score} ${displayValue}\n`);
  return Object.fromEntries(categories.map((name) => [name, Math.round((report.categories[name]?.score ?? 0) * 100)])) as Scores;
}

interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { title: string; score: number | null; scoreDisplayMode: string; displayValue?: string }>;
}
