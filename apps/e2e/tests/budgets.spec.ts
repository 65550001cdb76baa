import { expect, lookAt, test } from "../src/fixtures.ts";
import { button, toast, widths } from "../src/models.ts";

test("budgets of the company and of a model are set where they are shown, and a known price is suggested", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/settings/company");
  await page.getByLabel("Monthly budget").fill("500");
  await button(page, "Save").click();
  await expect(page.getByText("Choose the currency of the budget")).toBeVisible();
  await page.getByRole("combobox", { name: "Currency" }).click();
  await page.getByRole("option", { name: "EUR" }).click();
  await page.getByRole("switch", { name: "Stop when it is used up" }).click();
  await button(page, "Save").click();
  await expect(toast(page, "Company settings saved")).toBeVisible();
  await expect(page.getByText("€0.00 of €500.00 spent this month.")).toBeVisible();
  await lookAt(page, "company-budget", widths);

  await page.goto("/settings/models/add");
  await page.getByLabel("Model name").fill("gpt-4o-mini");
  await expect(page.getByText(/^Suggested: \$0\.15 in · .* out per million \(OpenAI\)/)).toBeVisible();
  // A first model asks for three things; the rest waits until it is wanted.
  await expect(page.getByRole("textbox")).toHaveCount(3);
  await button(page, "Use").click();
  await button(page, "Address, price, limits and parameters").click();
  await expect(page.getByLabel("Price in")).toHaveValue("0.15");
  await expect(page.getByText(/^Suggested:/)).toHaveCount(0);
  await page.getByLabel("Model name").fill("a-model-of-our-own");
  await page.getByLabel("Price in").fill("");
  await expect(page.getByLabel("Price out")).toHaveValue("0.6");
  await page.getByLabel("Monthly budget").fill("20");
  await lookAt(page, "model-budget", widths);
});
