import { call } from "../src/call.ts";
import { piece, waitUntilWritten } from "../src/campaign.ts";
import { expect, lookAt, test } from "../src/fixtures.ts";
import { dialog, makeCampaign, menu, tab } from "../src/hub.ts";
import { colleague } from "../src/people.ts";
import { whenUsable } from "../src/when-usable.ts";

// Machines are slow, and some of these look at six pictures several times.
test.describe.configure({ timeout: 300_000 });
test.beforeEach(async ({ signIn }) => signIn());

test("a language and channels are added, taken out and brought back", async ({ page }) => {
  const id = await makeCampaign(page, "Languages come and go");
  await page.goto(`/campaigns/${id}`);

  await test.step("a language takes over another one's channels and is written at once", async () => {
    await page.getByRole("button", { name: "Add language" }).click();
    const adding = dialog(page, "Add a language");
    await adding.getByRole("button", { name: "Add language" }).click();
    await expect(adding.getByRole("alert")).toHaveText("Choose a language");
    await adding.getByRole("button", { name: /^Language/ }).click();
    await page.getByRole("option", { name: /^Arabic/ }).click();
    await expect(adding.getByRole("checkbox", { name: "LinkedIn post" })).toBeChecked();
    await adding.getByRole("checkbox", { name: "X post" }).uncheck();
    await lookAt(page, "add-language", [375, 1440]);
    await adding.getByRole("button", { name: "Add language" }).click();
    await expect(tab(page, "العربية")).toHaveAttribute("aria-selected", "true");
    await waitUntilWritten(page);
    await expect(piece(page, "LinkedIn post").locator(".copy")).toHaveAttribute("dir", "rtl");
    await expect(piece(page, "X post")).toHaveCount(0);
  });

  await test.step("channels for one language or for all, not written before somebody wants it", async () => {
    await page.getByRole("button", { name: "Add channels" }).click();
    const adding = dialog(page, /^Add channels to/);
    await adding
      .getByRole("radio", { name: "All languages" })
      .or(adding.getByRole("button", { name: "All languages" }))
      .click();
    await adding.getByRole("checkbox", { name: "SMS" }).check();
    await adding.getByRole("checkbox", { name: "Start writing now" }).uncheck();
    await adding.getByRole("button", { name: "Add channel", exact: true }).click();
    await expect(piece(page, "SMS").getByText("Nothing is written here yet.")).toBeVisible();
    await tab(page, "English").click();
    await piece(page, "SMS").getByRole("button", { name: "Write this piece" }).click();
    await expect(piece(page, "SMS").getByRole("button", { name: /Version 1 selected/ })).toBeVisible({ timeout: 30_000 });
  });

  await test.step("a channel goes when that is confirmed, and comes back from the notice", async () => {
    await menu(page, "Actions of SMS", "Delete channel");
    await expect(dialog(page, "Delete SMS in English?")).toContainText("its version are removed from this language");
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(piece(page, "SMS")).toBeVisible();
    await menu(page, "Actions of SMS", "Delete channel");
    await page.getByRole("button", { name: "Delete channel" }).click();
    await expect(piece(page, "SMS")).toHaveCount(0);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(piece(page, "SMS").getByRole("button", { name: /Version 1 selected/ })).toBeVisible();
  });

  await test.step("a language goes, is listed, and comes back with its texts", async () => {
    await tab(page, "Deutsch").click();
    await menu(page, "More for German", "Remove language");
    await dialog(page, "Remove German from this campaign?").getByRole("button", { name: "Remove language" }).click();
    await expect(tab(page, "Deutsch")).toHaveCount(0);
    await expect(tab(page, "English")).toHaveAttribute("aria-selected", "true");
    await menu(page, "More for English", "Removed languages and channels");
    const removed = dialog(page, "Removed languages and channels");
    await expect(removed.getByRole("listitem")).toHaveCount(1);
    await expect(removed).toContainText(/German.*two pieces, one written/s);
    await lookAt(page, "removed-parts", [375, 1440]);
    await removed.getByRole("button", { name: "Restore German" }).click();
    await expect(removed).toContainText("Nothing has been removed");
    await removed.getByRole("button", { name: "Close" }).click();
    await tab(page, "Deutsch").click();
    await expect(piece(page, "LinkedIn post").getByRole("button", { name: /Version 1 selected/ })).toBeVisible();
  });
});

