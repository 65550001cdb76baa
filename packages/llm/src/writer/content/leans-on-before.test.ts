import { describe, expect, test } from "vitest";
import { askContent } from "../fixtures/ask.ts";

const gap = `চরের ঘাটে আলো জ্বালাবেন? চাই ৩০ জন মিস্ত্রি
নাম লেখানোর শেষ দিন ১০ মার্চ ২০২৬

মেঘনার চরগুলোতে সন্ধ্যার পর কোনো ঘাটেই আলো থাকে না।

সেই অভাব কিছুটা দূর করতে আগামী ১ এপ্রিল থেকে শুরু হচ্ছে ‘ঘাটের বাতি’ কর্মসূচি। এতে ৩০ জন মিস্ত্রি কাজ করবেন।

আগ্রহীরা ১০ মার্চের মধ্যে https://ghat.example ঠিকানায় আবেদন করুন।`;

const taxi = `מזמינים שיט, יורדים ליד השוק
עמותת גלגל־מים משיקה בעכו את "קו סירה": סירת לילה לפי הזמנה ב-7 ש"ח

מי שסוגר דוכן בחצות יודע שאין איך לחזור הביתה. החל מיום ראשון, 3.5.2026, בשעה 20:00, תהיה לו דרך נוספת.

"קו סירה", השירות החדש של העמותה, יפעיל 4 סירות חשמליות בנמל.

הירשמו עד יום חמישי, 30.4, באתר https://sira.example.`;

const bees = `Рада просить згоди на нову криницю
Збір коштів триває до 30 жовтня

Сільська рада Вільхівки пропонує викопати криницю біля школи. Роботи почнуться 3 листопада.

Без вашої згоди ми цього не зробимо. Прошу кожного проголосувати до 30 жовтня на сторінці https://krynytsia.example.`;

describe("what leans on a sentence that is not told", () => {
  test("a day does not make it stand alone (bn)", () => {
    for (const channel of ["x", "threads", "google_ads", "sms", "facebook", "instagram"]) {
      const { text } = askContent({ language: "bn", story: gap }, channel);
      if (text.includes("সেই অভাব")) expect(text).toContain("মেঘনার চরগুলোতে");
    }
    expect(askContent({ language: "bn", story: gap }, "blog").values.excerpt).not.toMatch(/মিস্ত্রি। সেই অভাব/u);
  });
  test("somebody who is only “him” is named before (he)", () => {
    for (const channel of ["google_ads", "sms", "x"]) {
      const { text } = askContent({ language: "he", story: taxi }, channel);
      if (text.includes("תהיה לו")) expect(text).toContain("מי שסוגר");
    }
  });
  test("a short sentence that begins a paragraph may speak of “this”, too (uk)", () => {
    for (const channel of ["google_ads", "sms", "x", "threads"])
      expect(askContent({ language: "uk", story: bees }, channel).text).not.toContain("цього не");
  });
});

const offer = (extra: string) => `Tarrow Mill sells shares for a new wheel

Tarrow Mill sells shares from 3 May to pay for a new wheel, which costs £86,000.

${extra}

A share costs between £25 and £5,000 and may be sold back from the third year on. It is not a savings account: its worth can fall.

Please buy your share by 30 June at www.mill.example.`;

test("an offer is told with the sentence that limits it, or not at all", () => {
  const line = "The old wheel was built in 1911 by two brothers from Eastmere, who took eleven weeks and never sent a bill for it.";
  for (const count of [0, 2, 4, 6, 8])
    for (const channel of ["facebook", "linkedin", "youtube", "instagram"]) {
      const { text } = askContent({ language: "en", story: offer(Array.from({ length: count }, () => line).join("\n\n")) }, channel);
      expect(text.includes("A share costs")).toBe(text.includes("savings account"));
    }
});
