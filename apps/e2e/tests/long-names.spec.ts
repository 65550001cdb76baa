import { expect, lookAt, test } from "../src/fixtures.ts";
import { story } from "../src/story.ts";

test("a name without a single blank fits narrow windows", async ({ page, signIn }) => {
  await signIn();
  const token = await page.evaluate<string>(`localStorage.getItem("auth_token")`);
  const name = "Donaudampfschifffahrt".repeat(5);
  const made = await page.request.post("/api/campaigns", {
    headers: { Authorization: `Token ${token}` },
    data: {
      name,
      description: name.repeat(4),
      main_story: story,
      from_date: "2083-03-01",
      to_date: "2083-03-28",
      languages: [{ code: "en", channels: ["linkedin"] }],
    },
  });
  expect(made.status()).toBe(201);
  await page.goto("/campaigns");
  await expect(page.getByRole("link", { name })).toBeVisible();
  await lookAt(page, "list-long-name", [375]);
  await page.getByRole("link", { name }).click();
  await expect(page.getByRole("heading", { name })).toBeVisible();
  await lookAt(page, "hub-long-name", [375]);
});
