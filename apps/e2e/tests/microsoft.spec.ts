import { offerMicrosoft } from "@copydesk/core/testing";
import type { Page } from "@playwright/test";
import { administrator } from "../src/copydesk.ts";
import { expect, lookAt, testBeside } from "../src/fixtures.ts";
import { startTenant, type Tenant } from "../src/microsoft.ts";
import { signInByForm } from "../src/people.ts";
import { whenUsable } from "../src/when-usable.ts";

const test = testBeside(async () => {
  const tenant = await startTenant();
  return { tenant, env: tenant.env, close: tenant.close };
}).extend<{ tenant: Tenant }>({
  tenant: ({ beside }, use) => use(beside.tenant),
  desk: async ({ desk }, use) => {
    await offerMicrosoft(desk.dataFolder);
    await use(desk);
  },
});

const withMicrosoft = (page: Page) => page.getByRole("link", { name: "Sign in with Microsoft" });
const tokenOf = (page: Page) => page.evaluate<string | null>(`localStorage.getItem("auth_token")`);
const asMira = { sub: "mira-1", preferred_username: administrator.email, email: undefined };

test.beforeEach(({ tenant }) => {
  Object.assign(tenant.person, asMira);
});

/** Goes to Microsoft and comes back to a page that cannot reach the server; answers the address of the way back. */
async function stopOnTheWayBack(page: Page): Promise<string> {
  const callback = "**/api/auth/microsoft/callback";
  await page.route(callback, (route) => route.fulfill({ json: { connected: true, redirect: "/" } }));
  await page.goto("/auth/login");
  const [back] = await Promise.all([page.waitForRequest("**/auth/ms-callback?**"), withMicrosoft(page).click()]);
  await page.waitForURL("**/auth/login**");
  await page.unroute(callback);
  return back.url();
}

test("somebody signs in with Microsoft and lands where they wanted to go", async ({ page }) => {
  await page.goto("/campaigns/add?from=mail");
  await expect(withMicrosoft(page)).toBeVisible();
  await withMicrosoft(page).click();
  await expect(page).toHaveURL(/\/campaigns\/add\?from=mail$/);
  await expect(page.getByRole("button", { name: /profile|account/i })).toBeVisible();
  const token = await tokenOf(page);
  await page.goto("/auth/logout");
  await expect(page).toHaveURL(/\/auth\/login/);
  await withMicrosoft(page).click();
  await expect(page).toHaveURL(/\/campaigns$/);
  expect(await tokenOf(page)).not.toBe(token);
});

test("the password goes on working", async ({ page }) => {
  await page.goto("/auth/login");
  await withMicrosoft(page).click();
  await expect(page).toHaveURL(/\/campaigns$/);
  await page.goto("/auth/logout");
  await page.waitForURL("**/auth/login**");
  await signInByForm(page, administrator);
  await expect(page).toHaveURL(/\/campaigns$/);
});

test("somebody whom Copydesk does not know is told so, with their address", async ({ page, tenant, troubles }) => {
  Object.assign(tenant.person, { sub: "stranger", preferred_username: "jonas.wik@norrbrook.example" });
  await page.goto("/auth/login");
  await withMicrosoft(page).click();
  await expect(page).toHaveURL(/\/auth\/ms-callback\/not-found\?email=jonas\.wik%40norrbrook\.example$/);
  await expect(page.getByText("jonas.wik@norrbrook.example")).toBeVisible();
  expect(await tokenOf(page)).toBeNull();
  expect(troubles.splice(0)).toEqual([expect.stringContaining("404")]);
  await lookAt(page, "microsoft-not-found");
  await page.getByRole("link", { name: "Back to sign in" }).click();
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
});

test("an address of somebody here opens nothing when another company's directory says it", async ({ page, tenant, troubles }) => {
  Object.assign(tenant.person, { sub: "intruder", email: administrator.email, tid: "99999999-52a5-4b1c-9f3b-0c5f8f7f2d11" });
  await page.goto("/auth/login");
  await withMicrosoft(page).click();
  await expect(page.getByRole("alert")).toContainText("belongs to another company");
  expect(await tokenOf(page)).toBeNull();
  expect(troubles.splice(0)).toEqual([expect.stringContaining("401")]);
  tenant.person.tid = undefined;
});

