import { campaignBriefSchema } from "@copydesk/contracts";
import { expect, test } from "vitest";
import { sampleOptions } from "../form/testing.ts";
import { sampleBriefOf } from "./sample-brief.ts";
import { sampleStories } from "./sample-stories.ts";
import { samples } from "./samples.ts";

const uuid = (index: number) => `00000000-0000-4000-8000-00000000000${index}`;
/** The options of forms with ids as the server makes them. */
const options = {
  ...sampleOptions,
  languages: sampleOptions.languages.map((one, index) => ({ ...one, id: uuid(index) })),
  channels: sampleOptions.channels.map((one, index) => ({ ...one, id: uuid(index) })),
  objectives: sampleOptions.objectives.map((one, index) => ({ ...one, id: uuid(index) })),
  voices: sampleOptions.voices.map((one, index) => ({ ...one, id: uuid(index) })),
};
const surroundings = { options, today: "2026-12-28", timeZone: "Europe/Copenhagen" };

test.each(samples)("$name is a whole brief whose day lies within its campaign", ({ name }) => {
  const brief = sampleBriefOf(name, name, surroundings);
  expect(campaignBriefSchema.safeParse(brief).error).toBeUndefined();
  expect(brief.languages).toEqual([{ language_id: uuid(0), channel_ids: [uuid(0), uuid(1), uuid(2)] }]);
  expect(brief.main_story).toContain("Saturday 16 January 2027");
  expect(brief.to_date).toBe("2027-01-25");
});

test.each(samples)("$name has somebody who speaks, an address to write to and something to do", ({ name }) => {
  const story = sampleStories[name];
  const text = story.tell("Saturday 16 January 2027");
  expect(text).toMatch(/" says \w+|," says \w+/);
  expect(text).toMatch(/[a-z]+@[a-z]+\.example/);
  expect(text).toContain(story.callToAction.match(/\S+\.example\S*/)?.[0]);
});

test("without English the campaign is written in the company's own language", () => {
  const languages = options.languages.filter(({ code }) => code !== "en").map((one) => ({ ...one, is_default: one.code === "ar" }));
  const brief = sampleBriefOf(samples[0].name, "x", { ...surroundings, options: { ...options, languages } });
  expect(brief.languages[0]?.language_id).toBe(uuid(2));
});
