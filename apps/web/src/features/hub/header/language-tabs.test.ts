import { describe, expect, it } from "vitest";
import { markOf } from "./language-tabs.tsx";

const written = { done: 12, total: 12, busy: false, failed: 0, flagged: 0 };

describe("the mark of a language", () => {
  it.each([
    ["all is written and nothing is to be looked at", {}, "ok"],
    ["a piece breaks a rule", { flagged: 1 }, "warning"],
    ["a piece failed, whatever else is to be looked at", { failed: 1, flagged: 3 }, "alert"],
    ["something is being written", { busy: true, flagged: 1 }, "running"],
    ["some of it is missing", { done: 11 }, "draft"],
    ["there is nothing", { done: 0, total: 0 }, "draft"],
  ])("where %s", (_, changed, mark) => expect(markOf({ ...written, ...changed })).toBe(mark));
});
