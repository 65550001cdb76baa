import { describe, expect, test } from "vitest";
import { askContent } from "../fixtures/ask.ts";

const story = (postscript: string) =>
  `The ferry runs at night\n\nThe ferry at Alston runs at night from Saturday 22 May, and it takes bicycles now. Forty people can sit on deck, and nobody has to wait longer than an hour.\n\nBook a place at https://ferry.example by 20 May.\n\nPress contact\nAnn Lee, press@ferry.example\n\n${postscript}`;

describe("a postscript that invites journalists", () => {
  test.each([
    "P.S. Journalists can ride along on 12 May at 20:00, from the old pier.",
    'נ"ב: ב-12 במאי בשעה 20:00 תיערך הפלגת היכרות לעיתונאים. היציאה מהמזח הישן.',
    "P. S. Журналістів запрошуємо на пробний рейс 12 травня о 20:00.",
    "पुनश्च: पत्रकार 12 मई को रात 8:00 बजे नाव की सैर कर सकते हैं।",
    "추신: 5월 12일 20:00 기자들을 위한 시승 행사가 열립니다.",
  ])("stands in the release, and in no other piece: %s", (postscript) => {
    const { text } = askContent({ language: "en", story: story(postscript) }, "press");
    expect(text).toContain(postscript);
    for (const channel of ["linkedin", "facebook", "email", "blog", "google_ads", "sms"])
      expect(askContent({ language: "en", story: story(postscript) }, channel).text, channel).not.toContain(postscript.slice(6, 30));
  });

  test.each(["P.S. The cat has moved on board since 12 May.", "P.S. Journalists have praised the soup."])(
    "is no other one: %s",
    (postscript) => expect(askContent({ language: "en", story: story(postscript) }, "press").text).not.toContain(postscript.slice(5)),
  );
});
