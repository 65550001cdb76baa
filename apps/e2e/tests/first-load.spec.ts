import { gzipSync } from "node:zlib";
import type { BlockSummary, VersionDetail } from "@copydesk/contracts";
import type { Page, Request } from "@playwright/test";
import { call } from "../src/call.ts";
import { expect, test } from "../src/fixtures.ts";
import { generate, makeCampaign } from "../src/written-campaign.ts";

test.use({ ownContext: true });

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

/** As somebody else does who has the campaign open, too. */
async function rewrite(page: Page, campaign_id: string, headline: string): Promise<void> {
  const blocks = await call<BlockSummary[]>(page, "blocks.overview", { campaign_id }, "GET");
  const press = blocks.find((block) => block.channel_code === "press");
  const base_version_id = press?.selected_version_id;
  const { content } = await call<VersionDetail>(page, "blocks.version", { version_id: base_version_id }, "GET");
  const fields = { ...(content.kind === "content" && content.fields), headline };
  await call(page, "blocks.save", { block_id: press?.id, base_version_id, content: { kind: "content", fields } });
}

function hold() {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { release, held };
}

/** The same for the console's own files, with what is asked for from then on. */
async function holdConsole(page: Page) {
  const { release, held } = hold();
  await page.route(/assets\/start-.*\.js/, (route) => held.then(() => route.continue()));
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  return { release, asked };
}

const drawing = (page: Page) => page.locator("#drawn");

test("the form to sign in can be read before the console has loaded, which takes its place where it stands", async ({ page }) => {
  await expect.poll(async () => (await page.request.get("/campaigns")).text(), { timeout: 20_000 }).toContain('id="drawn"');
  const { release, asked } = await holdConsole(page);
  const opened = page.goto("/campaigns?scope=mine");
  const button = page.locator("form button[type=submit]");
  await expect(drawing(page).locator("form")).toContainText("Forgot password?");
  const before = await button.boundingBox();
  release();
  await opened;
  await expect(drawing(page)).toHaveCount(0);
  await expect(page).toHaveURL(`/auth/login?redirect=${encodeURIComponent("/campaigns?scope=mine")}`);
  await expect(page.getByLabel("Email")).toBeFocused();
  expect(await button.boundingBox()).toEqual(before);
  expect(asked.filter((path) => path.includes("auth.company"))).toEqual([]);
});

test("the list can be read before the console has loaded, and used when it has, without being asked for again", async ({
  page,
  signIn,
}) => {
  await signIn();
  await makeCampaign(page, "To be read at once", ["x"]);
  // A server that has drawn nothing yet may be slower than the console.
  await expect.poll(async () => (await page.request.get("/campaigns")).text(), { timeout: 20_000 }).toContain('id="drawn"');
  const { release, asked } = await holdConsole(page);
  const opened = page.goto("/campaigns?scope=mine");
  await expect(drawing(page).getByText("To be read at once")).toBeVisible();
  await expect(page).toHaveTitle("Copydesk");
  const before = await page.locator("tbody tr").first().boundingBox();
  release();
  await opened;
  await expect(drawing(page)).toHaveCount(0);
  expect(await page.locator("tbody tr").first().boundingBox()).toEqual(before);
  expect(asked.filter((path) => /campaigns\.list|profile\.get/.test(path))).toEqual([]);
  await page.getByRole("link", { name: "To be read at once" }).click();
  await expect(page.getByRole("heading", { name: "To be read at once" })).toBeVisible();
});

test("a campaign can be read and scrolled before the console has loaded, which takes its place where it stands", async ({
  page,
  signIn,
}) => {
  await signIn();
  const id = await makeCampaign(page, "Read before it is there", ["linkedin", "x", "blog", "press"]);
  await generate(page, id);
  await expect.poll(async () => (await page.request.get(`/campaigns/${id}`)).text(), { timeout: 20_000 }).toContain('id="drawn"');
  const { release, asked } = await holdConsole(page);
  const opened = page.goto(`/campaigns/${id}`);
  const piece = (name: string) => page.getByRole("region", { name, exact: true });
  await expect(drawing(page).locator("section[aria-label='Press release']")).toContainText("Saltmarsh");
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate("scrollY")).toBe(900);
  const before = await drawing(page).locator("section[aria-label='X post']").boundingBox();
  await rewrite(page, id, "Another headline meanwhile");
  release();
  await opened;
  await expect(drawing(page)).toHaveCount(0);
  expect(await piece("X post").boundingBox()).toEqual(before);
  expect(await page.evaluate("scrollY")).toBe(900);
  await expect(page).toHaveTitle("Read before it is there · Copydesk");
  expect(asked.filter((path) => /options\.get|profile\.get/.test(path))).toEqual([]);
  // What the page brought along may be older than what somebody else has done by now.
  await expect(piece("Press release")).toContainText("Another headline meanwhile");
  await piece("X post").getByRole("button", { name: /^Edit/ }).click();
  await expect(piece("X post").getByRole("textbox").first()).toBeVisible();
});