test("all pieces are seen at a glance, opened by keyboard and planned in one table", async ({ page }) => {
  const id = await makeCampaign(page, "At a glance");
  await page.goto(`/campaigns/${id}`);
  await page.getByRole("button", { name: "Overview" }).click();
  const grid = page.getByRole("grid", { name: "All pieces" });
  await expect(grid.getByRole("rowheader")).toHaveText(["English", "Deutsch"]);
  await expect(grid.getByRole("columnheader")).toHaveText(["Language", "Outline", "LinkedIn post", "X post", "Schedule"]);
  await expect(page.getByText("5 of 5 pieces written")).toBeVisible();
  await lookAt(page, "overview");

  await test.step("arrow keys move, Enter opens", async () => {
    await grid.getByRole("link", { name: /^Outline in English/ }).focus();
    await page.keyboard.press("ArrowDown");
    await expect(grid.getByRole("link", { name: /^Outline in German/ })).toBeFocused();
    await page.keyboard.press("End");
    await expect(grid.getByRole("link", { name: /^Schedule in German/ })).toBeFocused();
    // German has no text for X: the gap is leapt over.
    await page.keyboard.press("ArrowLeft");
    await expect(grid.getByRole("link", { name: /^LinkedIn post in German, version 1/ })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(tab(page, "Deutsch")).toHaveAttribute("aria-selected", "true");
    await expect(piece(page, "LinkedIn post")).toBeInViewport();
    await expect(page).toHaveURL(/language=de#/);
  });

  await test.step("ticks are the plan", async () => {
    await page.getByRole("button", { name: "Overview" }).click();
    await page.getByRole("button", { name: "Edit languages and channels" }).click();
    const plan = page.getByRole("grid", { name: "Languages and channels" });
    await plan.getByRole("checkbox", { name: "X post in German" }).check();
    await plan.getByRole("checkbox", { name: "X post in English" }).focus();
    await page.keyboard.press("Space");
    await expect(page.getByText("1 piece added, 1 removed.")).toBeVisible();
    await plan.getByRole("checkbox", { name: "LinkedIn post in English" }).uncheck();
    await expect(page.getByText("English needs a channel")).toBeVisible();
    await expect(page.getByRole("button", { name: "Save", exact: true })).toBeDisabled();
    await plan.getByRole("checkbox", { name: "LinkedIn post in English" }).check();
    await lookAt(page, "plan-editor", [375, 1440]);
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await dialog(page, "Remove one piece?").getByRole("button", { name: "Remove and save" }).click();
    await expect(grid.getByRole("link", { name: /^X post in German, version 1/ })).toBeVisible({ timeout: 30_000 });
    await expect(grid.getByRole("link", { name: /^X post in English/ })).toHaveCount(0);
  });
});

test("pieces fold by keyboard and all at once, and stay so while another language is read", async ({ page }) => {
  const id = await makeCampaign(page, "Folded");
  await page.goto(`/campaigns/${id}`);
  const post = piece(page, "LinkedIn post");
  const toggle = post.getByRole("button", { name: "LinkedIn post", exact: true });
  await expect(toggle).toHaveAttribute("aria-expanded", "true");
  await post.getByRole("button", { name: "Edit text" }).click();
  await post.getByRole("textbox", { name: "Body" }).fill("Folded away while it is typed.");
  await toggle.focus();
  await page.keyboard.press("Enter");
  await expect(toggle).toHaveAttribute("aria-expanded", "false");
  await expect(post.locator(".copy")).toHaveCount(0);
  await expect(post).toContainText(/2.*Written.*Folded away while it is typed\./s);
  await lookAt(page, "folded-piece", [375, 1440]);

  await tab(page, "Deutsch").click();
  await expect(toggle).toHaveAttribute("aria-expanded", "true");
  await page.getByRole("button", { name: "Collapse all" }).click();
  await expect(page.getByRole("button", { expanded: true }).filter({ hasText: /^(Outline|LinkedIn post)$/ })).toHaveCount(0);
  await lookAt(page, "folded-all", [1440]);
  await tab(page, "English").click();
  await expect(toggle).toHaveAttribute("aria-expanded", "false");
  await expect(piece(page, "X post").locator(".copy")).toBeVisible();
  await page.getByRole("button", { name: "Expand all" }).click();
  await expect(post.locator(".copy")).toContainText("Folded away while it is typed.");
  await expect(page.getByRole("button", { name: "Expand all" })).toHaveCount(0);
  await tab(page, "Deutsch").click();
  await expect(toggle).toHaveAttribute("aria-expanded", "false");
});

test("a version gets a name, is copied, and becomes an example", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const id = await makeCampaign(page, "A version", { languages: [{ code: "en", channels: ["linkedin", "blog"] }] });
  await page.goto(`/campaigns/${id}`);
  const blog = piece(page, "Blog article");
  // Before the texts are there, what stands under them still moves.
  await expect(blog.locator(".copy")).not.toBeEmpty();

  await menu(page, "Actions of Blog article", "Name this version");
  await dialog(page, "Name version 1 of Blog article").getByRole("textbox", { name: "Name" }).fill("x".repeat(41));
  await expect(page.getByText("Label must be 40 characters or fewer")).toBeVisible();
  await page.getByRole("textbox", { name: "Name" }).fill("Legal has seen it");
  await page.getByRole("button", { name: "Save name" }).click();
  await expect(blog.getByRole("button", { name: /Version 1 Legal has seen it/ })).toBeVisible();

  await page.getByRole("button", { name: "Actions of Blog article" }).click();
  expect(await page.getByRole("menuitem").count()).toBeLessThanOrEqual(7);
  await page.getByRole("menuitem", { name: "Copy" }).click();
  await page.getByRole("menuitem", { name: "Text", exact: true }).click();
  await expect(page.getByText("Blog article is on your clipboard.", { exact: true })).toBeVisible();
  const plain = await page.evaluate<string>("navigator.clipboard.readText()");
  await menu(page, "Actions of Blog article", "Copy");
  await page.getByRole("menuitem", { name: "With formatting" }).click();
  await expect(page.getByText("Blog article is on your clipboard, with its formatting.", { exact: true })).toBeVisible();
  const read = (type: string) =>
    page.evaluate<string>(`navigator.clipboard.read().then(([item]) => item.getType("${type}")).then((blob) => blob.text())`);
  const rich = { html: await read("text/html"), text: await read("text/plain") };
  expect(rich.text).toBe(plain);
  expect(rich.html).toMatch(/<p>/);
  expect(rich.html).toMatch(/<strong>[\w ]+:<\/strong>/);
  expect(rich.html).not.toMatch(/class=|characters|of 60/);

  await menu(page, "Actions of LinkedIn post", "Add to voice examples");
  const keeping = dialog(page, "Add to voice examples");
  await expect(keeping).toContainText("in English and for this channel");
  await lookAt(page, "add-example", [375, 1440]);
  await keeping.getByRole("textbox", { name: "Title" }).fill("How we announce");
  await keeping.getByRole("button", { name: "Add example" }).click();
  await expect(keeping).toHaveCount(0);
  type Examples = { results: { title: string; source: string; language: { code: string }; channel: { name: string } | null }[] };
  const { results } = await call<Examples>(page, "examples.list", { source: "version" }, "GET");
  expect(results).toMatchObject([
    { title: "How we announce", source: "version", language: { code: "en" }, channel: { name: "LinkedIn post" } },
  ]);
});

test("a template is kept, changed in place, and mended where something is gone", async ({ page, troubles }) => {
  const id = await makeCampaign(page, "The stone that remembers", { written: false });
  await page.goto(`/campaigns/${id}`);
  await page.getByRole("button", { name: "Save as template" }).click();
  await expect(dialog(page, "Save as template")).toContainText("only you see it, until you share it");
  await dialog(page, "Save as template").getByRole("textbox", { name: "Name" }).fill("Stones");
  await page.getByRole("button", { name: "Save template" }).click();
  await expect(dialog(page, "Save as template")).toHaveCount(0);

  await test.step("edited", async () => {
    await page.goto("/campaigns/template");
    await menu(page, "Actions for Stones", "Edit");
    await expect(page.getByRole("heading", { name: "Edit template “Stones”" })).toBeVisible();
    await page.getByRole("textbox", { name: "Name of the template" }).fill("");
    await page.getByRole("button", { name: "Save", exact: true }).first().click();
    await expect(page.getByText("Name is required")).toBeVisible();
    await page.getByRole("textbox", { name: "Name of the template" }).fill("Bakery stones");
    await page.getByRole("textbox", { name: "Name", exact: true }).fill("A stone for {{#bakery}}");
    await expect(page.getByRole("listitem").filter({ hasText: /^Bakery$/ })).toBeVisible();
    await page.getByRole("textbox", { name: "Days" }).fill("0");
    await expect(page.getByText("Enter a number of days from 1 to 731")).toBeVisible();
    await page.getByRole("textbox", { name: "Days" }).fill("14");
    await lookAt(page, "template-edit");
    await page.getByRole("link", { name: "All templates" }).click();
    await dialog(page, "Leave without saving?").getByRole("button", { name: "Stay" }).click();
    await page.getByRole("button", { name: "Save", exact: true }).first().click();
    await page.waitForURL("**/campaigns/template");
    await expect(page.getByRole("link", { name: "Bakery stones" })).toBeVisible();
  });

  await test.step("changed by two at once", async () => {
    await menu(page, "Actions for Bakery stones", "Edit");
    await page.getByRole("textbox", { name: "Description" }).fill("Mine");
    type Template = { id: string; version: number; name: string; description: string; span_days: number; values: Record<string, unknown> };
    const { results } = await call<{ results: { id: string }[] }>(page, "templates.list", { search: "bakery stones" }, "GET");
    const { values, ...theirs } = await call<Template>(page, "templates.get", { id: results[0]?.id }, "GET");
    const { from_date: _from, to_date: _to, ...brief } = values;
    const { version, name, description, span_days } = theirs;
    await call(page, "templates.update", { id: theirs.id, version, name, description, span_days, brief: { ...brief, audience: "Bakers" } });
    await page.getByRole("button", { name: "Save", exact: true }).first().click();
    const conflict = dialog(page, /saved this template while you were editing/);
    await expect(conflict).toContainText("Audience changed by them, kept");
    await conflict.getByRole("button", { name: "Save both" }).click();
    await page.waitForURL("**/campaigns/template");
    const after = await call<Template>(page, "templates.get", { id: theirs.id }, "GET");
    expect(after.values).toMatchObject({ audience: "Bakers", description: "Mine" });
    expect(troubles.splice(0)).toEqual([expect.stringContaining("409")]);
  });

  await test.step("begun from after its channel was switched off", async () => {
    const { channels } = await call<{ channels: { id: string; code: string }[] }>(page, "options.get", undefined, "GET");
    const linkedin = channels.find((channel) => channel.code === "linkedin")?.id;
    await call(page, "channels.set_status", { id: linkedin, status: "inactive" });
    await page.getByRole("link", { name: "Bakery stones" }).click();
    const gone = page.getByRole("region", { name: "No longer available" });
    await expect(gone).toContainText("The channel LinkedIn post is no longer available.");
    await gone.getByRole("combobox", { name: "Instead of the channel LinkedIn post" }).click();
    await page.getByRole("option", { name: "Threads" }).click();
    await lookAt(page, "template-gone", [375, 1440]);
    await expect(page.getByRole("checkbox", { name: "Threads in German" })).toBeChecked();
    await expect(page.getByRole("checkbox", { name: "Threads in English" })).toBeChecked();
    await page.getByRole("textbox", { name: "Bakery" }).fill("Ribe");
    await expect(page.getByRole("textbox", { name: "Name", exact: true })).toHaveValue("A stone for Ribe");
    await page.getByRole("button", { name: "Save", exact: true }).first().click();
    await page.waitForURL(/\/campaigns\/[0-9a-f-]{36}$/);
    await call(page, "channels.set_status", { id: linkedin, status: "active" });
  });

  await test.step("deleted, and back at once", async () => {
    await page.goto("/campaigns/template");
    await menu(page, "Actions for Bakery stones", "Delete");
    await page.getByRole("button", { name: "Delete", exact: true }).click();
    await expect(page.getByRole("link", { name: "Bakery stones" })).toHaveCount(0);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByRole("link", { name: "Bakery stones" })).toBeVisible();
  });
});

