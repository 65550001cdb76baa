import { rmSync } from "node:fs";
import type { Page } from "playwright-core";
import { openBrowser } from "./browser.ts";
import { folderWithLargeCampaign, type LargeCampaign } from "./large-campaign.ts";
import { residentMegabytes, signIn, startCopydesk } from "./process.ts";
import { median, milliseconds, percentile, type Row, seconds } from "./table.ts";

const rounds = 5;

/** A campaign of three hundred pieces: how soon it is there to read, how it answers keys and clicks, what its exports cost. */
export async function benchmarkHub(): Promise<Row[]> {
  const campaign = await folderWithLargeCampaign();
  const server = await startCopydesk(campaign.folder);
  try {
    const token = await signIn(server.url);
    return [...(await reading(server.url, token, campaign)), ...(await exporting(server, token, campaign))];
  } finally {
    await server.stop();
    rmSync(campaign.folder, { recursive: true, force: true });
  }
}

const limit = (what: string, value: number, most: number, show: (value: number) => string): Row => ({
  what,
  measured: show(value),
  floor: "",
  ratio: null,
  goal: `≤ ${show(most)}`,
  ok: value <= most,
});

async function reading(url: string, token: string, campaign: LargeCampaign): Promise<Row[]> {
  const opened: number[] = [];
  const switched: number[] = [];
  const compared: number[] = [];
  const keys: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const browser = await openBrowser();
    const context = await browser.newContext({ viewport: { width: 1440, height: 1000 } });
    await context.addCookies([{ name: "auth_token", value: token, url }]);
    await context.addInitScript(`localStorage.setItem("auth_token", ${JSON.stringify(token)})`);
    const page = await context.newPage();
    await page.waitForTimeout(1_500);
    opened.push(await open(page, `${url}/campaigns/${campaign.id}`));
    await page.waitForTimeout(1_000);
    switched.push(await switchLanguage(page));
    compared.push(await compare(page));
    keys.push(...(await type(page)));
    await browser.close();
  }
  const slow = percentile(keys, 0.95);
  return [
    limit("a campaign of 20 × 15 with 20 versions each, opened to readable text", median(opened), 1_500, seconds),
    limit("its next language, until the text is there", median(switched), 200, milliseconds),
    limit("comparing two texts of 20,000 characters", median(compared), 100, milliseconds),
    limit(`a key typed in it, until it is painted (median ${milliseconds(median(keys))}), 95 % within`, slow, 50, milliseconds),
  ];
}

/** Resolves in the page with the milliseconds until an expression is true and its frame is drawn. */
const until = (condition: string) => `new Promise((resolve) => {
  const began = performance.now();
  const look = () => requestAnimationFrame(() => (${condition}) ? setTimeout(() => resolve(performance.now() - began)) : look());
  look();
})`;

const firstText = `document.querySelector('section[aria-label="LinkedIn post"] p')?.textContent?.length > 100`;

async function open(page: Page, address: string): Promise<number> {
  const began = performance.now();
  await page.goto(address, { waitUntil: "commit" });
  await page.evaluate(until(firstText));
  const time = performance.now() - began;
  await seen(page);
  return time;
}

/** The guided tour of a first visit is not what is measured. */
async function seen(page: Page): Promise<void> {
  await page.waitForTimeout(500);
  await page.keyboard.press("Escape");
}

/** Presses an element within the page itself, so that the way from here to there does not count. */
const pressAnd = (selector: string, condition: string) => `(() => {
  const element = document.querySelector(${JSON.stringify(selector)});
  const done = ${until(condition)};
  element.dispatchEvent(new MouseEvent("mousedown", { bubbles: true, button: 0 }));
  element.click();
  return done;
})()`;

async function switchLanguage(page: Page): Promise<number> {
  const tabs = page.getByRole("tab");
  // As with a mouse: it is over the tab before it is clicked.
  await tabs.nth(1).hover();
  await page.waitForTimeout(300);
  const id = await tabs.nth(1).getAttribute("id");
  const isThere = `document.getElementById(${JSON.stringify(id)}).dataset.state === "active" && ${firstText}`;
  const time = (await page.evaluate(pressAnd(`[id=${JSON.stringify(id)}]`, isThere))) as number;
  await tabs.nth(0).click();
  await page.waitForTimeout(1_000);
  return time;
}

/** From the click to the differences on the screen, both texts being there already. */
async function compare(page: Page): Promise<number> {
  const piece = page.getByRole("region", { name: "Blog article", exact: true });
  await piece.scrollIntoViewIfNeeded();
  await piece.getByRole("button", { name: "Compare" }).click();
  const dialog = page.getByRole("dialog", { name: /Compare versions/ });
  await dialog.locator("ins, del, mark").first().waitFor();
  await page.keyboard.press("Escape");
  await page.waitForTimeout(500);
  const button = 'section[aria-label="Blog article"] [data-tour="compare"]';
  const time = (await page.evaluate(pressAnd(button, "document.querySelector('[role=dialog] :is(ins, del, mark)')"))) as number;
  await page.keyboard.press("Escape");
  await page.waitForTimeout(500);
  return time;
}

/** Milliseconds from each key to the frame that shows it, as the browser itself reports them in steps of 8. */
async function type(page: Page): Promise<number[]> {
  const piece = page.getByRole("region", { name: "LinkedIn post", exact: true });
  await piece.scrollIntoViewIfNeeded();
  await piece.getByRole("button", { name: "Edit text" }).click();
  await piece.getByRole("textbox").first().click();
  await page.evaluate(`window.keys = []; new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.name === "keydown" || entry.name === "keypress") window.keys.push(entry.duration);
  }).observe({ type: "event", durationThreshold: 16 })`);
  const letters = 60;
  await page.keyboard.type("a kettle that is mended stays a kettle for another ten years".slice(0, letters), { delay: 40 });
  await page.waitForTimeout(300);
  const slow = (await page.evaluate("window.keys")) as number[];
  // Keys quicker than 16 ms are not reported.
  return [...slow, ...Array.from({ length: Math.max(0, letters - slow.length) }, () => 8)];
}

/** Excel and PDF of the whole campaign over HTTP, while somebody else asks for a page all the time. */
async function exporting(server: { url: string; pid: number }, token: string, { id }: LargeCampaign): Promise<Row[]> {
  const delays: number[] = [];
  let most = 0;
  let isOver = false;
  const others = (async () => {
    while (!isOver) {
      const began = performance.now();
      await (await fetch(`${server.url}/api/healthz`)).arrayBuffer();
      delays.push(performance.now() - began);
      most = Math.max(most, residentMegabytes(server.pid));
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  })();
  const excel = await timeExport(`${server.url}/api/campaigns/${id}/export?format=xlsx`, token);
  const pdf = await timeExport(`${server.url}/api/campaigns/${id}/export?format=pdf`, token);
  isOver = true;
  await others;
  return [
    limit("Excel of it", excel, 5_000, seconds),
    limit("PDF of it", pdf, 30_000, seconds),
    limit("memory of the process meanwhile", most, 400, (value) => `${Math.round(value)} MB`),
    limit("other requests meanwhile, 99 % within", percentile(delays, 0.99), 50, milliseconds),
  ];
}

async function timeExport(address: string, token: string): Promise<number> {
  const began = performance.now();
  const response = await fetch(address, { headers: { Authorization: `Token ${token}` } });
  const bytes = await response.arrayBuffer();
  if (!response.ok || bytes.byteLength < 10_000) throw new Error(`The export failed: ${response.status}`);
  return performance.now() - began;
}
