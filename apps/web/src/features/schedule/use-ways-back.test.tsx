// @vitest-environment jsdom
import { cleanup, fireEvent, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { standInForBrowser } from "../../lib/jsdom-fixture.ts";
import { notify, useToasts } from "../../lib/stores/toast.ts";
import { useWaysBack } from "./use-ways-back.ts";

beforeEach(() => {
  standInForBrowser();
  document.body.innerHTML = '<textarea></textarea><div role="grid"><button type="button">Post</button></div>';
});
afterEach(cleanup);

const press = (at: string, keys: object = { ctrlKey: true }) =>
  fireEvent.keyDown(document.querySelector(at) ?? document.body, { key: "z", ...keys });

test("what was done last is taken back first, each once", () => {
  const { result } = renderHook(useWaysBack);
  const [first, second] = [vi.fn(), vi.fn()];
  result.current(first);
  result.current(second);
  press("button");
  expect([first, second].map((one) => one.mock.calls.length)).toEqual([0, 1]);
  press("button", { metaKey: true });
  press("button");
  expect([first, second].map((one) => one.mock.calls.length)).toEqual([1, 1]);
});

test("what the notice took back is not taken back again", () => {
  const { result } = renderHook(useWaysBack);
  const back = vi.fn();
  const way = result.current(back);
  way();
  way();
  press("button");
  expect(back).toHaveBeenCalledOnce();
});

test("what could not be taken back is not said to be undone", () => {
  const { result } = renderHook(useWaysBack);
  result.current(() => notify({ title: "The move was not undone" }));
  press("button");
  expect(useToasts.getState().toasts.map((one) => one.title)).toEqual(["The move was not undone"]);
  result.current(() => undefined);
  press("button");
  expect(useToasts.getState().toasts.map((one) => one.title)).toEqual(["Undone"]);
});

test.each([
  ["while somebody types", "textarea", { ctrlKey: true }],
  ["with Shift, which means the other way", "button", { ctrlKey: true, shiftKey: true }],
  ["without a modifier", "button", {}],
])("nothing is taken back %s", (_, at, keys) => {
  const { result } = renderHook(useWaysBack);
  const back = vi.fn();
  result.current(back);
  press(at, keys);
  expect(back).not.toHaveBeenCalled();
});

test("nothing is taken back under a dialog, or after the schedule was left", () => {
  const { result, unmount } = renderHook(useWaysBack);
  const back = vi.fn();
  result.current(back);
  document.body.insertAdjacentHTML("beforeend", '<div role="dialog"></div>');
  press("button");
  document.querySelector('[role="dialog"]')?.remove();
  unmount();
  press("button");
  expect(back).not.toHaveBeenCalled();
});
