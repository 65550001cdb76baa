import { afterAll, afterEach, beforeEach, expect, vi } from "vitest";

// A warning nobody reads is a failure nobody sees: tests of a quiet program are quiet.
beforeEach(() => {
  vi.spyOn(console, "error");
  vi.spyOn(console, "warn");
});

afterEach(() => {
  const said = [...vi.mocked(console.error).mock.calls, ...vi.mocked(console.warn).mock.calls];
  vi.mocked(console.error).mockRestore();
  vi.mocked(console.warn).mockRestore();
  expect(said, "console.error or console.warn was called").toEqual([]);
});

// A file that ends in the middle of an import leaves that module broken for every file after it.
afterAll(() => vi.dynamicImportSettled());
