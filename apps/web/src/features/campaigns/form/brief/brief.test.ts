import { campaignBriefSchema } from "@copydesk/contracts";
import { describe, expect, it } from "vitest";
import { sampleBrief, sampleOptions } from "../testing.ts";
import { addDays, blankBrief } from "./blank-brief.ts";
import { restoreBrief, restorePlaceholders, restoreVersion } from "./stored-brief.ts";

const blank = blankBrief({ options: sampleOptions, today: "2026-11-21", timeZone: "Europe/Berlin" });

describe("a new campaign", () => {
  it("begins with the company's defaults and four weeks", () => {
    expect(blank).toMatchObject({
      objective_ids: ["launch"],
      voice_id: "warm",
      from_date: "2026-11-21",
      to_date: "2026-12-19",
      timezone: "Europe/Berlin",
      languages: [{ language_id: "en", channel_ids: [] }],
      generation_mode: "entire_campaign",
      content_schedule: true,
    });
  });
  it("begins in the first language when none is the default", () => {
    const languages = sampleOptions.languages.slice(1);
    expect(blankBrief({ options: { ...sampleOptions, languages }, today: "2026-11-21", timeZone: "UTC" }).languages[0]?.language_id).toBe(
      "de",
    );
  });
  it("can begin before there is any language", () =>
    expect(blankBrief({ options: { ...sampleOptions, languages: [] }, today: "2026-11-21", timeZone: "UTC" }).languages).toEqual([]));
  it("counts days across the end of a year", () => expect(addDays("2026-12-20", 28)).toBe("2027-01-17"));
});

describe("a brief that was kept", () => {
  it("comes back as it was", () => expect(restoreBrief(blank, { ...sampleBrief })).toEqual(sampleBrief));
  it("comes back through JSON, half filled as it was", () => {
    const half = { ...sampleBrief, name: "", main_story: "Short", languages: [] };
    expect(restoreBrief(blank, JSON.parse(JSON.stringify(half)))).toEqual(half);
  });
  it.each([
    ["name", 7],
    ["languages", [{ language_id: "en" }]],
    ["languages", [null]],
    ["objective_ids", "launch"],
    ["generation_mode", "everything"],
    ["is_public", "no"],
    ["voice_id", 3],
  ])("keeps the form's own %s when what was kept cannot be shown", (field, value) =>
    expect(restoreBrief(blank, { ...sampleBrief, [field]: value })).toEqual({
      ...sampleBrief,
      [field]: blank[field as keyof typeof blank],
    }),
  );
  it("brings nothing along that the form does not know", () =>
    expect(campaignBriefSchema.safeParse(restoreBrief(sampleBrief, { colour: "red", __proto__: { name: "x" } })).success).toBe(true));
  it("reads what was typed for placeholders", () => {
    expect(restorePlaceholders({ placeholder_values: { product: "Kettle", year: 3 } })).toEqual({ product: "Kettle" });
    expect(restorePlaceholders({ placeholder_values: "x" })).toEqual({});
  });
  it("reads the version an edit began from", () => {
    expect(restoreVersion({ base_version: 4 })).toBe(4);
    expect(restoreVersion({ base_version: "4" })).toBeUndefined();
  });
});
