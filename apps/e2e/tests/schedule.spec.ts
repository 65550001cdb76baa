import type { Page } from "@playwright/test";
import { call, tokenOf } from "../src/call.ts";
import { piece } from "../src/campaign.ts";
import type { Desk } from "../src/copydesk.ts";
import { expect, lookAt } from "../src/fixtures.ts";
import { story } from "../src/story.ts";
import { whenUsable } from "../src/when-usable.ts";
import { test } from "../src/with-asana.ts";

/** One campaign for all tests of this file, planned once; clocks in its zone go forward on 28 March. */
let campaign = "";

test.beforeEach(async ({ page, signIn, desk }) => {
  await signIn();
  if (campaign === "") campaign = await planCampaign(page, desk);
});

async function planCampaign(page: Page, desk: Desk): Promise<string> {
  const token = await tokenOf(page);
  const rest = async (method: string, path: string, body?: object) => {
    const headers = { Authorization: `Token ${token}` };
    const answer = await page.request.fetch(`${desk.url}/api${path}`, { method, headers, ...(body ? { data: body } : {}) });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()) as { id: string; run_id: string; status: string };
  };
  const brief = {
    name: "The kettle built to be mended",
    main_story: story,
    objectives: ["Product launch"],
    from_date: "2083-03-01",
    to_date: "2083-04-11",
    timezone: "Europe/Copenhagen",
    is_public: false,
    generation_mode: "entire_campaign",
    content_schedule: true,
    languages: [
      { code: "en", channels: ["linkedin", "x", "email", "blog"] },
      { code: "ar", channels: ["x", "linkedin"] },
    ],
  };
  const { id } = await rest("POST", "/campaigns", brief);
  const { run_id } = await rest("POST", `/campaigns/${id}/generate`, {});
  await expect.poll(async () => (await rest("GET", `/campaigns/${id}/runs/${run_id}`)).status, { timeout: 60_000 }).toBe("succeeded");
  return id;
}

interface Block {
  id: string;
  kind: string;
  channel_code: string | null;
  selected: { id: string; content: { plan: { posts: Post[]; repairs: string[] } } };
}
interface Post {
  id: string;
  title: string;
  channel: string;
  date: string;
  time: string;
  status: string;
  locked: boolean;
}

const language = (page: Page, code = "en") =>
  call<{ languages: { id: string; code: string }[] }>(page, "options.get", undefined, "GET").then(
    ({ languages }) => languages.find((one) => one.code === code)?.id ?? "",
  );

async function savedSchedule(page: Page): Promise<Block> {
  const input = { campaign_id: campaign, language_id: await language(page) };
  const blocks = await call<Block[]>(page, "blocks.texts", input, "GET");
  const schedule = blocks.find((one) => one.kind === "schedule");
  if (!schedule) throw new Error("There is no schedule.");
  return schedule;
}
const savedPosts = async (page: Page) => (await savedSchedule(page)).selected.content.plan.posts;
const firstOf = async (page: Page, channel: string): Promise<Post> => {
  const post = (await savedPosts(page)).find((one) => one.channel === channel);
  if (!post) throw new Error(`No post is planned for ${channel}.`);
  return post;
};
const whenOf = async (page: Page, id: string) => {
  const post = (await savedPosts(page)).find((one) => one.id === id);
  return post && `${post.date} ${post.time}`;
};

