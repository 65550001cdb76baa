import type { ConfigurationDetail } from "@copydesk/contracts";
import { call } from "../src/call.ts";
import { expect, lookAt, test } from "../src/fixtures.ts";
import { colleague } from "../src/people.ts";
import { expectConflicts, generate, makeCampaign, outlineOf, planOf } from "../src/written-campaign.ts";

const widths = [375, 1440];

test("the outline configuration is changed, tried, looked back at and restored", async ({ page, signIn, troubles }) => {
  test.setTimeout(420_000);
  await signIn();
  const campaign = await makeCampaign(page, "Warm stone", ["linkedin", "x"]);
  const before = await outlineOf(page, campaign);
  await page.goto("/campaigns");
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("menuitem", { name: "Outline configuration" }).click();
  await expect(page.getByRole("heading", { name: "Outline configuration" })).toBeVisible();
  const history = page.getByRole("region", { name: "History" });
  const save = page.getByRole("button", { name: /^Save as version/ });
  const sections = page.getByRole("spinbutton", { name: "Default of Sections" });
  const prompt = page.getByRole("textbox", { name: "User prompt" });
  await expect(history).toContainText("Original settings");
  await expect(save).toBeDisabled();

  await test.step("an attribute and the prompt, refused while a variable is unknown", async () => {
    await sections.fill("7");
    await prompt.click();
    await page.keyboard.press("ControlOrMeta+End");
    await page.keyboard.type(" Mind the {{#weather}} outside.", { delay: 5 });
    await expect(page.getByText("{{#weather}} is not known", { exact: false }).first()).toBeVisible();
    await save.click();
    await expect(page.getByRole("alert").filter({ hasText: "before you can save" })).toBeVisible();
    expect(await call<ConfigurationDetail>(page, "outline_configuration.get", undefined, "GET")).toMatchObject({ version: 1 });
    await page.getByRole("button", { name: "Back to the default user prompt" }).click();
    await prompt.click();
    await page.keyboard.press("ControlOrMeta+End");
    await page.keyboard.type(" Keep each message under twenty words.", { delay: 5 });
    await expect(page.getByText("{{#weather}} is not known", { exact: false })).toHaveCount(0);
  });

  await test.step("tried on a campaign before it is saved, with tokens, cost and time, and stored nowhere", async () => {
    await page.getByRole("button", { name: "Campaign that fills the prompt" }).click();
    await page.getByRole("option", { name: "Warm stone" }).click();
    await page.getByRole("button", { name: "Try", exact: true }).click();
    const tried = page.getByRole("region", { name: "Test result" });
    await expect(tried).toContainText("Not saved yet", { timeout: 30_000 });
    await expect(tried).toContainText("Warm stone");
    await expect(tried).toContainText(/Sections\s*7/);
    for (const fact of [/[\d,]+ in/, /[\d,]+ out/, /cost/, /[\d.]+ s/]) await expect(tried).toContainText(fact);
    expect(await outlineOf(page, campaign)).toEqual(before);
    await lookAt(page, "outline-configuration", widths);
  });

  await test.step("saved, and the history says who and what", async () => {
    await save.click();
    await expect(page.getByText("Version 2, in use")).toBeVisible();
    const latest = history.getByRole("listitem").first();
    await expect(latest).toContainText("Sections");
    await expect(latest).toContainText("user prompt");
    await expect(latest).toContainText("Administrator");
    await expect(latest).toContainText("in use");
    expect(await outlineOf(page, campaign)).toEqual(before);
  });

  await test.step("go back to this", async () => {
    await page.getByRole("switch", { name: "Send temperature" }).click();
    await save.click();
    await expect(history.getByRole("listitem").first()).toContainText("Temperature");
    await history.getByRole("button", { name: "View version 1" }).click();
    const dialog = page.getByRole("dialog", { name: "Version 1" });
    await expect(dialog.getByRole("table", { name: "What would change" })).toContainText("Sections");
    await lookAt(page, "outline-version", widths);
    await dialog.getByRole("button", { name: "Close" }).last().click();
    await history.getByRole("button", { name: "View version 2" }).click();
    await page.getByRole("dialog", { name: "Version 2" }).getByRole("button", { name: "Restore this version" }).click();
    await expect(page.getByText("Version 4, in use")).toBeVisible();
    await expect(history.getByRole("listitem").first()).toContainText("Back to version 2");
    await expect(page.getByRole("switch", { name: "Send temperature" })).not.toBeChecked();
    await expect(sections).toHaveValue("7");
  });

  await test.step("two at once: the second sees who and what, and what they typed stays", async () => {
    await sections.fill("6");
    const { version, attributes, system_prompt, user_prompt, model_id, parameters } = await call<ConfigurationDetail>(
      page,
      "outline_configuration.get",
      undefined,
      "GET",
    );
    const theirs = attributes.map((one) => (one.key === "sections" ? { ...one, default: 9 } : one));
    await call(page, "outline_configuration.update", { version, attributes: theirs, system_prompt, user_prompt, model_id, parameters });
    await save.click();
    const dialog = page.getByRole("dialog", { name: /changed the outline configuration while you did/ });
    await expect(dialog.getByRole("row", { name: /Sections/ })).toContainText("9");
    await expect(dialog.getByRole("row", { name: /Sections/ })).toContainText("6");
    // What follows a save takes its time; nobody waits for it before typing on.
    const held = Promise.withResolvers<void>();
    await page.route(/outline_configuration\.history/, (route) => held.promise.then(() => route.continue()));
    await dialog.getByRole("button", { name: "Save mine" }).click();
    await expect(page.getByText("Version 6, in use")).toBeVisible();
    await expect(sections).toHaveValue("6");
    await sections.fill("11");
    await page.getByRole("link", { name: "Campaigns" }).first().click();
    await page.getByRole("button", { name: "Stay" }).click();
    held.resolve();
    await page.unrouteAll({ behavior: "wait" });
  });

  await test.step("leaving asks, and the defaults come back", async () => {
    await expect(sections).toHaveValue("11");
    await page.getByRole("link", { name: "Campaigns" }).first().click();
    await page.getByRole("button", { name: "Stay" }).click();
    await page.getByRole("button", { name: "Restore defaults" }).click();
    const dialog = page.getByRole("dialog", { name: "Restore the defaults?" });
    await expect(dialog).toContainText("Sections");
    await dialog.getByRole("button", { name: "Restore defaults" }).click();
    await expect(page.getByText("Version 7, in use")).toBeVisible();
    await expect(sections).toHaveValue("5");
    await expect(history.getByRole("listitem").first()).toContainText("Back to the defaults");
    await expect(page.getByRole("button", { name: "Restore defaults" })).toBeDisabled();
  });

  await test.step("the next outline follows what is saved", async () => {
    await sections.fill("4");
    await save.click();
    await expect(page.getByText("Version 8, in use")).toBeVisible();
    await generate(page, campaign);
    expect((await outlineOf(page, campaign)).sections).toBe(4);
  });
  expectConflicts(troubles);
});

