import { expect, test } from "vitest";
import { askContent } from "./fixtures/ask.ts";
import { lengthsOf, remarksOn } from "./fixtures/remarks.ts";

const story = "LEEDS, 3 May 2026 – The library opens at night. Entry is free.\n\nBook at https://library.example.";
const about = { story, language: "en" };

test("a piece in the story's words that ends in its call gives nothing to look at", () => {
  expect(remarksOn("threads", { body: "The library opens at night. Book at https://library.example." }, about)).toEqual([]);
});

test.each([
  [
    "what the story does not say",
    "The library opens at night. Everybody loves it. Book at https://library.example.",
    "Everybody loves it.",
  ],
  ["a call that is missing", "The library opens at night.", "https://library.example"],
  ["a dateline", "LEEDS, 3 May 2026 – The library opens at night. Book at https://library.example.", "dateline"],
])("%s is worth a look", (_, body, remark) => {
  expect(remarksOn("threads", { body }, about).join("\n")).toContain(remark);
});

test("a part over its limit is named", () => {
  const remarks = remarksOn("threads", { body: `${"The library opens at night. ".repeat(30)}https://library.example` }, about);
  expect(remarks[0]).toContain("against the rules");
});

test("lengths stand beside limits", () => {
  expect(lengthsOf("x", { body: "Hello", hashtags: ["#One", "#Three"] })).toBe("body 5/280 · hashtags 2 × 6/100");
});

test("no piece says what a story hides", () => {
  const story = [
    "---\nauthor: Rosamund Vane\n---",
    "# Tarrow Mill opens its doors",
    "<!-- INTERNAL: not a word of the lawsuit -->",
    "Tarrow Mill opens to visitors on 5 April, after nine years of repairs. ~~Entry costs 99 pounds.~~ The wheel turns again[^1].",
    "- [ ] Three tours a day\n- [ ] A bakery in the yard",
    "Book a tour at https://tarrowmill.example.",
    "[^1]: For the first time since 1961.\n\n[plan]: https://plan.example/secret",
  ].join("\n\n");
  for (const channel of ["linkedin", "x", "email", "blog", "press", "sms", "google_ads"])
    expect(askContent({ language: "en", story }, channel).text).not.toMatch(/Vane|lawsuit|99|\^1|1961|secret|\[ \]|author/);
});
