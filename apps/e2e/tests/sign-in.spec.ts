import { administrator } from "../src/copydesk.ts";
import { expect, lookAt, test } from "../src/fixtures.ts";

test("a stranger is sent to sign in and lands where they wanted to go", async ({ page }) => {
  await page.goto("/campaigns/add?from=mail");
  await expect(page).toHaveURL(/\/auth\/login\?redirect=%2Fcampaigns%2Fadd%3Ffrom%3Dmail$/);
  await page.getByLabel("Email").fill(administrator.email);
  await page.getByLabel("Password", { exact: true }).fill(administrator.password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/campaigns\/add\?from=mail$/);
});

test("a stranger at the start page is sent back there; the cookie alone is enough, and no part of the answer may fail", async ({
  page,
  signIn,
  troubles,
}) => {
  await page.goto("/");
  await expect(page).toHaveURL(/\/auth\/login\?redirect=%2F$/);
  await signIn();
  await page.evaluate(`document.cookie = "auth_token=" + localStorage.getItem("auth_token") + "; Path=/"; localStorage.clear()`);
  await page.goto("/campaigns");
  await expect(page.getByRole("heading", { name: "Campaigns" })).toBeVisible();

  const first = "**/auth.company,profile.get,profile.modules,profile.rights,profile.details?**";
  const openRefused = async (part: number) => {
    await page.route(first, async (route) => {
      const answer = await route.fetch();
      const parts = await answer.json();
      parts[part] = { error: { message: "no", code: -32603, data: { code: "INTERNAL_SERVER_ERROR", httpStatus: 500 } } };
      await route.fulfill({ response: answer, json: parts });
    });
    await page.goto("/campaigns");
  };
  // The profile says only in which time zone times are told.
  await openRefused(4);
  await expect(page.getByRole("heading", { name: "Campaigns" })).toBeVisible();
  await page.unroute(first);
  for (const refused of [1, 2]) {
    await openRefused(refused);
    await expect(page).toHaveURL(/\/auth\/login\?redirect=%2Fcampaigns$/);
    await expect(page.getByText("You were signed out.")).toHaveCount(0);
    await page.unroute(first);
  }
  troubles.splice(0);
});

test("a wrong password says so and keeps the address typed", async ({ page, troubles }) => {
  await page.goto("/auth/login");
  await page.getByLabel("Email").fill(administrator.email);
  await page.getByLabel("Password", { exact: true }).fill("not the password");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByText("Incorrect email or password")).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveValue(administrator.email);
  // Chromium reports every refused call on the console.
  expect(troubles.splice(0)).toEqual([expect.stringContaining("401")]);
});

test("the redirect never leaves this site", async ({ page }) => {
  for (const elsewhere of ["https://evil.example/", "//evil.example", "/\\evil.example", "javascript:alert(1)"]) {
    await page.goto(`/auth/login?redirect=${encodeURIComponent(elsewhere)}`);
    await page.getByLabel("Email").fill(administrator.email);
    await page.getByLabel("Password", { exact: true }).fill(administrator.password);
    await page.keyboard.press("Enter");
    await page.waitForURL("**/campaigns");
    await page.goto("/auth/logout");
    await page.waitForURL("**/auth/login**");
  }
});

test("signing out ends the session everywhere it is used", async ({ page, signIn, request, troubles }) => {
  await signIn();
  await page.goto("/campaigns");
  const token = await page.evaluate<string>(`localStorage.getItem("auth_token")`);
  const profile = () => request.get("/api/users/profile", { headers: { Authorization: `Token ${token}` } });
  expect((await profile()).status()).toBe(200);
  await page.getByRole("button", { name: /profile|account/i }).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await page.waitForURL("**/auth/login**");
  expect((await profile()).status()).toBe(401);
  await page.goto("/campaigns");
  await expect(page).toHaveURL(/\/auth\/login\?redirect=/);
  troubles.splice(0);
});

test("the sign-in page looks right", async ({ page }) => {
  await page.goto("/auth/login");
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  await lookAt(page, "sign-in");
});
