import { expect, lookAt, test } from "../src/fixtures.ts";

const main = "Main story";

test("the create form explains itself, by mouse and by keyboard, and gives the focus back", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/campaigns/add");
  const help = page.getByRole("button", { name: "Guided tour" });
  await help.click();
  const tour = (title: string) => page.getByRole("dialog", { name: title, exact: true });

  await expect(tour("New campaign")).toContainText("1 of 12");
  await expect(tour("New campaign").getByRole("button", { name: "Next" })).toBeFocused();
  await expect(page.getByRole("button", { name: "Previous" })).toHaveCount(0);
  await page.getByRole("button", { name: "Next" }).click();
  await expect(tour("Name and description")).toContainText("Campaign names should be unique");
  await page.keyboard.press("ArrowRight");
  await expect(tour(main)).toContainText("3 of 12");
  await lookAt(page, "tour");
  await page.getByRole("button", { name: "Previous" }).click();
  await expect(tour("Name and description")).toContainText("2 of 12");
  await page.keyboard.press("ArrowLeft");
  await expect(tour("New campaign").getByRole("button", { name: "Next" })).toBeFocused();

  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(help).toBeFocused();
  await page.getByLabel("Name", { exact: true }).fill("The page can be used again");
});

test("a tour begins by itself once", async ({ page, signIn }) => {
  await signIn();
  const token = await page.evaluate<string>(`localStorage.getItem("auth_token")`);
  const forgotten = await page.request.delete("/api/user-preference/", {
    headers: { Authorization: `Token ${token}` },
    data: { keys: ["tour.campaign-create.done"] },
  });
  expect(forgotten.ok()).toBe(true);
  const tour = page.getByRole("dialog", { name: "New campaign", exact: true });
  await page.goto("/campaigns/add");
  await expect(tour).toBeVisible();
  const kept = page.waitForResponse((response) => response.url().includes("preferences.set"));
  await page.getByRole("button", { name: "Close the tour" }).click();
  await expect(tour).toHaveCount(0);
  expect((await kept).ok()).toBe(true);

  const asked = page.waitForResponse((response) => response.url().includes("preferences.get"));
  await page.reload();
  await asked;
  await expect(page.getByRole("button", { name: "Guided tour" })).toBeVisible();
  await expect(tour).toHaveCount(0);
});

test("a step whose element does not appear says so and can be skipped", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/campaigns/add");
  await page.getByRole("button", { name: "Guided tour" }).click();
  await page.evaluate(`document.querySelector('[data-tour="name"]').removeAttribute("data-tour")`);
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "was not found within the timeout" })).toBeVisible();
  await page.getByRole("button", { name: "Skip" }).click();
  await expect(page.getByRole("dialog", { name: main, exact: true })).toContainText("3 of 12");
});
