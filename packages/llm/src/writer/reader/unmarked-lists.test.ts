import { describe, expect, test } from "vitest";
import { askContent } from "../fixtures/ask.ts";
import { readBlocks } from "./blocks.ts";
import { readStory } from "./read-story.ts";

const lead = "The ferry runs again from Saturday 8 May, and it takes bicycles now. Forty people can sit on deck.";
const call = "Book a place at https://ferry.example until 6 May. Whoever comes early may steer.";
const read = (...lines: string[]) => readStory([lead, lines.join("\n"), call].join("\n\n"), "");
const lists = (...lines: string[]) =>
  read(...lines)
    .sentences.filter((one) => one.kind === "list")
    .map((one) => one.text);

describe("prices in lines of their own", () => {
  test.each([
    [
      "en",
      "What does it cost?",
      "One crossing: 9 €",
      "Ten crossings: 79 €",
      "Pupils, soldiers and pensioners: half price",
      "A child under five with a grown-up: free",
    ],
    [
      "he",
      "כמה עולה ההפלגה?",
      'הפלגה אחת: 9 ש"ח',
      'עשר הפלגות: 79 ש"ח',
      "תלמידים, חיילים וגמלאים: חצי מחיר",
      "פעוט עד גיל 5 עם אחד מהוריו: חינם",
    ],
    [
      "hi",
      "किराया कितना है?",
      "एक सवारी: ₹9",
      "दस सवारी: ₹79",
      "छात्र, सैनिक और बुज़ुर्ग: आधा किराया",
      "पाँच साल से छोटा बच्चा अपने माता-पिता के साथ: मुफ़्त",
    ],
    [
      "uk",
      "Скільки це коштує?",
      "Один рейс: 9 грн",
      "Десять рейсів: 79 грн",
      "Учні, військові та пенсіонери: знижка 50%",
      "Дитина до п’яти років разом з одним із батьків: безкоштовно",
    ],
  ])("are told whole, whatever their labels are: %s", (_, question, ...prices) => {
    expect(lists(question, ...prices)).toEqual([[question, ...prices.map((one) => `• ${one}`)].join("\n")]);
    expect(read(question, ...prices).passages.map((one) => one.heading)).toEqual([null]);
  });
});

describe("a programme of several days", () => {
  test.each([
    ["ja", "10:00 開会の演奏", "10:30/13:00 渡し船の乗船体験（各回20名）", "14:00 船大工の話", "終日 小さな舟の展示、焼きおにぎりの販売"],
    ["en", "10:00 Music by the ferry band", "14:00 A talk by the boat builder", "All day small boats on show, rice balls"],
    ["ko", "10:00 개회 연주", "13:00 나룻배 타기", "14:00 배 목수 이야기", "종일 작은 배 전시, 주먹밥 판매"],
    ["ar", "10:00 عزف الفرقة", "14:00 حديث صانع القوارب", "طوال اليوم معرض القوارب الصغيرة"],
    ["uk", "10:00 – гурт порому", "14:00 – розповідь майстра", "Увесь день – виставка човнів", "16:00 – концерт"],
    ["hi", "सुबह 10 बजे – बैंड", "दोपहर 2 बजे – नाव बनाने वाले से बातचीत", "पूरे दिन छोटी नावों की प्रदर्शनी"],
  ])("ends with its last line, whatever shape it has: %s", (_, ...lines) => {
    expect(lists("Programme", ...lines)).toEqual([["Programme:", ...lines.map((one) => `• ${one}`)].join("\n")]);
  });

  test("ends before a sentence", () => {
    const lines = ["10:00 Music by the ferry band", "14:00 A talk by the boat builder", "Everything on deck is free of charge."];
    expect(lists("Programme", ...lines)).toEqual([["Programme:", ...lines.slice(0, 2).map((one) => `• ${one}`)].join("\n")]);
  });

  test("keeps each day with all of its lines, one of them a question", () => {
    const { passages, sentences } = read(
      "शनिवार, 21 नवंबर",
      "सुबह 11 बजे – नाव की सैर",
      "शाम 5 बजे – गीतों की शाम",
      "",
      "रविवार, 22 नवंबर",
      "सुबह 10 बजे – बातचीत: नाव कौन चलाए?",
      "शाम 4 बजे – पुरस्कार (पहला पुरस्कार ₹21,000) एवं समापन",
    );
    expect(passages.map((one) => one.heading)).toEqual([null, "शनिवार, 21 नवंबर", "रविवार, 22 नवंबर"]);
    expect(sentences.filter((one) => one.kind === "list").map((one) => one.text)).toEqual([
      "शनिवार, 21 नवंबर:\n• सुबह 11 बजे – नाव की सैर\n• शाम 5 बजे – गीतों की शाम",
      "रविवार, 22 नवंबर:\n• सुबह 10 बजे – बातचीत: नाव कौन चलाए?\n• शाम 4 बजे – पुरस्कार (पहला पुरस्कार ₹21,000) एवं समापन",
    ]);
  });
});