test("the rules of the scheduler are changed in a picture of the week, and the next plan follows them", async ({ page, signIn }) => {
  test.setTimeout(420_000);
  await signIn();
  const campaign = await makeCampaign(page, "Planned stone", ["linkedin", "x", "email"]);
  await generate(page, campaign);
  const first = await planOf(page, campaign);
  expect(first.plan.posts.length).toBeGreaterThan(0);
  await page.goto("/settings/scheduler-config");
  const week = page.getByRole("list", { name: "Week of each channel" });
  const save = page.getByRole("button", { name: /^Save as version/ });
  await expect(week.getByRole("listitem").filter({ hasText: "LinkedIn post" })).toContainText("Tue–Thu 09:00–11:00");

  await test.step("windows of a channel, and how often it comes", async () => {
    await week.getByRole("button", { name: /^LinkedIn post/ }).click();
    const windows = page.getByRole("list", { name: "Windows of LinkedIn post" });
    for (const day of ["Tue", "Wed", "Thu"]) {
      if (day === "Thu") await windows.getByRole("button", { name: "Fri" }).click();
      await windows.getByRole("button", { name: day }).click();
    }
    await windows.getByLabel("Begin of window 1 of LinkedIn post").fill("14");
    await windows.getByLabel("End of window 1 of LinkedIn post").fill("14:00");
    await windows.getByLabel("End of window 1 of LinkedIn post").blur();
    await expect(week).toContainText("the window ends when it begins");
    await save.click();
    await expect(page.getByRole("alert").filter({ hasText: "before you can save" })).toBeVisible();
    await windows.getByLabel("End of window 1 of LinkedIn post").fill("15:30");
    await windows.getByLabel("End of window 1 of LinkedIn post").blur();
    await expect(week).toContainText("Fri 14:00–15:30");
    await page.getByRole("switch", { name: "Its own number" }).click();
    await page.getByLabel("Posts a week of LinkedIn post").fill("1");
    await week.getByRole("button", { name: /^X post/ }).click();
    await page.getByRole("switch", { name: "Its own number" }).click();
    await page.getByLabel("Posts a week of X post").fill("3");
    await lookAt(page, "scheduler-configuration-window", widths);
    await week.getByRole("button", { name: /^X post/ }).click();
  });

  await test.step("quiet hours, with a warning where they leave no time", async () => {
    await page.getByLabel("Quiet hours end").fill("10:30");
    await page.getByLabel("Quiet hours end").blur();
    await expect(week).toContainText("Press release has no time left");
    await expect(page.getByLabel("Posts a day", { exact: true })).toHaveValue("3");
    await page.getByLabel("Posts a day", { exact: true }).fill("2");
    await lookAt(page, "scheduler-configuration", widths);
  });

  await test.step("tried before it is saved: the plan follows, and nothing of it is kept", async () => {
    await page.getByRole("button", { name: "Campaign that fills the prompt" }).click();
    await page.getByRole("option", { name: "Planned stone" }).click();
    await page.getByRole("button", { name: "Try", exact: true }).click();
    const tried = page.getByRole("region", { name: "Test result" });
    await expect(tried).toContainText("posts, times in Europe/Copenhagen", { timeout: 30_000 });
    await expect(
      tried
        .getByRole("listitem")
        .filter({ hasText: /^Fri \d+, 1[45]:/ })
        .first(),
    ).toBeVisible();
    expect(await planOf(page, campaign)).toEqual(first);
    await tried.scrollIntoViewIfNeeded();
    await lookAt(page, "scheduler-configuration-tried", widths);
  });

  await test.step("saved, the next plan keeps to it", async () => {
    await save.click();
    await expect(page.getByText("Version 2, in use")).toBeVisible();
    await expect(page.getByRole("region", { name: "History" }).getByRole("listitem").first()).toContainText("and 3 more");
    await generate(page, campaign, first.block);
    const { plan, version } = await planOf(page, campaign);
    expect(version).not.toBe(first.version);
    const weekday = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay();
    const linkedin = plan.posts.filter((post) => post.channel === "linkedin");
    expect(linkedin.length).toBeGreaterThan(0);
    for (const post of linkedin) expect([weekday(post.date), post.time >= "14:00" && post.time <= "15:30"]).toEqual([5, true]);
    for (const post of plan.posts) expect(post.time >= "10:30" && post.time < "21:00").toBe(true);
    const perWeek = Map.groupBy(
      plan.posts.filter((post) => post.channel === "x"),
      (post) => Math.floor((Date.parse(post.date) / 86_400_000 + 3) / 7),
    );
    // Weeks that lie wholly inside the campaign have as many as asked for.
    expect(
      [...perWeek.values()]
        .map((posts) => posts.length)
        .sort()
        .slice(1),
    ).toContain(3);
    expect(Math.max(...[...perWeek.values()].map((posts) => posts.length))).toBe(3);
    for (const [, posts] of Map.groupBy(plan.posts, (post) => post.date)) expect(posts.length).toBeLessThanOrEqual(2);
  });
});

