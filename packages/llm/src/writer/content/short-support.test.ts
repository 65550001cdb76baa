import { describe, expect, test } from "vitest";
import { askContent } from "../fixtures/ask.ts";

const shed = `Wanted: steady hands for the clock tower
Brindle Heritage looks for 24 volunteers to wind and oil five town clocks

In Mill Lane lives a man who has wound the same clock every Monday since 1961. He has never been late. Nobody has written it down.

The ladder has forty rungs. Tea is at four.

Please fill in the short form at https://clocks.example/join by Thursday, 30 April 2026.`;

const bees = `חיפושים: ידיים יציבות למגדל השעון
עמותת "זמן אמת" מגייסת 24 מתנדבים לטיפול בשעוני העיר רמת גפן

ברחוב הטחנה גר איש שמכוון את אותו שעון בכל יום שני מאז שנת 1961. הוא לא איחר אף פעם.

בסולם יש ארבעים שלבים. התה מוגש בארבע.

ממלאים טופס קצר בכתובת https://zman.example/join עד יום חמישי, 30 באפריל 2026.`;

const clocks = `คลองใสเปิดรับอาสาดูแลนาฬิกาเมือง 24 คน
สมาคมเวลาใสชวนคนรุ่นใหม่ดูแลนาฬิกาห้าเรือน รับสมัครถึง 30 เมษายน 2569

สมาคมเวลาใสเปิดรับสมัครอาสาสมัครดูแลนาฬิกาเก่าห้าเรือนในตัวเมืองคลองใส โดยมีช่างผู้ชำนาญเป็นผู้สอน

บันไดหอนาฬิกามีสี่สิบขั้น

กรอกแบบฟอร์มที่ https://nalika.example ภายในวันพฤหัสบดีที่ 30 เมษายน 2569`;

const stories: [string, string, { title: string; second: string; call: string; odd: RegExp }][] = [
  [
    "en",
    shed,
    {
      title: "Wanted: steady hands for the clock tower",
      second: "Brindle Heritage looks for 24 volunteers to wind and oil five town clocks",
      call: "by Thursday, 30 April 2026",
      odd: /never been late|written it down|forty rungs|Tea is/u,
    },
  ],
  [
    "he",
    bees,
    {
      title: "חיפושים: ידיים יציבות למגדל השעון",
      second: 'עמותת "זמן אמת" מגייסת 24 מתנדבים לטיפול בשעוני העיר רמת גפן',
      call: "30 באפריל 2026",
      odd: /לא איחר|ארבעים שלבים|התה מוגש/u,
    },
  ],
  [
    "th",
    clocks,
    {
      title: "คลองใสเปิดรับอาสาดูแลนาฬิกาเมือง 24 คน",
      second: "สมาคมเวลาใสชวนคนรุ่นใหม่ดูแลนาฬิกาห้าเรือน รับสมัครถึง 30 เมษายน 2569",
      call: "กรอกแบบฟอร์มที่ https://nalika.example",
      odd: /สี่สิบขั้น/u,
    },
  ],
];

describe.each(stories)("a text of few words below a headline (%s)", (language, story, { title, second, call, odd }) => {
  const told = (channel: string) => {
    const { values } = askContent({ language, story }, channel);
    return String(values.body ?? values.caption ?? values.text);
  };
  test.each(["x", "threads", "tiktok"])("is headline, second line and the whole call on %s", (channel) => {
    expect(told(channel).startsWith(`${title}\n\n${second}\n\n`)).toBe(true);
    expect(told(channel)).toContain(call);
  });
  test.each(["x", "threads", "tiktok", "sms"])("has no sentence out of the middle on %s", (channel) =>
    expect(told(channel)).not.toMatch(odd),
  );
});