const open = (page: Page, view: "week" | "month" | "list") => page.goto(`/campaigns/${campaign}?schedule=${view}`);
const tile = (page: Page, post: Post) => page.locator(`[data-week-post="${post.id}"]`);
/** Counts presses of Tab until something has the focus; nobody with a keyboard alone has another way. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 150; presses += 1) {
    if (await page.evaluate<boolean>(`document.activeElement?.matches(${JSON.stringify(selector)}) ?? false`)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab never came to ${selector}.`);
}

test("posts are moved, undone and kept with the keyboard alone", async ({ page }) => {
  const post = await firstOf(page, "linkedin");
  await open(page, "week");
  await expect(tile(page, post)).toBeVisible();
  await tabTo(page, `[data-week-post="${post.id}"]`);
  await page.keyboard.press("Alt+ArrowDown");
  await expect(page.getByText(/^Moved to .*, 09:15$/)).toBeVisible();
  await expect(tile(page, post)).toBeFocused();
  await page.keyboard.press("Alt+ArrowRight");
  await expect(tile(page, post)).toBeFocused();
  await expect.poll(() => whenOf(page, post.id)).toBe("2083-03-03 09:15");
  // As quick as keys can come: each begins where the last one ended.
  for (const key of ["ArrowRight", "ArrowDown", "ArrowRight", "ArrowLeft", "ArrowLeft", "ArrowLeft", "ArrowUp", "ArrowUp"]) {
    await page.keyboard.press(`Alt+${key}`);
  }
  await expect.poll(() => whenOf(page, post.id)).toBe(`${post.date} ${post.time}`);
  // The notice is gone long before somebody sees that a move was wrong.
  await page.keyboard.press("Alt+ArrowRight");
  await expect.poll(() => whenOf(page, post.id)).not.toBe(`${post.date} ${post.time}`);
  await page.keyboard.press("ControlOrMeta+z");
  await expect.poll(() => whenOf(page, post.id)).toBe(`${post.date} ${post.time}`);
  await expect(tile(page, post)).toBeFocused();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "LinkedIn post" });
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(tile(page, post)).toBeFocused();
});

test("a move out of its window says so in words with both times, and is undone", async ({ page }) => {
  const post = await firstOf(page, "x");
  await open(page, "week");
  const box = await tile(page, post).boundingBox();
  if (!box) throw new Error("The post is not to be seen.");
  await page.mouse.move(box.x + 30, box.y + 12);
  await page.mouse.down();
  await page.mouse.move(box.x + 30, box.y + 60, { steps: 4 });
  await page.mouse.move(box.x + 30, box.y + 270, { steps: 8 });
  await page.mouse.up();
  await expect(page.getByText(/\d\d:\d\d is outside the X post window 08:30–12:00/).first()).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => whenOf(page, post.id)).toBe(`${post.date} ${post.time}`);
});

test("a move that no server has taken yet is there again after a reload, and is sent then", async ({ page, troubles }) => {
  const post = await firstOf(page, "linkedin");
  await page.route(/blocks\.save/, (route) => route.abort("connectionreset"));
  await open(page, "week");
  await tile(page, post).focus();
  const refused = page.waitForEvent("requestfailed");
  await page.keyboard.press("Alt+ArrowDown");
  await refused;
  expect(await whenOf(page, post.id)).toBe(`${post.date} ${post.time}`);
  await page.unroute(/blocks\.save/);
  await page.reload();
  await expect.poll(() => whenOf(page, post.id)).toBe(`${post.date} 09:15`);
  await tile(page, post).focus();
  await page.keyboard.press("Alt+ArrowUp");
  await expect.poll(() => whenOf(page, post.id)).toBe(`${post.date} ${post.time}`);
  // What was cut off is in the browser's console.
  troubles.splice(0);
});

test("a locked post stays where it is", async ({ page }) => {
  const post = await firstOf(page, "blog");
  await open(page, "list");
  const row = page.getByRole("row").filter({ hasText: post.title }).filter({ hasText: "Blog article" });
  await row.getByRole("button", { name: /^Actions of/ }).click();
  await page.getByRole("menuitem", { name: "Lock" }).click();
  await expect(row.getByRole("img", { name: "Locked" })).toBeVisible();
  await page.getByRole("radio", { name: "Week" }).click();
  await tile(page, post).focus();
  await page.keyboard.press("Alt+ArrowDown");
  await expect(page.getByText("This post is locked", { exact: true })).toBeVisible();
  expect(await whenOf(page, post.id)).toBe(`${post.date} ${post.time}`);
});

test("a time that the clocks skip becomes the next that exists, and the form says so before", async ({ page }) => {
  const post = await firstOf(page, "email");
  await open(page, "list");
  await page
    .getByRole("row")
    .filter({ hasText: "Email newsletter" })
    .first()
    .getByRole("button", { name: post.title, exact: true })
    .click();
  const dialog = page.getByRole("dialog", { name: "Email newsletter" });
  await dialog.getByLabel("Time").fill("2:30");
  await dialog.getByRole("button", { name: /^Day/ }).click();
  await page.getByRole("button", { name: "Sunday, 28 March 2083" }).click();
  await expect(dialog.getByText("The clocks go forward that night, so 02:30 does not exist. The post goes out at 03:00.")).toBeVisible();
  await dialog.getByText(/^Going out: version \d+/).click();
  await lookAt(page, "schedule-post", [375, 1440]);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect.poll(() => whenOf(page, post.id)).toBe("2083-03-28 03:00");
});

test("a post is removed and brought back", async ({ page }) => {
  const post = await firstOf(page, "x");
  await open(page, "list");
  const before = (await savedPosts(page)).length;
  await page
    .getByRole("row")
    .filter({ hasText: "X post" })
    .first()
    .getByRole("button", { name: /^Actions of/ })
    .click();
  await page.getByRole("menuitem", { name: "Remove" }).click();
  await expect(page.getByText(`“${post.title}” was removed`, { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
  expect(await savedPosts(page)).toHaveLength(before);
});

/** Saves of a page reach the server only once the answer is called; each call of `hold` holds those that come after it. */
async function gateOfSaves(page: Page): Promise<{ hold: () => () => void }> {
  let open = Promise.resolve();
  await page.route(/blocks\.save/, async (route) => {
    await open;
    await route.continue();
  });
  return {
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      open = promise;
      return resolve;
    },
  };
}

