import { fillCampaign, newCampaign, piece, waitUntilWritten } from "../src/campaign.ts";
import { expect, lookAt, test } from "../src/fixtures.ts";
import { download, eventsOf, sheetsOf, textOfPdf } from "../src/read-back.ts";

// As people see it: it moves, and it is written before their eyes.
test.use({ contextOptions: { reducedMotion: "no-preference" }, serverEnv: { BUILTIN_TOKENS_PER_SECOND: "120" } });

const name = "The oven that waits for wind";
const sentence = "Come and put your hand on the warm floor.";

test("a story becomes a campaign that is written, edited, planned and taken along", async ({ page, signIn }) => {
  test.setTimeout(300_000);
  await signIn();
  await page.goto("/campaigns");

  await test.step("fill the form", async () => {
    await (await newCampaign(page)).click();
    await fillCampaign(page, name);
    await expect(page.getByRole("complementary", { name: "What will be produced" })).toContainText("12");
    await lookAt(page, "campaign-form");
  });

  await test.step("watch it being written", async () => {
    await page.getByRole("button", { name: "Generate campaign" }).first().click();
    await page.waitForURL(/\/campaigns\/[0-9a-f-]{36}$/);
    await expect(page.locator("header").getByText("Generating")).toBeVisible();
    await expect(piece(page, "Email newsletter").getByText(/Writing version v?1/)).toBeVisible({ timeout: 60_000 });
  });

  await test.step("stop one piece and write it again", async () => {
    const blog = piece(page, "Blog article");
    await expect(blog.getByText(/Writing version v?1/)).toBeVisible({ timeout: 60_000 });
    // Stopped before its first words, a piece would be empty again instead.
    await expect(blog.locator(".copy")).toContainText(/\p{L}{3}/u, { timeout: 60_000 });
    await blog.getByRole("button", { name: "Stop" }).click();
    await expect(blog.getByText("Version 1 was stopped")).toBeVisible();
    await blog.getByRole("button", { name: "Retry", exact: true }).click();
    await waitUntilWritten(page);
    await expect(blog.getByRole("button", { name: /Version 1 selected/ })).toBeVisible();
  });

  await test.step("read it in three languages", async () => {
    for (const [tab, direction] of [
      ["English", "ltr"],
      ["Deutsch", "ltr"],
      ["العربية", "rtl"],
    ] as const) {
      await page.getByRole("tab", { name: tab }).click();
      for (const channel of ["LinkedIn post", "X post", "Email newsletter", "Blog article"]) {
        const copy = piece(page, channel).locator(".copy");
        await expect(copy).toHaveAttribute("dir", direction);
        await expect(copy).not.toBeEmpty();
      }
    }
    await lookAt(page, "hub-arabic");
    await page.getByRole("tab", { name: "English" }).click();
    await lookAt(page, "hub-english");
  });

  await test.step("edit a piece", async () => {
    const post = piece(page, "LinkedIn post");
    await post.getByRole("button", { name: "Edit text" }).click();
    const body = post.getByRole("textbox", { name: "Body" });
    await body.press("ControlOrMeta+Home");
    await page.keyboard.type(`${sentence} `);
    await post.getByRole("button", { name: "Done" }).click();
    await expect(post.getByRole("button", { name: /Version 2 selected/ })).toBeVisible();
    await expect(post.getByText(/Edited by/)).toBeVisible();
    await page.reload();
    await expect(piece(page, "LinkedIn post").getByText(sentence)).toBeVisible();
  });

  await test.step("move a post to another day by dragging", async () => {
    const schedule = page.getByRole("region", { name: "Schedule" });
    const busy = schedule.getByRole("button", { name: /, one post$/ }).first();
    const from = await busy.getAttribute("data-day");
    const free = schedule.getByRole("button", { name: /^(Monday|Tuesday|Wednesday|Thursday|Friday) .*, 0 posts$/ }).nth(1);
    const to = await free.getAttribute("data-day");
    const pin = schedule.locator(`li:has([data-day="${from}"]) [draggable=true]`).first();
    await pin.dragTo(schedule.locator(`li:has([data-day="${to}"])`));
    await expect(schedule.locator(`li:has([data-day="${to}"]) [draggable=true]`)).toHaveCount(1);
    await expect(schedule.getByRole("button", { name: /Version 2 selected/ })).toBeVisible();
    await page.reload();
    await expect(page.locator(`li:has([data-day="${to}"]) [draggable=true]`)).toHaveCount(1);
    await expect(page.locator(`li:has([data-day="${from}"]) [draggable=true]`)).toHaveCount(0);
  });

  await test.step("take it along as PDF, Excel and calendar", async () => {
    const exportAs = (format: string) =>
      download(page, async () => {
        await page.getByRole("button", { name: "Export", exact: true }).click();
        await page.getByRole("menuitem", { name: format }).click();
      });
    const pdf = await exportAs("PDF");
    expect(pdf.name).toMatch(/\.pdf$/);
    const pages = await textOfPdf(pdf.bytes);
    expect(pages).toContain(sentence);
    expect(pages).toMatch(/[\u0600-\u06ff\ufb50-\ufeff]{3}/);

    const sheets = await sheetsOf((await exportAs("Excel")).bytes);
    expect([...sheets.keys()].slice(0, 3)).toEqual(["Summary", "Outline", "Texts"]);
    expect(JSON.stringify(sheets.get("Texts"))).toContain(sentence);

    const events = eventsOf((await exportAs("Calendar")).bytes);
    expect(events.length).toBeGreaterThanOrEqual(12);
    expect(events.every((event) => event.start >= "20" && event.summary !== "")).toBe(true);
  });

  await test.step("take one piece along as text and PDF", async () => {
    const exportAs = (format: string) =>
      download(page, async () => {
        await piece(page, "LinkedIn post").getByRole("button", { name: "Actions of LinkedIn post" }).click();
        await page.getByRole("menuitem", { name: "Export" }).click();
        await page.getByRole("menuitem", { name: format, exact: true }).click();
      });
    expect((await exportAs("Text")).bytes.toString("utf8")).toContain(sentence);
    expect(await textOfPdf((await exportAs("PDF")).bytes)).toContain(sentence);
  });

  await test.step("find it in the list", async () => {
    await page.getByRole("link", { name: "Back to campaigns" }).click();
    await page.getByRole("searchbox").first().fill("waits for wind");
    const row = page.getByRole("row", { name: new RegExp(name) });
    await expect(row).toContainText("Ready");
    // While it searches, the list before stays in view, paler.
    await expect(page).toHaveURL(/search=/);
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    await lookAt(page, "campaign-list");
  });
});
