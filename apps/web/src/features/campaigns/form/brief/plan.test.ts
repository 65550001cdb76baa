import { describe, expect, it } from "vitest";
import { sampleBrief, sampleOptions } from "../testing.ts";
import { planOf } from "./plan.ts";
import { removedPieces } from "./removed-pieces.ts";

const languages = ["en", "de", "ar"].map((language_id) => ({ language_id, channel_ids: ["email", "linkedin"] }));
const plan = (changes: Partial<typeof sampleBrief> = {}) => planOf({ ...sampleBrief, languages, ...changes }, sampleOptions);

describe("what will be produced", () => {
  it("is a piece for every tick", () => expect(plan().pieces).toBe(6));
  it("is said in words", () => expect(plan().words).toBe("pieces, three outlines, three schedules"));
  it("has no schedules when none are wanted", () => expect(plan({ content_schedule: false }).words).toBe("pieces, three outlines"));
  it("knows one from many", () => {
    expect(plan({ languages: [{ language_id: "en", channel_ids: ["x"] }] }).words).toBe("piece, one outline, one schedule");
  });
  it("plans no schedule where nothing is to be posted", () => {
    const some = [...languages.slice(0, 2), { language_id: "ar", channel_ids: [] }];
    expect(plan({ languages: some }).words).toBe("pieces, three outlines, two schedules");
  });
  it("says why there is nothing", () => {
    expect(plan({ languages: [{ language_id: "en", channel_ids: [] }] }).words).toBe("No channels chosen yet");
  });
  it("lists channels in their own order", () => {
    expect(plan().languages[0]?.channels.map(({ id }) => id)).toEqual(["linkedin", "email"]);
  });
  it("counts nothing that is gone", () => {
    expect(
      plan({
        languages: [
          { language_id: "xx", channel_ids: ["x"] },
          { language_id: "en", channel_ids: ["fax"] },
        ],
      }).pieces,
    ).toBe(0);
  });
});

describe("what an edit takes out", () => {
  it("is nothing while all stays", () =>
    expect(removedPieces({ languages }, { languages }, sampleOptions)).toEqual({ count: 0, lines: [] }));
  it("names channels and whole languages", () => {
    const after = [
      { language_id: "en", channel_ids: ["linkedin"] },
      { language_id: "de", channel_ids: ["email", "linkedin", "x"] },
    ];
    expect(removedPieces({ languages }, { languages: after }, sampleOptions)).toEqual({
      count: 3,
      lines: ["English: Email newsletter", "Arabic: everything"],
    });
  });
});
