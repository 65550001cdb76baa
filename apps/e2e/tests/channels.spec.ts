import { startFakeEndpoint } from "@copydesk/llm/testing";
import type { Page } from "@playwright/test";
import { call } from "../src/call.ts";
import { piece, waitUntilWritten } from "../src/campaign.ts";
import { startCopydesk } from "../src/copydesk.ts";
import { expect, lookAt, test } from "../src/fixtures.ts";
import { story } from "../src/story.ts";

const widths = [375, 1440];
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: typeof name === "string" });
const toast = (page: Page, words: string) => page.getByText(words, { exact: true });
const userPrompt = (page: Page) => page.getByRole("textbox", { name: "User prompt" });

/** Empties a prompt and puts another in its place. */
async function rewrite(page: Page, text: string): Promise<void> {
  await userPrompt(page).click();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.insertText(text);
}

async function openChannel(page: Page, name: string): Promise<void> {
  await page.goto("/settings/channels");
  await page.getByRole("link", { name }).click();
  await page.getByRole("link", { name: "Edit" }).click();
  // The page before shows the same, to be read.
  await page.waitForURL(/\/edit$/);
  await expect(button(page, "Save")).toBeVisible();
  await expect(userPrompt(page)).toHaveAttribute("aria-autocomplete", "list");
}

/** The browser says itself that a call was refused; that is what is tested. */
const expected = (troubles: string[], status: string) =>
  troubles.splice(0, troubles.length, ...troubles.filter((one) => !one.includes(status)));

