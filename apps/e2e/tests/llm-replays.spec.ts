import { startFakeEndpoint } from "@copydesk/llm/testing";
import type { Page } from "@playwright/test";
import { call } from "../src/call.ts";
import { piece } from "../src/campaign.ts";
import { expect, lookAt, testBeside } from "../src/fixtures.ts";
import { dialog, makeCampaign } from "../src/hub.ts";
import { toast } from "../src/models.ts";

/** Two endpoints; the large one writes too much at first. */
const test = testBeside(async () => {
  const large = await startFakeEndpoint({ behaviour: [{ prompt: /channel="linkedin"/, fault: "over_limit" }] });
  const small = await startFakeEndpoint();
  const env = {
    OPENAI_BASE_URL: large.url,
    OPENAI_API_KEY: "sk-canary-0123456789",
    OPENAI_MODEL: "fake-large",
    MODEL_HOSTS_ALLOW: `${large.host},${small.host}`,
  };
  return { large, small, env, close: async () => void (await Promise.all([large.close(), small.close()])) };
});

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });
const panel = (page: Page) => page.getByRole("complementary", { name: "Call" });

async function chooseSmall(page: Page) {
  await page.getByRole("combobox", { name: "Model" }).click();
  await page.getByRole("option", { name: "Aurora Small" }).click();
}

test("a call is asked again, compared, taken as a version, and asked in a set", async ({ page, signIn, beside }) => {
  test.setTimeout(240_000);
  await signIn();
  await call(page, "models.create", {
    provider: "openai_compatible",
    name: "Aurora Small",
    model_name: "aurora-small",
    endpoint_url: beside.small.url,
    price_in: 2_000,
    price_out: 8_000,
    currency: "EUR",
  });
  const id = await makeCampaign(page, "The stone that stores wind", { languages: [{ code: "en", channels: ["linkedin"] }] });

  await test.step("from a text to its call, and back", async () => {
    await page.goto(`/campaigns/${id}`);
    await piece(page, "LinkedIn post")
      .getByRole("button", { name: /Version 1 selected/ })
      .click();
    await page.getByRole("menuitem", { name: /^Why this text\?/ }).click();
    await expect(page.getByRole("dialog").getByText('<material name="main_story">')).toBeVisible();
    await page.getByRole("link", { name: "Open its calls in the log" }).click();
    await expect(panel(page).getByText("LinkedIn post, English, version 1", { exact: true })).toBeVisible();
    await page.goBack();
    await expect(piece(page, "LinkedIn post")).toBeVisible();
    await page.goForward();
    await panel(page)
      .getByRole("button", { name: /^1 of 2/ })
      .click();
  });

  await test.step("asked of another model, both answers side by side", async () => {
    await panel(page).getByRole("button", { name: "Ask again" }).click();
    await chooseSmall(page);
    await expect(dialog(page, "Ask again").getByText(/^About €\d+\.\d+\. It took /)).toBeVisible();
    await lookAt(page, "llm-ask-again", [1440]);
    await dialog(page, "Ask again").getByRole("button", { name: "Ask again" }).click();
    await expect(page).toHaveURL(/\/logs\/llm\/replays\/[\w-]+$/);
    await page.reload();
    await expect(page.getByText("The new answer is better by our checks: no failed checks instead of 2.")).toBeVisible();
    await expect(page.getByText(/words? removed$/)).toBeVisible();
    await lookAt(page, "llm-both-answers");
  });

  await test.step("taken as a version", async () => {
    await button(page, "Use as a new version").click();
    await button(page, "Use it").click();
    await page.getByRole("link", { name: "version 2 of the piece" }).click();
    await expect(piece(page, "LinkedIn post").getByRole("button", { name: /Version 2 selected/ })).toBeVisible();
  });

  await test.step("as an experiment", async () => {
    await page.goto("/logs/llm?purpose=content");
    await page.getByRole("checkbox", { name: "Select all on this page" }).click();
    await button(page, "Ask again").click();
    await expect(dialog(page, "Ask these calls again").getByText("2 calls will be asked again.")).toBeVisible();
    await chooseSmall(page);
    await lookAt(page, "llm-experiment-start", [375]);
    await button(page, "Start").click();
    await expect(page.getByText("The new answers win: 1 to 0, 1 equal.")).toBeVisible({ timeout: 30_000 });
    await lookAt(page, "llm-experiment");
    await page
      .getByRole("link", { name: /compare both answers$/ })
      .last()
      .click();
    await expect(page.getByText(/^The new answer is better by our checks/)).toBeVisible();
    await page.getByRole("link", { name: "The experiment" }).click();
    await page.getByRole("link", { name: "Experiments" }).click();
    await expect(page.getByRole("list", { name: "Experiments" }).getByText("2 of 2 calls asked")).toBeVisible();
    await lookAt(page, "llm-experiments", [375, 1440]);
  });

  await test.step("a budget that is nearly used warns, one that is used up holds writing and says who can lift it", async () => {
    const budget = async (amount: number, prepare = async () => {}) => {
      await page.goto("/settings/company");
      await page.getByLabel("Monthly budget").fill(amount.toFixed(2));
      await prepare();
      await button(page, "Save").click();
      await expect(toast(page, "Company settings saved")).toBeVisible();
    };
    await budget(9_000, async () => {
      await page.getByRole("combobox", { name: "Currency" }).click();
      await page.getByRole("option", { name: "EUR" }).click();
    });
    const use = await page.getByText(/^€\d+\.\d\d of €9,000\.00 spent this month\./).textContent();
    const spent = Number(/^€(\d+\.\d\d)/.exec(use ?? "")?.[1]);
    await budget(spent / 0.9);
    await page.goto("/logs/llm");
    await expect(page.getByText(/^Monthly budget of the company: .* Most of it is spent\.$/)).toBeVisible();
    await budget(spent / 2, () => page.getByRole("switch", { name: "Stop when it is used up" }).click());
    await page.goto("/logs/llm");
    await expect(
      page.getByText(/^Monthly budget of the company: .* Writing is on hold until it is raised or the month is over\.$/),
    ).toBeVisible();
    await lookAt(page, "llm-logs-budget");

    const held = await makeCampaign(page, "A stone that waits", { languages: [{ code: "en", channels: ["linkedin"] }], written: false });
    await page.goto(`/campaigns/${held}`);
    await button(page, /^Generate/)
      .first()
      .click();
    await expect(
      page.getByText(/used up\. People with the role Administrator can raise it in the company settings\./).first(),
    ).toBeVisible();
    await lookAt(page, "hub-budget-hold");
  });
});
