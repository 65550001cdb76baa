import type { Page } from "@playwright/test";
import { call, tokenOf } from "../src/call.ts";
import { startCopydesk } from "../src/copydesk.ts";
import { expect, test } from "../src/fixtures.ts";
import { startServer } from "../src/model-endpoint.ts";
import { colleague } from "../src/people.ts";
import { story } from "../src/story.ts";
import { beginSheets, settle } from "./keep-sheets.ts";

/** A public campaign that begins to be written. */
async function begin(page: Page, url: string, name: string): Promise<string> {
  const headers = { Authorization: `Token ${await tokenOf(page)}` };
  const languages = [
    { code: "en", channels: ["linkedin", "x"] },
    { code: "de", channels: ["linkedin"] },
  ];
  const data = { name, main_story: story, from_date: "2083-03-01", to_date: "2083-04-11", is_public: true, languages };
  const made = await page.request.post(`${url}/api/campaigns`, { headers, data });
  expect(made.ok(), await made.text()).toBe(true);
  const { id } = (await made.json()) as { id: string };
  const started = await page.request.post(`${url}/api/campaigns/${id}/generate`, { headers, data: {} });
  expect(started.ok(), await started.text()).toBe(true);
  return id;
}

test("trouble", async ({ page, browser, signIn, troubles }) => {
  // Refuses every key.
  const endpoint = await startServer((_, response) => {
    response.writeHead(401, { "Content-Type": "application/json" });
    response.end(JSON.stringify({ error: { message: "Incorrect API key provided.", code: "invalid_api_key" } }));
  });
  const desk = await startCopydesk({
    ...{ OPENAI_BASE_URL: endpoint.url, OPENAI_API_KEY: "sk-canary-0123456789", OPENAI_MODEL: "fake-large" },
    ...{ MODEL_HOSTS_ALLOW: endpoint.host, BUILTIN_TOKENS_PER_SECOND: "12" },
  });
  const sheets = beginSheets("trouble");
  try {
    await signIn(page, desk.url);
    const open = async (whose: Page, path: string) => {
      await whose.goto(desk.url + path);
      await whose.locator("h1").first().waitFor();
      await settle(whose);
    };
    await open(page, "/campaigns");
    const other = await colleague(page, browser, "Content creator", ["Iris", "Nyberg"]);
    const { results } = await call<{ results: { id: string; provider: string }[] }>(page, "models.list", {}, "GET");
    const [refused, own] = [false, true].map((isOwn) => results.find((one) => (one.provider === "builtin") === isOwn)?.id);
    await call(page, "models.set_default", { id: own, use: "content" });
    const slow = await begin(page, desk.url, "Written slowly");
    await open(page, `/campaigns/${slow}`);
    await page.getByText("Generating").first().waitFor();
    await sheets.take(page, undefined, "being written");
    await page.context().setOffline(true);
    await page.getByText("The connection is lost.").first().waitFor();
    await sheets.take(page, undefined, "without a connection");
    await page.context().setOffline(false);
    await call(page, "generation.cancel", { campaign_id: slow });

    await call(page, "models.set_default", { id: refused, use: "content" });
    const failed = await begin(page, desk.url, "Refused by the provider");
    await open(page, `/campaigns/${failed}`);
    await page.getByText("Waiting for the outline.").first().waitFor({ timeout: 60_000 });
    await sheets.take(page, undefined, "a failed outline, to who may mend the model");
    await open(other.page, `/campaigns/${failed}`);
    await other.page.getByText("Administrators:").first().waitFor();
    await sheets.take(other.page, undefined, "a failed outline, to others");

    await page.route(/voices\.list/, (route) =>
      route.fulfill({ status: 500, contentType: "text/html", headers: { "X-Request-Id": "r-7" }, body: "<h1>Internal Server Error</h1>" }),
    );
    await open(page, "/settings/voices");
    await page.getByText("Copydesk had a problem").first().waitFor({ timeout: 30_000 });
    await sheets.take(page, undefined, "a server with a problem");
    await page.evaluate(`localStorage.removeItem("auth_token"); document.cookie = "auth_token=gone; path=/"`);
    await page.goto(`${desk.url}/settings/channels`);
    await page.getByRole("heading", { name: "Sign in" }).waitFor();
    await sheets.take(page, undefined, "signed out");
  } finally {
    await sheets.keep();
    await desk.dispose();
    endpoint.close();
  }
  troubles.splice(0);
});
