import type { Page } from "@playwright/test";
import { call } from "../src/call.ts";
import { piece } from "../src/campaign.ts";
import { beginConversations, type ChatDesk, chatByEndpoint, setAgent, startChatDesk } from "../src/chat.ts";
import { expect, lookAt, test } from "../src/fixtures.ts";
import { press, tabTo } from "../src/keyboard.ts";
import { colleague } from "../src/people.ts";
import { whenUsable } from "../src/when-usable.ts";
import { makeCampaign, planOf } from "../src/written-campaign.ts";

let chat: ChatDesk;
test.beforeAll(async () => {
  chat = await startChatDesk();
});
test.afterAll(() => chat.dispose());
test.beforeEach(async ({ page, signIn }) => {
  chat.endpoint.reset();
  await signIn(page, chat.desk.url);
});

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const field = (page: Page) => page.getByRole("textbox", { name: "Your question" });
const list = (page: Page) => page.getByRole("list", { name: "Conversations" });
const item = (page: Page, title: string) => list(page).getByRole("listitem").filter({ hasText: title });
const notice = (page: Page, words: string) => page.getByText(words, { exact: true });
const thread = (page: Page) => page.getByRole("region", { name: "Conversation" });
const answers = (page: Page) => page.getByRole("article").filter({ has: page.getByRole("heading", { name: "Answer" }) });

async function open(page: Page, path = "/chat"): Promise<void> {
  await page.goto(`${chat.desk.url}${path}`);
}

async function on(page: Page): Promise<void> {
  await open(page, "/profile");
  await setAgent(page, true);
  await chatByEndpoint(page);
}

/** What the server answers to what a rule forbids. */
const refusal = (message: string) =>
  JSON.stringify([{ error: { message, code: -32099, data: { code: "UNPROCESSABLE_CONTENT", httpStatus: 422, app_code: "RULE_BROKEN" } } }]);

async function menu(page: Page, title: string, action: string): Promise<void> {
  await item(page, title).hover();
  await button(page, `Actions for ${title}`).click();
  await page.getByRole("menuitem", { name: action, exact: true }).click();
}

test("the agent is there only where the company has it on, for whoever may use it", async ({ page, browser, troubles }) => {
  await open(page, "/profile");
  await expect(page.getByRole("heading", { name: "My Profile" })).toBeVisible();
  const way = page.getByRole("link", { name: "AI Chat Agent" });
  await expect(way).toBeHidden();
  for (const path of ["/chat", "/chat/1"]) {
    await open(page, path);
    await expect(page.getByRole("heading", { name: "Resource Not Found" })).toBeVisible();
  }

  await on(page);
  const viewer = await colleague(page, browser, "Viewer", ["Vera", "Wang"]);
  await viewer.page.goto("/campaigns");
  await expect(viewer.page.getByRole("link", { name: "Campaigns" }).first()).toBeVisible();
  await expect(viewer.page.getByRole("link", { name: "AI Chat Agent" })).toBeHidden();
  await viewer.page.goto("/chat");
  await expect(viewer.page.getByRole("heading", { name: "Resource Not Found" })).toBeVisible();
  await viewer.page.context().close();

  await open(page, "/profile");
  await way.click();
  await expect(page.getByRole("heading", { name: "AI Chat Agent" })).toBeVisible();
  await expect(page).toHaveURL(/\/chat$/);
  await expect(notice(page, "No conversations yet")).toBeVisible();
  await expect(page.getByRole("list", { name: "Example questions" }).getByRole("button")).toHaveCount(4);
  await lookAt(page, "chat-empty");

  await open(page, "/chat/no-such-conversation");
  await expect(page.getByRole("heading", { name: "Resource Not Found" })).toBeVisible();
  // Where the stream of its answers was refused first, it is asked for once more, alone, and the browser says itself what is tested here.
  await page.goto("about:blank");
  troubles.splice(0, troubles.length, ...troubles.filter((one) => !one.includes("404")));
});

