import { call } from "../src/call.ts";
import { startCopydesk } from "../src/copydesk.ts";
import { expect, lookAt, test } from "../src/fixtures.ts";
import { startEndpointProcess } from "../src/model-endpoint.ts";
import { addModel, button, fillModel, row, steps, toast, widths } from "../src/models.ts";
import { colleague } from "../src/people.ts";
import { whenUsable } from "../src/when-usable.ts";

const key = "sk-right-7f3a9d41c2e85b06";

test.describe("a new model", () => {
  test("passes its test step by step, and what the test found out is kept", async ({ page, signIn }) => {
    test.setTimeout(300_000);
    const endpoint = await startEndpointProcess("--key", key, "--model", "aurora-large,aurora-small");
    const desk = await startCopydesk({ MODEL_HOSTS_ALLOW: endpoint.host });
    await signIn(page, desk.url);
    await page.goto(`${desk.url}/settings/models`);
    await page.getByRole("link", { name: "New model" }).click();
    await lookAt(page, "model-add", widths);
    await fillModel(page, { name: "Aurora Large, Sweden", url: endpoint.url, key: "sk-wrong-000000000000" });

    // First with a wrong key: what is fine, what is not, and what to change.
    await button(page, "Test connection").click();
    await expect(page.getByText("It does not work yet")).toBeVisible();
    await expect(steps(page).filter({ hasText: "Address reached" })).toContainText("passed");
    await expect(steps(page).filter({ hasText: "Key is not accepted" })).toContainText("refuses the key");
    await lookAt(page, "model-test-failed", widths);

    await page.getByLabel("API key").fill(key);
    await expect(page.getByText("The connection has changed since.")).toBeVisible();
    await button(page, "Test again").click();
    await expect(page.getByText(/^It works, the first word after/)).toBeVisible();
    for (const step of [
      "Address reached",
      "Key is accepted",
      "Writes a short reply",
      "Streams word by word",
      "Writes outlines in the right format",
      "Writes texts in the right format",
      "Stops when told to",
      "Can call functions",
    ]) {
      await expect(steps(page).filter({ hasText: step })).toContainText("passed");
    }
    await expect(page.getByText("The endpoint offers 2 models.")).toBeVisible();
    await button(page, "Price, limits and parameters").click();
    await page.getByLabel("Price in").fill("2,50");
    await page.getByLabel("Price out").fill("10");
    await page.getByRole("combobox", { name: "Currency" }).click();
    await page.getByRole("option", { name: "EUR" }).click();
    await page.getByRole("switch", { name: "Default for texts" }).check();
    await lookAt(page, "model-test-passed", widths);
    await button(page, "Add model").click();
    await expect(toast(page, "Aurora Large, Sweden added. It writes all texts from now on.")).toBeVisible();
    await expect(row(page, "Aurora Large, Sweden")).toContainText(/Default.*€2\.50 in, €10\.00 out.*Works/);
    await lookAt(page, "model-list", widths);

    await page.getByRole("link", { name: /Aurora Large, Sweden/ }).click();
    await expect(page.getByText("ends in 5b06")).toBeVisible();
    await expect(page.getByRole("list", { name: "Last test" }).getByRole("listitem")).toHaveCount(8);
    await button(page, "Test connection").click();
    await expect(page.getByText(/^It works, the first word after/).first()).toBeVisible();
    await lookAt(page, "model-edit", widths);
    await page.goto("about:blank");
    await desk.dispose();
    await endpoint.stop();
  });
});

