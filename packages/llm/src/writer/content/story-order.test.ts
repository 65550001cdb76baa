import { describe, expect, test } from "vitest";
import { askContent } from "../fixtures/ask.ts";
import { withoutLastPhrases } from "./last-phrases.ts";

const posts = ["linkedin", "x", "facebook", "instagram", "threads"];
const bodyOf = (language: string, story: string, channel: string) => {
  const { values } = askContent({ language, story }, channel);
  return String(values.body ?? values.caption ?? values.text ?? "");
};

describe("questions and their answers", () => {
  const parking = `Resident parking in Fernhill: your questions answered

What is changing?
From Monday 7 September, streets east of Fernhill station become a resident parking zone.

How much does a permit cost?
The first permit for each household is £48 a year. A second one costs £95.

How do I apply?
Yes, you can apply at fernhill.example/permits by 21 August.

I don't use the internet. Can I apply another way?
Yes. Paper forms are available at Fernhill Library.`;

  test.each(posts)("the first answer is the news, without its question: %s", (channel) =>
    expect(bodyOf("en", parking, channel)).toMatch(/(?:^|\n|answered\. )From Monday 7 September/),
  );
  test.each([...posts, "email", "blog"])("another answer stands with its question or not at all: %s", (channel) => {
    const text = bodyOf("en", parking, channel);
    if (text.includes("The first permit")) expect(text).toMatch(/How much does a permit cost\?\s+The first permit/);
    if (text.includes("A second one")) expect(text).toContain("£48 a year. A second one");
    expect(text).not.toMatch(/(?:^|[^?] )Yes\. /m);
  });
  test("what is asked for needs no yes", () => expect(bodyOf("en", parking, "x")).toMatch(/You can apply at fernhill/));
  test("no question is a headline of an advertisement", () =>
    expect(askContent({ language: "en", story: parking }, "google_ads").text).not.toContain("?"));
});

describe("what stands before the news", () => {
  test("is no greeting, though a headline stands above that", () => {
    const bill = `Changes to your water bill

Dear customer,

From 1 April 2027 your water will be charged by what you use. We have fitted meters in 41,000 homes since 2024.

Compare both prices at aldmoor.example/compare.

Yours faithfully,
Customer Services`;
    for (const channel of [...posts, "email"]) expect(bodyOf("en", bill, channel)).not.toMatch(/Dear customer|Customer Services/);
  });

  test.each([
    [
      "a place and a stop",
      "uk",
      "Лікарня відкриває стаціонар\n\nТернопіль. З 5 жовтня 2026 року в лікарні запрацює денний стаціонар на 20 місць для людей.",
      "З 5",
    ],
    ["a reporter", "hi", "दूध महंगा\n\nलखनऊ (संवाददाता)। गोमती डेयरी ने 1 अगस्त से दूध के दाम दो रुपये प्रति लीटर बढ़ाने का फैसला किया है।", "गोमती"],
    [
      "no dateline at all",
      "tr",
      "Arabalar geri çağrılıyor\n\nOcak–Nisan 2026 arasında satılan K3 model arabaların kilit mandalı açılabiliyor.",
      "Ocak",
    ],
  ])("%s", (_, language, story, first) => expect(bodyOf(language, story, "threads")).toMatch(new RegExp(`(?:^|\\n|[.।] )${first}`, "u")));

  test("is what only leads to it", () => {
    const kites = `Когда в прошлом августе над Волгой три вечера подряд поднимались воздушные змеи и на набережную неожиданно пришли почти девять тысяч человек, никто в Сызрани ещё не думал, что праздник станет ежегодным.

В этом году фестиваль воздушных змеев «Высокий ветер» пройдёт с 14 по 16 августа на Нижней набережной. Вход свободный.

Записаться можно на сайте https://veter.example.`;
    for (const channel of posts) expect(bodyOf("ru", kites, channel)).toMatch(/^В этом году/);
    expect(askContent({ language: "ru", story: kites }, "email").values.subject).not.toBe("Волгой");
  });
});

test("above a heading of its own stands the news, not a second headline", () => {
  const job = `รับสมัครครูสอนว่ายน้ำ 6 ตำแหน่ง

สระว่ายน้ำเทศบาลเปิดรับสมัครครูสอนว่ายน้ำสำหรับเด็ก เริ่มงานวันที่ 1 ตุลาคม 2569

คุณสมบัติ
- อายุ 18 ปีขึ้นไป
- ว่ายน้ำได้อย่างน้อย 400 เมตร

ส่งใบสมัครได้ที่ https://pool.example/job`;
  for (const channel of ["linkedin", "facebook", "email"]) expect(bodyOf("th", job, channel)).toContain("เริ่มงานวันที่ 1 ตุลาคม");
});

test("day, hour and place in lines below each other come together, whatever parts them from their labels", () => {
  const guides = `夜の水族館ガイド募集

しおかぜ水族館では、夜間開館で来館者を案内するボランティアを20名募集します。

期間　12月5日から2月28日までの毎週土曜日
時間　17時〜21時
会場　本館一階

応募は https://shiokaze.example/night からお願いします。`;
  for (const channel of ["linkedin", "x", "facebook", "instagram", "email"])
    expect(bodyOf("ja", guides, channel)).toMatch(/期間：12月5日[\s\S]*時間：17時[\s\S]*会場：本館/);
});

test("somebody's words that a dash opens are not parted from whoever says them", () => {
  const said = `Лікарня відкриває стаціонар

З 5 жовтня в лікарні запрацює денний стаціонар на 20 місць.

— Після виписки людина часто лишається сама. Ми хочемо, щоб шлях був коротшим, — каже завідувачка Оксана Бойчук.

Записатися: https://likarnia.example`;
  for (const channel of ["linkedin", "tiktok", "google_ads", "email"]) {
    const { text } = askContent({ language: "uk", story: said }, channel);
    if (text.includes("Після виписки")) expect(text).toMatch(/Після виписки[^\n]*каже завідувачка/);
  }
});

describe("a headline without its last phrases", () => {
  test.each([
    ["el", "Η γραμμή Καλαμάτα – Κύθηρα ανοίγει ξανά ύστερα από έξι χρόνια", "Η γραμμή Καλαμάτα – Κύθηρα ανοίγει ξανά"],
    ["fr", "La ligne B ne circulera plus entre Gare-Nord et Tanneurs", "La ligne B ne circulera plus"],
  ])("%s", (language, line, short) => expect(withoutLastPhrases(line, language)).toContain(short));
  test.each([
    ["el", "Το ζαχαροπλαστείο της γιαγιάς Ευτέρπης, που από το 1961 έβγαζε κουλούρια"],
    ["de", "Die Bäckerei backt ab dem 2. Mai nur noch am Tag"],
    ["en", "The boats are staying. Now for the pier"],
    ["ar", "ستبدأ المدرسة اعتبارًا من 4 تشرين الأول تقديم وجبة"],
  ])("is none where it would be half a sentence: %s", (language, line) => expect(withoutLastPhrases(line, language)).toEqual([]));
});