test("conversations are listed page by page, searched, pinned, renamed and deleted", async ({ page, troubles }) => {
  await on(page);
  await beginConversations(
    page,
    Array.from({ length: 25 }, (_, i) => `Talk ${String(i + 1).padStart(2, "0")}`),
  );
  const asked: string[] = [];
  page.on("request", (request) => request.url().includes("conversations.list") && asked.push(decodeURIComponent(request.url())));
  // Answers are held back, so that what stands in their place can be seen; the window is too low for a whole page.
  await page.setViewportSize({ width: 1440, height: 600 });
  const held: (() => void)[] = [];
  let refusing = false;
  await page.route(/conversations\.list/, async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    if (refusing) await route.fulfill({ status: 422, contentType: "application/json", body: refusal("Not now.") });
    else await route.continue();
  });
  const letOne = async () => {
    await expect.poll(() => held.length).toBe(1);
    held.pop()?.();
  };
  await open(page);
  await expect(page.locator("[data-placeholder]")).toHaveCount(10);
  await letOne();
  await expect(item(page, "Talk 25")).toBeVisible();
  await expect(list(page).getByRole("link")).toHaveCount(20);
  expect(asked[0]).toMatch(/"ordering":"-is_pinned,-updated_at","limit":20,"offset":0/);
  await list(page).evaluate((box) => box.scrollTo(0, box.scrollHeight));
  await expect(notice(page, "Loading more...")).toBeVisible();
  refusing = true;
  await letOne();
  await expect(list(page).getByText("The rest could not be loaded")).toBeVisible();
  await expect(list(page).getByRole("link")).toHaveCount(20);
  refusing = false;
  await list(page).getByRole("button", { name: "Retry" }).click();
  await letOne();
  await expect(list(page).getByRole("link")).toHaveCount(25);
  expect(asked.at(-1)).toContain('"offset":20');
  await page.setViewportSize({ width: 1440, height: 1000 });
  await page.unroute(/conversations\.list/);
  await open(page);

  await test.step("pinned first", async () => {
    await menu(page, "Talk 24", "Pin");
    await expect(notice(page, "Operation Success")).toBeVisible();
    await expect(notice(page, "Chat pinned successfully")).toBeVisible();
    await expect(list(page).getByRole("link").first()).toContainText("Talk 24");
    await expect(item(page, "Talk 24").getByRole("img", { name: "Pinned" })).toBeVisible();
    await menu(page, "Talk 24", "Unpin");
    await expect(notice(page, "Chat unpinned successfully")).toBeVisible();
    await expect(list(page).getByRole("link").first()).toContainText("Talk 25");
  });

  await test.step("renamed in its row, one at a time", async () => {
    const title = page.getByRole("textbox", { name: "Chat title" });
    await menu(page, "Talk 24", "Rename");
    await expect(title).toBeFocused();
    await menu(page, "Talk 23", "Rename");
    await expect(title).toHaveCount(1);
    await expect(title).toHaveValue("Talk 23");
    const updates: string[] = [];
    page.on("request", (request) => request.url().includes("conversations.update") && updates.push(request.url()));
    await title.fill("   ");
    await title.press("Enter");
    await expect(notice(page, "Operation Failed")).toBeVisible();
    await expect(notice(page, "Chat title cannot be empty")).toBeVisible();
    expect(updates).toEqual([]);
    await lookAt(page, "chat-renaming", [1440]);
    await title.fill("Never");
    await button(page, "Cancel").click();
    await expect(item(page, "Talk 23")).toBeVisible();
    expect(updates).toEqual([]);
    await menu(page, "Talk 23", "Rename");
    await title.fill("Kettle launch, week one");
    await title.press("Enter");
    await expect(notice(page, "Chat renamed successfully")).toBeVisible();
    await expect(item(page, "Kettle launch, week one")).toBeVisible();
    await menu(page, "Kettle launch, week one", "Rename");
    await title.fill("Kettle launch");
    await button(page, "Confirm").click();
    await expect(item(page, "Kettle launch")).toBeVisible();
    await expect(title).toBeHidden();
  });

  await test.step("searched", async () => {
    await page.getByRole("searchbox", { name: "Search conversations" }).fill("kett");
    await expect(list(page).getByRole("link")).toHaveCount(1);
    await page.getByRole("searchbox", { name: "Search conversations" }).fill("nowhere");
    await expect(notice(page, "No conversations match “nowhere”.")).toBeVisible();
    await page.getByRole("searchbox", { name: "Search conversations" }).fill("");
    await expect(list(page).getByRole("link")).toHaveCount(25);
  });

  await test.step("opened and deleted", async () => {
    await item(page, "Talk 22").getByRole("link").click();
    await expect(page).toHaveURL(/\/chat\/.+/);
    await page.getByRole("link", { name: "New Conversation" }).click();
    await expect(page).toHaveURL(/\/chat$/);
    await item(page, "Talk 22").getByRole("link").click();
    await expect(page).toHaveURL(/\/chat\/.+/);
    await menu(page, "Talk 22", "Delete");
    const dialog = page.getByRole("dialog", { name: "Delete Chat" });
    await expect(dialog).toContainText("Are you sure you want to delete this chat? This action cannot be undone.");
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(item(page, "Talk 22")).toBeVisible();
    await menu(page, "Talk 22", "Delete");
    await dialog.getByRole("button", { name: "Delete" }).click();
    await expect(notice(page, "Chat deleted successfully")).toBeVisible();
    await expect(page).toHaveURL(/\/chat$/);
    await expect(item(page, "Talk 22")).toBeHidden();
  });

  await test.step("what fails is said in the server's words, or in fixed ones", async () => {
    const answer = (body: string) =>
      page.route(/conversations\.update/, (route) => route.fulfill({ status: 422, contentType: "application/json", body }), { times: 1 });
    await answer(refusal("No more pins."));
    await menu(page, "Talk 21", "Pin");
    await expect(notice(page, "No more pins.")).toBeVisible();
    await answer("");
    await menu(page, "Talk 21", "Pin");
    await expect(notice(page, "Couldn't complete the operation")).toBeVisible();
  });

  await test.step("the sidebar folds away, and is a drawer on a phone", async () => {
    const aside = page.getByRole("complementary", { name: "Conversations" });
    expect((await aside.boundingBox())?.width).toBe(250);
    await button(page, "Collapse sidebar").click();
    await expect(aside).toBeHidden();
    await button(page, "Open sidebar").click();
    await expect(aside).toBeVisible();
    await page.setViewportSize({ width: 700, height: 900 });
    await expect(aside).toBeHidden();
    await button(page, "Open sidebar").click();
    const drawer = page.getByRole("dialog", { name: "Conversations" });
    await expect(drawer).toBeVisible();
    expect((await drawer.boundingBox())?.width).toBe(28 * 16);
    await lookAt(page, "chat-drawer", [375]);
    await page.setViewportSize({ width: 700, height: 900 });
    await item(page, "Talk 25").getByRole("link").click();
    await expect(drawer).toBeHidden();
    await expect(page).toHaveURL(/\/chat\/.+/);
  });

  await page.route(/conversations\.list/, (route) =>
    route.fulfill({
      status: 403,
      contentType: "application/json",
      body: JSON.stringify([
        { error: { message: "No.", code: -32003, data: { code: "FORBIDDEN", httpStatus: 403, app_code: "FORBIDDEN" } } },
      ]),
    }),
  );
  await page.setViewportSize({ width: 1440, height: 1000 });
  await open(page);
  await expect(page).toHaveURL(/\/forbidden$/);
  expect(troubles.splice(0).every((trouble) => /status of (403|422)/.test(trouble))).toBe(true);
});

