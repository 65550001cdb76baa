import { call } from "../src/call.ts";
import { expect, lookAt, test } from "../src/fixtures.ts";

const widths = [375, 1440];

test("a role is made, narrowed with its changes in words, changed by two at once, and deleted", async ({ page, signIn, troubles }) => {
  test.setTimeout(180_000);
  await signIn();
  await page.goto("/campaigns");
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("menuitem", { name: "Roles" }).click();
  await expect(page.getByRole("link", { name: "Content creator" })).toBeVisible();
  await lookAt(page, "roles", widths);

  await test.step("made", async () => {
    await page.getByRole("link", { name: "Add role" }).click();
    await page.getByRole("button", { name: "Add role" }).click();
    await expect(page.getByText("Name is required")).toBeVisible();
    await page.getByLabel("Name").fill("Guest editor");
    await page.getByRole("button", { name: /^Campaigns, view:/ }).click();
    await page.getByRole("menuitemradio", { name: /^Team/ }).click();
    await page.getByRole("button", { name: "Add role" }).click();
    await expect(page.getByRole("heading", { name: "Guest editor" })).toBeVisible();
    await expect(page.getByText("Nobody holds this role yet.")).toBeVisible();
  });

  await test.step("changed, with a warning and its remedy", async () => {
    await page.getByRole("switch", { name: "Edit" }).click();
    await page.getByRole("button", { name: /^Campaigns, edit:/ }).click();
    await page.getByRole("menuitemradio", { name: /^Any/ }).click();
    const changes = page.getByRole("region", { name: "What changes" });
    await expect(changes).toContainText("Needs view “Any” to reach as far.");
    await page
      .getByRole("checkbox", { name: "Voices, view" })
      .or(page.getByRole("button", { name: /^Voices, view:/ }))
      .first()
      .click();
    await page.getByRole("menuitemradio", { name: /^Any/ }).click();
    await lookAt(page, "role-changes", widths);
    await changes.getByRole("button", { name: "Undo Voices, view" }).click();
    await changes.getByRole("button", { name: "Set view to Any" }).click();
    await expect(changes).toContainText("2 changes");
    await page.getByRole("link", { name: "Back to roles" }).click();
    await page.getByRole("button", { name: "Stay" }).click();
    await page.getByRole("button", { name: "Save 2 changes" }).click();
    await expect(page.getByRole("row", { name: /^Campaigns/ }).getByRole("cell", { name: "Any" })).toHaveCount(2);
  });

  const id = page.url().split("/").at(-1) ?? "";
  await test.step("somebody else was quicker", async () => {
    const edit = page.getByRole("switch", { name: "Edit" });
    await expect(edit).not.toBeChecked();
    await edit.click();
    const { version, name } = await call<{ version: number; name: string }>(page, "roles.get", { id }, "GET");
    await call(page, "roles.update", { id, version, name, description: "By another hand", grants: { "campaigns.view": "own" } });
    await page.getByRole("checkbox", { name: "Export", exact: true }).check();
    await page.getByRole("button", { name: "Save 1 change" }).click();
    const conflict = page.getByRole("dialog", { name: "Somebody else changed this role while you did" });
    await expect(conflict.getByRole("row", { name: /Description By another hand/ })).toBeVisible();
    await expect(conflict.getByRole("row", { name: "Campaigns, export No Yes" })).toBeVisible();
    await lookAt(page, "role-conflict", widths);
    await conflict.getByRole("button", { name: "Use theirs" }).click();
    await expect(page.getByText("By another hand")).toBeVisible();
    await expect(page.getByRole("button", { name: "Save changes" })).toBeDisabled();
    // The browser says itself that a call was answered 409; that is what is tested here.
    troubles.splice(0, troubles.length, ...troubles.filter((one) => !one.includes("409")));
  });

  await test.step("deleted, its holder getting another one", async () => {
    await call(page, "users.invite", { people: [{ email: "guest@norrbrook.example" }], role_ids: [id] });
    await page.reload();
    await expect(page.getByText("1 person holds this role")).toBeVisible();
    await page.getByRole("button", { name: "Delete", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Delete “Guest editor”?" });
    await expect(dialog.getByRole("button", { name: "Delete" })).toBeDisabled();
    await dialog.getByLabel("Give them instead").click();
    await page.getByRole("option", { name: /^Viewer/ }).click();
    await lookAt(page, "role-delete", widths);
    await dialog.getByRole("button", { name: "Delete" }).click();
    await expect(page.getByRole("link", { name: "Content creator" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Guest editor" })).toBeHidden();
  });
});

test("the administrator's role says why it cannot be changed", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/settings/roles");
  await page.getByRole("link", { name: "Administrator" }).click();
  await expect(page.getByText("always holds every right")).toBeVisible();
  await expect(page.getByRole("switch", { name: "Edit" })).toBeHidden();
  await expect(page.getByRole("button", { name: "Delete" })).toBeHidden();
  await lookAt(page, "role-locked", widths);
});
