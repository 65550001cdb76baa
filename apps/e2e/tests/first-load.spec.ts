import { gzipSync } from "node:zlib";
import type { Page, Request } from "@playwright/test";
import { expect, test } from "../src/fixtures.ts";
import { makeCampaign } from "../src/written-campaign.ts";

/** The scripts that a page loads from now on. */
function watchScripts(page: Page) {
  const addresses = new Set<string>();
  page.on("request", (request) => {
    const address = request.url();
    if (new URL(address).pathname.endsWith(".js")) addresses.add(address);
  });
  const size = async (address: string) => gzipSync(await (await page.request.get(address)).body(), { level: 9 }).byteLength;
  return {
    names: () => [...addresses].join(" "),
    kilobytes: async () => (await Promise.all([...addresses].map(size))).reduce((sum, one) => sum + one, 0) / 1_000,
  };
}

/** What loads only when it is used. */
const onlyWhenUsed = /calendar|editor|markdown|tour-overlay|command-palette/;

test("the sign-in page loads little, and nothing of the console", async ({ page }) => {
  const scripts = watchScripts(page);
  const everything: Request[] = [];
  page.on("requestfinished", (request) => everything.push(request));
  await page.goto("/auth/login", { waitUntil: "networkidle" });
  expect(await scripts.kilobytes()).toBeLessThanOrEqual(130);
  const sizes = await Promise.all(everything.map(async (request) => (await request.sizes()).responseBodySize));
  expect(sizes.reduce((sum, one) => sum + one, 0) / 1_000, "fonts and the picture included").toBeLessThanOrEqual(170);
  expect(scripts.names()).not.toMatch(/console|campaigns|query/);
  expect((await page.request.get("/robots.txt")).headers()["content-type"]).toContain("text/plain");
});

test("the list of campaigns loads no editor, no calendar and no tour until they are used", async ({ page, signIn }) => {
  await signIn();
  // Filters are there once there is something to filter.
  await makeCampaign(page, "Something to filter", ["x"]);
  const scripts = watchScripts(page);
  await page.goto("/campaigns", { waitUntil: "networkidle" });
  expect(await scripts.kilobytes()).toBeLessThanOrEqual(250);
  expect(scripts.names()).not.toMatch(onlyWhenUsed);
  await page.getByRole("search").getByRole("button", { name: "Dates", exact: true }).click();
  await page.getByRole("button", { name: "From Any day" }).click();
  await expect(page.getByRole("grid").first()).toBeVisible();
  expect(scripts.names()).toMatch(/calendar/);
});

test("the list is asked for once, before the app is there", async ({ page, signIn }) => {
  await signIn();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/campaigns?scope=mine", { waitUntil: "networkidle" });
  expect(asked.filter((path) => path.includes("campaigns.list"))).toHaveLength(1);
  expect(asked.filter((path) => path.includes("profile.get"))).toEqual([
    "/api/trpc/auth.company,profile.get,profile.modules,profile.rights",
  ]);
});
