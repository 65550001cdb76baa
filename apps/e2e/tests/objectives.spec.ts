import type { ObjectiveRow } from "@copydesk/contracts";
import { call } from "../src/call.ts";
import { expect, lookAt, test } from "../src/fixtures.ts";
import { anyLanguage, expectConflicts } from "../src/written-campaign.ts";

const widths = [375, 1440];

test("objectives are edited in their list, put in order, and one in use stays", async ({ page, signIn, troubles }) => {
  test.setTimeout(180_000);
  await signIn();
  await page.goto("/campaigns");
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("menuitem", { name: "Objectives configuration" }).click();
  const list = page.getByRole("list", { name: "Objectives" });
  await expect(list.getByRole("listitem")).toHaveCount(9);
  await lookAt(page, "objectives", widths);
  const names = () => list.locator("li bdi").allInnerTexts();

  await test.step("a new one, refused until it has a name", async () => {
    await page.getByRole("button", { name: "New objective" }).click();
    const form = page.getByRole("form", { name: "New objective" });
    await form.getByRole("button", { name: "Save" }).click();
    await expect(form.getByText("Name is required")).toBeVisible();
    await form.getByLabel("Name").fill("education");
    await form.getByRole("button", { name: "Save" }).click();
    await expect(form.getByText("An objective with this name already exists")).toBeVisible();
    await lookAt(page, "objectives-editing", widths);
    await form.getByLabel("Name").fill("Partner news");
    await form.getByLabel("Description").fill("Tell partners first, and say what changes for them.");
    await form.getByLabel("Name").press("ControlOrMeta+Enter");
    await expect(list.getByText("Partner news")).toBeVisible();
  });

  await test.step("leaving with something typed asks first", async () => {
    await page.getByRole("button", { name: "Actions for Partner news" }).click();
    await page.getByRole("menuitem", { name: "Edit" }).click();
    const form = page.getByRole("form", { name: "Edit Partner news" });
    await form.getByLabel("How success is measured").fill("Replies from partners");
    await expect(page.getByRole("button", { name: "New objective" })).toBeDisabled();
    await expect(page.getByRole("button", { name: "Actions for Education" })).toBeDisabled();
    await page.getByRole("link", { name: "Campaigns" }).click();
    await page.getByRole("button", { name: "Stay" }).click();
    await form.getByRole("button", { name: "Save" }).click();
    await expect(form).toBeHidden();
    await expect(list.getByText("Replies from partners")).toBeVisible();
  });

  await test.step("moved by keyboard and by pointer", async () => {
    const before = await names();
    const handle = page.getByRole("button", { name: "Move Product launch" });
    await handle.focus();
    await page.keyboard.press("ArrowDown");
    await expect(handle).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(page.getByText("Product launch, 4 of 10")).toBeAttached();
    expect((await names()).slice(1, 4)).toEqual([before[2], before[3], "Product launch"]);
    const from = await page.getByRole("button", { name: "Move Partner news" }).boundingBox();
    const to = await page.getByRole("button", { name: "Move Brand awareness" }).boundingBox();
    if (!from || !to) throw new Error("No handles are drawn.");
    await page.mouse.move(from.x + 10, from.y + 10);
    await page.mouse.down();
    await page.mouse.move(from.x + 10, from.y - 100, { steps: 5 });
    await page.mouse.move(to.x + 10, to.y - 10, { steps: 10 });
    await page.mouse.up();
    await expect
      .poll(names)
      .toEqual([
        "Partner news",
        ...before.filter((name) => !["Partner news", "Product launch"].includes(name)).toSpliced(3, 0, "Product launch"),
      ]);
    // Shown at once, and kept a moment later.
    const stored = async () => (await call<{ results: ObjectiveRow[] }>(page, "objectives.list", {}, "GET")).results.map((row) => row.name);
    await expect.poll(stored).toEqual(await names());
    await page.reload();
    await expect(list.getByRole("listitem").first()).toContainText("Partner news");
    expect(await stored()).toEqual(await names());
  });

  await test.step("what is offered follows at once", async () => {
    await page.getByRole("button", { name: "Actions for Partner news" }).click();
    await page.getByRole("menuitem", { name: "Add to new campaigns" }).click();
    await expect(list.getByRole("listitem").first()).toContainText("Default for new campaigns");
    await page.goto("/campaigns/add");
    await expect(page.getByRole("button", { name: /Partner news/ }).first()).toBeVisible();
  });

  await test.step("two at once: the second sees who, and what differs", async () => {
    await page.goto("/settings/objectives-config");
    await page.getByRole("button", { name: "Actions for Education" }).click();
    await page.getByRole("menuitem", { name: "Edit" }).click();
    const form = page.getByRole("form", { name: "Edit Education" });
    await form.getByLabel("How success is measured").fill("Saves");
    const { results } = await call<{ results: ObjectiveRow[] }>(page, "objectives.list", { search: "education" }, "GET");
    const row = results[0] as ObjectiveRow;
    await call(page, "objectives.update", { id: row.id, version: row.version, name: "Education", kpi_hint: "Shares" });
    await form.getByRole("button", { name: "Save" }).click();
    const dialog = page.getByRole("dialog", { name: /changed this objective while you did/ });
    await expect(dialog).toContainText("Shares");
    await expect(dialog).toContainText("Saves");
    await lookAt(page, "objectives-conflict", widths);
    await dialog.getByRole("button", { name: "Save mine" }).click();
    await expect(form).toBeHidden();
    await expect(list.getByRole("listitem").filter({ hasText: "Education" })).toContainText("Saves");
  });

  await test.step("one in use can only be made inactive, one that is not is deleted", async () => {
    const { results } = await call<{ results: ObjectiveRow[] }>(page, "objectives.list", { search: "recruitment" }, "GET");
    await call(page, "campaigns.create", {
      name: "Hiring",
      main_story: "We look for somebody who repairs kettles, five days a week, in the workshop beside the river.",
      objective_ids: [results[0]?.id],
      from_date: "2083-12-01",
      to_date: "2083-12-20",
      timezone: "Europe/Copenhagen",
      languages: [await anyLanguage(page)],
    });
    await page.reload();
    await page.getByRole("button", { name: "Actions for Recruitment" }).click();
    await expect(page.getByRole("menuitem", { name: /^Delete\s*in use$/ })).toBeDisabled();
    await page.getByRole("menuitem", { name: "Make inactive" }).click();
    await expect(list.getByRole("listitem").filter({ hasText: "Recruitment" })).toContainText("Inactive");
    await page.getByRole("button", { name: "Actions for Announcement" }).click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await page.getByRole("dialog", { name: "Delete “Announcement”?" }).getByRole("button", { name: "Delete" }).click();
    await expect(list.getByText("Announcement")).toBeHidden();
  });

  await test.step("the history says who did what, and the delivered ones come back", async () => {
    await page.getByRole("button", { name: "What changed" }).click();
    const history = page.getByRole("dialog", { name: "What changed" });
    await expect(history.getByRole("listitem").first()).toContainText("Announcement deleted");
    await expect(history.getByRole("listitem").filter({ hasText: "Education changed" }).first()).toContainText("Shares");
    await lookAt(page, "objectives-history", widths);
    await history.getByRole("button", { name: "Close" }).click();
    await page.getByRole("button", { name: "Restore defaults" }).click();
    const dialog = page.getByRole("dialog", { name: "Restore the original objectives?" });
    await expect(dialog).toContainText("Restored: Announcement.");
    await expect(dialog).toContainText(/you added stays?, at the end/);
    await lookAt(page, "objectives-restore", widths);
    await dialog.getByRole("button", { name: "Restore defaults" }).click();
    await expect(dialog).toBeHidden();
    await expect(list.getByRole("listitem").first()).toContainText("Brand awareness");
    await expect(list.getByRole("listitem").nth(8)).toContainText("Announcement");
    await expect(list.getByRole("listitem").filter({ hasText: "Recruitment" })).not.toContainText("Inactive");
    await page.getByRole("button", { name: "Restore defaults" }).click();
    const nothingToDo = page.getByRole("dialog", { name: "These are the original objectives" });
    await expect(nothingToDo).toContainText("nothing to restore");
    await expect(nothingToDo.getByRole("button")).toHaveText("Close");
    await page.keyboard.press("Escape");
    await expect(nothingToDo).toBeHidden();
  });
  expectConflicts(troubles);
});
