import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openBrowser } from "./browser.ts";
import { folderWithCampaigns } from "./many-campaigns.ts";
import { administrator, residentMegabytes, signIn, startCopydesk, startNpm } from "./process.ts";
import { median, type Row, seconds } from "./table.ts";

const rounds = 7;
/** Milliseconds that a new browser is given to come up, as the one that a person has open already; its cache is empty. */
const browserStart = 1_500;

/** How soon the process answers, how much it holds when nobody asks for anything, how soon a browser shows the list. */
export async function benchmarkStart(): Promise<Row[]> {
  return [
    ...(await readiness()),
    await idleMemory("memory, idle after a sign-in", { folder: emptyFolder(), most: 120 }),
    ...(await full()),
  ];
}

async function full(): Promise<Row[]> {
  const idle = { folder: await folderWithCampaigns(100_000), most: 140 };
  return [await idleMemory("memory, idle after a sign-in, 100 000 campaigns", idle), ...(await coldLists()), await npmStart()];
}

const emptyFolder = () => mkdtempSync(join(tmpdir(), "copydesk-bench-"));

interface Started {
  what: string;
  folder: string;
  /** Until the process says that it is up, and until it can work. */
  up: number[];
  ready: number[];
}

/** On an empty folder and on full ones by turns, so that a busy machine meets them alike. */
async function readiness(): Promise<Row[]> {
  const started: Started[] = [
    { what: "an empty folder", folder: emptyFolder(), up: [], ready: [] },
    { what: "100 000 campaigns", folder: await folderWithCampaigns(100_000), up: [], ready: [] },
    { what: "1 000 000 campaigns", folder: await folderWithCampaigns(1_000_000), up: [], ready: [] },
  ];
  for (let round = -1; round < rounds; round += 1) {
    for (const { folder, up, ready } of started) {
      const server = await startCopydesk(folder);
      if (round >= 0) up.push(server.upAfter);
      if (round >= 0) ready.push(server.readyAfter);
      await server.stop();
    }
  }
  for (const { folder } of started) rmSync(folder, { recursive: true, force: true });
  return started.flatMap(({ what, up, ready }) => [
    startRow(`server process up, ${what}`, median(up)),
    startRow(`server process ready, ${what}`, median(ready)),
  ]);
}

const startRow = (what: string, time: number): Row => ({
  what,
  measured: seconds(time),
  floor: "",
  ratio: null,
  goal: "≤ 0.80 s",
  ok: time <= 800,
});

async function idleMemory(what: string, { folder, most }: { folder: string; most: number }): Promise<Row> {
  const server = await startCopydesk(folder);
  await signIn(server.url);
  await new Promise((resolve) => setTimeout(resolve, 10_000));
  const megabytes = residentMegabytes(server.pid);
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
  return {
    what,
    measured: `${Math.round(megabytes)} MB`,
    floor: "",
    ratio: null,
    goal: `≤ ${most} MB`,
    ok: megabytes <= most,
  };
}

interface Device {
  what: string;
  most: number;
  rounds: number;
  throttle?: { down: number; up: number; latency: number; cpu: number };
}

/** A phone as Lighthouse has it: bytes a second, milliseconds, and how many times slower its processor is. */
const slowPhone = { down: 1_638_400 / 8, up: 768_000 / 8, latency: 150, cpu: 4 };
const devices: readonly Device[] = [
  { what: "here", most: 350, rounds },
  { what: "on slow 4G with a processor four times slower", most: 1_500, rounds: 3, throttle: slowPhone },
];

/** Rounds in turns with the floor, which tells how busy the machine was: the same browser opening one small file. */
async function coldLists(): Promise<Row[]> {
  const folder = await folderWithCampaigns(1_000);
  const server = await startCopydesk(folder);
  const token = await signIn(server.url);
  const rows: Row[] = [];
  for (const device of devices) {
    const times: number[] = [];
    const floors: number[] = [];
    for (let round = 0; round < device.rounds; round += 1) {
      floors.push(await timeToSee(new URL("/icon.svg", server.url), { selector: "svg", token, device }));
      times.push(await timeToSee(new URL("/campaigns", server.url), { selector: "tbody tr:nth-child(11) a", token, device }));
    }
    const time = median(times);
    rows.push({
      what: `filled campaign list in Chromium, nothing cached, ${device.what} (as ${administrator.email})`,
      measured: seconds(time),
      floor: seconds(median(floors)),
      ratio: null,
      goal: `≤ ${seconds(device.most)}`,
      ok: time <= device.most,
    });
  }
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
  return rows;
}

interface Sight {
  selector: string;
  token: string;
  device: Device;
}

/** Milliseconds from asking for a page to its first sight of an element, in a new browser that has come up. */
async function timeToSee(address: URL, { selector, token, device: { throttle } }: Sight): Promise<number> {
  const browser = await openBrowser();
  const context = await browser.newContext();
  await context.addCookies([{ name: "auth_token", value: token, url: address.origin }]);
  await context.addInitScript(`localStorage.setItem("auth_token", ${JSON.stringify(token)})`);
  const page = await context.newPage();
  if (throttle) {
    const session = await context.newCDPSession(page);
    const { down: downloadThroughput, up: uploadThroughput, latency } = throttle;
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", { offline: false, downloadThroughput, uploadThroughput, latency });
    await session.send("Emulation.setCPUThrottlingRate", { rate: throttle.cpu });
  }
  await page.waitForTimeout(browserStart);
  const began = performance.now();
  await page.goto(address.href, { waitUntil: "commit" });
  await page.evaluate(untilPainted(selector));
  const time = performance.now() - began;
  await browser.close();
  return time;
}

/** The README's first command where everything is installed and built, until it can work. */
async function npmStart(): Promise<Row> {
  const times: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const folder = emptyFolder();
    const server = await startNpm(folder);
    times.push(server.readyAfter);
    await server.stop();
    // npm hands no signal on: the server notices that npm has gone.
    await untilGone(server.url);
    rmSync(folder, { recursive: true, force: true });
  }
  return { what: "npm start, installed and built before", measured: seconds(median(times)), floor: "", ratio: null, goal: "", ok: true };
}

async function untilGone(url: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (!(await fetch(`${url}/api/healthz`).catch(() => null))) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** An expression that ends once the element is there and its frame is drawn; lighter on the page than a locator. */
const untilPainted = (selector: string): string => `new Promise((resolve) => {
  const look = () => requestAnimationFrame(document.querySelector(${JSON.stringify(selector)}) ? () => setTimeout(resolve) : look);
  look();
})`;
