import { describe, expect, test } from "vitest";
import { askContent } from "../fixtures/ask.ts";
import { shorterForms, withoutLateDay } from "./clauses.ts";

describe("a sentence as a headline", () => {
  test.each([
    ["en", "From 3 May, the library opens at night, which no other in Leeds does.", "The library opens at night"],
    ["ru", "В субботу, 18 июля, во дворе библиотеки (ул. Садовая, 7) пройдёт обмен книгами.", "Во дворе библиотеки пройдёт обмен книгами"],
    ["de", "Die Bücherei öffnet am 3. Mai auch nachts, weil viele Leute tagsüber arbeiten.", "Die Bücherei öffnet am 3. Mai auch nachts"],
    ["el", "Η βιβλιοθήκη ανοίγει τη νύχτα στις 3 Μαΐου, όπου θα υπάρχει και τσάι.", "Η βιβλιοθήκη ανοίγει τη νύχτα στις 3 Μαΐου"],
    ["en", "The mill, which volunteers restored, runs every Saturday.", "The mill runs every Saturday"],
    [
      "el",
      "Το σχολείο διοργανώνει γιορτή ποδηλάτου την Κυριακή 10 Μαΐου 2026, από τις 10:00 έως τις 14:00, στην πλατεία.",
      "Το σχολείο διοργανώνει γιορτή ποδηλάτου την Κυριακή 10 Μαΐου 2026",
    ],
    [
      "de",
      "Am Samstag, 24. April, räumen wir wieder auf: Von 9 bis 13 Uhr sammeln wir gemeinsam Müll am Ufer der Pegnitz.",
      "Am Samstag, 24. April, räumen wir wieder auf",
    ],
    [
      "fr",
      "Le musée du Textile de Roubaix, fermé depuis l'incendie, rouvrira ses portes le samedi 5 février, avec trois nouvelles salles et un atelier.",
      "Le musée du Textile de Roubaix rouvrira ses portes le samedi 5 février",
    ],
    ["es", "A partir del 3 de mayo, la biblioteca abre de noche, donde también habrá té.", "La biblioteca abre de noche"],
  ])("in %s leaves out what only goes with it", (language, text, short) => expect(shorterForms(text, language)).toContain(short));

  test.each([
    ["en", "Tea, coffee and cake are free for all who come."],
    ["de", "Am 3. Mai öffnet die Bücherei auch nachts."],
    ["ru", "Если пойдёт дождь, встречаемся в зале."],
    ["en", "The hall opens at 10, and entry is free."],
    ["he", "הקריאה תתחיל בשעה 18:00 באולם, והכניסה חופשית."],
    ["el", "Το δρομολόγιο θα ισχύει έως τις 30 Σεπτεμβρίου."],
    ["de", "Das Angebot gilt bis 3. Mai."],
    ["en", "Registration closes on 3 May."],
    ["en", "If it rains on 3 May, we meet in the hall."],
  ])("in %s is not cut elsewhere: %s", (language, text) => expect(shorterForms(text, language)).toEqual([]));
});

const swap = `В эту субботу, 18 июля, с 11 до 16 часов во дворе библиотеки имени Гоголя (ул. Садовая, 7) пройдёт обмен книгами. Учебники и журналы не берём.

Для детей будет читать сказки актриса Нина Белова, начало в 12:00.

Записываться не нужно, но напишите нам, если хотите помочь: obmen@gogolka.example`;

test.each([
  ["La ferme des Trois Chênes ouvre ses portes le dimanche 17 mai", "La ferme des Trois Chênes ouvre ses portes"],
  ["Biblioteca de Coimbra empresta ferramentas a partir de outubro", "Biblioteca de Coimbra empresta ferramentas"],
  ["Das Angebot der Stadt gilt nur noch bis 3. Mai", null],
  ["Registration closes on 3 May", null],
])("a headline without its day: %s", (title, short) => expect(withoutLateDay(title)).toBe(short));

describe("a story without a headline", () => {
  test.each([
    ["youtube", "title"],
    ["blog", "h1"],
    ["press", "headline"],
  ])("is named by its news: %s", (channel, key) =>
    expect(askContent({ language: "ru", story: swap }, channel).values[key]).toContain("пройдёт обмен книгами"),
  );

  test("has no button for what nobody need do", () =>
    expect(askContent({ language: "ru", story: swap }, "email").values.button).not.toBe("Зарегистрироваться"));

  test.each(["instagram", "tiktok"])("opens with its news: %s", (channel) =>
    expect(askContent({ language: "ru", story: swap }, channel).text.split("\n")[1]).toMatch(/обмен книгами/),
  );
});

test("a German sentence is not cut before the verb at its end", () => {
  const sentence =
    "Anwohnerinnen und Anwohner sind am Samstag, 9. Mai 2026, von 10 bis 15 Uhr zum Baustellentag eingeladen (Meiereiweg 3, Zufahrt über Deichstraße).";
  const forms = shorterForms(sentence, "de");
  expect(forms.length).toBeGreaterThan(0);
  for (const form of forms) expect(form).toContain("eingeladen");
  expect(shorterForms("Der Flohmarkt ist am Samstag, 9. Mai 2026, von 10 bis 15 Uhr auf dem Markt.", "de").join("\n")).toContain(
    "am Samstag, 9. Mai 2026",
  );
});
