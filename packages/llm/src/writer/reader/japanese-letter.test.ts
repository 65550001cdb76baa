import { describe, expect, test } from "vitest";
import { askContent } from "../fixtures/ask.ts";
import { isOnPaper } from "./closings.ts";
import { withoutJapaneseSeason } from "./japanese-letter.ts";
import { readStory } from "./read-story.ts";

describe("the season of a Japanese letter", () => {
  test("goes with whoever writes and what leads to the matter, over its paragraphs", () =>
    expect(
      withoutJapaneseSeason(
        [
          "水車が戻ります",
          "",
          "朝夕に秋の虫の声が響く季節となりました。皆さまいかがお過ごしでしょうか。せせらぎ会、会長の小野です。",
          "",
          "まずは明るいお知らせから。水車の軸が直りました。",
        ],
        false,
      ).join("\n"),
    ).toBe("水車が戻ります\n\n\n\n水車の軸が直りました。"));
  test.each(["水車は9月に回り始めます。季節となりました。", "せせらぎ会、会長の小野です。水車が直りました。"])(
    "is nothing that the matter begins with: %s",
    (line) => expect(withoutJapaneseSeason(["水車が戻ります", "", line], false).at(-1)).toBe(line),
  );
});

const letter = `水車が戻ります

会員の皆さま

朝夕に秋の虫の声が響く季節となりました。皆さまいかがお過ごしでしょうか。せせらぎ会、会長の小野です。

まずは明るいお知らせから。大水で流された水車の軸が、8月30日に直りました。ご寄付は延べ96名、84万円になりました。

回り初めの式は10月4日（日）午前10時から行います。

続いてお願いです。今年度の会費をまだお納めでない方が12名いらっしゃいます。払込票を同封しましたので、ご利用ください。

参加費は500円。昼食に蕎麦をご用意します。粉の都合がありますので、9月20日（日）までに、ホームページ（https://seseragi.example）で人数をお知らせください。`;

test("news comes first where a letter began with the season", () =>
  expect(readStory(letter, "").sentences[0]?.text).toBe("大水で流された水車の軸が、8月30日に直りました。"));

test.each(["linkedin", "x", "facebook", "threads", "email", "blog", "press", "sms"])(
  "no piece greets or speaks of an envelope: %s",
  (channel) => {
    const { text } = askContent({ language: "ja", story: letter }, channel);
    for (const words of ["季節と", "いかがお過ごし", "小野です", "同封"]) expect(text).not.toContain(words);
  },
);

test.each(["x", "threads", "sms", "facebook"])("a call gives no reason that leans on what is not told: %s", (channel) => {
  const { text } = askContent({ language: "ja", story: letter }, channel);
  if (!text.includes("蕎麦")) expect(text).not.toContain("粉の都合");
  expect(text).toContain("9月20日（日）までに");
});

test.each([
  ["A giro slip is enclosed; ignore it if you have paid.", true],
  ["Ein Zahlschein liegt beiliegend vor.", true],
  ["На обороте — схема проезда.", true],
  ["The garden, enclosed by a wall, opens on 3 May.", false],
  ["同封の用紙は https://seseragi.example でも受け付けます。", false],
])("what is true of paper only: %s", (text, is) => expect(isOnPaper(text)).toBe(is));

test("a paragraph that only adds something is told without the one before it", () => {
  const story = `会員証が変わります

4月1日（水）より会員証を新しくします。受付では画面をご提示ください。

紙の会員証をご希望の方は、3月19日（木）までに事務局（電話 000-555-0173）へお申し込みください。

なお、操作がご不安な方のために、3月7日（土）13時30分より説明会を開きます（予約不要）。`;
  expect(askContent({ language: "ja", story }, "linkedin").text).toContain("説明会を開きます");
});