test("the tours of both configurations lead through the form", async ({ page, signIn }) => {
  await signIn();
  for (const [path, title, steps] of [
    ["/settings/outline-config", "Attributes and their defaults", 7],
    ["/settings/scheduler-config", "When and how often", 9],
  ] as const) {
    await page.goto(path);
    await page.getByRole("button", { name: "Guided tour" }).click();
    await expect(page.getByRole("dialog", { name: title })).toContainText(`1 of ${steps}`);
    for (let step = 2; step <= steps; step += 1) {
      await page.getByRole("button", { name: "Next" }).click();
      await expect(page.getByRole("dialog")).toContainText(`${step} of ${steps}`);
    }
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
});

test("who may only look is shown everything and can change nothing", async ({ page, signIn, browser }) => {
  await signIn();
  const { page: own } = await colleague(page, browser, "Marketing manager", ["Lea", "Brandt"]);
  await own.goto("/settings/outline-config");
  await expect(own.getByText("You can view this configuration but not change it.")).toBeVisible();
  await expect(own.getByRole("spinbutton", { name: "Default of Sections" })).toBeDisabled();
  await expect(own.getByRole("button", { name: /Save as|Restore defaults|Add an attribute/ })).toHaveCount(0);
  await expect(own.getByRole("button", { name: "Try", exact: true })).toHaveCount(0);
  await lookAt(own, "outline-configuration-read", widths);
  await own.goto("/settings/scheduler-config");
  await expect(own.getByRole("button", { name: /^Save as version/ })).toBeVisible();
  await expect(own.getByRole("button", { name: "Restore defaults" })).toHaveCount(0);
  await own.context().close();
});