test("a new channel with its own part, attribute and prompt is used by a new campaign, and its limit is enforced", async ({
  page,
  signIn,
}) => {
  test.setTimeout(240_000);
  const endpoint = await startFakeEndpoint({ behaviour: [{ prompt: 'channel="notice_board"', fault: "over_limit" }] });
  const desk = await startCopydesk({
    OPENAI_BASE_URL: endpoint.url,
    OPENAI_API_KEY: "sk-canary-0123456789",
    OPENAI_MODEL: "fake-large",
    MODEL_HOSTS_ALLOW: endpoint.host,
  });
  await signIn(page, desk.url);
  await page.goto(`${desk.url}/campaigns`);

  await test.step("made", async () => {
    await button(page, "Settings").click();
    await page.getByRole("menuitem", { name: "Channels" }).click();
    await expect(page.getByRole("link", { name: "LinkedIn post" })).toBeVisible();
    await lookAt(page, "channels", widths);
    await page.getByRole("link", { name: "New channel" }).click();
    await button(page, "Save").click();
    await expect(page.getByText("Name is required")).toBeVisible();
    await expect(page.getByLabel("Name", { exact: true })).toBeFocused();

    await page.getByLabel("Name", { exact: true }).fill("Notice board");
    await expect(page.getByLabel("Code", { exact: true })).toHaveValue("notice_board");
    await page.getByLabel("Description").fill("A sheet of paper beside the lift.");
    await button(page, /^Change the icon/).click();
    await page.getByRole("radio", { name: "pin", exact: true }).click();
  });

  await test.step("with a part and an attribute of its own", async () => {
    await page.getByLabel("Longest Body").fill("90");
    await button(page, "Add a part").click();
    const part = page.getByRole("dialog", { name: "New part" });
    await part.getByLabel("Label").fill("Where to look");
    await expect(part.getByLabel("Key")).toHaveValue("where_to_look");
    await part.getByLabel("Longest").fill("40");
    await part.getByRole("checkbox", { name: "Required" }).check();
    await part.getByRole("button", { name: "Add part" }).click();

    await button(page, "Add an attribute").click();
    const attribute = page.getByRole("dialog", { name: "New attribute" });
    await attribute.getByLabel("Label").fill("Season");
    await attribute.getByLabel("Type").click();
    await page.getByRole("option", { name: "Choice", exact: true }).click();
    await attribute.getByRole("button", { name: "Add attribute" }).click();
    await expect(attribute.getByText("Write at least one choice")).toBeVisible();
    await attribute.getByLabel("Choices").fill("Early spring\nLate autumn");
    await attribute.getByLabel("Default").click();
    await page.getByRole("option", { name: "Late autumn" }).click();
    await attribute.getByRole("button", { name: "Add attribute" }).click();
    await expect(page.getByText("Choice of 2")).toBeVisible();
  });

  await test.step("and a prompt, in which variables come from the menu", async () => {
    await rewrite(page, "Pin up a notice for ");
    await page.keyboard.type("{{#sea");
    await expect(page.getByRole("option", { name: /season.*Late autumn/ })).toBeVisible();
    await page.keyboard.press("Enter");
    await page.keyboard.type(". Keep to {{#channel_l");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await page.keyboard.insertText("From {{#main_story}} and {{#outline}}");
    await expect(userPrompt(page).locator(".prompt-variable")).toHaveText(["season", "channel_limits", "main_story", "outline"]);
    const preview = page.getByRole("complementary", { name: "Preview of the prompt" });
    await expect(preview).toContainText("Pin up a notice for Late autumn");
    await expect(preview).toContainText("Body: required; at most 90 characters");
    await lookAt(page, "channel-new", widths);
  });

  await test.step("tried before it is saved", async () => {
    await button(page, "Test generate").click();
    const result = page.getByRole("region", { name: "Test result" });
    await expect(result).toContainText("fake-large");
    await expect(result.getByText(/of 90 characters/)).toBeVisible();
    await expect(result).toContainText("tokens");
    await lookAt(page, "channel-tried", widths);
    expect(endpoint.calls.at(-1)?.prompt).toContain("Pin up a notice for Late autumn");
    await button(page, "Save").click();
    await expect(toast(page, "Notice board created")).toBeVisible();
    await expect(page).toHaveURL(/\/settings\/channels\/[0-9a-f-]{36}\/edit$/);
    await expect(page.getByText("Not saved yet")).toBeHidden();
  });

  await test.step("used by a campaign, whose text is sent back for what it breaks", async () => {
    await page.goto(`${desk.url}/campaigns/add`);
    await page.getByLabel("Name", { exact: true }).fill("On the board");
    await page.getByRole("textbox", { name: "Main story" }).fill(story.split("\n\n").slice(0, 3).join("\n\n"));
    await button(page, /^More channels/).click();
    await page.getByRole("checkbox", { name: "Notice board in English" }).check();
    await button(page, "Generate campaign").first().click();
    await waitUntilWritten(page);
    const asked = endpoint.calls.filter((one) => one.prompt.includes('channel="notice_board"'));
    const [first, corrected] = asked;
    expect(first?.prompt).toContain("Pin up a notice for Late autumn. Keep to - Body: required; at most 90 characters");
    expect(first?.prompt).toContain("[[where_to_look]] Where to look (required; plain; unit graphemes; max 40)");
    expect(corrected?.messages.at(-1)?.content).toMatch(/of 90 characters/);
    const notice = piece(page, "Notice board");
    await expect(notice.getByText(/of 90 characters/).first()).toBeVisible();
    await expect(notice.getByText(/fake-large/)).toBeVisible();
    await lookAt(page, "channel-used", widths);
  });

  await test.step("which holds for people as well", async () => {
    const notice = piece(page, "Notice board");
    await notice.getByRole("button", { name: "Edit text" }).click();
    await notice.getByRole("textbox", { name: "Body" }).fill("x".repeat(91));
    await expect(notice.getByText(/91 of 90/).first()).toBeVisible();
  });

  await test.step("and so is only made inactive, not deleted", async () => {
    await page.goto(`${desk.url}/settings/channels`);
    await button(page, "Leave")
      .click({ timeout: 2_000 })
      .catch(() => undefined);
    await button(page, "Actions for Notice board").click();
    await expect(page.getByRole("menuitem", { name: /Delete/ })).toBeDisabled();
    await page.getByRole("menuitem", { name: "Make inactive" }).click();
    await expect(toast(page, "Notice board is inactive")).toBeVisible();
    await page.goto(`${desk.url}/campaigns/add`);
    await button(page, /^More channels/).click();
    await expect(page.getByRole("checkbox", { name: "SMS in English" })).toBeVisible();
    await expect(page.getByRole("checkbox", { name: "Notice board in English" })).toBeHidden();
  });
  await page.goto("about:blank");
  await desk.dispose();
  await endpoint.close();
});

