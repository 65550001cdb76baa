import type { Browser, Page } from "@playwright/test";
import { call, tokenOf } from "../src/call.ts";
import { startCopydesk } from "../src/copydesk.ts";
import { expect, lookAt } from "../src/fixtures.ts";
import { knowTheTours } from "../src/tours.ts";
import { whenUsable } from "../src/when-usable.ts";
import { test } from "../src/with-mail.ts";

const password = "willow paper harbour 77";
const widths = [375, 1440];
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });
const menu = (page: Page) => page.getByRole("navigation", { name: "Main" });
const toast = (page: Page, words: string) => page.getByText(words, { exact: true });

/** Invites through the dialog, as an administrator does; ends at the list. */
async function invite(page: Page, email: string, role: string): Promise<void> {
  await page.goto("/users");
  await page.getByRole("link", { name: "Invite" }).click();
  await page.getByLabel("Email addresses").fill(`${email} `);
  await page.getByRole("checkbox", { name: role }).check();
  await button(page, "Invite 1 person").click();
  await expect(toast(page, `${email} is invited`)).toBeVisible();
  await expect(page).toHaveURL(/\/users$/);
}

/** Follows the link of the mail in a browser of their own, and signs in. */
async function activate(page: Page, link: string, name: [string, string]): Promise<void> {
  await page.goto(link);
  await page.getByRole("textbox", { name: "First name" }).fill(name[0]);
  await page.getByRole("textbox", { name: "Last name" }).fill(name[1]);
  await page.getByRole("textbox", { name: "Password", exact: true }).fill(password);
  await page.getByRole("textbox", { name: "Confirm password" }).fill(password);
  await button(page, "Activate my account").click();
  await page.getByRole("link", { name: "Sign in" }).click();
  await page.getByRole("textbox", { name: "Password", exact: true }).fill(password);
  await button(page, "Sign in").click();
  await page.waitForURL("**/campaigns");
  await knowTheTours(page);
}

async function otherBrowser(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}), locale: "en-GB", timezoneId: "Europe/Copenhagen" });
  return whenUsable(await context.newPage());
}

/** A campaign that everybody may read, of the page's person. */
async function publicCampaign(page: Page, name: string): Promise<string> {
  const answer = await page.request.post("/api/campaigns", {
    headers: { Authorization: `Token ${await tokenOf(page)}` },
    data: {
      name,
      main_story: "A kettle that expects to break. Every one of its 23 parts can be ordered for twenty years.",
      from_date: "2083-01-01",
      to_date: "2083-01-31",
      is_public: true,
      languages: [{ code: "en", channels: ["linkedin"] }],
    },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()).id;
}

/** Opens the stream of a campaign; answers once it speaks, with a promise of how it ended. */
async function openStream(url: string, token: string, campaignId: string): Promise<{ ended: Promise<string> }> {
  const input = encodeURIComponent(JSON.stringify({ campaign_id: campaignId }));
  const response = await fetch(`${url}/api/trpc/generation.live?input=${input}`, { headers: { Authorization: `Token ${token}` } });
  expect(response.headers.get("content-type")).toContain("text/event-stream");
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) throw new Error("The stream has no body.");
  let said = (await reader.read()).value ?? "";
  async function rest(): Promise<string> {
    for (;;) {
      const { done, value } = (await reader?.read()) ?? { done: true, value: "" };
      if (done) return said;
      said += value;
    }
  }
  return { ended: rest() };
}