test("a way back that was begun in another browser opens nothing, in either", async ({ page, browser, baseURL, troubles }) => {
  const address = await stopOnTheWayBack(page);
  const stranger = await browser.newContext({ baseURL: baseURL ?? "" });
  const other = whenUsable(await stranger.newPage());
  for (const one of [other, page]) {
    await one.goto(address);
    await expect(one.getByRole("alert")).toContainText("started in another browser");
    // What is used up does not stay in the address.
    await expect(one).toHaveURL(/\/auth\/ms-callback$/);
    expect(await tokenOf(one)).toBeNull();
  }
  await stranger.close();
  expect(troubles.splice(0)).toEqual([expect.stringContaining("401")]);
});

test("a way back works once", async ({ page, troubles }) => {
  const address = await stopOnTheWayBack(page);
  await page.goto(address);
  await expect(page).toHaveURL(/\/campaigns$/);
  await page.goto("/auth/logout");
  await page.goto(address);
  await expect(page.getByRole("alert")).toContainText("already used");
  expect(troubles.splice(0)).toEqual([expect.stringContaining("401")]);
});

test("a made-up way back opens nothing, and repeats nothing of its address", async ({ page, troubles }) => {
  await page.goto(`/auth/ms-callback?code=made-up&state=${"a".repeat(43)}`);
  await expect(page.getByRole("alert")).toContainText("already used");
  await page.goto("/auth/ms-callback?error=access_denied&error_description=Call+0800+1234&state=x");
  await expect(page.getByRole("alert")).toContainText("before agreeing");
  await expect(page.getByText("0800")).toHaveCount(0);
  await lookAt(page, "microsoft-not-completed");
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page).toHaveURL(/\/campaigns$/);
  expect(troubles.splice(0)).toEqual([expect.stringContaining("401")]);
});

test("the redirect never leaves this site", async ({ page, desk }) => {
  for (const elsewhere of [
    "https://evil.example/",
    "//evil.example",
    "/\\evil.example",
    "https:evil.example",
    "/\t/evil.example",
    "/%09/evil.example",
  ]) {
    await page.goto(`/auth/login?redirect=${encodeURIComponent(elsewhere)}`);
    await withMicrosoft(page).click();
    await page.waitForURL((url) => !url.pathname.startsWith("/auth/"));
    expect(new URL(page.url()).origin, elsewhere).toBe(desk.url);
    await page.goto("/auth/logout");
    await page.waitForURL("**/auth/login**");
  }
});

test("an account is connected in the profile and disconnected again", async ({ page, signIn, tenant }) => {
  await signIn();
  await page.goto("/profile");
  const disconnect = page.getByRole("button", { name: "Disconnect Microsoft" });
  const connect = page.getByRole("button", { name: "Connect Microsoft" });
  await expect(disconnect.or(connect)).toBeVisible();
  if (await disconnect.isVisible()) {
    await disconnect.click();
    await page.getByRole("dialog").getByRole("button", { name: "Disconnect" }).click();
  }
  Object.assign(tenant.person, { sub: "mira-elsewhere", preferred_username: "mira@freelance.example", acct: 1 });
  await connect.click();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByText(/mira@freelance\.example, used to sign in since/)).toBeVisible();
  await page.goto("/auth/logout");
  await withMicrosoft(page).click();
  await expect(page).toHaveURL(/\/campaigns$/);
  await page.goto("/profile");
  await disconnect.click();
  await page.getByRole("dialog").getByRole("button", { name: "Disconnect" }).click();
  await expect(connect).toBeVisible();
  tenant.person.acct = undefined;
});

test("the sign-in page offers it where the company does", async ({ page, desk }) => {
  await page.goto("/auth/login");
  await expect(withMicrosoft(page)).toBeVisible();
  await lookAt(page, "sign-in-microsoft");
  await offerMicrosoft(desk.dataFolder, false);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  await expect(withMicrosoft(page)).toHaveCount(0);
  await page.goto("/api/auth/microsoft/initiate");
  await expect(page.getByRole("alert")).toContainText("isn't available");
  await offerMicrosoft(desk.dataFolder);
});
