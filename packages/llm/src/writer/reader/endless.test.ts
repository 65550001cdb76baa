import { expect, test } from "vitest";
import { askContentAnew } from "../fixtures/ask.ts";
import { withoutEndless } from "./endless.ts";

// A story may have 20,000 characters. Read letter by letter anew, these took up to half a minute; the limit is far from both.
test.each(["a", "a\n", "a\n\n", "1", "12. ", "„", "“x ", "(", "a@", "日", "来月四月五日、", "A1", "https://", "…", ";", "会議の行\n"])(
  "a story that goes on with nothing but “%s” is told at once",
  { timeout: 8_000 },
  (sign) => {
    const story = `Mill opens again\n\nThe mill of Alston opens again on 9 May.\n\n${sign.repeat(20_000 / sign.length)}`;
    expect(askContentAnew({ language: "en", story, materials: {} }, "linkedin").text).not.toBe("");
  },
);

test.each([
  "Книги, книги, книги! And a rule below them:\n----------------------------------------",
  `A long address: https://mill.example/${"path/".repeat(12)}end?and=${"more".repeat(9)}`,
  "来月四月五日、水車小屋が再び回り始めます。".repeat(12),
])("what somebody may mean so stays as it is: %#", (story) => expect(withoutEndless(story)).toBe(story));
