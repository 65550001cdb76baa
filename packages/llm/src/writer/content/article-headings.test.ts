import { expect, test } from "vitest";
import { askContent } from "../fixtures/ask.ts";

const story = (third: string) => `Bakery of Ashby gives its oven away

The bakery of Ashby gives its old oven to the school on 4 June. It weighs 900 kilos.

The oven was built in 1931. It has baked 2,000 loaves a week and 40 pies on each of 52 Saturdays.

Is yours still warm? Every stove in the street had one like it.

The new one runs on wood chips.

"I have burnt my arms on that door for thirty years," said Nell Hardy, who bakes.

${third}

"We shall bake pizza in it," said Tom Lark, who teaches there.

Come and see it lit at www.ashbyoven.example.`;

test("words of others are announced where a section has nothing else", () => {
  const only = story('"It was the warmest place in town," said Ivo Penn, the postman.');
  expect(askContent({ language: "en", story: only }, "blog").text).toMatch(/## In their own words\n\n"I have burnt/u);
});

test("and not above prices or questions, nor are figures above what only has some", () => {
  const mixed = story("A loaf costs £3, a pie £4 and 10 rolls £5. There are 2 sorts of each.");
  const { text } = askContent({ language: "en", story: mixed }, "blog");
  expect(text).not.toContain("In their own words");
  expect(text).not.toContain("What the figures say");
});
