import { startCopydesk } from "../src/copydesk.ts";
import { expect, lookAt, test } from "../src/fixtures.ts";
import { startServer } from "../src/model-endpoint.ts";
import { button, steps, widths } from "../src/models.ts";

test.describe("an endpoint that is none", () => {
  test("is told in words: redirects, hanging, web pages, and addresses that may never be called", async ({ page, signIn, troubles }) => {
    test.setTimeout(180_000);
    const away = await startServer((_request, response) => response.writeHead(307, { location: "https://elsewhere.example/v1" }).end());
    const website = await startServer((_request, response) =>
      response.writeHead(200, { "content-type": "text/html" }).end("<!doctype html><title>Hello</title><h1>Welcome</h1>"),
    );
    const silent = await startServer(() => undefined);
    const hosts = [away, website, silent].map(({ host }) => host).join(",");
    const desk = await startCopydesk({ MODEL_HOSTS_ALLOW: `${hosts},169.254.169.254:80,metadata.google.internal:80` });
    await signIn(page, desk.url);
    await page.goto(`${desk.url}/settings/models/add`);
    await page.getByRole("radio", { name: "OpenAI-compatible" }).click();
    await page.getByRole("textbox", { name: "Name", exact: true }).fill("Somewhere");
    await page.getByLabel("Model name").fill("large");
    const endpoint = page.getByLabel("Endpoint URL");
    const tryOut = () => page.getByRole("button", { name: /^Test (connection|again)$/ }).click();

    await endpoint.fill(away.url);
    await tryOut();
    await expect(steps(page).first()).toContainText(
      "redirects calls to https://elsewhere.example. That is not followed, so that the key stays safe.",
    );

    await endpoint.fill(website.url);
    await tryOut();
    await expect(steps(page).nth(2)).toContainText("not as an AI endpoint does. Check the path of the address: most end in /v1.");

    await endpoint.fill(silent.url);
    await tryOut();
    await expect(page.getByText("Running")).toBeVisible();
    await lookAt(page, "model-test-running", widths);
    await expect(steps(page).first()).toContainText("took the call but did not answer in time", { timeout: 25_000 });

    await tryOut();
    await expect(page.getByText("Running")).toBeVisible();
    await button(page, "Stop").click();
    await expect(page.getByText("Stopped", { exact: true })).toBeVisible();

    await endpoint.fill("http://127.0.0.1:18097/v1");
    await tryOut();
    await expect(steps(page).first()).toContainText("add 127.0.0.1:18097 to MODEL_HOSTS_ALLOW on the server");
    await endpoint.fill("http://nowhere.invalid/v1");
    await tryOut();
    await expect(steps(page).first()).toContainText("There is no server called nowhere.invalid.");

    // Refused before anything is called, by the test and by saving, even when they are listed; every spelling: check-endpoint.test.ts.
    for (const address of ["http://[::ffff:a9fe:a9fe]/v1", "http://METADATA.google.internal./v1"]) {
      await endpoint.fill(address);
      await tryOut();
      await expect(page.getByRole("region", { name: "Connection" }).getByText(/may never be called/), address).toBeVisible();
      await endpoint.fill("https://api.example.com/v1");
      await endpoint.fill(address);
      await button(page, "Add model").click();
      await expect(page.getByRole("region", { name: "Connection" }).getByText(/may never be called/), address).toBeVisible();
    }
    await expect(page).toHaveURL(/\/add$/);
    await lookAt(page, "model-refused", widths);
    expect(new Set(troubles.splice(0))).toEqual(new Set([expect.stringContaining("400")]));
    await page.goto("about:blank");
    await desk.dispose();
    for (const server of [away, website, silent]) server.close();
  });
});