test("prompts with unknown, nested or half-written markers are refused in words", async ({ page, signIn }) => {
  test.setTimeout(240_000);
  await signIn();
  await openChannel(page, "X post");
  const refusal = page.getByRole("group").or(page.locator("body")).first();
  for (const [typed, words] of [
    ["Write in the tone of {{#tone}}", "The variable {{#tone}} is not known. Known ones: campaign_name"],
    ["Plan {{#content}}", "The variable {{#content}} has no value here; it is for the prompts of the schedule"],
    ["Say {{#voice{{#language}}}}", "“{{#voice” is not a whole variable; write it as {{#name}}"],
    ["In {{language}} please", "“{{language}}” is not a whole variable; write it as {{#name}}"],
    ["Keep to {{#channel_limits", "“{{#channel_limits” is not a whole variable; write it as {{#name}}"],
  ] as const) {
    await rewrite(page, typed);
    await page.keyboard.press("Escape");
    await button(page, "Save").click();
    await expect(refusal).toContainText(words);
    await expect(userPrompt(page)).toHaveAttribute("aria-invalid", "true");
  }
  await expect(page.getByText("One field needs attention before you can save.")).toBeVisible();
  // The preview is pale until it has caught up with what was typed last.
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await lookAt(page, "channel-refused", widths);

  await test.step("and what is put right is compared with the default", async () => {
    await rewrite(page, "Write from {{#main_story}}.");
    await expect(userPrompt(page)).not.toHaveAttribute("aria-invalid", "true");
    await page.getByRole("tab", { name: "What changed" }).click();
    await expect(page.getByRole("region", { name: "Changes to the user prompt" })).toContainText("lines changed");
    await button(page, "Compare side by side").click();
    await lookAt(page, "channel-compared", widths);
    await page.keyboard.press("Escape");
    await button(page, "Back to the default user prompt").click();
    await expect(page.getByText("Both prompts are the same as the default.")).toBeVisible();
    await expect(page.getByText("Not saved yet")).toBeHidden();
  });
});

test("two administrators save the same channel: the second sees what differs, and chooses", async ({ page, signIn, troubles }) => {
  test.setTimeout(240_000);
  await signIn();
  await openChannel(page, "Threads");
  const id = page.url().split("/").at(-2) ?? "";

  interface Stored {
    version: number;
    description: string;
    [field: string]: unknown;
  }
  const stored = () => call<Stored>(page, "channels.get", { id }, "GET");
  async function anotherHand(description: string): Promise<void> {
    const { version, name, status, icon, kind, fields, attributes, unit, fold, limits_checked_on, ...rest } = await stored();
    const { system_prompt, user_prompt, model_id, parameters } = rest;
    const same = {
      name,
      status,
      icon,
      kind,
      fields,
      attributes,
      unit,
      fold,
      limits_checked_on,
      system_prompt,
      user_prompt,
      model_id,
      parameters,
    };
    await call(page, "channels.update", { id, version, description, ...same });
  }

  await test.step("theirs", async () => {
    await page.getByLabel("Description").fill("Written by me.");
    await anotherHand("Written by another hand.");
    await button(page, "Save").click();
    const dialog = page.getByRole("dialog", { name: /changed this channel while you did/ });
    await expect(dialog).toContainText("Written by another hand.");
    await expect(dialog).toContainText("Written by me.");
    // The preview behind it is pale while it is filled anew, and what is drawn while a dialog is open is not hidden by it.
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    await lookAt(page, "channel-conflict", widths);
    await dialog.getByRole("button", { name: "Use theirs" }).click();
    await expect(page.getByLabel("Description")).toHaveValue("Written by another hand.");
    await expect(page.getByText("Not saved yet")).toBeHidden();
  });

  await test.step("mine", async () => {
    await rewrite(page, "Say what {{#main_story}} means, in mine.");
    await anotherHand("By another hand again.");
    await button(page, "Save").click();
    const dialog = page.getByRole("dialog", { name: /changed this channel while you did/ });
    await expect(dialog).toContainText("in mine.");
    await dialog.getByRole("button", { name: "Save mine" }).click();
    await expect(toast(page, "Threads saved")).toBeVisible();
    expect(await stored()).toMatchObject({
      description: "Written by another hand.",
      user_prompt: "Say what {{#main_story}} means, in mine.",
    });
  });
  expected(troubles, "409");

  await test.step("leaving with something unsaved asks first", async () => {
    await page.getByLabel("Description").fill("Half a thought");
    await page.getByRole("link", { name: "All channels" }).click();
    await button(page, "Stay").click();
    await expect(page.getByLabel("Description")).toHaveValue("Half a thought");
    await page.keyboard.press("ControlOrMeta+s");
    await expect(toast(page, "Threads saved")).toBeVisible();
    await page.getByRole("link", { name: "All channels" }).click();
    await expect(page.getByText("Half a thought")).toBeVisible();
  });
});

