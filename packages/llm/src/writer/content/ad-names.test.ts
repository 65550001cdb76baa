import { expect, test } from "vitest";
import { askContent } from "../fixtures/ask.ts";

const headlinesOf = (language: string, story: string) => [askContent({ language, story }, "google_ads").values.headlines ?? []].flat();

test("a headline of an advertisement that fits is not cut at the marks of a name", () => {
  const headlines = headlinesOf(
    "zh",
    `青浦渡船“中秋”加开夜航
末班船延至22时

青浦渡船有限公司今日宣布，自9月25日起加开夜间班次，末班船延至22时。

请于9月20日前登录 https://qingpu.example 提交申请。`,
  );
  expect(headlines).toContain("青浦渡船“中秋”加开夜航");
  expect(headlines).not.toContain("青浦渡船“中秋”");
  expect(headlines).not.toContain("加开夜航");
});

test.each([
  [
    "th",
    `รพ.ธารวารี เปิดรับสมัคร “เพื่อนเดินทาง” รุ่นที่ 2

โรงพยาบาลธารวารี จังหวัดลำพูน เปิดรับสมัครจิตอาสาโครงการ “เพื่อนเดินทาง” รุ่นที่ 2 ตั้งแต่บัดนี้จนถึงวันศุกร์ที่ 20 มีนาคม 2569

สมัครได้ที่ https://tharnwaree.example`,
    /^เพื่อนเดินทาง: .*\p{Nd}/u,
  ],
  [
    "he",
    `"דף ראשון" חוגגת עשור ונשארת פתוחה בלילה

חנות הספרים "דף ראשון" תישאר פתוחה ביום חמישי, 10.12.2026, עד חצות. ב"דף ראשון" תהיה מכירה של ספרים ישנים.

הירשמו באתר https://daf.example.`,
    /^דף ראשון: \p{Nd}/u,
  ],
])("no name stands beside a last day, nor beside figures alone (%s)", (language, story, wrong) =>
  expect(headlinesOf(language, story).filter((line) => wrong.test(line))).toEqual([]),
);