test.describe("models", () => {
  test.describe.configure({ timeout: 240_000 });

  test("ask for the key again when they move to another host, and let it be removed", async ({ page, signIn, troubles }) => {
    await signIn();
    await addModel(page, { name: "Moving", url: "https://one.example.com/v1", key: "sk-moving-0123456789" });
    await page.getByRole("link", { name: /Moving/ }).click();
    await expect(page.getByText("ends in 6789")).toBeVisible();
    await page.getByLabel("Endpoint URL").fill("https://two.example.com/v1");
    await expect(page.getByText("The stored key is for another address")).toBeVisible();
    await button(page, "Save").click();
    await expect(page.getByText("The key was entered for another address. Enter it again.")).toBeVisible();
    expect(troubles.splice(0)).toEqual([expect.stringContaining("400")]);
    await button(page, "Remove key").click();
    await button(page, "Save").click();
    await expect(toast(page, "Moving saved")).toBeVisible();
    await page.getByRole("link", { name: /Moving/ }).click();
    await expect(page.getByLabel("API key")).toHaveValue("");
    await expect(page.getByText("ends in")).toHaveCount(0);
  });

  test("of Azure are taken apart from a pasted address, and say what they need", async ({ page, signIn }) => {
    await signIn();
    await page.goto("/settings/models/add");
    await page.getByRole("radio", { name: "Azure OpenAI" }).click();
    await button(page, "Add model").click();
    for (const words of ["Name is required", "Endpoint URL is required", "Deployment name is required", "API version is required"]) {
      await expect(page.getByText(words, { exact: true })).toBeVisible();
    }
    await lookAt(page, "model-azure-errors", widths);
    await page
      .getByLabel("Endpoint URL")
      .fill("https://norrbrook.openai.azure.com/openai/deployments/aurora-sw/chat/completions?api-version=2024-10-21");
    await expect(page.getByLabel("Endpoint URL")).toHaveValue("https://norrbrook.openai.azure.com");
    await expect(page.getByLabel("Deployment name")).toHaveValue("aurora-sw");
    await expect(page.getByLabel("API version")).toHaveValue("2024-10-21");
  });

  test("that are in use go only with another in their place", async ({ page, signIn }) => {
    await signIn();
    await addModel(page, { name: "Going", url: "https://going.example.com/v1" });
    await addModel(page, { name: "Staying", url: "https://staying.example.com/v1" });
    const list = await call<{ results: { id: string; name: string }[] }>(page, "models.list", {}, "GET");
    const idOf = (name: string) => list.results.find((one) => one.name === name)?.id ?? "";
    await call(page, "models.set_default", { id: idOf("Going"), use: "chat" });
    await page.reload();
    await button(page, "Actions for Going").click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    const dialog = page.getByRole("dialog", { name: "Delete “Going”?" });
    await expect(dialog.getByText("The AI Chat Agent")).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Delete" })).toBeDisabled();
    await dialog.getByRole("combobox", { name: "Replace with" }).click();
    await lookAt(page, "model-replace", widths);
    await page.getByRole("option", { name: "Staying" }).click();
    await dialog.getByRole("button", { name: "Delete" }).click();
    await expect(toast(page, "Going deleted")).toBeVisible();
    await expect(row(page, "Going")).toHaveCount(0);
    await expect(row(page, "Staying")).toContainText("Chat");
    await call(page, "models.set_default", { id: idOf("Built-in writer"), use: "chat" });
  });

  test("saved by two administrators at once show both sides to the second", async ({ page, signIn, browser, baseURL, troubles }) => {
    await signIn();
    await addModel(page, { name: "Shared", url: "https://shared.example.com/v1", key: "sk-shared-0123456789" });
    const other = whenUsable(await (await browser.newContext({ ...(baseURL ? { baseURL } : {}), locale: "en-GB" })).newPage());
    await signIn(other);
    await other.goto("/settings/models");
    await other.getByRole("link", { name: /Shared/ }).click();
    await page.getByRole("link", { name: /Shared/ }).click();
    await other.getByLabel("Calls at once").fill("8");
    await other.getByRole("button", { name: "Save", exact: true }).click();
    await expect(toast(other, "Shared saved")).toBeVisible();
    await page.getByLabel("Give up after").fill("60");
    await button(page, "Save").click();
    const dialog = page.getByRole("dialog", { name: /changed this model while you did/ });
    await expect(dialog.getByRole("row", { name: "Calls at once 8 4" })).toBeVisible();
    await lookAt(page, "model-conflict", widths);
    await dialog.getByRole("button", { name: "Use theirs" }).click();
    await expect(page.getByLabel("Calls at once")).toHaveValue("8");
    await page.getByLabel("Give up after").fill("60");
    await button(page, "Save").click();
    await expect(toast(page, "Shared saved")).toBeVisible();
    expect(troubles.splice(0)).toEqual([expect.stringContaining("409")]);
    await other.close();
  });

  test("are not left with something unsaved, and are not found under a wrong address", async ({ page, signIn, troubles }) => {
    await signIn();
    await page.goto("/settings/models/add");
    await page.getByRole("textbox", { name: "Name", exact: true }).fill("Half");
    await page.getByRole("link", { name: "Cancel" }).click();
    const ask = page.getByRole("dialog", { name: "Leave without saving?" });
    await ask.getByRole("button", { name: "Stay" }).click();
    await expect(page.getByRole("textbox", { name: "Name", exact: true })).toHaveValue("Half");
    await page.getByRole("link", { name: "Cancel" }).click();
    await ask.getByRole("button", { name: "Leave" }).click();
    await expect(page).toHaveURL(/\/settings\/models$/);
    await page.goto("/settings/models/nothing/edit");
    await expect(page.getByText("Resource Not Found")).toBeVisible();
    troubles.splice(0, troubles.length, ...troubles.filter((one) => !one.includes("404")));
  });

  test("are read without address and key by who may only look, and languages without a way to change them", async ({
    page,
    signIn,
    browser,
  }) => {
    await signIn();
    await addModel(page, { name: "Looked at", url: "https://hidden.example.com/v1", key: "sk-hidden-0123456789" });
    const { page: other } = await colleague(page, browser, "Marketing manager", ["Lea", "Brandt"]);
    await other.goto("/settings/models");
    await expect(row(other, "Looked at")).not.toContainText("hidden.example.com");
    await expect(other.getByRole("link", { name: "New model" })).toHaveCount(0);
    await other.getByRole("link", { name: /Looked at/ }).click();
    await expect(other.getByRole("textbox", { name: "Name", exact: true })).toBeDisabled();
    await expect(other.getByRole("region", { name: "Connection" })).toHaveCount(0);
    for (const name of ["Save", "Test connection"]) await expect(button(other, name)).toHaveCount(0);
    await lookAt(other, "model-read-only", widths);
    expect(await other.content()).not.toMatch(/hidden\.example\.com|6789/);

    await other.goto("/settings/languages");
    await expect(other.getByText(/^\d+ languages$/)).toBeVisible();
    await expect(button(other, "New language")).toHaveCount(0);
    await expect(other.getByRole("button", { name: /^(Actions for|Move) / })).toHaveCount(0);
    await other.close();
  });
});
