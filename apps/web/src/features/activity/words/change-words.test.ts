import fc from "fast-check";
import { expect, test } from "vitest";
import { contrast, sayField, sayValue } from "./change-words.ts";

const english = "01930000-0000-7000-8000-000000000001";
const names = new Map([
  [english, "English"],
  ["li", "LinkedIn"],
]);

test.each([
  ["first_name", "First name"],
  ["timezone", "Time zone"],
  ["voice_id", "Voice"],
  ["example_ids", "Example"],
  ["campaigns.view_all", "Campaigns: view all"],
  ["llm_logs.view", "Llm logs: view"],
])("the field %s is called %s", (field, label) => expect(sayField(field)).toBe(label));

test.each<[string, unknown, string]>([
  ["name", "", "empty"],
  ["name", null, "empty"],
  ["team_ids", [], "empty"],
  ["is_public", true, "Yes"],
  ["activity_days", 1_365, "1,365"],
  ["status", "active", "Active"],
  ["campaigns.view", "any", "Any"],
  ["generation_mode", "outline_only", "The outline only"],
  ["name", "active", "active"],
  ["languages", [{ language_id: english, channel_ids: ["li", "x"] }], "English (LinkedIn, x)"],
  ["voice_id", "01930000-0000-7000-8000-00000000abcd", "no longer there (…00abcd)"],
  ["handed_over", { campaigns: 3, voices: 0 }, "Campaigns: 3, Voices: 0"],
  ["password", "•••", "•••"],
])("%s %j is said as %s", (field, value, said) => expect(sayValue(field, value, names)).toBe(said));

test("what two texts have in common stands around what differs", () => {
  expect(contrast("60 seconds", "120 seconds")).toEqual({ start: "", before: "60", after: "120", end: " seconds" });
  expect(contrast("•••• 19d2", "•••• 7c4f")).toEqual({ start: "•••• ", before: "19d2", after: "7c4f", end: "" });
});

test("nothing of either text is lost", () => {
  const text = fc.array(fc.constantFrom("a", "b", " ", "\n"), { maxLength: 12 }).map((parts) => parts.join(""));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const { start, end, ...middle } = contrast(before, after);
      expect([start + middle.before + end, start + middle.after + end]).toEqual([before, after]);
    }),
  );
});
