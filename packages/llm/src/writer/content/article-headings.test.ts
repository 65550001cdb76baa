import { expect, test } from "vitest";
import { askContent } from "../fixtures/ask.ts";

const story = (heading = "") => `Bakery of Ashby gives its oven away

The bakery of Ashby gives its old oven to the school on 4 June. It weighs 900 kilos.

The oven was built in 1931. It has baked 2,000 loaves a week and 40 pies on each of 52 Saturdays.

Is yours still warm? Every stove in the street had one like it.

${heading}The new one runs on wood chips. It was bought second-hand.

"I have burnt my arms on that door for thirty years," said Nell Hardy, who bakes.

Come and see it lit at www.ashbyoven.example.`;

const body = (text: string) => askContent({ language: "en", story: text }, "blog").values.body;

test("an article of a story without headings has none that the story does not say", () => expect(body(story())).not.toContain("#"));

test("the story's own headings stay", () =>
  expect(body(story("What comes next\n\n"))).toContain("\n## What comes next\n\nThe new one runs on wood chips."));
