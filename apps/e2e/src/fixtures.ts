import { join } from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";
import { administrator, type Copydesk, startCopydesk } from "./copydesk.ts";

interface Fixtures {
  desk: Copydesk;
  /** Everything that went wrong in the page; a test that expects some of it takes it out. */
  troubles: string[];
  /** Signs in as the administrator, on another server when one is given. */
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
  signIn: async ({ page }, use) =>
    use(async (own = page, url = "") => {
      await own.goto(`${url}/auth/login`);
      await own.getByLabel("Email").fill(administrator.email);
      await own.getByLabel("Password", { exact: true }).fill(administrator.password);
      await own.getByRole("button", { name: "Sign in", exact: true }).click();
      await own.waitForURL("**/campaigns");
      await knowTheTours(own);
    }),
});

export { expect };

const tourFlows = [
  "campaign-create",
  "campaign-content",
  "campaign-content-block",
  "campaign-content-advance-configuration",
  "channel-create",
  "model-create",
  "voice-create",
  "style-guide-create",
  "voice-example-create",
  "admin-schedule-configuration",
  "admin-outline-configuration",
  "campaign-schedule-block",
];

/** As somebody who has been here before: no guided tour begins by itself. */
export async function knowTheTours(page: Page): Promise<void> {
  const token = await page.evaluate<string>(`localStorage.getItem("auth_token")`);
  const answer = await page.request.post(new URL("/api/user-preference/", page.url()).href, {
    headers: { Authorization: `Token ${token}` },
    data: tourFlows.map((flow) => ({ key: `tour.${flow}.done`, value: "true", value_type: "boolean" })),
  });
  expect(answer.ok(), "the tours are marked as seen").toBe(true);
}

function watchForTrouble(page: Page, troubles: string[]): void {
  page.on("console", (message) => message.type() === "error" && troubles.push(`console: ${message.text()}`));
  page.on("pageerror", (error) => troubles.push(`page: ${error.message}`));
  page.on("response", (response) => response.status() >= 500 && troubles.push(`${response.status()} ${response.url()}`));
  page.on("requestfailed", (request) => {
    // A page that is left cancels what it was loading; that is no failure.
    if (request.failure()?.errorText !== "net::ERR_ABORTED") troubles.push(`${request.failure()?.errorText} ${request.url()}`);
  });
}

/** Fails on findings of axe that keep somebody from using the page. */
async function expectNoSeriousFindings(page: Page, where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const serious = violations
    .filter((one) => one.impact === "serious" || one.impact === "critical")
    .map((one) => `${one.id}: ${one.nodes.map((node) => node.target.join(" ")).join(", ")}`);
  expect(serious, `serious findings on ${where}`).toEqual([]);
}

export const screens = join(import.meta.dirname, "../../../test-results/screens");

const widths = [375, 768, 1440] as const;

/** Takes a picture of a screen at each width in both themes, kept with the test output, and has axe look at each. */
export async function lookAt(page: Page, name: string, at: readonly number[] = widths): Promise<void> {
  const before = page.viewportSize();
  for (const theme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    for (const width of at) {
      await page.setViewportSize({ width, height: 1000 });
      await page.waitForTimeout(150);
      await page.screenshot({ path: join(screens, `${name}-${width}-${theme}.png`) });
      await expectNoSeriousFindings(page, `${name} at ${width} px, ${theme}`);
      const overflow = await page.evaluate<number>("document.documentElement.scrollWidth - document.documentElement.clientWidth");
      expect(overflow, `${name} scrolls sideways at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "no-preference" });
  if (before) await page.setViewportSize(before);
}
