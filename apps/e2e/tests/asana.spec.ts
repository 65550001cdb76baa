import { test as base, expect, lookAt } from "../src/fixtures.ts";
import { test } from "../src/with-asana.ts";

test("Asana is connected from the profile and disconnected again", async ({ page, signIn, asana }) => {
  await signIn();
  await page.goto("/profile");
  await page.getByRole("link", { name: "Connect Asana" }).click();
  await expect(page.getByText("Asana connected successfully", { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByText(/mira@norrbrook\.example, connected since/)).toBeVisible();
  await lookAt(page, "profile-connected");
  await page.getByRole("button", { name: "Disconnect Asana" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Disconnect" }).click();
  await expect(page.getByText("Asana disconnected successfully", { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "Connect Asana" })).toBeVisible();
  expect(asana.calls.at(-1)).toBe("POST /-/oauth_revoke");
});

test("somebody who says no comes back to where they were", async ({ page, signIn, asana }) => {
  await signIn();
  asana.consents = false;
  await page.goto("/campaigns");
  await page.evaluate(`location.assign("/api/auth/asana/initiate?redirect_back=%2Fcampaigns%3Fstatus%3Ddraft")`);
  await expect(page.getByText("Asana was not connected", { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/campaigns\?status=draft$/);
  asana.consents = true;
});

test("another site's link begins nothing", async ({ page, signIn, desk, asana, troubles }) => {
  await signIn();
  const before = asana.calls.length;
  await page.goto(`${asana.service.baseUrl}/api/1.0/nothing`);
  await page.evaluate(`location.assign(${JSON.stringify(`${desk.url}/api/auth/asana/initiate?redirect_back=/campaigns`)})`);
  await expect(page).toHaveURL(/\/profile$/);
  expect(asana.calls.slice(before).filter((call) => call.includes("oauth"))).toEqual([]);
  // The other site had no page to show.
  troubles.splice(0);
});

base("where Asana is not set up, one is back at once and told so", async ({ page, signIn }) => {
  await signIn();
  await page.evaluate(`location.assign("/api/auth/asana/initiate?redirect_back=%2Fcampaigns")`);
  await expect(page.getByText("Asana isn't set up yet", { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/campaigns$/);
});
