import type { LanguageOption } from "@copydesk/contracts";
import { expect, test } from "vitest";
import { ownDirection } from "./own-direction.ts";

const hebrew = { code: "he", direction: "rtl" } as LanguageOption;
const english = { code: "en", direction: "ltr" } as LanguageOption;

test.each([
  ["an offline draft that could not be translated", hebrew, "The kettle that expects to break can be ordered. #kettle", "ltr"],
  ["its own words", hebrew, "הקומקום שמצפה להישבר זמין להזמנה", "rtl"],
  ["its own words with a name in other letters", hebrew, "Northwind Kettle Works: הקומקום שמצפה להישבר זמין להזמנה עכשיו", "rtl"],
  ["a frame of its own around a long original", hebrew, `מכתב לקוראים: ${"The kettle can be ordered. ".repeat(8)}`, "rtl"],
  ["nothing yet", hebrew, "", "rtl"],
  ["a number alone", hebrew, "2026", "rtl"],
  ["whatever stands in a language that runs from the left", english, "הקומקום", "ltr"],
])("%s", (_, language, text, direction) => expect(ownDirection(language, text).direction).toBe(direction));
