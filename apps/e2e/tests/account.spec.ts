import type { MailServer } from "@copydesk/core/testing-mail";
import type { Browser, Page } from "@playwright/test";
import { call } from "../src/call.ts";
import { administrator } from "../src/copydesk.ts";
import { expect, lookAt } from "../src/fixtures.ts";
import { whenUsable } from "../src/when-usable.ts";
import { test } from "../src/with-mail.ts";

const chosen = "willow paper harbour 77";
const widths = [375, 1440];
const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const file = (page: Page) => page.locator('input[type="file"]');
/** The words of a toast; screen readers are told them a second time. */
const toast = (page: Page, words: string) => page.getByText(words, { exact: true });
const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto("/auth/login");
  await field(page, "Email").fill(email);
  await field(page, "Password").fill(password);
  await button(page, "Sign in").click();
  await page.waitForURL((url) => !url.pathname.startsWith("/auth/"));
}

/** Somebody new with a password, invited and activated; answers their address. */
async function newPerson(page: Page, mails: MailServer, name: string): Promise<string> {
  const email = `${name}@norrbrook.example`;
  const { roles } = await call<{ roles: { id: string; name: string }[] }>(page, "users.options", null, "GET");
  const role = roles.find((one) => one.name === "Content creator")?.id ?? "";
  await call(page, "users.invite", { people: [{ email }], role_ids: [role] });
  const { link = "" } = await mails.mailTo(email);
  const token = new URL(link).pathname.split("/").at(-1);
  const names = { first_name: "Nia", last_name: "Okoro" };
  await call(page, "auth.reset_password", {
    token,
    new_password: administrator.password,
    confirm_password: administrator.password,
    ...names,
  });
  return email;
}

async function inAnotherBrowser<T>(browser: Browser, baseURL: string | undefined, use: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}), locale: "en-GB", timezoneId: "Europe/Copenhagen" });
  try {
    return await use(whenUsable(await context.newPage()));
  } finally {
    await context.close();
  }
}

test("a forgotten password is chosen anew by the link of a mail, once", async ({ page, signIn, mails, troubles }) => {
  await signIn();
  const email = await newPerson(page, mails, "forgetful");
  await page.goto("/auth/logout");
  await page.getByRole("link", { name: "Forgot password?" }).click();
  await button(page, "Send link").click();
  await expect(page.getByText("Email is required")).toBeVisible();
  await lookAt(page, "forgot-password", widths);
  await field(page, "Email").fill("nobody@norrbrook.example");
  await button(page, "Send link").click();
  await expect(page.getByRole("heading", { name: "Check your inbox" })).toBeVisible();
  const words = (await page.getByRole("main").textContent()) ?? "";
  await page.goto("/auth/forgot-password");
  await field(page, "Email").fill(email);
  await button(page, "Send link").click();
  await expect(page.getByRole("heading", { name: "Check your inbox" })).toBeVisible();
  expect(await page.getByRole("main").textContent()).toBe(words.replace("nobody@norrbrook.example", email));
  await lookAt(page, "forgot-password-sent", widths);

  const { link = "" } = await mails.mailTo(email, (mail) => mail.subject.startsWith("Choose"));
  expect(mails.received.some((mail) => mail.to.includes("nobody@norrbrook.example"))).toBe(false);
  await page.goto(link);
  await expect(page.getByText(email)).toBeVisible();
  await field(page, "New password").fill("forgetful-and-long");
  await field(page, "Confirm password").fill("forgetful-and-long");
  await button(page, "Save password").click();
  await expect(page.getByText("Leave your email name out of it")).toBeVisible();
  await lookAt(page, "reset-password", widths);
  await field(page, "New password").fill(chosen);
  await field(page, "Confirm password").fill(chosen);
  await button(page, "Save password").click();
  await expect(page.getByRole("heading", { name: "Your password has been changed" })).toBeVisible();
  await page.getByRole("link", { name: "Sign in" }).click();
  await expect(field(page, "Email")).toHaveValue(email);
  await field(page, "Password").fill(chosen);
  await button(page, "Sign in").click();
  await page.waitForURL("**/campaigns");

  await page.goto("/auth/logout");
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "This link has expired" })).toBeVisible();
  await lookAt(page, "reset-password-ended", widths);
  expect(troubles.splice(0).every((one) => /42[29]|400/.test(one))).toBe(true);
});

