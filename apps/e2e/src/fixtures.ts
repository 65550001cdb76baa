import { test as base, expect, type Page } from "@playwright/test";
import { administrator, type Copydesk, startCopydesk } from "./copydesk.ts";
import { lookAt, screens } from "./look-at.ts";
import { signInByCall } from "./people.ts";

interface Fixtures {
  desk: Copydesk;
  /** Everything that went wrong in the page; a test that expects some of it takes it out. */
  troubles: string[];
  /** Makes a page the administrator's, who knows the tours; on another server when one is given. It opens nothing yet. */
  signIn: (page?: Page, url?: string) => Promise<void>;
}

interface PerWorker {
  /** The environment of the server, where a file needs more than the usual. */
  serverEnv: Record<string, string>;
  /** The server of the file whose tests are running. */
  deskOf: (file: string) => Promise<Copydesk>;
}

/** One server for all tests of a file; a page that fails its test on console errors and failed requests. */
export const test = base.extend<Fixtures, PerWorker>({
  serverEnv: [{}, { scope: "worker", option: true }],
  deskOf: [
    async ({ serverEnv }, use) => {
      let current: { file: string; desk: Copydesk } | undefined;
      await use(async (file) => {
        if (current?.file === file) return current.desk;
        await current?.desk.dispose();
        current = { file, desk: await startCopydesk(serverEnv) };
        return current.desk;
      });
      await current?.desk.dispose();
    },
    { scope: "worker" },
  ],
  desk: async ({ deskOf }, use, { file }) => use(await deskOf(file)),
  baseURL: async ({ desk }, use) => use(desk.url),
  // biome-ignore lint/correctness/noEmptyPattern: as above
  troubles: async ({}, use) => use([]),
  page: async ({ page, troubles }, use) => {
    watchForTrouble(page, troubles);
    await use(page);
    expect(troubles, "console errors and failed requests").toEqual([]);
  },
  signIn: async ({ page, desk }, use) => use((own = page, url = desk.url) => signInByCall(own, url, administrator)),
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
