import fc from "fast-check";
import { expect, test } from "vitest";
import { contrast, formatField, formatValue, type Piece } from "./change-words.ts";

const english = "01930000-0000-7000-8000-000000000001";
const names = new Map([
  [english, "English"],
  ["li", "LinkedIn"],
]);

test.each([
  ["first_name", "First name"],
  ["timezone", "Time zone"],
  ["voice_id", "Voice"],
  ["guide.de.markdown", "Guide DE: text"],
  ["guide.de.linkedin+x.banned_terms", "Guide DE, linkedin and x: banned terms"],
  ["guide.de.linkedin", "Guide DE, linkedin"],
  ["example_ids", "Example"],
  ["campaigns.view_all", "Campaigns: view all"],
  ["llm_logs.view", "Llm logs: view"],
])("the field %s is called %s", (field, label) => expect(formatField(field)).toBe(label));

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
])("%s %j is said as %s", (field, value, said) => expect(formatValue(field, value, names)).toBe(said));

const marked = (pieces: Piece[]) => pieces.map(({ text, differs }) => (differs ? `[${text}]` : text)).join("");

test.each<[string, unknown, unknown, string, string]>([
  ["timeout", "60 seconds", "120 seconds", "[60] seconds", "[120] seconds"],
  ["name", "", "Kettle", "[empty]", "[Kettle]"],
  ["is_public", false, true, "[No]", "[Yes]"],
  ["to_date", "2026-12-28", "2026-12-31", "[28] Dec 2026", "[31] Dec 2026"],
  ["roles", ["Viewer", "Auditor"], ["Viewer", "Manager"], "Viewer, [Auditor]", "Viewer, [Manager]"],
  ["roles", [], ["Viewer"], "[empty]", "[Viewer]"],
])("of %s, from %j to %j, what differs is marked", (field, before, after, was, is) => {
  expect(contrast(field, { before, after }, names).map(marked)).toEqual([was, is]);
});

test("nothing of either text is lost", () => {
  const text = fc.array(fc.constantFrom("a", "b", " ", "\n"), { minLength: 1, maxLength: 12 }).map((parts) => parts.join(""));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const sides = contrast("name", { before, after }, names);
      expect(sides.map((pieces) => pieces.map((piece) => piece.text).join(""))).toEqual([before, after]);
    }),
  );
});