test("somebody who is invited says what they are called, chooses a password and sees what is theirs", async ({ page, signIn, mails }) => {
  await signIn();
  const email = "welcome@norrbrook.example";
  const { roles } = await call<{ roles: { id: string; name: string }[] }>(page, "users.options", null, "GET");
  const role = roles.find((one) => one.name === "Viewer")?.id ?? "";
  await call(page, "users.invite", { people: [{ email, first_name: "Nia" }], role_ids: [role] });
  await page.goto("/auth/logout");
  const { link = "" } = await mails.mailTo(email);
  expect(new URL(link).search).toBe("?isActivation=true");
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "Welcome, Nia" })).toBeVisible();
  await lookAt(page, "activation", widths);
  await field(page, "Last name").fill("Okoro");
  await field(page, "Password").fill(chosen);
  await field(page, "Confirm password").fill(chosen);
  await button(page, "Activate my account").click();
  await page.getByRole("link", { name: "Sign in" }).click();
  await field(page, "Password").fill(chosen);
  await button(page, "Sign in").click();
  await page.waitForURL("**/campaigns");
  const menu = page.getByRole("navigation", { name: "Main" });
  await expect(menu.getByRole("link", { name: "Campaigns" })).toBeVisible();
  await expect(menu.getByRole("link", { name: "Users" })).toHaveCount(0);
  await button(page, "Profile menu").click();
  await expect(page.getByText("Nia Okoro")).toBeVisible();
});

test("the profile is changed, and asks before a change is lost", async ({ page, signIn, mails, troubles }) => {
  await signIn();
  const email = await newPerson(page, mails, "profile");
  await page.goto("/auth/logout");
  await logIn(page, email, administrator.password);
  await page.goto("/profile");
  await expect(page.getByText("profile@norrbrook.example, Content creator.")).toBeVisible();
  await lookAt(page, "profile", widths);
  await field(page, "First name").fill("");
  await button(page, "Save").click();
  await expect(page.getByText("First name is required")).toBeVisible();
  await field(page, "First name").fill("Ayo");
  await page.getByRole("link", { name: "Campaigns" }).first().click();
  await expect(page.getByRole("dialog", { name: "Leave without saving?" })).toBeVisible();
  await button(page, "Stay").click();
  await field(page, "Job title optional").fill("Head of brand");
  await button(page, "Save").click();
  await expect(toast(page, "Profile updated successfully")).toBeVisible();
  await expect(button(page, "Save")).toHaveCount(0);
  await button(page, "Profile menu").click();
  await expect(page.getByText("Ayo Okoro")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /^Time zone/ }).click();
  await page.getByPlaceholder("City or region").fill("tokyo");
  await page.keyboard.press("Enter");
  await expect(page.getByText(/now \w+day \d\d:\d\d\. Posts use/)).toBeVisible();
  await expect.poll(() => call<{ timezone: string }>(page, "profile.details", null, "GET").then((one) => one.timezone)).toBe("Asia/Tokyo");
  await page.reload();
  await expect(field(page, "First name")).toHaveValue("Ayo");
  await expect(field(page, "Job title optional")).toHaveValue("Head of brand");
  expect(troubles.splice(0)).toEqual([expect.stringContaining("400")]);
});

test("the theme follows the person to another browser", async ({ page, signIn, mails, browser, baseURL }) => {
  await signIn();
  const email = await newPerson(page, mails, "theme");
  await page.goto("/auth/logout");
  await logIn(page, email, administrator.password);
  await page.goto("/profile");
  await page.getByRole("radio", { name: "Dark" }).check();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await inAnotherBrowser(browser, baseURL, async (other) => {
    await logIn(other, email, administrator.password);
    await expect(other.locator("html")).toHaveAttribute("data-theme", "dark");
  });
});

test("a photo is cut, seen by others and taken away; what is no picture is refused", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/profile");
  await file(page).setInputFiles({ name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("Notes") });
  await expect(toast(page, "Choose a picture that is a PNG, JPEG or WebP.")).toBeVisible();
  await file(page).setInputFiles({ name: "me.png", mimeType: "image/png", buffer: await pictureOf(page) });
  const stage = page.getByRole("application", { name: "Part of the picture" });
  await expect(stage).toBeVisible();
  await lookAt(page, "photo", widths);
  await stage.focus();
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("+");
  await button(page, "Use this part").click();
  await expect(toast(page, "Photo updated successfully")).toBeVisible();
  const shown = page.getByRole("main").locator("img");
  await expect(shown).toHaveAttribute("src", /^\/api\/files\//);
  await expect(shown).toHaveJSProperty("naturalWidth", 256);
  await button(page, "Remove").click();
  await expect(toast(page, "Photo removed successfully")).toBeVisible();
  await expect(shown).toHaveCount(0);
});

test("a session elsewhere is ended, and so is its next click", async ({ page, signIn, browser, baseURL }) => {
  await signIn();
  await inAnotherBrowser(browser, baseURL, async (other) => {
    await signIn(other, baseURL);
    await page.goto("/profile");
    const sessions = section(page, "Signed in on");
    await expect(sessions.getByText("this one")).toBeVisible();
    await sessions
      .getByRole("button", { name: /^Log out on / })
      .first()
      .click();
    await expect(toast(page, "Logged out on Chrome on Linux")).toBeVisible();
    await other.goto("/profile");
    await other.waitForURL("**/auth/login**");
    await expect(other.getByText("You were signed out. Sign in to continue.")).toBeVisible();
    await signIn(other, baseURL);
    await page.reload();
    await button(page, "Log out everywhere else").click();
    await page.getByRole("dialog").getByRole("button", { name: "Log out" }).click();
    await expect(page.getByText(/^(One|\d+) other sessions? ended$/)).toBeVisible();
    await expect(sessions.getByRole("listitem")).toHaveCount(1);
    await other.goto("/campaigns");
    await other.waitForURL("**/auth/login**");
  });
});