test("two people who move different posts both have their way; of the same post they choose", async ({
  page,
  browser,
  signIn,
  desk,
  troubles,
}) => {
  const [x, linkedin] = [await firstOf(page, "x"), await firstOf(page, "linkedin")];
  const context = await browser.newContext({ baseURL: desk.url, viewport: { width: 1440, height: 1000 } });
  const other = whenUsable(await context.newPage());
  await signIn(other);
  await open(page, "week");
  await open(other, "week");
  const isMoved = async (post: Post, from: Post) => (await whenOf(page, post.id)) !== `${from.date} ${from.time}`;

  const saves = await gateOfSaves(page);
  let letGo = saves.hold();
  await tile(page, linkedin).press("Alt+ArrowDown");
  await tile(other, x).press("Alt+ArrowDown");
  await expect.poll(() => isMoved(x, x)).toBe(true);
  letGo();
  await expect(page.getByText("You changed other posts in another window", { exact: true })).toBeVisible();
  await expect.poll(() => isMoved(linkedin, linkedin)).toBe(true);
  expect(await isMoved(x, x)).toBe(true);

  const now = await firstOf(page, "x");
  letGo = saves.hold();
  await tile(page, x).press("Alt+ArrowUp");
  await tile(other, x).press("Alt+ArrowRight");
  await expect.poll(() => isMoved(x, now)).toBe(true);
  letGo();
  const asked = page.getByRole("dialog", { name: "You changed this schedule in another window" });
  await expect(asked.getByText("One post differs from version")).toBeVisible();
  await lookAt(page, "schedule-conflict", [375, 1440]);
  await asked.getByRole("button", { name: "Save mine as a new version" }).click();
  await expect(asked).toBeHidden();
  await expect.poll(() => whenOf(page, x.id)).toBe(`${x.date} ${x.time}`);
  await context.close();
  // Each of the two refusals that the page answered for its person.
  troubles.splice(0, troubles.length, ...troubles.filter((one) => !one.includes("409 (Conflict)")));
});