test("a campaign that is loaded again and scrolled on meanwhile stays where it was scrolled to", async ({ page, signIn }) => {
  await signIn();
  const id = await makeCampaign(page, "Loaded again", ["linkedin", "x", "blog", "press"]);
  await generate(page, id);
  await expect.poll(async () => (await page.request.get(`/campaigns/${id}`)).text(), { timeout: 20_000 }).toContain('id="drawn"');
  await page.goto(`/campaigns/${id}`);
  await expect(page.getByRole("region", { name: "Press release", exact: true })).toContainText("Saltmarsh");
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate("scrollY")).toBe(900);
  const { release } = await holdConsole(page);
  const reloaded = page.reload();
  await expect(drawing(page).locator("section[aria-label='Press release']")).toBeAttached();
  // By then the browser has gone back to where the page was left, or does not.
  await expect.poll(() => page.evaluate("document.readyState")).toBe("complete");
  await page.mouse.wheel(0, 1_200);
  await expect.poll(() => page.evaluate("scrollY")).toBeGreaterThan(1_000);
  const scrolledTo = await page.evaluate<number>("scrollY");
  release();
  await reloaded;
  await expect(page.getByRole("region", { name: "X post", exact: true }).getByRole("button", { name: /^Edit/ })).toBeVisible();
  expect(await page.evaluate("scrollY")).toBe(scrolledTo);
});

test("a drawing whose console never comes leads on by its links, and one for a wide window shows no half rows in a narrow one", async ({
  page,
  signIn,
  troubles,
}) => {
  await signIn();
  await makeCampaign(page, "Still to be reached", ["x"]);
  await expect.poll(async () => (await page.request.get("/campaigns")).text(), { timeout: 20_000 }).toContain('id="drawn"');
  await page.route(/assets\/start-.*\.js/, (route) => route.abort("connectionreset"));
  const opened = page.goto("/campaigns");
  const link = drawing(page).getByRole("link", { name: "Still to be reached" });
  await expect(link).toBeVisible();
  await page.setViewportSize({ width: 375, height: 800 });
  await expect(link).toBeHidden();
  await expect(drawing(page).getByRole("heading", { name: "Campaigns" })).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(drawing(page)).not.toHaveAttribute("inert");
  await page.unroute(/assets\/start-.*\.js/);
  await link.click();
  await opened;
  await expect(page.getByRole("heading", { name: "Still to be reached" })).toBeVisible();
  // What was cut off is in the browser's console.
  troubles.splice(0);
});

test("a form to sign in whose console never comes takes no password, and its links lead on", async ({ page, troubles }) => {
  await page.route(/assets\/start-.*\.js/, (route) => route.abort("connectionreset"));
  const opened = page.goto("/auth/login");
  await expect(drawing(page)).not.toHaveAttribute("inert");
  await expect(drawing(page).locator("form")).toHaveAttribute("inert");
  await page.locator("input[type=password]").click({ force: true });
  await page.keyboard.type("secret");
  await page.keyboard.press("Enter");
  await expect(page.locator("input[type=password]")).toHaveValue("");
  expect(new URL(page.url()).search).toBe("");
  await page.unroute(/assets\/start-.*\.js/);
  await drawing(page).getByRole("link", { name: "Copydesk, home" }).click();
  await opened;
  await expect(page.getByLabel("Email")).toBeFocused();
  troubles.splice(0);
});

test("a list that was not drawn is asked for once, before the app is there", async ({ page, signIn }) => {
  await signIn();
  // What the cookie opens is drawn; the token alone signs in as well.
  await page.context().clearCookies();
  await page.addInitScript("Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} })");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/campaigns?scope=mine", { waitUntil: "networkidle" });
  expect(asked.filter((path) => path.includes("campaigns.list"))).toHaveLength(1);
  expect(asked.filter((path) => path.includes("profile.get"))).toEqual([
    "/api/trpc/auth.company,profile.get,profile.modules,profile.rights,profile.details",
  ]);
});