const rich = `Six posts go out, [see it](https://evil.example/?leak=1) and ![a pixel](https://evil.example/p.png) <b>bold</b>.
As [said][1], ![drawn][1], www.evil.example/w, https://evil.example/auto and <https://evil.example/angle>.

[![both](https://evil.example/in.png)](https://evil.example/around) ![one], [two][] and [^three] https://evil.example/foot.
<img src="https://evil.example/html.png"><iframe src="https://evil.example/frame"></iframe><style>@import "https://evil.example/style"</style>
<link rel="prefetch" href="https://evil.example/prefetch"><svg><image href="https://evil.example/svg"/></svg>
[far](//evil.example/relative) [mail](mailto:me@evil.example) [run](javascript:fetch('https://evil.example/run')) [out](/api/auth/logout) [other](ref:c99)

[1]: https://evil.example/reference.png
[one]: https://evil.example/one.png
[two]: https://evil.example/two "https://evil.example/title"
[^three]: ![note](https://evil.example/note.png)

| Day | Channel |
| --- | --- |
| Tue 9 | X post |

\`\`\`sh
npm start
\`\`\`

مرحبا بالعالم، هذه فقرة من اليمين إلى اليسار.`;

test("a question is asked, answered as Markdown without a way out, asked in other words, and answered again", async ({ page }) => {
  await on(page);
  const elsewhere: string[] = [];
  page.on(
    "request",
    (request) => !/^(data|blob):/.test(request.url()) && !request.url().startsWith(chat.desk.url) && elsewhere.push(request.url()),
  );
  chat.endpoint.behave({ text: rich });
  await open(page);
  await field(page).fill("What goes out");
  await field(page).press("Shift+Enter");
  await field(page).pressSequentially("in week one?");
  await expect(field(page)).toHaveValue("What goes out\nin week one?");
  await field(page).press("Enter");
  await expect(page).toHaveURL(/\/chat\/.+/);
  await expect(field(page)).toHaveValue("");
  await expect(thread(page).getByText("Six posts go out")).toBeVisible();
  await expect(answers(page).getByRole("link")).toHaveCount(0);
  await expect(answers(page).locator("img")).toHaveCount(0);
  await expect(answers(page).locator("b")).toHaveCount(0);
  await expect(answers(page).getByRole("cell", { name: "X post" })).toBeVisible();
  await expect(button(page, "Copy code")).toBeVisible();
  await expect(thread(page).getByText("مرحبا")).toHaveCSS("direction", "rtl");
  expect(elsewhere).toEqual([]);
  await lookAt(page, "chat-answer");

  chat.endpoint.behave({ text: "Another way of saying it." });
  await button(page, "Answer again").click();
  await expect(thread(page).getByText("Another way of saying it.")).toBeVisible();
  await expect(thread(page).getByText("2 of 2")).toBeVisible();
  await button(page, "Previous answer").click();
  await expect(thread(page).getByText("Six posts go out")).toBeVisible();
  await expect(thread(page).getByText("1 of 2")).toBeVisible();

  await button(page, "Good answer").click();
  await expect(button(page, "Good answer")).toHaveAttribute("aria-pressed", "true");

  chat.endpoint.behave({ text: "In week two, nothing." });
  await thread(page).getByText("What goes out").hover();
  await button(page, "Edit question").click();
  await thread(page).getByRole("textbox", { name: "Your question" }).fill("And in week two?");
  await button(page, "Ask again").click();
  await expect(thread(page).getByText("In week two, nothing.")).toBeVisible();
  await expect(thread(page).getByText("Six posts go out")).toBeHidden();
  await button(page, "Previous question").click();
  await expect(thread(page).getByText("Another way of saying it.")).toBeVisible();
  await button(page, "Previous answer").click();
  await expect(thread(page).getByText("Six posts go out")).toBeVisible();
  await page.reload();
  await expect(thread(page).getByText("Six posts go out")).toBeVisible();
  await expect(button(page, "Good answer")).toHaveAttribute("aria-pressed", "true");
});

