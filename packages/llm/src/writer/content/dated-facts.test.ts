import { expect, test } from "vitest";
import { askContent } from "../fixtures/ask.ts";

const camp = `Science camp 2027
Helpers wanted

The centre holds a free science camp for village children every summer. This year it needs 24 helpers.

Camp: 4 to 23 May 2027, 7.30 to 11 am

How to apply:
Write 150 words on “Why I want to work with children” and e-mail them to camp@narmada.example.

Last day: Friday, 9 April 2027, 5 pm

Those chosen are called to a talk on Saturday, 17 April at 11 am at the centre. A training of four days from 27 to 30 April is for all of them.`;

const bodyOf = (channel: string) => String(askContent({ language: "en", story: camp }, channel).values.body);

test.each(["x", "threads"])("the day of the matter in a line of its own comes before another one below it: %s", (channel) => {
  expect(bodyOf(channel)).toContain("Camp: 4 to 23 May 2027");
  expect(bodyOf(channel)).not.toMatch(/17 April|30 April/);
});

test("so does the last day to act, where there is room", () => expect(bodyOf("threads")).toContain("Last day: Friday, 9 April 2027"));

test.each(["x", "threads"])("a call may speak of words in quotation marks, when its address stands outside of them: %s", (channel) =>
  expect(bodyOf(channel)).toContain("camp@narmada.example"),
);

test.each([
  [
    "hi",
    "सर्दी की विशेष छूट\n\nहमारी कार्यशाला में साइकिल की मरम्मत अब सस्ती है। मरम्मत में तीन दिन लगते हैं।\n\n12 जनवरी से 28 फ़रवरी 2026 तक हमारी कार्यशाला में ये रियायती दाम लागू रहेंगे:\n- सामान्य सर्विस – ₹690\n- पूरी सर्विस – ₹1290",
    "12 जनवरी से 28 फ़रवरी 2026 तक हमारी कार्यशाला में ये रियायती दाम लागू रहेंगे।",
  ],
  [
    "ja",
    "冬の自転車整備割引\n\n当店では自転車の整備を割引料金でお受けします。整備には三日ほどかかります。\n\n2026年1月12日から2月28日までのあいだ、当店の工房では次の料金で自転車の整備をお受けいたします：\n- 基本整備 6,900円\n- 全体整備 12,900円",
    "次の料金で自転車の整備をお受けいたします。",
  ],
])("what says above a list when it holds ends as a sentence of its language does: %s", (language, story, told) =>
  expect(askContent({ language, story }, "x").text).toContain(told),
);

test("what it costs to get in is no subject", () => {
  const story = `انطلاق الدورة السابعة من مهرجان عجلون للعسل والمنتجات الريفية والحرف اليدوية في وسط المدينة القديمة

ينطلق المهرجان يوم الخميس 15 تشرين الأول 2026 في ساحة القلعة بمشاركة ستين نحّالًا ومزارعًا من المحافظة كلها.

الدخول دينار واحد للكبار، ومجاني للأطفال دون 12 سنة.`;
  expect(askContent({ language: "ar", story }, "email").values.subject).not.toMatch(/^الدخول/u);
});
