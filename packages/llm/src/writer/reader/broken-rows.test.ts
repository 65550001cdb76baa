import { describe, expect, test } from "vitest";
import { withSentencesWhole, withWordsWhole } from "./broken-rows.ts";

describe("a word parted at the end of a row", () => {
  test.each([
    ["nicht mehr berück-\nsichtigen.", "nicht mehr berücksichtigen.\n"],
    ["die Haus-\nund Gartenarbeit", "die Haus-\nund Gartenarbeit"],
    ["a self-\ncontained flat", "a self-\ncontained flat"],
    ["the well-being of bees: our well-\nbeing", "the well-being of bees: our well-\nbeing"],
    ["by Friday -\nplease", "by Friday -\nplease"],
  ])("is whole, and one with a hyphen as it was: %s", (rows, whole) => expect(withWordsWhole(rows)).toBe(whole));
});

describe("rows of one sentence", () => {
  test("are one where somebody left them uneven", () =>
    expect(
      withSentencesWhole(
        "Please name the number of shares, your best offer for each of them and\nthe highest\nbid that you can make. Bids that come later than that cannot be counted\nby anybody.",
      ),
    ).toBe(
      "Please name the number of shares, your best offer for each of them and the highest bid that you can make. Bids that come later than that cannot be counted by anybody.",
    ));

  test("are several where none ends in a small word", () => {
    const names = "The Mill Lane Fencing Club of Lower Alston\nThe Choir of the Old Station\nThe Bees of the Town Hall, with honey.";
    expect(withSentencesWhole(names)).toBe(names);
  });

  test("are one with a day that is set apart below a word that ends none", () =>
    expect(
      withSentencesWhole("Die Bieterrunde findet statt am\n\n   Samstag, 7. März 2026, 14 Uhr\n   Gemeindesaal, Kirchgasse 4\n\nAblauf:"),
    ).toBe("Die Bieterrunde findet statt am Samstag, 7. März 2026, 14 Uhr, Gemeindesaal, Kirchgasse 4.\n\nAblauf:"));

  test.each([
    [
      "第3号議案は、井戸ポンプの修理費と\n電気代の値上がりによるものです。改定は、可決された場合、\n来年4月分からとなります。",
      "第3号議案は、井戸ポンプの修理費と電気代の値上がりによるものです。改定は、可決された場合、来年4月分からとなります。",
    ],
    ["柳原町内会の皆さまへ\n先日はありがとうございました。", "柳原町内会の皆さまへ\n先日はありがとうございました。"],
    ["6月11日午後11時から翌午前5時まで\n対象地区は三丁目です。", "6月11日午後11時から翌午前5時まで\n対象地区は三丁目です。"],
    ["注意していただきたいことと\n・ふたを外してください。", "注意していただきたいことと\n・ふたを外してください。"],
  ])("are one where they end in a particle or a comma: %s", (rows, told) => expect(withSentencesWhole(rows)).toBe(told));

  test("are a heading and its lines elsewhere", () => {
    const rows = "Opening hours at the mill\n\n   Saturday 7 March, 2 pm\n   Church Hall";
    expect(withSentencesWhole(rows)).toBe(rows);
  });
});
