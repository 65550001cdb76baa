import type { TemplateDeletions } from "@copydesk/contracts";
import { describe, expect, it } from "vitest";
import { replaceDeleted } from "./replacements.ts";

const gone = (change: Partial<TemplateDeletions>): TemplateDeletions => ({
  kind: "voice",
  id: "gone",
  name: "Gone",
  language_ids: [],
  channel_ids: [],
  place: 0,
  ...change,
});
const brief = {
  languages: [
    { language_id: "en", channel_ids: ["x"] },
    { language_id: "de", channel_ids: ["email"] },
  ],
  objective_ids: ["launch"],
  voice_id: null,
};
const channel = gone({ kind: "channel", language_ids: ["en", "de"] });

describe("something in the place of what is gone", () => {
  it("is a channel in every language that had the other one", () => {
    const first = replaceDeleted(brief, channel, { before: undefined, id: "email" });
    expect(first.brief.languages.map((one) => one.channel_ids)).toEqual([["x", "email"], ["email"]]);
    // German had it anyway, and keeps it when another one is chosen.
    const second = replaceDeleted(first.brief, channel, { before: first.replacement, id: "blog" });
    expect(second.brief.languages.map((one) => one.channel_ids)).toEqual([
      ["x", "blog"],
      ["email", "blog"],
    ]);
    expect(replaceDeleted(second.brief, channel, { before: second.replacement, id: null }).brief).toEqual(brief);
  });

  it("is a language at the other one's place, with its channels", () => {
    const language = gone({ kind: "language", channel_ids: ["sms"], place: 0 });
    const { brief: after, replacement } = replaceDeleted(brief, language, { before: undefined, id: "ar" });
    expect(after.languages[0]).toEqual({ language_id: "ar", channel_ids: ["sms"] });
    expect(replaceDeleted(after, language, { before: replacement, id: null }).brief).toEqual(brief);
  });

  it("is a voice, or an objective more", () => {
    const voice = replaceDeleted(brief, gone({}), { before: undefined, id: "warm" });
    expect(voice.brief.voice_id).toBe("warm");
    expect(replaceDeleted(voice.brief, gone({}), { before: voice.replacement, id: null }).brief).toEqual(brief);
    const objective = replaceDeleted(brief, gone({ kind: "objective" }), { before: undefined, id: "leads" });
    expect(objective.brief.objective_ids).toEqual(["launch", "leads"]);
  });
});