test("from the invitation to a change of role that counts at the next click", async ({ page, signIn, mails, browser, baseURL, desk }) => {
  await signIn();
  const email = "freya.holm@norrbrook.example";
  const campaign = await publicCampaign(page, "Spring launch");
  await invite(page, email, "Content creator");
  await expect(page.getByRole("row", { name: /freya\.holm@norrbrook\.example/ })).toContainText(/Invited.*link expires/);

  const { subject, link = "" } = await mails.mailTo(email);
  expect(subject).not.toBe("");
  const freya = await otherBrowser(browser, baseURL);
  await activate(freya, link, ["Freya", "Holm"]);

  await test.step("she sees her modules and no others", async () => {
    for (const mine of ["Campaigns", "Examples"]) await expect(menu(freya).getByRole("link", { name: mine })).toBeVisible();
    for (const other of ["Users", "Teams"]) await expect(menu(freya).getByRole("link", { name: other })).toHaveCount(0);
    await expect(menu(freya).getByRole("button", { name: "Logs" })).toHaveCount(0);
    await freya.goto("/users");
    await expect(freya.getByRole("heading", { name: "Users" })).toHaveCount(0);
    await expect(freya.getByRole("main")).toContainText(/may not|access|permission/i);
  });

  await freya.goto(`/campaigns/${campaign}`);
  await expect(freya.getByText("Spring launch").first()).toBeVisible();
  const stream = await openStream(desk.url, await tokenOf(freya), campaign);

  await page.goto("/users?search=freya");
  await page.getByRole("link", { name: /Freya Holm/ }).click();
  await page.getByRole("link", { name: "Edit" }).click();
  await page.getByRole("checkbox", { name: "Content creator" }).uncheck();
  await page.getByRole("checkbox", { name: "Auditor" }).check();
  await button(page, "Save").click();
  await expect(toast(page, "Freya Holm saved")).toBeVisible();
  const saved = Date.now();

  await test.step("an open live stream ends within five seconds", async () => {
    const said = await stream.ended;
    expect(Date.now() - saved).toBeLessThan(5_000);
    expect(said).toContain("event: connected");
  });

  await test.step("her menu and her rights change with the next click", async () => {
    await button(freya, "Profile menu").click();
    await freya
      .getByRole("menuitem", { name: /profile/i })
      .first()
      .click();
    await expect(menu(freya).getByRole("link", { name: "Users" })).toBeVisible();
    await expect(menu(freya).getByRole("link", { name: "Campaigns" })).toHaveCount(0);
    await menu(freya).getByRole("link", { name: "Users" }).click();
    await expect(freya.getByRole("link", { name: /Freya Holm/ })).toBeVisible();
    await expect(freya.getByRole("link", { name: "Invite" })).toHaveCount(0);
    await expect(freya.getByRole("checkbox", { name: /Select/ })).toHaveCount(0);
    await freya.goto(`/campaigns/${campaign}`);
    await expect(freya.getByText("Spring launch")).toHaveCount(0);
  });
  await freya.context().close();
});

test("an address that is here already or no address is told while it is typed", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/users/add");
  const box = page.getByLabel("Email addresses");
  await box.fill("Omar <omar.saleh@norrbrook.example>; mira.falk@norrbrook.example, elena@norrbrook ");
  await expect(page.getByText("elena@norrbrook is not a complete address")).toBeVisible();
  await expect(page.getByText(/is already here and won't be invited again/)).toBeVisible();
  await expect(button(page, "Invite 1 person")).toBeVisible();
  await lookAt(page, "users-invite", widths);
  await button(page, "Invite 1 person").click();
  await expect(page.getByText("Choose at least one role")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: "Leave without saving?" })).toBeVisible();
  await button(page, "Stay").click();
  await page.getByRole("checkbox", { name: "Viewer" }).check();
  await button(page, "Invite 1 person").click();
  await expect(page.getByRole("dialog", { name: "One person is invited" })).toContainText("elena@norrbrook");
  await button(page, "Done").click();
  await expect(page).toHaveURL(/\/users$/);
});

test("people come from a file, after a look at every row", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/users");
  await button(page, "Import").click();
  const csv = [
    "email,first_name,last_name,roles,Phone",
    "sami.haddad@norrbrook.example,Sami,Haddad,Viewer,1",
    "lea.sommer@norrbrook.example,Lea,Sommer,,2",
    "nobody,=1+1,X,Boss,3",
    "mira.falk@norrbrook.example,Mira,Falk,Viewer,4",
  ].join("\r\n");
  await lookAt(page, "users-import", widths);
  await page.getByLabel("CSV file").setInputFiles({ name: "people.csv", mimeType: "text/csv", buffer: Buffer.from(csv) });
  await expect(
    page.getByText("1 person can be invited, 1 is already here and left unchanged, 2 rows have problems and are left out."),
  ).toBeVisible();
  await expect(page.getByText("This column is not used: “Phone”.")).toBeVisible();
  await button(page, "Add role").click();
  await page.getByRole("option", { name: "Viewer" }).click();
  await page.keyboard.press("Escape");
  await expect(button(page, "Import 2 people")).toBeEnabled();
  await page.getByRole("radio", { name: "With problems 1" }).click();
  await expect(page.getByText("There is no role “Boss”")).toBeVisible();
  await lookAt(page, "users-import-preview", widths);
  await button(page, "Import 2 people").click();
  await expect(page.getByRole("dialog", { name: "Import finished" })).toContainText("2 people are invited.");
  await button(page, "Done").click();
  await expect(page.getByRole("row", { name: /Sami Haddad/ })).toContainText("Invited");
});

