import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sampleBrief, sampleOptions } from "../testing.ts";
import { formatField } from "./brief-words.ts";
import { changedFields, compareBriefs, fieldNames, mergeBriefs } from "./merge-briefs.ts";

const base = sampleBrief;
const three = (mine: Partial<typeof base>, theirs: Partial<typeof base>) => ({
  base,
  mine: { ...base, ...mine },
  theirs: { ...base, ...theirs },
});

describe("two people editing one brief", () => {
  it("keeps both when they changed different things", () => {
    const both = three({ name: "Mine" }, { audience: "Theirs" });
    expect(compareBriefs(both)).toEqual({ theirs: ["audience"], both: [] });
    expect(mergeBriefs(both, {})).toEqual({ ...base, name: "Mine", audience: "Theirs" });
  });
  it("asks when they changed the same differently", () => {
    const both = three({ name: "Mine" }, { name: "Theirs" });
    expect(compareBriefs(both)).toEqual({ theirs: [], both: ["name"] });
    expect(mergeBriefs(both, {}).name).toBe("Mine");
    expect(mergeBriefs(both, { name: "theirs" }).name).toBe("Theirs");
  });
  it("does not ask when they changed it to the same", () => {
    const both = three({ name: "Same", tags: ["a"] }, { name: "Same", tags: ["a"] });
    expect(compareBriefs(both)).toEqual({ theirs: [], both: [] });
  });
  it("never loses a change that only one of them made", () => {
    const change = fc.record(
      { name: fc.string(), audience: fc.string(), tags: fc.array(fc.string()), is_public: fc.boolean() },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(change, change, (mine, theirs) => {
        const both = three(mine, theirs);
        const merged = mergeBriefs(both, {});
        for (const field of changedFields(base, both.mine)) expect(merged[field]).toEqual(both.mine[field]);
        for (const field of compareBriefs(both).theirs) expect(merged[field]).toEqual(both.theirs[field]);
      }),
    );
  });
  it("has a name for every field", () => expect(Object.keys(fieldNames).sort()).toEqual(Object.keys(base).sort()));
});

describe("a field in words", () => {
  it.each([
    ["objective_ids", "Product launch"],
    ["team_ids", "Nothing"],
    ["voice_id", "Warm expert"],
    ["from_date", "1 Mar 2027"],
    ["languages", "English: LinkedIn post and X post"],
    ["content_schedule", "On"],
    ["description", "Nothing"],
    ["call_to_action", "Pre-order now"],
    ["generation_mode", "Entire campaign"],
  ] as const)("%s is %s", (field, words) => expect(formatField(field, base, sampleOptions)).toBe(words));
  it("says what is gone", () =>
    expect(formatField("objective_ids", { ...base, objective_ids: ["x"] }, sampleOptions)).toBe("something removed"));
});
