import { expect, test } from "vitest";
import { askContent } from "../fixtures/ask.ts";

const camp = `Science camp 2027
Helpers wanted

The centre holds a free science camp for village children every summer. This year it needs 24 helpers.

Camp: 4 to 23 May 2027, 7.30 to 11 am

How to apply:
Write 150 words on “Why I want to work with children” and e-mail them to camp@narmada.example.

Last day: Friday, 9 April 2027, 5 pm

Those chosen are called to a talk on Saturday, 17 April at 11 am at the centre. A training of four days from 27 to 30 April is for all of them.`;

const posts = ["x", "threads"].map((channel) => String(askContent({ language: "en", story: camp }, channel).values.body));

test.each(posts)("the day of the matter in a line of its own comes before another one below it: %s", (body) => {
  expect(body).toContain("Camp: 4 to 23 May 2027");
  expect(body).toContain("Last day: Friday, 9 April 2027");
  expect(body).not.toMatch(/17 April|30 April/);
});

test.each(posts)("words in quotation marks keep no call from being one whose address stands outside of them: %s", (body) =>
  expect(body).toContain("camp@narmada.example"),
);