describe("figures in lines of their own", () => {
  test.each([
    ["en", "Key figures", "Passengers: 14,200", "Net debt: £2.1m", "Put aside for the new pier: £60,000", "Members: 1,571"],
    ["uk", "Головні цифри", "Пасажири: 14 200", "Борг: 2,1 млн грн", "Відкладено на причал біля млина: 60 тис. грн", "Члени: 1 571"],
  ])("stay one list where one label is longer than the others: %s", (_, heading, ...figures) =>
    expect(lists(heading, "", ...figures)).toEqual([[`${heading}:`, ...figures.map((one) => `• ${one}`)].join("\n")]),
  );
});

test("what stands right above lines with signs is their heading in Thai, too, whatever blanks and figures it has", () => {
  const { passages, sentences } = readStory(
    `เรือข้ามฟากกลับมาวิ่งอีกครั้ง

เรือข้ามฟากบ้านท่าใหญ่กลับมาวิ่งอีกครั้งในวันเสาร์ที่ 8 พฤษภาคม และรับจักรยานขึ้นเรือได้แล้ว

สิ่งที่ชมรมฯ จัดให้ ปี 2569
- เสื้อชูชีพและหมวก
- อาหารเช้า เวลา 06.30 น.

จองที่นั่งได้ที่ https://ferry.example ภายในวันที่ 6 พฤษภาคม`,
    "",
  );
  expect(passages.map((one) => one.heading)).toContain("สิ่งที่ชมรมฯ จัดให้ ปี 2569");
  expect(sentences.filter((one) => one.kind === "list").map((one) => one.text)).toEqual([
    "สิ่งที่ชมรมฯ จัดให้ ปี 2569:\n• เสื้อชูชีพและหมวก\n• อาหารเช้า เวลา 06.30 น.",
  ]);
});

test("a line with a colon below another one is no heading", () => {
  const { passages } = read("One crossing: 9 €", "Pupils, soldiers, pensioners: half price");
  expect(passages.map((one) => one.heading)).toEqual([null]);
});

test("lines with arrows in front are a list where none is a sentence", () => {
  const told = (text: string) => readBlocks(text).at(-1);
  expect(told("Around the show\n> Guided tours on Sundays at 3 p.m\n> Workshop on 14 November")).toMatchObject({
    kind: "list",
    items: ["Guided tours on Sundays at 3 p.m", "Workshop on 14 November"],
  });
  expect(told("Ann wrote:\n> We open on Sunday.\n> Please come.")).toMatchObject({ kind: "paragraph" });
});

test("rows of as many cells are a table without anything at their ends, too", () => {
  expect(readBlocks("Figures\n\nItem | 2026 | 2025\nTurnover | 413 | 350\nProfit | 11.8 | 9.4").at(-1)).toEqual({
    kind: "table",
    intro: "",
    rows: [
      ["Item", "2026", "2025"],
      ["Turnover", "413", "350"],
      ["Profit", "11.8", "9.4"],
    ],
  });
});

describe("rows without signs", () => {
  const body = (language: string, rows: string) =>
    String(
      askContent(
        {
          language,
          story: `The museum of Tarn opens anew\n\nThe museum of Tarn opens on 3 May 2027 with 40 pictures and a band.\n\n${rows}\n\nEverybody may come.`,
        },
        "linkedin",
      ).values.body,
    );

  test("that say from when to when are one list below their heading, however long their labels are", () =>
    expect(body("en", "Opening hours\nMonday, Wednesday to Sunday: 10:00–18:00\nTuesday: closed")).toContain(
      "Opening hours\n• Monday, Wednesday to Sunday: 10:00–18:00\n• Tuesday: closed",
    ));

  test("that say what it costs are one, too", () =>
    expect(body("en", "Tickets\nAdults: 8 €\nReduced (students, over 65, unemployed): 4 €")).toContain(
      "Tickets\n• Adults: 8 €\n• Reduced (students, over 65, unemployed): 4 €",
    ));

  test("of two days are told with their days", () =>
    expect(body("zh", "活動時程\n1/16（六）\n11:00 開幕演出\n13:30 工作坊：藍染\n1/17（日）\n11:00 親子說故事\n16:00 閉幕抽獎")).toMatch(
      /1\/16（六）\n• 11:00 開幕演出\n• 13:30 工作坊：藍染\n1\/17（日）\n• 11:00 親子說故事/,
    ));
});

test("initials at the end of an offer are not parted", () => {
  const story =
    "தீபாவளி விற்பனை\n\nவிற்பனை 9 அக்டோபர் 2026 முதல் நடைபெறும். எல்லாச் சேலைகளுக்கும் 20% தள்ளுபடி உண்டு.\n\nநிபந்தனைகள்: விலைகளில் ஜி.எஸ்.டி. அடங்கும். வேறு சலுகைகளுடன் சேர்க்க இயலாது.";
  expect(String(askContent({ language: "ta", story }, "linkedin").values.body)).not.toContain("எஸ். டி");
});
