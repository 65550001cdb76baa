import { describe, expect, test } from "vitest";
import { askContent } from "../fixtures/ask.ts";

/** A line above paragraphs that begin alike, and what stands in front of and behind them. */
const stories = {
  en: [
    "Mill Lane Books turns ten\n\nMill Lane Books turns ten and stays open late from 6 to 8 December. Its owners were given six months when they began.",
    "The programme:",
    [
      "Sunday, 6 December, 18:00 – Nora Pell lights the lamps. Entry is free.",
      "Monday, 7 December, 19:30 – Ada Bell reads from her letters. Tickets cost £3.",
      "Tuesday, 8 December, 17:00 – a workshop on binding. Paper is included.",
    ],
    "Book a seat at https://mill.example by 3 December.",
  ],
  he: [
    'בית הקפה "סף" חוגג עשור\n\nבית הקפה "סף" חוגג עשור ונשאר פתוח עד מאוחר מ-6 עד 8 בדצמבר. בהתחלה נתנו לו חצי שנה.',
    "התוכנית:",
    [
      "יום א', 6.12, 18:00 – הדלקת נר והרמת כוסית. הכניסה חופשית.",
      "יום ב', 7.12, 19:30 – שיחה על ספרים עם נורית פלד. 30 ש\"ח.",
      "יום ג', 8.12, 17:00 – סדנת כריכה להורים ולילדים. החומרים כלולים.",
    ],
    "להזמנת מקום עד 3 בדצמבר: https://saf.example",
  ],
  ja: [
    "水車書店が開店十周年\n\n水車書店は開店十周年を迎え、12月6日から8日まで夜も営業します。開店時は半年もたないと言われていました。",
    "プログラム：",
    [
      "12月6日（日）18時から、店主が灯をともします。入場は無料です。",
      "12月7日（月）19時半から、鈴木葉子さんが手紙を朗読します。参加費は500円です。",
      "12月8日（火）17時から、製本の教室を開きます。紙代を含みます。",
    ],
    "12月3日までに https://suisha.example からお申し込みください。",
  ],
  zh: [
    "水车书店开业十周年\n\n水车书店迎来开业十周年，12月6日至8日夜间照常营业。当初人人都说它撑不过半年。",
    "活动安排：",
    [
      "12月6日18时，店主点亮门前的灯。免费入场。",
      "12月7日19时，作家林叶朗读旧信。门票20元。",
      "12月8日17时，装订工坊开课。纸张由书店提供。",
    ],
    "请于12月3日前登录 https://shuiche.example 报名。",
  ],
  uk: [
    "Книгарні «Млин» десять років\n\nКнигарня «Млин» святкує десятиріччя й працює допізна з 6 до 8 грудня. Спершу їй давали пів року.",
    "Програма:",
    [
      "6 грудня, 18:00 — запалюємо ліхтарі на подвір’ї. Вхід вільний.",
      "7 грудня, 19:30 — Ада Білик читає листи. Квиток коштує 90 грн.",
      "8 грудня, 17:00 — майстерня палітурки. Папір входить у ціну.",
    ],
    "Замовте місце на https://mlyn.example до 3 грудня.",
  ],
  bn: [
    "কলের বইঘরের দশ বছর\n\nকলের বইঘর দশ বছর পূর্ণ করছে এবং ৬ থেকে ৮ ডিসেম্বর রাত পর্যন্ত খোলা থাকবে। শুরুতে সবাই ছয় মাসের কথা বলেছিল।",
    "কর্মসূচি:",
    [
      "৬ ডিসেম্বর, সন্ধ্যা ৬টা – প্রদীপ জ্বালানো হবে। ঢুকতে টাকা লাগবে না।",
      "৭ ডিসেম্বর, সন্ধ্যা ৭টা – আদা বেল চিঠি পড়বেন। টিকিট ৩০ টাকা।",
      "৮ ডিসেম্বর, বিকেল ৫টা – বই বাঁধাইয়ের কর্মশালা। কাগজ দেওয়া হবে।",
    ],
    "৩ ডিসেম্বরের মধ্যে https://kol.example ঠিকানায় নাম লেখান।",
  ],
} as const;

describe.each(Object.entries(stories))("a line that announces paragraphs in %s", (language, [head, line, items, call]) => {
  const story = [head, line, ...items, call].join("\n\n");

  test.each(["linkedin", "facebook", "instagram", "youtube", "blog"])("stands above them alone: %s", (channel) => {
    const { values } = askContent({ language, story }, channel);
    const lines = String(values.body ?? values.caption ?? values.description).split("\n");
    const at = lines.indexOf(items[0]);
    expect(at).toBeGreaterThan(1);
    expect(lines[at - 2]?.replace(/^## /u, "")).toMatch(new RegExp(`^${line.slice(0, -1)}[:：]?$`, "u"));
  });

  test.each(["x", "email", "press"])("is glued to none of them: %s", (channel) =>
    expect(askContent({ language, story }, channel).text).not.toMatch(new RegExp(`${line}[^\n]`, "u")),
  );
});

test("what is counted in words stays with its line", () => {
  const story = `水车要不要修\n\n水车老了，5月20日前要定下来修不修。修一次要8万元。\n\n请您做两件事：\n\n第一，5月20日前登录 https://shuiche.example 投票。一户一票。\n\n第二，5月23日来磨坊开会。会上有茶。`;
  expect(askContent({ language: "zh", story }, "facebook").text).toContain("请您做两件事：\n\n第一，5月20日前");
});

test.each([
  ["en", "The mayor said:", "“We open again.”"],
  ["en", "What is left to say:", "The mill is dry again. Nobody was hurt."],
])("what is said in one paragraph belongs to its line: %s, %s", (language, line, told) => {
  const story = `Mill opens again\n\nThe mill at Amble opens again on 6 December. It was closed for a year.\n\n${line}\n\n${told}\n\nBook a tour at https://mill.example.`;
  expect(askContent({ language, story }, "facebook").text).toContain(`${line}\n\n${told}`);
});