test("an answer shows what it read, leads there, and proposes what the person accepts or discards", async ({ page, troubles }) => {
  await on(page);
  const campaign_id = await makeCampaign(page, "Kettle launch", ["x", "linkedin"]);
  const blocks = await call<{ id: string; channel_code: string }[]>(page, "blocks.overview", { campaign_id }, "GET");
  const block_id = blocks.find((one) => one.channel_code === "x")?.id;
  const save = (body: string, base_version_id: string | null) =>
    call<{ id: string }>(page, "blocks.save", { block_id, base_version_id, content: { kind: "content", fields: { body } } });
  const first = await save("Most kettles die of a small part.", null);
  const proposing = (body: string, text: string) =>
    chat.endpoint.behave([
      {
        answer: ({ messages }) =>
          messages.at(-1)?.role === "tool"
            ? { text }
            : {
                tool_calls: [
                  { name: "read_campaign", arguments: { campaign: "Kettle launch" } },
                  { name: "propose_version", arguments: { piece_id: block_id ?? "", fields: { body } } },
                ],
              },
      },
    ]);
  const card = page.getByRole("region", { name: /^Proposed: / });

  const elsewhere: string[] = [];
  page.on("request", (request) => {
    if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(chat.desk.url)) elsewhere.push(request.url());
  });
  proposing(
    "Most kettles die of a cheap part. See https://evil.example/mend ![x](https://evil.example/p.png) <img src='https://evil.example/h.png'>",
    "Here it is, for [the kettle](ref:c1).",
  );
  await open(page);
  await button(page, "Campaign").click();
  await page.getByRole("option", { name: "Kettle launch" }).click();
  await expect(field(page)).toHaveValue("Kettle launch ");
  await expect(field(page)).toBeFocused();
  await field(page).pressSequentially("needs a better post");
  await button(page, "Send").click();
  await expect(thread(page).getByText("Read one campaign, wrote a proposal")).toBeVisible();
  const link = (name: string) => thread(page).getByRole("link", { name });
  await expect(link("the kettle")).toHaveAttribute("href", `/campaigns/${campaign_id}`);
  await expect(card.locator("del")).toHaveText("small");
  await expect(card.locator("ins").first()).toHaveText("cheap");
  await expect(card.getByText(/^\d+ of 280$/)).toBeVisible();
  await expect(card.getByText(/in the story, the voice or the channel/)).toBeVisible();
  await expect(card.locator("ins mark").first()).toHaveText("https://evil.example/mend");
  await expect(card.locator("a, img, iframe")).toHaveCount(0);
  await lookAt(page, "chat-proposal");
  await card.getByRole("button", { name: "Accept" }).click();
  await expect(card.getByText("Accepted")).toBeVisible();
  await card.getByRole("link", { name: "Open the piece" }).click();
  await expect(piece(page, "X post").getByText(/cheap part/)).toBeVisible();
  await page.goBack();

  await test.step("what is cited is the version that was read, whichever is selected by now", async () => {
    chat.endpoint.behave([
      {
        answer: ({ messages }) =>
          messages.at(-1)?.role === "tool"
            ? { text: "It was [a small part](ref:c1) once." }
            : { tool_calls: [{ name: "read_piece", arguments: { piece_id: block_id ?? "", version: 1 } }] },
      },
    ]);
    await field(page).fill("What was it?");
    await field(page).press("Enter");
    await link("a small part").click();
    const version = page.getByRole("dialog", { name: "Version 1 of X post" });
    await expect(version.getByText("Most kettles die of a small part.")).toBeVisible();
    await lookAt(page, "chat-cited-version", [1440]);
    await version.getByRole("button", { name: "Close" }).last().click();
    await expect(piece(page, "X post").getByText(/cheap part/)).toBeVisible();
    await expect(piece(page, "X post").getByRole("button", { name: /^Version 2/ })).toBeVisible();
    await page.goBack();
  });

  proposing("Kettles die young.", "Shorter now.");
  await field(page).fill("Shorter");
  await field(page).press("Enter");
  await expect(card).toHaveCount(2);
  await card.last().getByRole("button", { name: "Discard" }).click();
  await expect(card.last().getByText("Discarded. Nothing was changed.")).toBeVisible();

  await field(page).fill("Again");
  await field(page).press("Enter");
  await expect(card).toHaveCount(3);
  const versions = await call<{ id: string }[]>(page, "blocks.versions", { block_id }, "GET");
  expect(versions.at(-1)?.id).toBe(first.id);
  await save("Somebody else was here.", versions[0]?.id ?? null);
  await card.last().getByRole("button", { name: "Accept" }).click();
  await expect(card.last().getByText(/has changed since/)).toBeVisible();
  await lookAt(page, "chat-proposals-settled", [1440]);
  troubles.splice(0, troubles.length, ...troubles.filter((trouble) => !/status of 4(09|22)/.test(trouble)));

  expect(elsewhere).toEqual([]);

  await test.step("posts are moved by accepting it", async () => {
    const schedule = await call<{ id: string; kind: string }[]>(page, "blocks.overview", { campaign_id }, "GET");
    const schedule_id = schedule.find((one) => one.kind === "schedule")?.id;
    const posts = ["linkedin", "x"].map((channel, i) => ({
      id: `p${i}`,
      channel,
      title: `Post ${i}`,
      date: "2083-03-02",
      time: `09:${i}0`,
    }));
    const plan = { time_zone: "Europe/Copenhagen", based_on: ["linkedin", "x"], posts };
    await call(page, "blocks.save", { block_id: schedule_id, base_version_id: null, content: { kind: "schedule", plan } });
    const moves = [{ post_id: "p1", date: "2083-03-11", time: "11:40" }];
    chat.endpoint.behave([
      {
        answer: ({ messages }) =>
          messages.at(-1)?.role === "tool"
            ? { text: "Later, then." }
            : { tool_calls: [{ name: "propose_schedule", arguments: { campaign: "Kettle launch", language: "en", moves } }] },
      },
    ]);
    await field(page).fill("The X post may wait");
    await field(page).press("Enter");
    const moved = page.getByRole("region", { name: "Proposed: Kettle launch: schedule, English, 1 post moved" });
    await expect(moved.locator("del")).toHaveText("2 Mar 2083, 09:10");
    await expect(moved.locator("ins")).toHaveText("11 Mar 2083, 11:40");
    await expect(moved.getByText("Times in Europe/Copenhagen")).toBeVisible();
    await lookAt(page, "chat-proposed-moves", [375, 1440]);
    await moved.getByRole("button", { name: "Accept" }).click();
    await expect(moved.getByText("Accepted")).toBeVisible();
    expect((await planOf(page, campaign_id)).plan.posts).toMatchObject([
      { id: "p0", date: "2083-03-02" },
      { id: "p1", date: "2083-03-11", time: "11:40" },
    ]);
    await moved.getByRole("link", { name: "Open the schedule" }).click();
    await expect(page.getByRole("complementary", { name: "Schedule of this language" })).toBeVisible();
    await page.goBack();
  });

  await test.step("a text of the answer becomes a version", async () => {
    await button(page, "Use this text in…").last().click();
    await page.getByRole("option", { name: "Kettle launch" }).click();
    await page.getByRole("combobox", { name: "Piece" }).click();
    await page.getByRole("option", { name: /LinkedIn post/ }).click();
    await expect(page.getByRole("dialog").getByRole("textbox")).toHaveValue("Later, then.");
    await lookAt(page, "chat-use-text", [375, 1440]);
    await button(page, "Save as new version").click();
    await expect(piece(page, "LinkedIn post").getByText("Later, then.")).toBeVisible();
  });
});

