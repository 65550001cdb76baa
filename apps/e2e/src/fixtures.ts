import { test as base, expect, type Page } from "@playwright/test";
import { administrator, type Copydesk, type Desk, startCopydesk } from "./copydesk.ts";
import { type Host, startHost } from "./host.ts";
import { type KeptContext, keepContext } from "./kept-context.ts";
import { lookAt, screens } from "./look-at.ts";
import { signInByCall } from "./people.ts";
import { postgresVariable } from "./shared-data.ts";
import { whenUsable } from "./when-usable.ts";

interface Fixtures {
  desk: Desk;
  /** Everything that went wrong in the page; a test that expects some of it takes it out. */
  troubles: string[];
  /** Makes a page the administrator's, who knows the tours; on another server when one is given. It opens nothing yet. */
  signIn: (page?: Page, url?: string) => Promise<void>;
  /** The environment of the server, where a file needs more than the usual. */
  serverEnv: Record<string, string>;
  /** Whether the server is a process of its own, which may be killed. */
  ownProcess: boolean;
  /** Whether every test has a browser that has kept nothing yet: where that is what it is about, and where it turns the clock of its pages. */
  ownContext: boolean;
  startBeside: StartBeside | null;
  running: Running;
}

/** What a file needs beside its server, and what the server is told of it. */
interface Beside {
  env: Record<string, string>;
  close(): Promise<void>;
}

type StartBeside = () => Promise<Beside>;

interface Wanted {
  file: string;
  startBeside: StartBeside | null;
  serverEnv: Record<string, string>;
  ownProcess: boolean;
}

interface Running {
  wanted: Wanted;
  desk: Desk;
  beside: Beside | null;
  kept: KeptContext | null;
}

interface PerWorker {
  /** The server of the file whose tests are running, and what runs beside it. */
  runningOf: (wanted: Wanted) => Promise<Running>;
}

/**
 * One server and one browser context for all tests of a file; a page that fails its test on console errors and failed requests. What differs from file to file
 * is said by fixtures of tests, not of workers: for those Playwright would begin another worker, with another browser.
 */
export const test = base.extend<Fixtures, PerWorker>({
  serverEnv: [{}, { option: true }],
  ownProcess: [false, { option: true }],
  ownContext: [false, { option: true }],
  startBeside: [null, { option: true }],
  runningOf: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are asked for from this pattern
    async ({}, use) => {
      let current: Running | undefined;
      let host: Host | undefined;
      async function end() {
        const ending = current;
        current = undefined;
        await ending?.kept?.close();
        await ending?.desk.dispose();
        await ending?.beside?.close();
      }
      await use(async (wanted) => {
        if (current?.wanted.file === wanted.file && current.wanted.startBeside === wanted.startBeside) return current;
        await end();
        const beside = (await wanted.startBeside?.()) ?? null;
        const env = { ...wanted.serverEnv, ...beside?.env };
        // Those on one Postgres are several.
        const isProcess = wanted.ownProcess || process.env[postgresVariable] !== undefined;
        host ??= isProcess ? undefined : startHost();
        const desk = isProcess || !host ? await startCopydesk(env) : await host.open(env);
        current = { wanted, desk, beside, kept: null };
        return current;
      });
      await end();
      await host?.end();
    },
    { scope: "worker" },
  ],
  running: async ({ runningOf, startBeside, serverEnv, ownProcess }, use, { file }) =>
    use(await runningOf({ file, startBeside, serverEnv, ownProcess })),
  desk: ({ running }, use) => use(running.desk),
  baseURL: async ({ desk }, use) => use(desk.url),
  context: async ({ running, ownContext, browser, baseURL, viewport, locale, timezoneId, contextOptions }, use) => {
    const open = () => browser.newContext({ ...contextOptions, baseURL, viewport, locale, timezoneId });
    if (!ownContext) running.kept ??= await keepContext(await open(), running.desk.url);
    const kept = ownContext ? null : running.kept;
    const context = kept?.context ?? (await open());
    await use(context);
    await (kept ? kept.empty() : context.close());
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above
  troubles: async ({}, use) => use([]),
  page: async ({ page, troubles }, use) => {
    watchForTrouble(page, troubles);
    await use(whenUsable(page));
    expect(troubles, "console errors and failed requests").toEqual([]);
  },
  signIn: async ({ page, desk }, use) => use((own = page, url = desk.url) => signInByCall(own, url, administrator)),
});

/** Tests on a server beside which something else runs: begun with the first test of a file, ended after the last. */
export const testBeside = <T extends Beside>(start: () => Promise<T>) =>
  test.extend<{ beside: T }>({
    // biome-ignore lint/correctness/noEmptyPattern: as above
    startBeside: async ({}, use) => use(start),
    beside: ({ running }, use) => use(running.beside as T),
  });

/** Tests on a server in a process of its own. */
export const testOfProcess = test.extend<{ desk: Copydesk }>({
  ownProcess: true,
  desk: ({ running }, use) => use(running.desk as Copydesk),
});

export { expect, lookAt, screens };

function watchForTrouble(page: Page, troubles: string[]): void {
  page.on("console", (message) => message.type() === "error" && troubles.push(`console: ${message.text()}`));
  page.on("pageerror", (error) => troubles.push(`page: ${error.message}`));
  page.on("response", (response) => response.status() >= 500 && troubles.push(`${response.status()} ${response.url()}`));
  page.on("requestfailed", (request) => {
    // A page that is left cancels what it was loading; that is no failure.
    if (request.failure()?.errorText !== "net::ERR_ABORTED") troubles.push(`${request.failure()?.errorText} ${request.url()}`);
  });
}
