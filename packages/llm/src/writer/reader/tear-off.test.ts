import { expect, test } from "vitest";
import { readStory } from "./read-story.ts";
import { withoutTearOff } from "./tear-off.ts";

const letter =
  "Εκδρομή στην Αρχαία Ολυμπία\n\nΤην Παρασκευή 13 Νοεμβρίου 2026 πηγαίνουμε εκδρομή στην Ολυμπία.\n\nΜε εκτίμηση,\nΗ Διευθύντρια";
const form =
  "ΥΠΕΥΘΥΝΗ ΔΗΛΩΣΗ\nΟ/Η .............................., κηδεμόνας του/της ..............................\n☐ επιτρέπω ☐ δεν επιτρέπω\nΥπογραφή: ....................";

test.each([
  ["scissors", `${letter}\n\n✂ -----------------------\n${form}`],
  ["dashes", `${letter}\n\n- - - - - - - - - - - - -\n${form}`],
])("a form below %s is for paper alone", (_, story) => {
  expect(withoutTearOff(story).trim()).toBe(letter);
  expect(
    readStory(story, "")
      .sentences.map(({ text }) => text)
      .join("\n"),
  ).not.toContain("ΔΗΛΩΣΗ");
});

test.each([
  ["a rule between two parts", `${letter}\n\n--------------------\nThe bus leaves at 8. Bring water.`],
  ["dots that lead to prices", `${letter}\n\nCopper ........ 410\nWork .......... 365`],
])("nothing is cut off at %s", (_, story) => expect(withoutTearOff(story)).toBe(story));
