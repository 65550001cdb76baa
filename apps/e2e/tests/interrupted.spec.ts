import { call } from "../src/call.ts";
import { piece, waitUntilWritten } from "../src/campaign.ts";
import { expect, testOfProcess as test } from "../src/fixtures.ts";
import { generate, makeCampaign } from "../src/written-campaign.ts";

// Slow enough for something to come in between.
test.use({ serverEnv: { BUILTIN_TOKENS_PER_SECOND: "240" } });

test("a server that is killed while it writes goes on where it was, and the page with it", async ({ page, signIn, desk, troubles }) => {
  test.setTimeout(180_000);
  await signIn();
  const id = await makeCampaign(page, "Written through a power cut", ["linkedin", "x", "email", "blog"]);
  await call(page, "generation.start", { campaign_id: id });
  await page.goto(`/campaigns/${id}`);
  const editOutline = piece(page, "Outline").getByRole("button", { name: "Edit outline" });
  await expect(editOutline).toBeVisible({ timeout: 60_000 });
  await expect(piece(page, "LinkedIn post").getByText(/Writing version v?1/)).toBeVisible({ timeout: 60_000 });
  await page.waitForFunction(() => performance.getEntriesByType("resource").some(({ name }) => name.includes("/outline-editor-")));
  await desk.kill();
  await expect(page.getByText("The connection is lost.")).toBeVisible({ timeout: 60_000 });
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
  const id = await makeCampaign(page, "Finished on the way", ["x"]);
  const other = await context.newPage();
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
