import type { LanguageOption } from "@copydesk/contracts";
import { describe, expect, it, test } from "vitest";
import { languagesOf, wantedLanguage } from "./languages.ts";

const english: LanguageOption = {
  id: "1",
  code: "en",
  name: "English",
  native_name: "English",
  direction: "ltr",
  word_spacing: true,
  is_default: true,
};
const campaign = (ids: string[]) => ({ brief: { languages: ids.map((language_id) => ({ language_id })) } });

test.each([
  ["?language=de", "#b1", "de"],
  ["", "#b1", "ar"],
  ["", "#elsewhere", undefined],
  ["", "", undefined],
])("the address %s%s opens %s", (search, hash, code) =>
  expect(wantedLanguage(new URLSearchParams(search), hash, [{ id: "b1", language_code: "ar" }])).toBe(code),
);

describe("languages of a campaign", () => {
  it("stand in the campaign's order", () => {
    const german = { ...english, id: "2", code: "de" };
    expect(languagesOf(campaign(["2", "1"]), [english, german], []).map((one) => one.code)).toEqual(["de", "en"]);
  });

  it("go on being shown after they were switched off", () => {
    const blocks = [{ language_id: "3", language_code: "ar" }];
    expect(languagesOf(campaign(["1", "3"]), [english], blocks)[1]).toMatchObject({ code: "ar", name: "Arabic", direction: "rtl" });
    expect(languagesOf(campaign(["4"]), [], [{ language_id: "4", language_code: "ja" }])[0]).toMatchObject({ word_spacing: false });
  });

  it("leave out what nothing is known of", () => expect(languagesOf(campaign(["9"]), [english], [])).toEqual([]));
});
