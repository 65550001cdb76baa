import { describe, expect, test } from "vitest";
import { askContent } from "../fixtures/ask.ts";
import { saysWhereAnnounced } from "../reader/press-conference.ts";

describe("what only says where something was announced", () => {
  test.each([
    ["bn", "আজ মঙ্গলবার সকালে শহরের পুরোনো কলঘরে আয়োজিত সংবাদ সম্মেলনে এ কথা জানানো হয়।"],
    ["hi", "सोमवार को पुरानी चक्की पर हुई पत्रकार वार्ता में यह जानकारी दी गई।"],
    ["ar", "جاء ذلك خلال مؤتمر صحفي عُقد اليوم الأربعاء 4 أيار في الطاحونة القديمة."],
    ["en", "The plans were presented today at a press conference in the old mill."],
    ["uk", "Про це повідомили сьогодні на пресконференції у старому млині."],
  ])("is in the release alone: %s", (language, sentence) => {
    const bn = language === "bn";
    const story = bn
      ? `পুরোনো কলে আবার গম ভাঙা শুরু\n৪০ গ্রামের মানুষ পাবেন আটা\n\nনদীর ধারের পুরোনো কল আগামী ৪ জুন থেকে আবার গম ভাঙবে, জানিয়েছে কল পরিষদ। ${sentence}\n\nপ্রতিদিন ১২ মণ গম ভাঙা যাবে। পাশে থাকবে রুটির দোকান।\n\nনাম লেখান https://mill.example ঠিকানায়।`
      : `Old mill grinds again\nFlour for 40 villages\n\nThe old mill by the river grinds again from Friday 4 June, its trust says.\n\n${sentence}\n\nIt takes 12 sacks a day. A bakery stands beside it.\n\nPut your name down at https://mill.example.`;
    for (const channel of ["linkedin", "facebook", "tiktok", "youtube", "email", "blog", "google_ads"])
      expect([channel, askContent({ language: bn ? "bn" : "en", story }, channel).text.includes(sentence)]).toEqual([channel, false]);
    expect(askContent({ language: bn ? "bn" : "en", story }, "press").text).toContain(sentence);
  });

  test.each([
    "At a press conference on 4 May the mill showed 40 new stones.",
    "“We grind again,” she said at the press conference.",
    "The mill grinds again from Friday 4 June.",
  ])("is not what also tells something: %s", (sentence) => expect(saysWhereAnnounced(sentence)).toBe(false));
});
