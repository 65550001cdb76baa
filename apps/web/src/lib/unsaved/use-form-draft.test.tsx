// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { standInForBrowser } from "../jsdom-fixture.ts";
import { keyOfUnsaved } from "./unsaved-store.ts";
import { useFormDraft } from "./use-form-draft.ts";

beforeEach(() => {
  standInForBrowser();
  vi.useFakeTimers();
  localStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: what a session is known by
  document.cookie = "auth_token=here; path=/";
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

interface Shown {
  form: string;
  name: string;
  isDirty: boolean;
}
const blank: Shown = { form: "model new", name: "", isDirty: false };
const saved: Shown = { form: "model 7", name: "Slow model", isDirty: false };
const keep = (form: string, name: string) =>
  localStorage.setItem(keyOfUnsaved("form", form), JSON.stringify({ values: { name }, version: 0, at: "2026-11-29T10:00:00.000Z" }));
const keptOf = (form: string) => JSON.parse(localStorage.getItem(keyOfUnsaved("form", form)) ?? "null")?.values ?? null;

function open(first: Shown = blank) {
  const hook = renderHook(
    ({ form, name, isDirty }: Shown) => useFormDraft({ form, version: 0, values: { name }, isDirty, restore: () => undefined }),
    { initialProps: first },
  );
  const type = (name: string) => {
    hook.rerender({ ...first, name, isDirty: true });
    act(() => vi.advanceTimersByTime(500));
  };
  return { ...hook, type };
}

test("what is typed is kept, and what was saved is not offered again", () => {
  const form = open();
  form.type("Slow model");
  expect(keptOf("model new")).toEqual({ name: "Slow model" });
  form.rerender(saved);
  form.unmount();
  expect([keptOf("model new"), keptOf("model 7")]).toEqual([null, null]);
  expect(open().result.current).toBeNull();
});

test("what an earlier visit left stays on offer when something else is typed and saved instead, and that is not", () => {
  keep("model new", "Left behind");
  const form = open();
  expect(form.result.current).not.toBeNull();
  form.type("Slow model");
  form.rerender(saved);
  expect(form.result.current).toBeNull();
  form.unmount();
  expect([keptOf("model new"), keptOf("model 7")]).toEqual([{ name: "Left behind" }, null]);
});

test("what was found and answered is gone", () => {
  keep("model new", "Left behind");
  const form = open();
  act(() => form.result.current?.forget());
  form.unmount();
  expect(keptOf("model new")).toBeNull();
});
