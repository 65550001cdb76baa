// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { standInForBrowser } from "../../lib/jsdom-fixture.ts";
import { ErrorScreen } from "./route-error.tsx";

beforeAll(standInForBrowser);
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const answer = vi.fn<() => Promise<Response>>();
const show = async () => {
  vi.stubGlobal("fetch", answer);
  await act(async () => void render(<ErrorScreen error={{ kind: "new_version" }} />));
};
const title = () => screen.getByRole("heading").textContent;
const reload = () => screen.getByRole<HTMLButtonElement>("button", { name: "Reload Web Page" });

test("a part that a server no longer has asks to reload", async () => {
  answer.mockResolvedValue(new Response("", { status: 503 }));
  await show();
  expect(title()).toBe("A new version of the app is available. Please reload the page.");
  expect(reload().disabled).toBe(false);
});

test("a part that nobody sent says so, and asks to reload as soon as somebody answers", async () => {
  answer.mockRejectedValue(new TypeError("Failed to fetch"));
  await show();
  expect(title()).toBe("Copydesk cannot be reached");
  expect(reload().disabled).toBe(true);
  answer.mockResolvedValue(new Response("{}"));
  await act(() => vi.advanceTimersByTimeAsync(3_000));
  expect(title()).toBe("A new version of the app is available. Please reload the page.");
  expect(reload().disabled).toBe(false);
});
