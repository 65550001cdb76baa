import type { LanguageOption } from "@copydesk/contracts";
import { expect, test } from "vitest";
import { readingOf } from "./reading.ts";

const language = (code: string, direction: "ltr" | "rtl") => ({ code, direction }) as LanguageOption;
const [hebrew, english] = [language("he", "rtl"), language("en", "ltr")];

test("a text in its language stands as that is read, also with names of another script", () => {
  expect(readingOf(hebrew, "Northwind Kettles מציגים קומקום שנבנה כדי שיתקנו אותו.")).toEqual({ lang: "he", dir: "rtl" });
  expect(readingOf(english, "A kettle that can be repaired.")).toEqual({ lang: "en", dir: "ltr" });
});

test("a text in another script stands as that is read, and does not say that it is in the language", () => {
  expect(readingOf(hebrew, "The stone gives its heat back to the ovens.")).toEqual({ lang: undefined, dir: "ltr" });
  expect(readingOf(english, "קומקום שנבנה כדי שיתקנו אותו")).toEqual({ lang: undefined, dir: "rtl" });
});

test("a frame in its own language around a long original is its language's", () => {
  expect(readingOf(hebrew, `מכתב לקוראים: ${"The kettle can be ordered. ".repeat(8)}`)).toEqual({ lang: "he", dir: "rtl" });
});

test("few letters say nothing", () => {
  expect(readingOf(hebrew, "Northwind")).toEqual({ lang: "he", dir: "rtl" });
  expect(readingOf(hebrew, "")).toEqual({ lang: "he", dir: "rtl" });
});
