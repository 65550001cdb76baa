import { describe, expect, it } from "vitest";
import { sampleBrief, sampleOptions } from "../testing.ts";
import { listWords, warningsOf } from "./warnings.ts";

const warn = (changes: Partial<typeof sampleBrief>, options = sampleOptions) =>
  warningsOf({ ...sampleBrief, ...changes }, { options, today: "2026-11-21" });

describe("worth a look", () => {
  it("is nothing in a brief that has everything", () => expect(warn({})).toEqual([]));
  it("is a voice without a style guide in a language", () => {
    const languages = ["en", "ar"].map((language_id) => ({ language_id, channel_ids: ["x"] }));
    expect(warn({ languages })).toEqual([{ id: "voice", text: "Warm expert has no style guide in Arabic", place: "voice" }]);
    expect(warn({ languages, voice_id: null })).toEqual([]);
  });
  it("is a missing call to action, which is nothing wrong, once there is a story", () => {
    expect(warn({ call_to_action: "  " })[0]).toMatchObject({ place: "call_to_action", isHint: true });
    expect(warn({ call_to_action: "", main_story: " " })).toEqual([]);
  });
  it("is a short story, but not an empty one", () => {
    expect(warn({ main_story: "A".repeat(299) })[0]).toMatchObject({ id: "story", place: "main-story" });
    expect(warn({ main_story: "A".repeat(300) })).toEqual([]);
    expect(warn({ main_story: "" })).toEqual([]);
  });
  it("is a first day in the past", () => {
    expect(warn({ from_date: "2026-11-20" })[0]).toMatchObject({ place: "dates" });
    expect(warn({ from_date: "2026-11-21" })).toEqual([]);
  });
  it("is a placeholder that nobody filled in", () => {
    expect(warn({ name: "Launch of {{#product}}" })[0]).toMatchObject({
      text: "{{#product}} still to be filled in",
      place: "name",
      isHint: true,
    });
    expect(warn({ name: "{{#product}} {{#year}}" })[0]).toMatchObject({ text: "{{#product}} and 1 more still to be filled in" });
    expect(warn({ main_story: `{{#product}} ${sampleBrief.main_story}` })[0]).toMatchObject({ place: "main-story" });
  });
  it("is a channel that was switched off", () => {
    const channels = sampleOptions.channels.map((channel) => ({ ...channel, is_active: channel.id !== "x" }));
    expect(warn({}, { ...sampleOptions, channels })[0]).toMatchObject({ text: "X post is no longer active", place: "channels" });
  });
});

it("lists a few things and counts the rest", () => {
  expect(listWords(["Arabic"])).toBe("Arabic");
  expect(listWords(["Arabic", "French"])).toBe("Arabic and French");
  expect(listWords(["a", "b", "c", "d", "e"])).toBe("a, b and 3 more");
});
