import { expect, test } from "vitest";
import { askContent } from "../fixtures/ask.ts";

const yard = `أيادٍ ماهرة مطلوبة
نادي «الشراع الأبيض» يفتح باب التطوع لترميم المراكب القديمة في ميناء رشيد

في السادسة صباحًا يغادر الصيادون الرصيف، ويبقى المركب القديم مع الريح وحدها.

منذ عام ٢٠١٧ رمم متطوعو النادي ٢٤ مركبًا. ونحتاج هذا الموسم إلى ثلاثين متطوعًا.

للتقدم، املأ الاستمارة على https://shiraa.example/saff أو اتصل بنا على ٠٤٥/٢٩٨٠٠٠٠ من السبت إلى الأربعاء، من ٩ ص إلى ٣ م. آخر موعد هو الأربعاء ٢٠ مايو، ومقابلة المتقدمين في الأسبوع التالي له مباشرة.`;

test.each(["x", "threads", "tiktok", "facebook"])("a headline of few words keeps its second line: %s", (channel) => {
  expect(askContent({ language: "ar", story: yard }, channel).text).toContain("يفتح باب التطوع");
});