test("an answer goes on over a reload and in another tab, which can stop it; one that fails is tried again", async ({ page, context }) => {
  await on(page);
  const words = Array.from({ length: 2_000 }, (_, i) => `word${i}`).join(" ");
  chat.endpoint.behave({ text: words, tokens_per_second: 15 });
  await open(page);
  await field(page).fill("Tell me everything");
  await field(page).press("Enter");
  await expect(thread(page).getByText(/word3/)).toBeVisible();
  await expect(page.getByText(/^Writing, \d+ s$/)).toBeVisible();
  await expect(list(page).getByRole("img", { name: "Answering" })).toHaveCount(1);
  await lookAt(page, "chat-writing", [375, 1440]);
  const written = async () => (await answers(page).allTextContents()).join("").length;

  await test.step("the thread follows what is written, but not away from a reader", async () => {
    const window = page.viewportSize();
    await page.setViewportSize({ width: 375, height: 600 });
    const place = () => thread(page).evaluate(({ scrollTop, scrollHeight, clientHeight }) => [scrollTop, scrollHeight - clientHeight]);
    await expect.poll(async () => (await place())[0], { timeout: 30_000 }).toBeGreaterThan(150);
    await thread(page).hover();
    await page.mouse.wheel(0, -5_000);
    await expect(button(page, "Jump to the latest")).toBeVisible();
    await expect.poll(async () => (await place())[0]).toBe(0);
    const end = (await place())[1] ?? 0;
    await expect.poll(async () => (await place())[1], { timeout: 30_000 }).toBeGreaterThan(end + 50);
    expect((await place())[0]).toBe(0);
    await button(page, "Jump to the latest").click();
    await expect(button(page, "Jump to the latest")).toBeHidden();
    await expect.poll(async () => (await place())[0]).toBeGreaterThan(end);
    if (window) await page.setViewportSize(window);
  });

  await field(page).fill("Are you done?");
  await field(page).press("Enter");
  await expect(notice(page, "The answer is still being written")).toBeVisible();
  await page.reload();
  await expect(field(page)).toHaveValue("Are you done?");
  const before = await written();
  await expect.poll(written).toBeGreaterThan(before);

  const other = whenUsable(await context.newPage());
  await other.goto(page.url());
  await expect(other.getByText(/word3/)).toBeVisible();
  await button(other, "Stop").click();
  for (const one of [page, other]) {
    await expect(one.getByText("Stopped", { exact: true })).toBeVisible();
    await expect(button(one, "Send")).toBeVisible();
  }
  await other.close();
  await lookAt(page, "chat-stopped", [1440]);

  chat.endpoint.behave({ fault: "bad_key" });
  await field(page).press("Enter");
  await expect(page.getByText("This answer could not be finished")).toBeVisible();
  await lookAt(page, "chat-failed", [375, 1440]);
  chat.endpoint.behave({ text: "All is well." });
  await button(page, "Retry").last().click();
  await expect(thread(page).getByText("All is well.")).toBeVisible();
  await expect(button(page, "Send")).toBeVisible();

  await test.step("and is asked for once, before the app is there", async () => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(decodeURIComponent(request.url())));
    const followed = page.waitForResponse(/messages\.watch/);
    await page.reload();
    await expect(thread(page).getByText("All is well.")).toBeVisible();
    await expect(list(page).getByRole("link").first()).toBeVisible();
    await followed;
    // A list whose end is in view asks for its next page.
    const firstPages = asked.filter((url) => /messages\.list|conversations\.(?:get|list)/.test(url) && !url.includes('"offset":20'));
    expect(firstPages.map((url) => new URL(url).pathname)).toEqual(["/api/trpc/conversations.list,conversations.get,messages.list"]);
  });
});