test("the password is changed by who knows the current one", async ({ page, signIn, mails, troubles }) => {
  await signIn();
  const email = await newPerson(page, mails, "changing");
  await page.goto("/auth/logout");
  await logIn(page, email, administrator.password);
  await page.goto("/profile");
  const password = section(page, "Password");
  await field(page, "Current password").fill("not the password");
  await field(page, "New password").fill(chosen);
  await expect(password.getByText("Good.")).toBeVisible();
  await field(page, "Confirm password").fill(`${chosen}!`);
  await button(page, "Change the password").click();
  await expect(page.getByText("The passwords don't match")).toBeVisible();
  await field(page, "Confirm password").fill(chosen);
  await button(page, "Change the password").click();
  await expect(page.getByText("This is not your current password")).toBeVisible();
  await field(page, "Current password").fill(administrator.password);
  await button(page, "Change the password").click();
  await expect(toast(page, "Password changed successfully")).toBeVisible();
  await mails.mailTo(email, (mail) => mail.subject.includes("was changed"));
  expect(troubles.splice(0).every((one) => /400|422/.test(one))).toBe(true);
});

test("the guided tours begin again", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/profile");
  await expect(page.getByText("2 of 12 done.")).toBeVisible();
  await button(page, "Show all tours again").click();
  await expect(page.getByText("0 of 12 done.")).toBeVisible();
});

/** A small picture, drawn by the browser. */
async function pictureOf(page: Page): Promise<Buffer> {
  const draw = `(() => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 600, height: 400 });
    const context = canvas.getContext("2d");
    context.fillStyle = "#c81e1e";
    context.fillRect(0, 0, 600, 400);
    return canvas.toDataURL("image/png").split(",")[1];
  })()`;
  return Buffer.from(await page.evaluate<string>(draw), "base64");
}

test("a personal token is made for a script, does what it may, and ends when it is revoked", async ({ page, signIn, baseURL }) => {
  await signIn();
  await page.goto("/profile");
  const tokens = section(page, "Tokens");
  await expect(tokens).toContainText("You have no tokens.");
  await tokens.getByRole("button", { name: "New token" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Create token" }).click();
  await expect(dialog.getByText("Name is required")).toBeVisible();
  await field(page, "Name").fill("Nightly export");
  await expect(dialog.getByText("Name is required")).toBeHidden();
  await lookAt(page, "token-new", widths);
  await dialog.getByRole("button", { name: "Create token" }).click();
  const token = await field(page, "Token").inputValue();
  await lookAt(page, "token-made", widths);

  const asScript = (method: string, path: string) =>
    fetch(`${baseURL}/api${path}`, { method, headers: { authorization: `Token ${token}` } }).then(({ status }) => status);
  expect(await asScript("GET", "/campaigns")).toBe(200);
  expect(await asScript("DELETE", "/users/profile/sessions")).toBe(403);
  expect(await asScript("POST", "/users/profile/photo")).toBe(403);

  await button(page, "Done").click();
  await page.reload();
  await expect(tokens).toContainText(`Nightly export…${token.slice(-4)}`);
  await expect(tokens).toContainText(/Read only, expires .*, last used/);
  await expect(page.getByText(token)).toHaveCount(0);

  // Whoever looks after people sees them as well, or that they could not be loaded.
  const { id } = await call<{ id: string }>(page, "profile.get", undefined, "GET");
  const refused = {
    error: { message: "Not now.", code: -32099, data: { code: "UNPROCESSABLE_CONTENT", httpStatus: 422, app_code: "RULE_BROKEN" } },
  };
  await page.route(/users\.tokens/, async (route) => {
    const answer = await route.fetch();
    const asked = new URL(route.request().url()).pathname.split("/").at(-1)?.split(",") ?? [];
    const parts = (await answer.json()) as unknown[];
    await route.fulfill({ status: 207, json: parts.map((part, at) => (asked[at] === "users.tokens" ? refused : part)) });
  });
  await page.goto(`/users/${id}`);
  const theirs = page.getByRole("region", { name: "Tokens" });
  await expect(theirs.getByRole("alert")).toContainText("The tokens could not be loaded");
  await page.unrouteAll({ behavior: "wait" });
  await theirs.getByRole("button", { name: "Retry" }).click();
  await expect(theirs).toContainText("Nightly export");
  await page.goto("/profile");
  await tokens.getByRole("button", { name: "Revoke Nightly export" }).click();
  await lookAt(page, "token-revoke", widths);
  await button(page, "Revoke token").click();
  await expect(tokens).toContainText("You have no tokens.");
  expect(await asScript("GET", "/campaigns")).toBe(401);
});