test("what was typed and not saved is there again after a reload, and gone after leaving", async ({ page, signIn }) => {
  await signIn();
  page.on("dialog", (dialog) => dialog.accept());
  await page.goto("/settings/channels");
  await page.getByRole("link", { name: "Threads" }).click();
  await page.getByRole("link", { name: "Edit" }).click();
  const description = page.getByRole("textbox", { name: "Description" });
  await description.fill("Typed before the window closed.");
  await page.waitForTimeout(600);
  await page.reload();
  await expect(page.getByText("This browser kept the unsaved changes")).toBeVisible();
  await lookAt(page, "channel-kept", [375, 1440]);
  await page.getByRole("button", { name: "Restore my changes" }).click();
  await expect(description).toHaveValue("Typed before the window closed.");
  await page.getByRole("link", { name: "All channels" }).click();
  await page.getByRole("button", { name: "Leave" }).click();
  await page.getByRole("link", { name: "Threads" }).click();
  await page.getByRole("link", { name: "Edit" }).click();
  await expect(description).not.toHaveValue("Typed before the window closed.");
  await expect(page.getByText("This browser kept the unsaved changes")).toBeHidden();
});

test("channels are put in order, copied, and given a picture of their own", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/settings/channels");
  const names = page.getByRole("list", { name: "Channels" }).getByRole("link");
  await expect(names.first()).toHaveText("LinkedIn post");
  await button(page, "Move LinkedIn post").focus();
  // The order is shown before the server has it, and a page that is reloaded in that moment takes its call along.
  const kept = page.waitForResponse(/channels\.reorder/);
  await page.keyboard.press("ArrowDown");
  await expect(names.nth(1)).toHaveText("LinkedIn post");
  await kept;
  await page.reload();
  await expect(names.nth(1)).toHaveText("LinkedIn post");

  await button(page, "Actions for SMS").click();
  await page.getByRole("menuitem", { name: "Duplicate" }).click();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("SMS copy");
  await button(page, /^Change the icon/).click();
  const chooser = page.waitForEvent("filechooser");
  await button(page, "Upload a picture").click();
  // One pixel.
  const png = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=";
  await (await chooser).setFiles({ name: "icon.png", mimeType: "image/png", buffer: Buffer.from(png, "base64") });
  await expect(button(page, "Change the icon, now your own picture")).toBeVisible();
  await button(page, "Save").click();
  await expect(toast(page, "SMS copy saved")).toBeVisible();
  await page.getByRole("link", { name: "All channels" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "SMS copy" }).locator('img[src^="/api/files/"]')).toBeVisible();

  await test.step("deleted while nothing uses it", async () => {
    await button(page, "Actions for SMS copy").click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await page.getByRole("dialog", { name: "Delete “SMS copy”?" }).getByRole("button", { name: "Delete" }).click();
    await expect(toast(page, "SMS copy deleted")).toBeVisible();
    await expect(page.getByRole("link", { name: "SMS copy" })).toBeHidden();
  });
});
