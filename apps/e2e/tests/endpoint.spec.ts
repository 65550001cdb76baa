import { startFakeEndpoint } from "@copydesk/llm/testing";
import { fillCampaign, piece, waitUntilWritten } from "../src/campaign.ts";
import { startCopydesk } from "../src/copydesk.ts";
import { expect, test } from "../src/fixtures.ts";

test.describe("on an endpoint that speaks OpenAI's protocol", () => {
  test("a campaign is written by it, and what it refuses is said in words", async ({ page, signIn }) => {
    test.setTimeout(180_000);
    const endpoint = await startFakeEndpoint({ behaviour: [{ prompt: /channel="x"/, fault: "filtered_request" }] });
    const desk = await startCopydesk({
      OPENAI_BASE_URL: endpoint.url,
      OPENAI_API_KEY: "sk-canary-0123456789",
      OPENAI_MODEL: "fake-large",
      MODEL_HOSTS_ALLOW: endpoint.host,
    });
    await signIn(page, desk.url);
    await page.goto(`${desk.url}/campaigns/add`);
    await fillCampaign(page, "Written by an endpoint");
    await page.getByRole("button", { name: "Generate campaign" }).first().click();
    await waitUntilWritten(page, "Needs attention");
    await expect(piece(page, "LinkedIn post").getByText(/fake-large/)).toBeVisible();
    await expect(
      piece(page, "X post")
        .getByText(/filter/i)
        .first(),
    ).toBeVisible();
    await expect(piece(page, "X post").getByRole("button", { name: "Retry", exact: true })).toBeVisible();

    endpoint.behave([]);
    await piece(page, "X post").getByRole("button", { name: "Retry", exact: true }).click();
    await expect(piece(page, "X post").getByRole("button", { name: /Version 1 selected/ })).toBeVisible({ timeout: 30_000 });
    expect(endpoint.calls.every((call) => call.headers.authorization === "Bearer sk-canary-0123456789")).toBe(true);
    expect(desk.output()).not.toContain("sk-canary");
    await page.goto("about:blank");
    await desk.dispose();
    await endpoint.close();
  });
});
