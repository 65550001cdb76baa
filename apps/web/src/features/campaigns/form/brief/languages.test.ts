import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addLanguage, allAlike, applyToAll, moveLanguage, removeLanguage, rowsAtFirst, setChannel } from "./languages.ts";

const order = ["linkedin", "x", "facebook", "email", "blog", "press", "sms", "tiktok", "threads", "youtube"];
const two = [
  { language_id: "en", channel_ids: ["linkedin", "email"] },
  { language_id: "de", channel_ids: ["x"] },
];
const names = (languages: { language_id: string }[]) => languages.map((one) => one.language_id);

describe("languages of a brief", () => {
  it("begin with the primary one's channels", () => {
    expect(addLanguage(two, "ar")[2]).toEqual({ language_id: "ar", channel_ids: ["linkedin", "email"] });
  });
  it("stand there once", () => expect(addLanguage(two, "de")).toEqual(two));
  it("go", () => expect(names(removeLanguage(two, "en"))).toEqual(["de"]));
  it("change places", () => {
    expect(names(moveLanguage(two, "de", 0))).toEqual(["de", "en"]);
    expect(names(moveLanguage(two, "en", 9))).toEqual(["de", "en"]);
    expect(names(moveLanguage(two, "de", -3))).toEqual(["de", "en"]);
  });
  it("are all still there after any move", () => {
    fc.assert(
      fc.property(fc.constantFrom("en", "de", "fr"), fc.integer({ min: -3, max: 9 }), (id, place) => {
        expect(names(moveLanguage(two, id, place)).sort()).toEqual(["de", "en"]);
      }),
    );
  });
});

describe("channels of a language", () => {
  it("are ticked in their own order, in that language only", () => {
    expect(setChannel(two, { language: "en", channel: "x", on: true }, order)).toEqual([
      { language_id: "en", channel_ids: ["linkedin", "x", "email"] },
      two[1],
    ]);
  });
  it("are unticked", () => {
    expect(setChannel(two, { language: "en", channel: "email", on: false }, order)[0]?.channel_ids).toEqual(["linkedin"]);
  });
  it("are never there twice", () => {
    expect(setChannel(two, { language: "de", channel: "x", on: true }, order)[1]?.channel_ids).toEqual(["x"]);
  });
  it("can be made alike", () => {
    expect(allAlike(two)).toBe(false);
    expect(allAlike(applyToAll(two))).toBe(true);
    expect(applyToAll(two)[1]?.channel_ids).toEqual(["linkedin", "email"]);
  });
  it("are alike in another order too", () =>
    expect(allAlike([two[0], { language_id: "de", channel_ids: ["email", "linkedin"] }].flatMap((one) => one ?? []))).toBe(true));
});

describe("the rows before “More channels”", () => {
  it("are the ticked ones, then others up to eight", () => {
    expect(rowsAtFirst(order, two)).toEqual(["linkedin", "x", "email", "facebook", "blog", "press", "sms", "tiktok"]);
  });
  it("are all ticked ones, however many", () => {
    expect(rowsAtFirst(order, [{ language_id: "en", channel_ids: [...order] }])).toEqual(order);
  });
});
