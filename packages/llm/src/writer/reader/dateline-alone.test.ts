import { describe, expect, test } from "vitest";
import { readDatelineAlone } from "./dateline-alone.ts";
import { readStory } from "./read-story.ts";

const news =
  "The mill in Alston turns again after six years, and forty volunteers have repaired its wheel. Corn is ground on Saturdays from 8 May.";

describe("a dateline in a line of its own below the headline", () => {
  test.each([
    ["ar", "إربد – الاثنين 3 أيار 2027", "إربد", "3 أيار 2027"],
    ["ar with another calendar", "القاهرة، الاثنين 3 مايو 2027 – 26 ذو القعدة 1448", "القاهرة", "3 مايو 2027"],
    ["he", 'חיפה, 3 במאי 2027, כ"ו בניסן תשפ"ז', "חיפה", "3 במאי 2027"],
    ["he with a weekday", "קרית שמונה – יום שני, 3 במאי 2027", "קרית שמונה", "3 במאי 2027"],
    ["hi", "इंदौर, 3 मई 2027, सोमवार", "इंदौर", "3 मई 2027"],
    ["bn", "ঢাকা, ৩ মে ২০২৭, সোমবার", "ঢাকা", "৩ মে ২০২৭"],
    ["bg", "Варна | 3 май 2027 г.", "Варна", "3 май 2027"],
    ["el", "Βόλος – Δευτέρα, 3 Μαΐου 2027", "Βόλος", "3 Μαΐου 2027"],
    ["ja", "松代市、2027年5月3日（月）", "松代市", "2027年5月3日"],
  ])("is read and not told: %s", (_, line, place, day) => {
    const story = readStory(`The mill turns again\nForty people, six years\n\n${line}\n\n${news}`, "");
    expect(story.dateline).toMatchObject({ place, day: expect.stringContaining(day) });
    expect([story.title, story.subtitle]).toEqual(["The mill turns again", "Forty people, six years"]);
    expect(story.passages.map((one) => one.heading)).toEqual([null]);
    expect(story.sentences[0]?.text).toMatch(/^The mill in Alston/u);
  });

  test.each([
    "Night market on Monday, 3 May 2027",
    "Alston, 3 May",
    "The mill – open again – from 3 May 2027",
    "Alston, 3 May 2027 at the mill",
  ])("is none where a line tells something: %s", (line) => expect(readDatelineAlone(line)).toBeNull());
});

test("what a text is, above its day, is no town", () => {
  const story = readStory(`The Mill Ltd\n\nPRODUCT SAFETY NOTICE\n3 May 2027\n\nThe mill calls its kettles back\n\n${news}`, "");
  expect(story.dateline).toEqual({ place: "", day: "3 May 2027" });
});

test.each([
  [`The mill grinds again\n\n${news}\n\nAlice Frey, chair\nUpper Alston, 3 May 2027`, { place: "Upper Alston", day: "3 May 2027" }],
  [
    "โรงสีกลับมาโม่แป้ง\n\nโรงสีจะโม่แป้งให้ 40 ครัวเรือนตั้งแต่วันที่ 8 พฤษภาคม\n\nประกาศ ณ วันที่ 3 พฤษภาคม พ.ศ. 2570",
    { place: "", day: "3 พฤษภาคม พ.ศ. 2570" },
  ],
])("the day of a text may stand at its end: %s", (story, dateline) => expect(readStory(story, "").dateline).toEqual(dateline));

test("a label names the day of a release, beside its hour", () =>
  expect(
    readStory(
      `보도자료\n배포일시: 2027. 5. 3.(월) 09:00 (즉시 보도 가능)\n\n물레방아가 다시 돕니다\n\n물레방아상회는 5월 8일부터 밀가루를 빻는다고 3일 밝혔다.`,
      "",
    ).dateline?.day,
  ).toBe("2027. 5. 3."));

test("the sign of a dispatch behind a town is no part of it", () => {
  const story = readStory(
    `水車がまた回る\n粉は40軒分\n\n【松代発、2027年5月3日】水車商会は、5月8日(土)から水車で粉をひきます。\n\nお申し込みは https://mill.example へ。`,
    "",
  );
  expect(story.dateline).toEqual({ place: "松代", day: "2027年5月3日" });
});

test.each([
  ["en", "Holme", "3 November 2026"],
  ["ta", "மேலூர்", "3-11-2026"],
  ["uk", "Лубни", "3 листопада 2026 р."],
])("of %s may stand over two lines, the day below the town", (_, place, day) => {
  const story = `The weir is mended\nAn open letter to our members\n\n${place}\n${day}\n\nDear members,\n\nThe weir at Holme was mended in May. It took nine weeks.\n\nCome on 5 July: https://weir.example.`;
  const { passages, sentences } = readStory(story, "");
  expect(passages.map(({ heading }) => heading)).toEqual([null]);
  expect(sentences.map(({ text }) => text).join(" ")).not.toContain(place === "Holme" ? day : place);
});