test("a calendar address is made, read by a program, renewed and ended", async ({ page }) => {
  await open(page, "week");
  await page.getByRole("button", { name: "Actions of the schedule" }).click();
  await page.getByRole("menuitem", { name: "Calendar address" }).click();
  const dialog = page.getByRole("dialog", { name: "Calendar address" });
  await dialog.getByRole("button", { name: "Create an address" }).click();
  const address = dialog.getByRole("textbox", { name: "Calendar address" });
  await expect(address).toHaveValue(/\/api\/calendar\/[\w-]{43}\.ics$/);
  await lookAt(page, "schedule-calendar-address", [375, 1440]);
  const first = await address.inputValue();
  // As a calendar program does: without a session.
  const read = async (url: string) => fetch(url);
  expect(await (await read(first)).text()).toContain("SUMMARY:");
  await dialog.getByRole("button", { name: "Renew address" }).click();
  await page.getByRole("dialog", { name: "Create a new address?" }).getByRole("button", { name: "Renew address" }).click();
  await expect(address).not.toHaveValue(first);
  expect((await read(first)).status).toBe(404);
  const second = await address.inputValue();
  expect((await read(second)).status).toBe(200);
  await dialog.getByRole("button", { name: "Turn off address" }).click();
  await page.getByRole("dialog", { name: "Turn off this address?" }).getByRole("button", { name: "Turn off address" }).click();
  await expect(dialog.getByRole("button", { name: "Create an address" })).toBeVisible();
  expect((await read(second)).status).toBe(404);
});

test("the posts are downloaded as a calendar and as text", async ({ page }) => {
  await open(page, "month");
  const exportAs = async (format: string) => {
    await page.getByRole("button", { name: "Actions of the schedule" }).click();
    await page.getByRole("menuitem", { name: "Export" }).click();
    const download = page.waitForEvent("download");
    await page.getByRole("menuitem", { name: format }).click();
    return (await download).suggestedFilename();
  };
  expect(await exportAs("Calendar (.ics)")).toMatch(/ en\.ics$/);
  expect(await exportAs("Text")).toMatch(/ en Schedule\.txt$/);
});

test("the posts are sent to Asana, brought up to date, and what fails is said and tried again", async ({ page, asana }) => {
  await open(page, "week");
  const openDialog = async () => {
    await page.getByRole("button", { name: "Actions of the schedule" }).click();
    await page.getByRole("menuitem", { name: "Send to Asana" }).click();
    return page.getByRole("dialog", { name: "Send to Asana" });
  };
  await (await openDialog()).getByRole("link", { name: "Connect Asana" }).click();
  await expect(page.getByText("Asana connected successfully", { exact: true })).toBeVisible();
  await page.goto(`/campaigns/${campaign}?schedule=week`);
  const dialog = await openDialog();
  await dialog.getByLabel("Project").click();
  await page.getByRole("option", { name: "Marketing calendar" }).click();
  const count = (await savedPosts(page)).length;
  await dialog.getByRole("button", { name: `Send ${count} posts` }).click();
  await expect(dialog.getByText(`All ${count} posts are in “Marketing calendar”.`)).toBeVisible();
  expect(asana.tasks.size).toBe(count);
  const task = [...asana.tasks.values()][0];
  expect(task?.notes).toContain(`/campaigns/${campaign}?language=en`);
  await dialog.getByRole("button", { name: "Send again" }).click();
  await expect(dialog.getByText(`All ${count} posts are in`)).toBeVisible();
  expect(asana.tasks.size).toBe(count);

  asana.failsTasks = 403;
  await dialog.getByRole("button", { name: "Send again" }).click();
  await expect(dialog.getByText(`${count} could not be sent`)).toBeVisible();
  await expect(dialog.getByText("Asana says: Broken").first()).toBeVisible();
  await lookAt(page, "schedule-asana", [375, 1440]);
  asana.failsTasks = null;
  await dialog.getByRole("button", { name: "Try those again" }).click();
  await expect(dialog.getByText(`All ${count} posts are in`)).toBeVisible();
  expect(asana.tasks.size).toBe(count);
});