test("each person sees the campaigns that are theirs to see", async ({ page, browser }) => {
  const ola = await colleague(page, browser, "Content creator", ["Ola", "Berg"]);
  const reading = await call<{ id: string }>(page, "teams.create", { name: "Readers", members: [{ user_id: ola.id }] });
  const editing = await call<{ id: string }>(page, "teams.create", { name: "Editors", members: [{ user_id: ola.id, can_edit: true }] });
  const others = await call<{ id: string }>(page, "teams.create", { name: "Others" });
  const quick = { written: false } as const;
  const hers = await makeCampaign(page, "Private to Mira", quick);
  const open = await makeCampaign(page, "Public", { ...quick, is_public: true });
  const read = await makeCampaign(page, "Shared to read", { ...quick, team_ids: [reading.id] });
  const edit = await makeCampaign(page, "Shared to edit", { ...quick, team_ids: [editing.id] });
  const closed = await makeCampaign(page, "Shared with others", { ...quick, team_ids: [others.id] });

  await test.step("in the list and by its address", async () => {
    await ola.page.goto("/campaigns");
    for (const name of ["Public", "Shared to read", "Shared to edit"])
      await expect(ola.page.getByRole("link", { name, exact: true })).toBeVisible();
    for (const name of ["Private to Mira", "Shared with others"]) await expect(ola.page.getByRole("link", { name })).toHaveCount(0);
    for (const id of [hers, closed]) {
      await ola.page.goto(`/campaigns/${id}`);
      await expect(ola.page.getByText("Resource Not Found")).toBeVisible();
    }
  });

  await test.step("and may do with them what the sharing allows", async () => {
    for (const id of [open, read]) {
      await ola.page.goto(`/campaigns/${id}`);
      await expect(ola.page.getByRole("heading", { name: "Nothing is written yet" })).toBeVisible();
      await expect(ola.page.getByRole("button", { name: "Add language" })).toHaveCount(0);
      await expect(ola.page.getByRole("link", { name: "Edit", exact: true })).toHaveCount(0);
    }
    await ola.page.goto(`/campaigns/${edit}`);
    await ola.page.getByRole("button", { name: "Generate campaign" }).click();
    await waitUntilWritten(ola.page);
    await expect(ola.page.getByRole("button", { name: "Add language" })).toBeVisible();
    await ola.page.getByRole("link", { name: "Edit", exact: true }).click();
    await expect(ola.page.getByText("Only its owner can change this.")).toBeVisible();
    await expect(ola.page.getByRole("switch", { name: "Public" })).toBeDisabled();
  });

  await test.step("until it is private again, also on the page that is open", async () => {
    await ola.page.goto(`/campaigns/${open}`);
    await expect(ola.page.getByText("Public", { exact: true }).first()).toBeVisible();
    await page.goto(`/campaigns/${open}/edit`);
    await page.getByRole("switch", { name: "Public" }).click();
    await page.getByRole("button", { name: "Save", exact: true }).first().click();
    await page.waitForURL(`**/campaigns/${open}`);
    await expect(page.getByText("Private", { exact: true })).toBeVisible();
    await ola.page.reload();
    await expect(ola.page.getByText("Resource Not Found")).toBeVisible();
    await ola.page.goto("/campaigns");
    await expect(ola.page.getByRole("link", { name: "Shared to read", exact: true })).toBeVisible();
    await expect(ola.page.getByRole("link", { name: "Public", exact: true })).toHaveCount(0);
  });
  await ola.page.context().close();
});

test("two people change the languages of one campaign at once", async ({ page, browser, baseURL }) => {
  const id = await makeCampaign(page, "Two at once");
  const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}), storageState: await page.context().storageState() });
  const other = whenUsable(await context.newPage());
  await Promise.all([page.goto(`/campaigns/${id}`), other.goto(`/campaigns/${id}`)]);
  const german = piece(other, "LinkedIn post");
  await tab(other, "Deutsch").click();
  await expect(german).toBeVisible();
  await menu(page, "More for English", "Removed languages and channels");
  await expect(dialog(page, "Removed languages and channels")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Add channels" }).click();
  await page.getByRole("checkbox", { name: "Threads" }).check();
  await menu(other, "More for German", "Remove language");
  await other.getByRole("button", { name: "Remove language" }).click();
  await expect(tab(page, "Deutsch")).toHaveCount(0);
  await page.getByRole("button", { name: "Add channel", exact: true }).click();
  await expect(piece(other, "Threads")).toBeVisible({ timeout: 30_000 });
  await expect(tab(other, "English")).toHaveAttribute("aria-selected", "true");
  await context.close();
});
