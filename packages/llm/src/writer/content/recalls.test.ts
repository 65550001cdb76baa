import { expect, test } from "vitest";
import { askContent } from "../fixtures/ask.ts";

test("an advertisement of a recall has no day of sale for a headline", () => {
  const recall = `קריאה חוזרת: מטענים ניידים מדגם "אור 10"

חברת נצנץ אלקטרוניקה קוראת לציבור להחזיר 6,500 מטענים ניידים מדגם "אור 10" שנמכרו בין 1 בינואר ל־30 באפריל 2026. בבדיקה התגלה שהסוללה עלולה להתחמם.

יש להפסיק מיד את השימוש במטען ולהחזיר אותו לכל חנות שבה נמכר. הלקוחות יקבלו החזר כספי מלא.

לבדיקת המספר הסידורי: https://nitznatz.example/or10`;
  expect([askContent({ language: "he", story: recall }, "google_ads").values.headlines].flat().join("\n")).not.toMatch(/בינואר|באפריל/);
});

test("a recall in Thai says what to do, in every piece that has room", () => {
  const fryer = `เรียกคืนหม้อทอดไร้น้ำมันรุ่น AirCook 5

บริษัท ครัวดี จำกัด ขอเรียกคืนหม้อทอดไร้น้ำมันรุ่น AirCook 5 จำนวน 8,700 เครื่อง เนื่องจากพบว่าด้ามจับอาจหลุดขณะใช้งานและทำให้เกิดแผลไหม้

หมายเลขรุ่น AC5-26 อยู่ที่ฐานเครื่อง

ผู้ที่มีเครื่องรุ่นนี้ควรหยุดใช้ทันทีและนำไปคืนที่ร้านที่ซื้อ บริษัทจะคืนเงินเต็มจำนวนภายใน 7 วัน

ตรวจสอบหมายเลขเครื่องได้ที่ https://khruadee.example/recall`;
  for (const channel of ["x", "threads", "facebook", "tiktok"])
    expect(askContent({ language: "th", story: fryer }, channel).text).toContain("นำไปคืน");
});

test("a recall in Japanese says to stop using the product", () => {
  const blanket = `電気毛布「ぬくもりEX」回収のお知らせ

株式会社ほしの家電は、2025年10月から販売した電気毛布「ぬくもりEX」12,400枚を回収します。部品が発熱し、まれに焦げるおそれがあるためです。

お持ちの方はすぐに使用をやめ、電源プラグを抜いてください。受付は2月2日から、平日の午前9時からです。

回収の申し込み：https://hoshino.example/recall`;
  for (const channel of ["x", "threads", "tiktok", "sms"])
    expect(askContent({ language: "ja", story: blanket }, channel).text).toContain("使用をやめ");
});

test("a recall asks in its midst and ends where one can turn to", () => {
  const recall = `קריאה חוזרת: מטענים ניידים מדגם "אור 10"

חברת נצנץ אלקטרוניקה קוראת לציבור להחזיר 6,500 מטענים ניידים מדגם "אור 10" שנמכרו בין 1 בינואר ל־30 באפריל 2026. בבדיקה התגלה שהסוללה עלולה להתחמם.

המטענים נמכרו ברשתות באג וקל־בית במחיר 129 שקלים. מספר הדגם מודפס על גב המטען.

יש להפסיק מיד את השימוש במטען ולהחזיר אותו לכל חנות שבה נמכר. עד היום התקבלו ארבעה דיווחים.

לבדיקת המספר הסידורי ולהזמנת איסוף מהבית: https://nitznatz.example/or10`;
  for (const channel of ["linkedin", "x", "facebook", "threads", "press"]) {
    const { text } = askContent({ language: "he", story: recall }, channel);
    expect(text).toMatch(/מהבית: https:\/\/nitznatz\.example\/or10/);
    expect(text).toContain("להפסיק מיד את השימוש");
  }
});

test("what a headline's second line tells to stop using is in every post", () => {
  const stilts = `Stilt maker recalls 412 pairs after buckle cracks
Owners of Strider stilts asked to stop using them today

Tallwalk Ltd is recalling 412 pairs of its Strider stilts because the ankle buckle can crack in cold weather. The company has received three reports. The pairs were sold between 23 September 2025 and 8 March 2026 for £64.

Owners can choose a full refund or a free pair of steel buckles.

Please register your stilts by 31 July 2026 at www.tallwalk.example/recall.`;
  for (const channel of ["linkedin", "facebook", "x", "threads"])
    expect(askContent({ language: "en", story: stilts }, channel).text, channel).toContain("stop using them today");
});

test("nobody is asked to buy what is called back, wherever those who bought it can turn", () => {
  const story = `سنابل تسحب دفعة من معمول التمر احترازياً وتعيد ثمنها

عمّان – 8 شباط 2026

أعلنت شركة سنابل للمخابز عن سحب دفعة واحدة من معمول التمر من الأسواق بعد اكتشاف مادة الفول السوداني فيها. وتدعو الشركة إلى عدم تناول المنتج.

يمكن لكل من اشترى المنتج إعادته إلى أي فرع واسترداد ثمنه كاملاً حتى 28 شباط. من يتعذر عليه الحضور يمكنه إرسال صورة لرقم التشغيلة عبر واتساب على الرقم 0790 555 214.`;
  for (const channel of ["email", "sms", "google_ads", "x"])
    expect(askContent({ language: "ar", story }, channel).text, channel).not.toContain("اشترِ");
});