test("a channel that the schedule uses is deleted: its posts are told of, removed, and brought back", async ({ page }) => {
  await page.goto(`/campaigns/${campaign}`);
  // Before the texts are there, what stands under them still moves, and a menu with it.
  for (const name of ["LinkedIn post", "X post", "Email newsletter"]) await expect(piece(page, name).locator(".copy")).not.toBeEmpty();
  await page.getByRole("button", { name: "Actions of Email newsletter" }).click();
  await page.getByRole("menuitem", { name: "Delete channel" }).click();
  const asked = page.getByRole("dialog", { name: /^Delete Email newsletter/ });
  await expect(asked.getByText(/in the schedule, marked/)).toBeVisible();
  await asked.getByRole("button", { name: "Delete channel" }).click();
  await open(page, "week");
  const rail = page.getByRole("complementary", { name: "About this schedule" });
  await expect(rail.getByText(/Email newsletter was removed from English, but .* still planned/)).toBeVisible();
  await lookAt(page, "schedule-channel-gone", [1440]);
  await rail.getByRole("button", { name: /^Remove (it|them)$/ }).click();
  await expect(rail.getByText(/Email newsletter was taken out/)).toBeHidden();
  await expect.poll(async () => (await savedPosts(page)).filter((post) => post.channel === "email")).toHaveLength(0);
});

test("channels that come later are planned, and the posts that are there stay", async ({ page }) => {
  const before = await savedPosts(page);
  const channels = await call<{ channels: { id: string; code: string }[] }>(page, "options.get", undefined, "GET");
  const press = channels.channels.find((one) => one.code === "press")?.id;
  const changes = [{ kind: "add_channels", language_id: await language(page), channel_ids: [press] }];
  await call(page, "campaigns.change_plan", { id: campaign, changes });
  await open(page, "week");
  const rail = page.getByRole("complementary", { name: "About this schedule" });
  await expect(rail.getByText(/Press release was added after this version/)).toBeVisible();
  await rail.getByRole("button", { name: "Update with new channels" }).click();
  await expect.poll(async () => (await savedPosts(page)).some((post) => post.channel === "press")).toBe(true);
  const after = await savedPosts(page);
  for (const post of before) expect(after).toContainEqual(post);
});

for (const view of ["week", "month", "list"] as const) {
  test(`the ${view} in both themes`, async ({ page }) => {
    await open(page, view);
    await expect(page.getByRole("region", { name: "Schedule" })).toBeVisible();
    await lookAt(page, `schedule-${view}`, [768, 1440]);
  });
}

test("the schedule on a phone, and with a text that reads from right to left", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto(`/campaigns/${campaign}`);
  await page.getByRole("button", { name: "Schedule", exact: true }).click();
  await expect(page.getByRole("dialog").getByRole("list", { name: "Days" })).toBeVisible();
  await lookAt(page, "schedule-phone", [375]);
  await page.getByRole("button", { name: "Actions of the schedule" }).click();
  await expect(page.getByRole("menuitem", { name: "Send to Asana" })).toBeVisible();
  await page.keyboard.press("Escape");
  // Whoever is sent the address of a schedule sees a schedule.
  await page.goto(`/campaigns/${campaign}?schedule=week`);
  await expect(page.getByRole("dialog").getByRole("list", { name: "Days" })).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 1000 });
  await page.goto(`/campaigns/${campaign}?schedule=week&language=ar`);
  await expect(page.getByRole("region", { name: "Schedule" })).toBeVisible();
  await lookAt(page, "schedule-week-arabic", [1440]);
});

test("a schedule with rules of its own marks its posts by them at once", async ({ page }) => {
  await open(page, "week");
  await page.getByRole("button", { name: "Schedule configuration" }).click();
  const drawer = page.getByRole("dialog", { name: "Advanced configuration" });
  await drawer.getByRole("switch", { name: "Rules of its own" }).click();
  await drawer.getByRole("group", { name: "Days with posts" }).last().getByRole("button", { name: "Tue", exact: true }).click();
  await lookAt(page, "schedule-configuration", [375, 1440]);
  await drawer.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText(/Tue is not a posting day/).first()).toBeVisible();
});