test("two administrators who change the same person see both sides", async ({ page, signIn, troubles }) => {
  await signIn();
  await invite(page, "conflict@norrbrook.example", "Viewer");
  const { results } = await call<{ results: { id: string }[] }>(page, "users.list", { search: "conflict@" }, "GET");
  const id = results[0]?.id ?? "";
  await page.goto(`/users/${id}/edit`);
  await page.getByLabel("First name").fill("Karim");
  await page.getByLabel("Last name").fill("Bouzid");
  await page.getByLabel("Job title").fill("Mine");
  type Person = { version: number; email: string; timezone: string; roles: { id: string }[] };
  const { version, email, timezone, roles } = await call<Person>(page, "users.get", { id }, "GET");
  const own = { first_name: "Karim", last_name: "Bouzid", job_title: "Theirs", email, timezone };
  await call(page, "users.update", { id, version, ...own, role_ids: roles.map((role) => role.id), teams: [] });
  await button(page, "Save").click();
  const conflict = page.getByRole("dialog", { name: "Somebody else changed this person while you did" });
  await expect(conflict.getByRole("row", { name: "Job title Theirs Mine" })).toBeVisible();
  await expect(conflict.getByRole("row")).toHaveCount(2);
  await lookAt(page, "user-conflict", widths);
  await button(page, "Save mine").click();
  await expect(toast(page, "Karim Bouzid saved")).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/users/${id}$`));
  await expect(page.getByText("Mine", { exact: true })).toBeVisible();
  // Chromium reports every refused call on the console.
  expect(troubles.splice(0)).toEqual([expect.stringContaining("409")]);
});

test("somebody is deactivated and back at once, and deleted only with an heir for what they made", async ({
  page,
  signIn,
  mails,
  browser,
  baseURL,
}) => {
  await signIn();
  const email = "leaver@norrbrook.example";
  await invite(page, email, "Content creator");
  const { link = "" } = await mails.mailTo(email);
  const leaver = await otherBrowser(browser, baseURL);
  await activate(leaver, link, ["Lee", "Leaver"]);
  await publicCampaign(leaver, "Left behind");
  await leaver.context().close();

  await page.goto("/users?search=leaver");
  await button(page, "Actions for Lee Leaver").click();
  await page.getByRole("menuitem", { name: "Deactivate" }).click();
  await button(page, "Deactivate").click();
  await expect(toast(page, "Lee Leaver deactivated")).toBeVisible();
  await button(page, "Undo").click();
  await expect(toast(page, "Lee Leaver activated")).toBeVisible();
  await expect(page.getByRole("row", { name: /Lee Leaver/ })).toContainText("Active");

  await page.getByRole("link", { name: /Lee Leaver/ }).click();
  await expect(page.getByRole("region", { name: "Campaigns" })).toContainText("Left behind");
  await lookAt(page, "user", widths);
  await button(page, "Actions for Lee Leaver").click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await expect(page.getByText("They own 1 campaign.")).toBeVisible();
  await button(page, "Delete").click();
  await expect(page.getByText("Choose who takes over their work.")).toBeVisible();
  await page.getByLabel("Who takes over").click();
  await page.getByRole("combobox", { name: /Name or email/ }).fill("mira");
  await page.getByRole("option", { name: /mira\.falk/ }).click();
  await lookAt(page, "user-delete", widths);
  await button(page, "Delete").click();
  await expect(toast(page, "Lee Leaver deleted")).toBeVisible();
  await expect(page).toHaveURL(/\/users$/);
  await page.goto("/campaigns");
  await expect(page.getByRole("row", { name: /Left behind/ })).toContainText(/First Administrator|Mira/);
});

test("a team is made, shared with, and says what its end does to campaigns", async ({ page, signIn, troubles }) => {
  await signIn();
  await page.goto("/teams");
  await lookAt(page, "teams-empty", widths);
  await page.getByRole("link", { name: "New team" }).first().click();
  await button(page, "Create team").click();
  await expect(page.getByText("Name is required")).toBeVisible();
  await page.getByLabel("Name").fill("Nordics");
  await page.getByLabel("Description").fill("Denmark, Norway and Sweden.");
  await page.getByRole("radio", { name: "Teal" }).check();
  await button(page, "Add a member").click();
  await page.getByRole("combobox", { name: /Name or email/ }).fill("mira");
  await page.getByRole("option", { name: /mira\.falk/ }).click();
  await page.getByRole("switch", { name: /may edit/ }).click();
  await lookAt(page, "team-add", widths);
  await button(page, "Create team").click();
  await expect(page.getByRole("heading", { name: "Nordics" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Members" })).toContainText("reads and edits");
  const team = new URL(page.url()).pathname.split("/").at(-1);

  const shared = await page.request.post("/api/campaigns", {
    headers: { Authorization: `Token ${await tokenOf(page)}` },
    data: {
      name: "Shared with Nordics",
      main_story: "A kettle that expects to break. Every one of its 23 parts can be ordered for twenty years.",
      from_date: "2083-01-01",
      to_date: "2083-01-31",
      team_ids: [team],
      languages: [{ code: "en", channels: ["linkedin"] }],
    },
  });
  expect(shared.ok(), await shared.text()).toBe(true);
  await page.reload();
  await expect(page.getByRole("region", { name: "Campaigns" })).toContainText("Shared with Nordics");
  await lookAt(page, "team", widths);

  await page.goto("/teams/add");
  await page.getByLabel("Name").fill(" nordics");
  await button(page, "Create team").click();
  await expect(page.getByText("A team with this name already exists")).toBeVisible();
  await page.getByRole("link", { name: "Cancel" }).click();
  await button(page, "Leave").click();
  await lookAt(page, "teams", widths);

  await button(page, "Actions for Nordics").click();
  await page.getByRole("menuitem", { name: "Deactivate" }).click();
  await expect(page.getByText("1 campaign becomes private: only its owner sees it.")).toBeVisible();
  await lookAt(page, "team-deactivate", widths);
  await button(page, "Deactivate").click();
  await expect(toast(page, "Nordics deactivated")).toBeVisible();
  await button(page, "Undo").click();
  await expect(toast(page, "Nordics is active")).toBeVisible();
  await button(page, "Actions for Nordics").click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await button(page, "Delete").click();
  await expect(toast(page, "Nordics deleted")).toBeVisible();
  await expect(page.getByText(/Members see every campaign shared with their team/)).toBeVisible();
  // The name that was taken.
  expect(troubles.splice(0)).toEqual([expect.stringContaining("409")]);
});

test("the list of users looks right, with people picked", async ({ page, signIn }) => {
  await signIn();
  const { roles } = await call<{ roles: { id: string; name: string }[] }>(page, "users.options", null, "GET");
  const role_ids = roles.filter((role) => role.name === "Viewer").map((role) => role.id);
  const people = [
    ["ليلى", "الحسيني"],
    ["Wolfeschlegelsteinhausenbergerdorff-Sophie", "Freifrau von Hohenstein-Lichtenfels zu Brandenburg"],
    ["Bjørn", "Åsen"],
  ].map(([first_name, last_name], i) => ({ email: `person${i}@norrbrook.example`, first_name, last_name }));
  await call(page, "users.invite", { people, role_ids });
  await page.goto("/users?status=invited");
  await page.getByRole("checkbox", { name: "Select Bjørn Åsen" }).check();
  await expect(page.getByRole("region", { name: "Selected users" })).toContainText("1 selected");
  await expect(button(page, "Deactivate")).toBeDisabled();
  await lookAt(page, "users", [375, 768, 1440]);
  await page.setViewportSize({ width: 1440, height: 1000 });
  await button(page, "Send link again").click();
  await expect(toast(page, "A link is on its way to person2@norrbrook.example")).toBeVisible();
  await page.getByPlaceholder("Filter by name or email").fill("nobody at all");
  await expect(page.getByText("No users match this search and these filters.")).toBeVisible();
  await button(page, "Show all users").click();
  await expect(page).toHaveURL(/\/users$/);
  const me = page.getByRole("row", { name: /mira\.falk@norrbrook\.example/ });
  await expect(me).toContainText("you");
  await expect(me).toContainText("Now");
  await me.getByRole("link").click();
  await page.getByRole("link", { name: "Edit" }).click();
  await expect(page.getByText("You cannot change your own roles. Ask another administrator.")).toBeVisible();
  await lookAt(page, "user-edit", widths);
});

test("without a mail server the links are shown once, to be passed on", async ({ page, context, signIn, browser }) => {
  const desk = await startCopydesk();
  try {
    await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: desk.url });
    await signIn(page, desk.url);
    await page.goto(`${desk.url}/users/add`);
    await page.getByLabel("Email addresses").fill("omar.saleh@norrbrook.example ");
    await page.getByRole("checkbox", { name: "Viewer" }).check();
    await button(page, "Invite 1 person").click();
    const shown = page.getByRole("dialog", { name: "One person is invited" });
    await expect(shown).toContainText("This link is shown only now");
    await lookAt(page, "users-invite-links", widths);
    await button(page, "Copy the link for omar.saleh@norrbrook.example").click();
    await expect(page.getByText("Copied")).toBeVisible();
    const copied = await page.evaluate<string>("navigator.clipboard.readText()");
    await page.keyboard.press("Escape");
    await expect(shown).toBeVisible();
    await button(page, "Done").click();
    await expect(shown).toHaveCount(0);
    const omar = await otherBrowser(browser, desk.url);
    await omar.goto(copied);
    await expect(omar.getByText("omar.saleh@norrbrook.example")).toBeVisible();
    await omar.context().close();
  } finally {
    await desk.dispose();
  }
});
