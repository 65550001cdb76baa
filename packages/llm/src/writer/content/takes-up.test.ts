import { describe, expect, test } from "vitest";
import { askContent } from "../fixtures/ask.ts";
import { takesUp } from "../reader/takes-up.ts";

describe("a sentence that turns to something", () => {
  test.each([
    ["As for the glue, we boil it on Friday 4 June.", "“It was the glue that held,” says Ida Frey."],
    ["Was den Leim betrifft, kochen wir ihn am Freitag.", "„Der Leim hat gehalten“, sagt Ida Frey."],
    ["Quant à la colle, elle sera cuite vendredi.", "« C’est la colle qui a tenu », dit Ida Frey."],
    ["Что касается клея, варим его в пятницу.", "«Выдержал только клей», — говорит Ида Фрей."],
    ["أما الغراء فنطبخه يوم الجمعة.", "قالت إيدا: «الغراء هو الذي صمد»."],
    ["至于胶水，周五现熬。", "“撑住的是胶水。”弗雷说。"],
  ])("takes up what the one before it brings in: %s", (text, before) => expect(takesUp(text, before)).toBe(true));

  test.each([
    ["As for the roof, it is next year’s work.", "“It was the glue that held,” says Ida Frey."],
    ["Was kostet der Leim?", "Der Leim hat gehalten."],
    ["أما المواعيد فتبدأ يوم الجمعة.", "قالت إيدا: «الغراء هو الذي صمد»."],
  ])("or turns to something new: %s", (text, before) => expect(takesUp(text, before)).toBe(false));

  test.each([
    "The replacement boiler, an Arden 4, was lit on 2 May.",
    "Der Nachfolger läuft seit dem 2. Mai.",
    "Su sustituta llegó el 2 de mayo.",
    "السفينة البديلة وصلت في ٢ مايو.",
    "後継の窯は5月2日に入りました。",
  ])("or names what stands in the place of another: %s", (text) => expect(takesUp(text, "")).toBe(true));
});

const yards = {
  ar: {
    story: `ورشة المراكب تبحث عن ثلاثين يدًا
نادي «الشراع الأبيض» في رشيد يفتح باب التطوع لترميم المراكب القديمة

منذ عام ٢٠١٧ رمم متطوعو النادي ٢٤ مركبًا. ونحتاج هذا الموسم إلى ثلاثين متطوعًا.

تقول المهندسة رانيا شلبي، مديرة الورشة: «سألنا الجميع عن الخشب وعن المسامير، ولم يسألنا أحد عن الغراء الذي يمسك كل شيء. الغراء نصف المركب».

أما الغراء فيتعلم المتطوعون طبخه في دورة مجانية تبدأ يوم السبت ٦ يونيو ٢٠٢٦ في الورشة.

للتقدم، املأ الاستمارة على https://shiraa.example قبل ٢٠ مايو.`,
    takes: "أما الغراء",
    needs: "الغراء نصف المركب",
  },
  en: {
    story: `Selby laundry heats more for less

The Selby laundry washed 14% more linen this spring and burned less gas for it.

Ida Frey, who runs the boiler house, said: “On 40 of the 90 days we ran both lines to the limit. Had we still had old Bertha under the stairs, I would be asking you for coal.”

The replacement boiler, an Arden 4, was lit on 2 May, a week late. Her sister is due next year.

Neighbours can look round on Saturday 6 June. Please book by Friday at https://laundry.example.`,
    takes: "The replacement boiler",
    needs: "old Bertha",
  },
};

describe.each(Object.values(yards))("what words bring in", ({ story, takes, needs }) => {
  test.each(["linkedin", "x", "facebook", "instagram", "tiktok", "youtube", "threads", "email", "blog", "sms", "google_ads"])(
    "is told below them or not at all: %s",
    (channel) => {
      const language = /\p{sc=Arabic}/u.test(story) ? "ar" : "en";
      const { values } = askContent({ language, story }, channel);
      for (const text of Object.values(values)) if (text.includes(takes)) expect(text).toContain(needs);
    },
  );
});
