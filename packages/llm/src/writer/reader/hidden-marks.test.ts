import { expect, test } from "vitest";
import { askContent } from "../fixtures/ask.ts";
import { withoutHidden } from "./hidden-marks.ts";

test.each<[string, string, string]>([
  ["a comment within a line", "The mill <!-- which one? --> opens on 5 April.", "The mill opens on 5 April."],
  ["a comment of several lines", "The mill opens.\n\n<!-- Do not mention\nthe lawsuit -->\n\nCome.", "The mill opens.\n\n\n\nCome."],
  ["what only begins like a comment", "The mill <!-- opens.", "The mill <!-- opens."],
  ["data above the story", "---\nauthor: R. Vane\ntags: a, b\n---\nThe mill opens.", "The mill opens."],
  ["a rule between two parts", "The mill opens.\n\n---\n\nCome.", "The mill opens.\n\n---\n\nCome."],
  [
    "addresses of links",
    "The [mill][1] opens.\n\n[1]: https://mill.example 'Mill'\n[Office]: in the yard",
    "The [mill][1] opens.\n\n\n[Office]: in the yard",
  ],
  ["notes", "The mill[^1] opens.\n\n[^1]: By the weir.", "The mill opens.\n\n"],
  ["words that are struck out", "Entry costs ~~9~~ 7 euros. ~~Bring a friend.~~", "Entry costs 7 euros."],
  ["boxes", "- [ ] Bring boots\n- [x] Book a seat\n1. [ ] Come", "- Bring boots\n- Book a seat\n1. Come"],
  ["headings of nothing", "## \n\n#\n\n## Tours", "\n\n\n\n## Tours"],
])("%s", (_, story, shown) => expect(withoutHidden(story)).toBe(shown));

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
