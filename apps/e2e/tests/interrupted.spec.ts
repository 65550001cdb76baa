import type { Page, Request } from "@playwright/test";
import { call } from "../src/call.ts";
import { piece, waitUntilWritten } from "../src/campaign.ts";
import { expect, testOfProcess as test } from "../src/fixtures.ts";
import { whenUsable } from "../src/when-usable.ts";
import { generate, makeCampaign } from "../src/written-campaign.ts";

// Slow enough for something to come in between.
test.use({ serverEnv: { BUILTIN_TOKENS_PER_SECOND: "120" } });

/** What a page has asked for of the app's own files, and what of it has not come yet. */
function watchFiles(page: Page) {
  const asked: string[] = [];
  const underWay = new Set<string>();
  const fileOf = (request: Request) => (request.url().includes("/assets/") ? request.url() : null);
  page.on("request", (request) => {
    const file = fileOf(request);
    if (!file) return;
    asked.push(file);
    underWay.add(file);
  });
  const end = (request: Request) => void underWay.delete(request.url());
  page.on("requestfinished", end);
  page.on("requestfailed", end);
  return { asked, underWay };
}

test("a server that is killed while it writes goes on where it was, and the page with it", async ({ page, signIn, desk, troubles }) => {
  test.setTimeout(180_000);
  await signIn();
  const id = await makeCampaign(page, "Written through a power cut", ["linkedin", "x", "email", "blog"]);
  await call(page, "generation.start", { campaign_id: id });
  const files = watchFiles(page);
  await page.goto(`/campaigns/${id}`);
  const editOutline = piece(page, "Outline").getByRole("button", { name: "Edit outline" });
  await expect(editOutline).toBeVisible({ timeout: 60_000 });
  // The longest piece is the one that is still being written when it is looked for.
  await expect(piece(page, "Blog article").getByText(/Writing version v?1/)).toBeVisible({ timeout: 60_000 });
  // With all that it needs: each file that was asked for has come.
  await expect.poll(() => files.asked.some((file) => file.includes("/outline-editor-")) && files.underWay.size).toBe(0);
  await desk.kill();
  await expect(page.getByText("The connection is lost.")).toBeVisible({ timeout: 60_000 });
  // Known to every part of the page, each of which waits from now on.
  await expect.poll(() => troubles.some((one) => one.includes("/api/healthz")), { timeout: 60_000 }).toBe(true);
  // What texts are edited with has been fetched a moment after the page; another part of the page comes when the server is back, and the page waits for it as it stands.
  await editOutline.click();
  await expect(page.getByRole("group", { name: "Editing the outline" })).toBeVisible();
  await page.keyboard.press("ControlOrMeta+k");
  await desk.start();
  await expect(page.getByRole("dialog", { name: "Search" })).toBeVisible({ timeout: 60_000 });
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: "Search" })).toBeHidden();
  await piece(page, "Outline").getByRole("button", { name: "Done" }).click();
  await waitUntilWritten(page);
  for (const name of ["Outline", "LinkedIn post", "X post", "Email newsletter", "Blog article"]) {
    await expect(piece(page, name).getByRole("button", { name: /Version 1 selected/ })).toBeVisible();
  }
  // What the page asks for while it is left is part of it.
  await page.goto("about:blank");
  // While the server was away, calls could not but fail.
  troubles.splice(0);
});

test("a campaign that is finished while its page opens is not said to be writing", async ({ page, context, signIn }) => {
  await signIn();
  const id = await makeCampaign(page, "Finished on the way", ["x", "linkedin"]);
  const other = whenUsable(await context.newPage());
  await other.goto("/campaigns");
  const written = generate(other, id);
  // The page reads the campaign while it is being written, and begins to follow it when all is done.
  await page.route("**/generation.live*", async (route) => {
    await written;
    await route.continue();
  });
  await page.goto(`/campaigns/${id}`);
  await expect(page.locator("header").getByText(/^Generating/)).toBeVisible();
  await written;
  await waitUntilWritten(page);
  await expect(piece(page, "X post").getByRole("button", { name: /Version 1 selected/ })).toBeVisible();
});