test("an answer goes on by itself when the server was killed while it was written", async ({ page, troubles }) => {
  await on(page);
  const words = Array.from({ length: 300 }, (_, i) => `word${i}`).join(" ");
  chat.endpoint.behave({ text: words, tokens_per_second: 15 });
  await open(page);
  await field(page).fill("Tell me everything");
  await field(page).press("Enter");
  await expect(thread(page).getByText(/word3/)).toBeVisible();
  await chat.desk.kill();
  await expect(page.getByText("The connection is lost. This page catches up by itself when it is back.")).toBeVisible();
  // What goes on at a server that cannot be reached, nobody here knows.
  await expect(page.getByText("Not connected")).toBeVisible();
  await expect(page.getByText(/^Writing, /)).toBeHidden();
  await expect(thread(page).getByText(/word3/)).toBeVisible();
  await lookAt(page, "chat-lost", [1440]);
  chat.endpoint.behave({ text: words });
  await chat.desk.start();
  await expect(thread(page).getByText(/word299/)).toBeVisible({ timeout: 15_000 });
  await expect(page.getByText("The connection is lost.")).toBeHidden();
  await expect(answers(page)).toHaveCount(1);
  troubles.length = 0;
});

test("the agent is asked, stopped, and let make a draft with the keyboard alone", async ({ page }) => {
  await on(page);
  chat.endpoint.behave({ text: Array.from({ length: 400 }, (_, i) => `word${i}`).join(" "), tokens_per_second: 15 });
  await open(page);
  await expect(field(page)).toBeFocused();
  await page.keyboard.type("Tell me everything");
  await page.keyboard.press("Enter");
  await expect(thread(page).getByText(/word3/)).toBeVisible();
  await press(page, button(page, "Stop"));
  await expect(page.getByText("Stopped", { exact: true })).toBeVisible();

  const draft = {
    name: "Kettle week",
    story: "A kettle that expects to break. Every one of its 23 parts can be ordered for twenty years.",
    from_date: "2083-03-01",
    to_date: "2083-03-14",
    languages: ["en"],
    channels: ["linkedin"],
  };
  chat.endpoint.behave([
    {
      answer: ({ messages }) =>
        messages.at(-1)?.role === "tool" ? { text: "A draft." } : { tool_calls: [{ name: "propose_campaign", arguments: draft }] },
    },
  ]);
  await tabTo(page, field(page));
  await page.keyboard.type("Make a campaign of it");
  await page.keyboard.press("Enter");
  const card = page.getByRole("region", { name: /^Proposed: .*Kettle week/ });
  await expect(card.getByText(draft.story)).toBeVisible();
  for (const [label, words] of [
    ["Days", "1 Mar – 14 Mar 2083"],
    ["Languages", "English"],
    ["Channels", "LinkedIn post"],
  ] as const)
    await expect(card.getByRole("term").filter({ hasText: label }).locator("+ dd")).toContainText(words);
  await lookAt(page, "chat-proposed-campaign", [375, 1440]);
  await press(page, card.getByRole("button", { name: "Accept" }));
  await expect(card.getByText("Accepted")).toBeVisible();
  await expect(card.getByRole("link", { name: "Open the draft" })).toBeVisible();

  await press(
    page,
    list(page)
      .getByRole("button", { name: /^Actions for / })
      .first(),
  );
  await expect(page.getByRole("menuitem", { name: "Pin" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("menuitem", { name: "Rename" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("textbox", { name: "Chat title" })).toBeFocused();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("By keyboard");
  await page.keyboard.press("Enter");
  await expect(notice(page, "Chat renamed successfully")).toBeVisible();
  await press(page, button(page, "Actions for By keyboard"));
  await expect(page.getByRole("menuitem", { name: "Pin" })).toBeFocused();
  await page.keyboard.press("End");
  await expect(page.getByRole("menuitem", { name: "Delete" })).toBeFocused();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Delete Chat" });
  await press(page, dialog.getByRole("button", { name: "Delete" }));
  await expect(notice(page, "Chat deleted successfully")).toBeVisible();
  await expect(page).toHaveURL(/\/chat$/);
});

test("a long conversation is summed up, in words that the person sees and can put right", async ({ page }) => {
  await on(page);
  const said = (short: boolean) => ({ text: short ? "No more of it." : "Word ".repeat(1_200) });
  chat.endpoint.behave([
    { prompt: /Summarise this conversation/, text: "They spoke of kettles." },
    { answer: ({ messages }) => said(String(messages.at(-1)?.content).length < 100) },
  ]);
  type Sent = { conversation: { id: string; is_answering: boolean } };
  let id: string | null = null;
  for (let i = 1; i <= 4; i += 1) {
    const question = `Question ${i} ${"and more ".repeat(800)}`;
    const sent: Sent = await call<Sent>(page, "messages.send", { conversation_id: id, content: question });
    id = sent.conversation.id;
    await expect
      .poll(async () => (await call<Sent["conversation"]>(page, "conversations.get", { id }, "GET")).is_answering, { intervals: [100] })
      .toBe(false);
  }
  await open(page, `/chat/${id}`);
  await expect(answers(page).last()).toBeVisible();
  const summary = page.getByRole("region", { name: "Summary" });
  await expect(summary).toBeHidden();
  await field(page).fill("Question 5");
  await field(page).press("Enter");
  await expect(summary.getByText("They spoke of kettles.")).toBeVisible();
  await expect(button(page, "Send")).toBeVisible();
  await summary.scrollIntoViewIfNeeded();
  await lookAt(page, "chat-summary", [375, 1440]);
  await summary.getByRole("button", { name: "Edit summary" }).click();
  await summary.getByRole("textbox", { name: "Summary" }).fill("They spoke of the kettle for spring.");
  await summary.getByRole("button", { name: "Save summary" }).click();
  await expect(summary.getByRole("textbox")).toBeHidden();
  await page.reload();
  await expect(summary.getByText("They spoke of the kettle for spring.")).toBeVisible();
  await field(page).fill("Question 6");
  await field(page).press("Enter");
  await expect(thread(page).getByText("No more of it.")).toHaveCount(2);
  const prompt = chat.endpoint.calls.at(-1)?.prompt ?? "";
  expect(prompt.includes("They spoke of the kettle for spring.")).toBe(true);
  expect(prompt.includes("Question 1 ")).toBe(false);
});

test("what cannot be sent stays in its field, and a question has its bounds", async ({ page, troubles }) => {
  await on(page);
  await open(page);
  await page.route(/messages\.send/, (route) => route.abort());
  await field(page).fill("Will this be kept?");
  await field(page).press("Enter");
  await expect(notice(page, "Couldn't complete the operation")).toBeVisible();
  await expect(field(page)).toHaveValue("Will this be kept?");
  troubles.length = 0;
  await page.reload();
  await expect(field(page)).toHaveValue("Will this be kept?");
  await field(page).fill("x".repeat(8_001));
  await expect(page.getByText("8,001 of 8,000 characters")).toBeVisible();
  await page.unroute(/messages\.send/);
  await field(page).press("Enter");
  await expect(page).toHaveURL(/\/chat$/);

  await field(page).fill("");
  const { id } = await call<{ id: string }>(page, "conversations.create", {});
  await open(page, `/chat/${id}`);
  await expect(field(page)).toHaveValue("");
});
