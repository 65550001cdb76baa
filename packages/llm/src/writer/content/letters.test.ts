import { describe, expect, test } from "vitest";
import { askContent } from "../fixtures/ask.ts";

test("a letter begins with its news, not with whom it greets", () => {
  const letter = `Всем привет! Пишу коротко, чтобы успеть до выходных.

В эту субботу, 18 июля, с 11 до 16 часов во дворе библиотеки имени Гоголя пройдёт обмен книгами. Приносите до десяти книг.

Для детей будет читать сказки актриса Нина Белова, начало в 12:00.

Напишите нам, если хотите помочь: obmen@gogolka.example

До встречи,
Катя из библиотеки`;
  for (const channel of ["linkedin", "facebook", "email", "press"]) {
    const { text } = askContent({ language: "ru", story: letter }, channel);
    expect(text).not.toMatch(/привет|коротко|До встречи|Катя/);
    expect(text).toContain("В эту субботу, 18 июля");
  }
});

describe("a headline of two lines under a kicker", () => {
  const power = `PRESSEMITTEILUNG

Stadtwerke Lüneburg verschenken 1.000 Balkonkraftwerke
Mieterinnen und Mieter können sich ab 1. Juli bewerben

Lüneburg, 12. Juni 2026. Die Stadtwerke Lüneburg verschenken 1.000 Balkonkraftwerke an Haushalte, die zur Miete wohnen. Bewerben kann man sich bis zum 31. Juli.

„Die Energiewende darf nicht am Mietvertrag enden“, sagt Geschäftsführerin Petra Hinrichs.

Bewerbung: https://sw-lueneburg.example/balkon`;
  const ask = (channel: string) => askContent({ language: "de", story: power }, channel);

  test.each([
    ["email", "subject"],
    ["youtube", "title"],
    ["blog", "h1"],
  ])("stays two: %s", (channel, key) => expect(ask(channel).values[key]).toBe("Stadtwerke Lüneburg verschenken 1.000 Balkonkraftwerke"));
  test("has no speaker for a hashtag", () => expect(ask("linkedin").text).not.toContain("#PetraHinrichs"));
});

describe("whom a letter is for is no headline", () => {
  test.each([
    ["he", "חברים שלום,", 'בשבוע הבא אנחנו פותחים בתל אביב את "בית התיקון". הפתיחה תהיה ביום שלישי, 12 באוקטובר 2027, ברחוב לבנדה 8.'],
    ["th", "ถึงลูกค้าทุกท่าน", "ร้านกาแฟบ้านดอยจะปิดปรับปรุงวันที่ 1–14 มิถุนายน 2570 และเปิดอีกครั้งวันที่ 15 มิถุนายน ที่ถนนนิมมานเหมินท์ ซอย 9"],
    ["nl", "Beste buren,", "Op 8 oktober 2027 opent de buurttuin aan de Lange Straat. Iedereen is welkom om een kijkje te nemen."],
  ])("%s", (language, greeting, text) => {
    const story = `${greeting}\n\n${text}\n\nhttps://club.example`;
    for (const channel of ["email", "youtube", "press", "tiktok", "linkedin"])
      expect(askContent({ language, story }, channel).text).not.toContain(greeting.replace(/,$/, ""));
  });
});

test("whoever signs a letter is not told, with or without a comma", () => {
  const letter =
    "Hej allihop!\n\nUmeå stadsbibliotek öppnar ett läxkafé den 7 september 2027. Elever får gratis läxhjälp varje tisdag.\n\nIngen behöver anmäla sig.\n\nLäs mer: https://laxkafe.example\n\nVi ses!\nSara";
  for (const channel of ["linkedin", "press", "email", "google_ads"])
    expect(askContent({ language: "sv", story: letter }, channel).text).not.toMatch(/Sara|Vi ses/);
});

test.each([
  ["en", "Yours in flour,\n\nDr Ada Oakes MBE\nChair, Alston Mill Society", "Dear members,"],
  ["uk", "З повагою,\n\nГанна Мельник\nголова правління", "Шановні члени спілки!"],
])("an email ends with whoever signed the letter, and nothing else does: %s", (language, end, greeting) => {
  const letter = `The mill turns again\n\n${greeting}\n\nWe start the stones on Monday 4 May, after nine years, and we bake on every Saturday of the summer.\n\nBook an hour at https://mill.example by Friday 1 May.\n\n${end}\n\nP.S. Bring a bag.`;
  const [, name = ""] = /\n\n(.+)\n/u.exec(end) ?? [];
  expect(askContent({ language: "en", story: letter }, "email").values.body).toMatch(
    new RegExp(`${name}  \\n${end.split("\n").at(-1)}$`, "u"),
  );
  for (const channel of ["linkedin", "facebook", "press", "sms", "blog"])
    expect([language, channel, askContent({ language: "en", story: letter }, channel).text.includes(name)]).toEqual([
      language,
      channel,
      false,
    ]);
});
