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

const bodyOf = (channel: string) => String(askContent({ language: "en", story: camp }, channel).values.body);

test.each(["x", "threads"])("the day of the matter in a line of its own comes before another one below it: %s", (channel) => {
  expect(bodyOf(channel)).toContain("Camp: 4 to 23 May 2027");
  expect(bodyOf(channel)).not.toMatch(/17 April|30 April/);
});

test("so does the last day to act, where there is room", () => expect(bodyOf("threads")).toContain("Last day: Friday, 9 April 2027"));

test.each(["x", "threads"])("a call may speak of words in quotation marks, when its address stands outside of them: %s", (channel) =>
  expect(bodyOf(channel)).toContain("camp@narmada.example"),
);
