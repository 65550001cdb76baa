// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, Link, RouterProvider } from "react-router";
import { afterEach, beforeAll, expect, test } from "vitest";
import { standInForBrowser } from "../jsdom-fixture.ts";
import { UnsavedGuard } from "./unsaved-guard.tsx";

beforeAll(standInForBrowser);
afterEach(cleanup);

type Guard = Parameters<typeof UnsavedGuard>[0];

/** A screen with something on it, and another one to go to. */
function open(guard: Guard) {
  const router = createMemoryRouter([
    { path: "/", element: <Screen guard={guard} /> },
    { path: "/other", element: <p>elsewhere</p> },
  ]);
  render(<RouterProvider router={router} />);
  return userEvent.setup({ pointerEventsCheck: 0 });
}
const Screen = ({ guard }: { guard: Guard }) => (
  <>
    <Link to="/other">Go</Link>
    <Link to="/?tab=2">Other tab</Link>
    <UnsavedGuard {...guard} />
  </>
);
const go = () => screen.getByRole("link", { name: "Go" });
const question = () => screen.queryByRole("alertdialog") ?? screen.queryByRole("dialog");
/** Whether closing the tab is asked about. */
function isAskedOnClose(): boolean {
  const event = new Event("beforeunload", { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

test("with nothing unsaved one goes where one likes", async () => {
  const user = open({ when: false });
  expect(isAskedOnClose()).toBe(false);
  await user.click(go());
  expect(screen.getByText("elsewhere")).toBeTruthy();
});

test("with something unsaved it asks: who stays stays, and is asked again", async () => {
  const user = open({ when: true, description: "The note isn't saved." });
  expect(isAskedOnClose()).toBe(true);
  await user.click(go());
  expect(await screen.findByText("The note isn't saved.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Stay" }));
  await waitFor(() => expect(question()).toBeNull());
  await user.click(go());
  await user.click(await screen.findByRole("button", { name: "Leave" }));
  expect(await screen.findByText("elsewhere")).toBeTruthy();
});

test("the same screen with another address is not left", async () => {
  const user = open({ when: true });
  await user.click(screen.getByRole("link", { name: "Other tab" }));
  expect(question()).toBeNull();
  expect(go()).toBeTruthy();
});

test("what can be saved is saved on the way, and nothing is asked", async () => {
  let unsaved = true;
  const saved = Promise.withResolvers<void>();
  const user = open({
    when: () => unsaved,
    save: async () => {
      await saved.promise;
      unsaved = false;
      return true;
    },
  });
  await user.click(go());
  expect(screen.queryByText("elsewhere")).toBeNull();
  await act(async () => saved.resolve());
  expect(await screen.findByText("elsewhere")).toBeTruthy();
  expect(question()).toBeNull();
});

test("what cannot be saved is tried once, and asked about", async () => {
  let tries = 0;
  const user = open({
    when: () => true,
    save: async () => {
      tries += 1;
      return false;
    },
  });
  await user.click(go());
  await user.click(await screen.findByRole("button", { name: "Stay" }));
  expect(tries).toBe(1);
  expect(isAskedOnClose()).toBe(true);
  expect(tries).toBe(2);
});
