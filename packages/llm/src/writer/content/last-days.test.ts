import { describe, expect, test } from "vitest";
import { askContent } from "../fixtures/ask.ts";
import { isLastDay } from "../reader/last-day.ts";

const ferry = `Паром «Ласточка», собранный студентами, пойдёт по Оке

Первые переправы из Касимова — 8 мая, запись открыта до конца апреля

КАСИМОВ, 14 апреля. Лодочная мастерская «Затон» при речном колледже спустит на воду деревянный парусно-гребной паром «Ласточка». Церемония состоится в пятницу, 8 мая, в 12:00 у причала. Паром собирали полтора года.

До 20 сентября «Ласточка» будет ходить по выходным. Билет стоит 200 руб.

Записаться на майские переправы можно до 30 апреля на сайте https://zaton.example/lastochka или по тел. 8 (4855) 00-00-00.`;

test("an advertisement names no last day beside an event, and no day alone where one has its event", () => {
  const headlines = [askContent({ language: "ru", story: ferry }, "google_ads").values.headlines ?? []].flat();
  expect(headlines).toContain("Ласточка: 8 мая");
  expect(headlines.join("\n")).not.toContain("20 сентября");
  expect(headlines.join("\n")).not.toContain("В пятницу");
});

test("a text message does not begin with the second line alone", () => {
  expect(askContent({ language: "ru", story: ferry }, "sms").text).toContain("собранный студентами");
});

describe("a last day", () => {
  test.each([
    ["The ferry runs until 20 September.", "20 September", true],
    ["The ferry runs on 20 September.", "20 September", false],
    ["Until 20 September it runs daily. On 20 September there is a fair.", "20 September", false],
    ["申し込みは4月30日(木)まで。", "4月30日", true],
    ["नाम 30 अप्रैल तक लिखवाएँ।", "30 अप्रैल", true],
    ["Το πορθμείο κινείται έως τις 20 Σεπτεμβρίου.", "20 Σεπτεμβρίου", true],
  ])("%s %s", (text, day, is) => expect(isLastDay(text, day)).toBe(is));
});

test.each(["x", "threads", "google_ads"])("a second line that says until when is whole, or nothing: %s", (channel) => {
  const story =
    "নারী উদ্যোক্তাদের জন্য বিনা মূল্যে ছয় সপ্তাহের প্রশিক্ষণ\nআবেদনের শেষ তারিখ: ১৫ মার্চ ২০২৬, রোববার, বিকেল ৫টা\n\nবগুড়ার নারী উদ্যোক্তাদের জন্য প্রশিক্ষণের আয়োজন করছে করতোয়া উন্নয়ন সংস্থা।\n\nস্থান: জলেশ্বরীতলা, বগুড়া\n\nwww.karatoa.example/abedon ঠিকানায় অনলাইন ফরম পূরণ করুন।";
  const rows = askContent({ language: "bn", story }, channel).text.split("\n");
  expect(rows.filter((row) => /^১৫ মার্চ|^আবেদনের শেষ তারিখ$/u.test(row))).toEqual([]);
});
