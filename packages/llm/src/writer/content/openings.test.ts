import { describe, expect, test } from "vitest";
import { askContent } from "../fixtures/ask.ts";

describe("what a post opens with", () => {
  const zoo = `สวนสัตว์เชียงใหม่เปิดให้เข้าชมตอนกลางคืนทุกวันศุกร์

สวนสัตว์เชียงใหม่จะเปิดให้เข้าชมตอนกลางคืนทุกวันศุกร์ ตั้งแต่วันที่ 6 พฤศจิกายน 2569 เวลา 18.00–21.30 น.

บัตรราคา 150 บาทสำหรับผู้ใหญ่ และ 70 บาทสำหรับเด็ก รอบละไม่เกิน 80 คน

"สัตว์เหล่านี้นอนทั้งวัน คนส่วนใหญ่จึงไม่เคยเห็นมันตื่น" นายสัตวแพทย์ปิยะ วงศ์คำ กล่าว

จองบัตรได้ที่ https://nightzoo.example`;

  test.each(["facebook", "instagram"])("is nobody's words about “these” before it is said what: %s", (channel) => {
    expect(askContent({ language: "th", story: zoo }, channel).text).not.toMatch(/\]\]\n"สัตว์เหล่านี้/);
  });

  test("a name in Thai may be long", () => {
    expect(askContent({ language: "th", story: zoo }, "instagram").text).toContain("#สวนสัตว์เชียงใหม่");
  });

  test("a description for searching names the matter", () => {
    expect(askContent({ language: "th", story: zoo }, "blog").values.meta_description).toContain("สวนสัตว์เชียงใหม่");
  });
});

test("a name of several words in quotation marks is nobody's speech", () => {
  const night = `"הלילה הלבן של הספרים": 24 שעות קריאה בספרייה

הספרייה הלאומית תקיים ביום חמישי, 25 ביוני, את "הלילה הלבן של הספרים". במשך 24 שעות יקראו בקול 96 מתנדבים מתוך 96 ספרים.

להרשמה: https://layla.example`;
  for (const channel of ["linkedin", "x", "facebook", "threads"])
    expect(askContent({ language: "he", story: night }, channel).text).toContain("25 ביוני");
});

test("nobody's words open a post before it is said what they are about", () => {
  const hall = `深水埗社區客廳九月開放

深水埗社區客廳將於九月五日(星期六)開放給基層家庭使用,地點在福華街118號二樓。最多可同時容納60人。

社工何詠詩說:「很多家庭的床就是飯桌和書桌,這裡讓孩子有一張真正的書桌。」

請致電 2555 0123 報名。`;
  for (const channel of ["facebook", "instagram"])
    expect(askContent({ language: "zh-Hant", story: hall }, channel).text.split("\n")[1]).toContain("深水埗社區客廳");
});

test("a name that stands twice in quotation marks is nobody's speech", () => {
  const recall = `شركة "زاد" تسحب 4,200 علبة حمص من الأسواق

تسحب شركة "زاد" للأغذية في الدار البيضاء 4,200 علبة من حمص "زاد" بعد العثور على قطع بلاستيك صغيرة. ويحمل المنتج رقم التشغيلة ZH-118.

نرجو من الزبائن عدم استهلاك المنتج وإعادته إلى المتجر.

للاستفسار: https://zad.example`;
  for (const channel of ["linkedin", "facebook", "email"])
    expect(askContent({ language: "ar", story: recall }, channel).text).toMatch(/تسحب شركة "زاد" للأغذية/);
  expect([askContent({ language: "ar", story: recall }, "google_ads").values.headlines].flat().join("\n")).not.toMatch(/تسحب 4$|^200/m);
});
