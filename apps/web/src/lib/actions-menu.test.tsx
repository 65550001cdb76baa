// @vitest-environment jsdom
import { MenuItem } from "@copydesk/ui";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { ActionsMenu } from "./actions-menu.tsx";
import { standInForBrowser } from "./jsdom-fixture.ts";

beforeAll(standInForBrowser);
afterEach(cleanup);

function open({ disabled = false } = {}) {
  const chosen = vi.fn();
  render(
    <>
      <ActionsMenu label="Actions for Spring" disabled={disabled}>
        <MenuItem onSelect={() => chosen("open")}>Open</MenuItem>
        <MenuItem onSelect={() => chosen("delete")}>Delete</MenuItem>
      </ActionsMenu>
      <button type="button">Something else</button>
    </>,
  );
  const dots = screen.getByRole("button", { name: "Actions for Spring" });
  return { chosen, dots, user: userEvent.setup({ pointerEventsCheck: 0 }) };
}
const focused = () => document.activeElement?.textContent;

test.each(["{Enter}", " ", "{ArrowDown}"])("%s opens it at its first action; Escape leaves it and gives the focus back", async (key) => {
  const { user, dots } = open();
  await user.tab();
  await user.keyboard(key);
  await screen.findByRole("menu", { name: "Actions for Spring" });
  await vi.waitFor(() => expect(focused()).toBe("Open"));
  expect(dots.getAttribute("aria-expanded")).toBe("true");
  await user.keyboard("{Escape}");
  await vi.waitFor(() => expect(document.activeElement).toBe(dots));
  expect(screen.queryByRole("menu")).toBeNull();
  expect(dots.getAttribute("aria-expanded")).toBe("false");
});

test("an action is chosen by keyboard, and again", async () => {
  const { user, chosen } = open();
  await user.tab();
  await user.keyboard("{Enter}{ArrowDown}{Enter}");
  await user.keyboard("{Enter}{Enter}");
  expect(chosen.mock.calls).toEqual([["delete"], ["open"]]);
});

test("a press opens it, a second one closes it", async () => {
  const { user, dots, chosen } = open();
  await user.click(dots);
  await user.click(await screen.findByRole("menuitem", { name: "Delete" }));
  expect(chosen.mock.calls).toEqual([["delete"]]);
  await user.click(dots);
  await screen.findByRole("menu");
  await user.click(dots);
  expect(screen.queryByRole("menu")).toBeNull();
});

test("a press beside it closes it and goes where it was meant to go", async () => {
  const { user, dots } = open();
  await user.click(dots);
  await screen.findByRole("menu");
  await user.click(screen.getByRole("button", { name: "Something else" }));
  expect(screen.queryByRole("menu")).toBeNull();
  expect(focused()).toBe("Something else");
});

test("a disabled one stays closed", async () => {
  const { user, dots } = open({ disabled: true });
  await user.click(dots);
  await user.tab();
  await user.keyboard("{Enter}");
  expect(screen.queryByRole("menu")).toBeNull();
});

test("a dialog that an action opens gives the focus back to the dots", async () => {
  const { user, dots } = open();
  await user.click(dots);
  const menu = await screen.findByRole("menu");
  expect(document.getElementById(menu.getAttribute("aria-labelledby") ?? "")).toBe(dots);
});
