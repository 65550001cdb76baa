import { expect, test } from "vitest";
import { formatAction, formatChange, formatRestore, isAsDelivered } from "./objective-words.ts";

const nothing = { changed: [], missing: [], own: 0, no_longer_default: [], is_reordered: false };

test("bringing the delivered objectives back is said in full", () => {
  const plan = {
    changed: ["Education"],
    missing: ["Recruitment", "Announcement"],
    own: 2,
    no_longer_default: ["Ours"],
    is_reordered: true,
  };
  expect(formatRestore(plan)).toEqual([
    "Wording reset: Education.",
    "Restored: Recruitment and Announcement.",
    "No longer preselected in new campaigns: Ours.",
    "The original order is restored.",
    "The 2 you added stay, at the end.",
  ]);
  expect(formatRestore({ ...nothing, own: 1 })).toEqual(["The one you added stays, at the end."]);
});

test.each([
  [nothing, true],
  [{ ...nothing, own: 3 }, true],
  [{ ...nothing, missing: ["A"] }, false],
  [{ ...nothing, changed: ["A"] }, false],
  [{ ...nothing, no_longer_default: ["A"] }, false],
  [{ ...nothing, is_reordered: true }, false],
])("%o is back to its defaults: %s", (plan, expected) => expect(isAsDelivered(plan)).toBe(expected));

test("changes are said with the words of the form", () => {
  expect(formatAction({ action: "objective.reordered", name: "" })).toBe("Changed the order");
  expect(formatAction({ action: "objective.deleted", name: "News" })).toBe("News deleted");
  expect(formatChange("kpi_hint", { before: "", after: "Replies" })).toEqual({
    label: "How success is measured",
    before: "–",
    after: "Replies",
  });
  expect(formatChange("is_default", { before: false, after: true })).toMatchObject({ before: "No", after: "Yes" });
  expect(formatChange("status", { before: "active", after: "inactive" })).toMatchObject({ before: "Active", after: "Inactive" });
});
