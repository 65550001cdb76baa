import type { Browser, Page } from "playwright-core";
import { type AnsweringEndpoint, firstWord } from "./answering-endpoint.ts";
import { openBrowser } from "./browser.ts";
import { longConversation, longMessages, shortConversation } from "./many-messages.ts";
import { processorMilliseconds, type Running } from "./process.ts";
import { median, milliseconds, type Row } from "./table.ts";

const rounds = 5;
const mostToRead = 300;
const mostToFirstCharacter = 100;

interface Opened {
  wall: number;
  /** Processor time of the page, with all its threads, and of the server. */
  page: number;
  server: number;
}

/** In a fresh Chromium each: a long conversation until its last answer is there to read, and the first character of a new answer. */
export async function readConversations(server: Running, token: string, endpoint: AnsweringEndpoint): Promise<Row[]> {
  const opened: Opened[] = [];
  const begun: Opened[] = [];
  const chosen: number[] = [];
  const late: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const first = await openPage(server, token);
    begun.push(await open(first, server, emptyChat));
    await first.browser.close();
    const { browser, page } = await openPage(server, token);
    opened.push(await open({ browser, page }, server, longOne));
    // A short one: of the long one the agent would write a summary first.
    await page.goto(`${server.url}/chat/${shortConversation}`);
    await page.waitForTimeout(1_000);
    for (let question = 0; question < 2; question += 1) late.push(await ask(page, endpoint));
    chosen.push(await choose(page));
    await browser.close();
  }
  const walls = opened.map((one) => one.wall);
  const start = median(begun.map((one) => one.wall));
  const processor = opened.map((one) => one.page + one.server);
  return [
    {
      what: `a conversation of ${longMessages} messages, a fresh browser at its address until its text is there (processor: page ${milliseconds(median(opened.map((one) => one.page)))}, server ${milliseconds(median(opened.map((one) => one.server)))})`,
      measured: `${milliseconds(median(walls))}, processor ${milliseconds(median(processor))}`,
      floor: "",
      ratio: null,
      goal: "",
      ok: true,
    },
    {
      what: "beyond what the empty chat takes there, which is the start of the console",
      measured: `${milliseconds(median(walls) - start)} of ${milliseconds(median(walls))}; the empty chat ${milliseconds(start)}`,
      floor: "",
      ratio: null,
      goal: `≤ ${milliseconds(mostToRead)}`,
      ok: median(walls) - start <= mostToRead,
    },
    {
      what: `the same, chosen in the list of a console that is open`,
      measured: `${milliseconds(median(chosen))}, at most ${milliseconds(Math.max(...chosen))}`,
      floor: "",
      ratio: null,
      goal: `≤ ${milliseconds(mostToRead)}`,
      ok: median(chosen) <= mostToRead,
    },
    {
      what: `the first character of an answer after the endpoint's first token, slowest of ${late.length}`,
      measured: `${milliseconds(Math.max(...late))}, median ${milliseconds(median(late))}`,
      floor: "",
      ratio: null,
      goal: `≤ ${milliseconds(mostToFirstCharacter)}`,
      ok: Math.max(...late) <= mostToFirstCharacter,
    },
  ];
}

/** What is opened at `/chat/…`, and what stands there when it can be used. */
interface Opening {
  id: string;
  selector: string;
  words: string;
}
const emptyChat: Opening = { id: "", selector: "[aria-label='Example questions'] button", words: "" };
const longOne: Opening = { id: longConversation, selector: "[data-message]", words: `message ${longMessages - 1} ` };

/** Resolves in the page with the time of the machine's clock at which words stand in the last of these elements, its frame drawn. */
const whenThere = ({ selector, words }: Omit<Opening, "id">) => `new Promise((resolve) => {
  const isThere = () => [...document.querySelectorAll(${JSON.stringify(selector)})].at(-1)?.textContent.includes(${JSON.stringify(words)});
  const look = () => requestAnimationFrame(() => isThere() ? setTimeout(() => resolve(performance.timeOrigin + performance.now())) : look());
  look();
})`;

/** A browser that has never been here, signed in, at rest. */
async function openPage(server: Running, token: string): Promise<{ browser: Browser; page: Page }> {
  const browser = await openBrowser();
  const context = await browser.newContext({ viewport: { width: 1440, height: 1000 } });
  await context.addCookies([{ name: "auth_token", value: token, url: server.url }]);
  await context.addInitScript(`localStorage.setItem("auth_token", ${JSON.stringify(token)})`);
  const page = await context.newPage();
  await page.waitForTimeout(1_500);
  return { browser, page };
}

async function open({ browser, page }: { browser: Browser; page: Page }, { url, pid }: Running, opening: Opening): Promise<Opened> {
  const [before, server] = [await processorOfPages(browser), processorMilliseconds(pid)];
  const began = Date.now();
  await page.goto(`${url}/chat/${opening.id}`, { waitUntil: "commit" });
  const there = (await page.evaluate(whenThere(opening))) as number;
  return { wall: there - began, page: (await processorOfPages(browser)) - before, server: processorMilliseconds(pid) - server };
}

/** Milliseconds from the press on its line in the list. */
async function choose(page: Page): Promise<number> {
  await page.evaluate(`addEventListener("pointerdown", () => {
    const began = performance.timeOrigin + performance.now();
    window.taken = ${whenThere(longOne)}.then((there) => there - began);
  }, { once: true, capture: true })`);
  await page.locator(`a[href$="/chat/${longConversation}"]`).click();
  return page.evaluate("window.taken");
}

/** Processor time of all pages of a browser since they began, in milliseconds. */
async function processorOfPages(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  await session.detach();
  return processInfo.reduce((sum, one) => (one.type === "renderer" ? sum + one.cpuTime * 1_000 : sum), 0);
}

/** Asks something and answers how long after the endpoint's first token its first word is on the screen. */
async function ask(page: Page, endpoint: AnsweringEndpoint): Promise<number> {
  const number = endpoint.began.length;
  await page.getByRole("textbox", { name: "Your question" }).fill("What is there to say?");
  await page.keyboard.press("Enter");
  const there = (await page.evaluate(whenThere({ selector: longOne.selector, words: firstWord(number) }))) as number;
  await page.getByRole("button", { name: "Send", exact: true }).waitFor();
  return there - (endpoint.began[number] ?? Number.NaN);
}
