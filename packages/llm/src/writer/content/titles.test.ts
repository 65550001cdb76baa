import { describe, expect, test } from "vitest";
import { askContent, askOutline } from "../fixtures/ask.ts";

describe("a first sentence that fills several lines", () => {
  const mill = `The Tide Mill at Woodbridge, which has ground flour on the river Deben since 1170 and was restored by volunteers over four winters, will run its wheel for visitors every Saturday from 4 April to 31 October 2026, whenever the tide allows and the miller has the time that it takes.

"People think it's a museum until the floor starts shaking," says head miller Tom Aldridge, who has worked here without pay since 2009.

The mill stands on Tide Mill Way, seven minutes on foot from Woodbridge station. Milling times are posted each Monday at https://tidemill.example/times, where tickets can be bought as well.`;
  const outline = askOutline({ language: "en", story: mill });

  test.each(["x", "tiktok", "sms", "threads"])("is never cut: %s", (channel) => {
    const { text } = askContent({ language: "en", story: mill, materials: { outline: outline.text } }, channel);
    expect(text).not.toMatch(/31(?! October)/);
  });

  test("is no title of an outline that ends in the middle", () => expect(outline.outline.title).not.toMatch(/\bto 31$/));

  test.each([
    ["email", "subject"],
    ["youtube", "title"],
    ["press", "headline"],
  ])("is not replaced by where to park: %s", (channel, key) =>
    expect(askContent({ language: "en", story: mill }, channel).values[key]).toMatch(/^(?:The )?Tide Mill.*(?:4 April|wheel)/),
  );
});

describe("what goes without saying", () => {
  const farm = `La ferme des Trois Chênes ouvre ses portes le dimanche 17 mai

Pour la première fois, la ferme des Trois Chênes, à Saint-Brieuc, ouvre ses portes au public le dimanche 17 mai, de 10 h à 18 h.

Un parking gratuit se trouve à 300 mètres.

Réservez votre repas avant le 12 mai : https://troischenes.example/portes`;
  test("is no subject, the headline without its day is", () =>
    expect(askContent({ language: "fr", story: farm }, "email").values.subject).toBe("La ferme des Trois Chênes ouvre ses portes"));
  test("a name may begin with a number", () => expect(askContent({ language: "fr", story: farm }, "x").text).toContain("#TroisChênes"));

  const course = `Львівська політехніка відкрила безкоштовний курс з кібербезпеки для вчителів, який складається з десяти онлайн-занять. Перша група почне навчання 2 листопада.

«Один заражений файл зупинив роботу нашої школи на тиждень», – розповідає вчителька інформатики Оксана Дмитрук.

Реєстрація триває до 25 жовтня: https://kiber-kurs.example`;
  test.each(["x", "linkedin", "google_ads"])("whoever only speaks about it is no hashtag: %s", (channel) =>
    expect(askContent({ language: "uk", story: course }, channel).text).not.toMatch(/ОксанаДмитрук|^Оксана Дмитрук$|оксана-дмитрук/m),
  );
});

test("a headline is no second half of a sentence", () => {
  const night = `"הלילה הלבן של הספרים": 24 שעות קריאה בספרייה

הספרייה הלאומית תקיים ביום חמישי, 25 ביוני, את "הלילה הלבן של הספרים". הקריאה תתחיל בשעה 18:00 באולם הגדול, והכניסה חופשית לאורך כל הלילה.

להרשמה: https://layla.example`;
  expect([askContent({ language: "he", story: night }, "google_ads").values.headlines].flat().join("\n")).not.toMatch(/^והכניסה/m);
  expect([askContent({ language: "he", story: night }, "instagram").values.hashtags].flat()).toContain("#הלילה_הלבן_של_הספרים");
});

describe("a story whose only headline would be its long news", () => {
  const yoghurt = `Θεσσαλονίκη, 18 Μαρτίου 2026 – Η βιομηχανία γάλακτος «Ολυμπιακή Γη» λανσάρει το πρώτο ελληνικό γιαούρτι σε χάρτινο κεσεδάκι, το οποίο μπορεί να πεταχτεί στον κάδο ανακύκλωσης χαρτιού μαζί με το καπάκι του. Το προϊόν θα βρίσκεται στα ράφια από τις 6 Απριλίου.

Το κεσεδάκι έχει 92 % λιγότερο πλαστικό.

Περισσότερα: https://olympiaki-gi.example/xarti`;

  test.each([
    ["youtube", "title"],
    ["press", "headline"],
    ["blog", "h1"],
  ])("is named by it in short: %s", (channel, key) =>
    expect(askContent({ language: "el", story: yoghurt }, channel).values[key]).toMatch(/^Η βιομηχανία.*κεσεδάκι$/),
  );
  test.each([
    ["email", "subject"],
    ["tiktok", "hook"],
  ])("and never by what it only calls “the product”: %s", (channel, key) =>
    expect(askContent({ language: "el", story: yoghurt }, channel).values[key]).not.toMatch(/^Το προϊόν/),
  );
});

describe("what leans on its neighbours", () => {
  const story = `Θεσσαλονίκη, 18 Μαρτίου 2026 – Η βιομηχανία γάλακτος «Ολυμπιακή Γη» λανσάρει το πρώτο ελληνικό γιαούρτι σε χάρτινο κεσεδάκι, το οποίο μπορεί να πεταχτεί στον κάδο ανακύκλωσης χαρτιού μαζί με το καπάκι του. Το προϊόν θα βρίσκεται στα ράφια από τις 6 Απριλίου.

Το κεσεδάκι έχει 92 % λιγότερο πλαστικό. Το γιαούρτι παραμένει ίδιο.

Περισσότερα για το κεσεδάκι: https://olympiaki-gi.example/xarti`;
  test("is no text message", () => expect(askContent({ language: "el", story }, "sms").text).not.toMatch(/\]\]\nΤο προϊόν/));
  test("is no subject where the story's own call says more", () =>
    expect(askContent({ language: "el", story }, "email").values.subject).toBe("Περισσότερα για το κεσεδάκι"));
});

describe("a headline that is a little too long", () => {
  const tools = `Biblioteca de Coimbra empresta ferramentas a partir de outubro

A Biblioteca Municipal de Coimbra passa a emprestar ferramentas, além de livros, a partir de 6 de outubro de 2026. O empréstimo é gratuito.

Consulte o catálogo: https://ferramenteca.example`;
  test("is a subject without its day", () =>
    expect(askContent({ language: "pt", story: tools }, "email").values.subject).toBe("Biblioteca de Coimbra empresta ferramentas"));
  test("gives no small word for a hashtag", () =>
    expect(askContent({ language: "pt", story: tools }, "instagram").text).not.toContain("#Partir"));
});

describe("a letter without a headline", () => {
  const clean = `Liebe Mitglieder,

am Samstag, 24. April, räumen wir wieder auf: Von 9 bis 13 Uhr sammeln wir gemeinsam Müll am Ufer der Pegnitz zwischen Hallertor und Wöhrder See. Treffpunkt ist das Vereinsheim in der Uferstraße 3.

Kinder sind willkommen.

Meldet euch bis 20. April an: https://pegnitzputzen.example

Herzliche Grüße
Euer Vorstand`;
  test.each([
    ["email", "subject"],
    ["youtube", "title"],
    ["press", "headline"],
    ["tiktok", "hook"],
  ])("is named by what happens, not by where: %s", (channel, key) =>
    expect(askContent({ language: "de", story: clean }, channel).values[key]).toBe("Am Samstag, 24. April, räumen wir wieder auf"),
  );
});

test("an abbreviation that no list knows ends no sentence", () => {
  const plants =
    "Byttemarked for planter\n\nLørdag den 15. maj 2027 holder vi byttemarked for planter på Skt. Pauls Plads i Aarhus. Alt er gratis.\n\nSkriv til os på planter@paulsplads.example";
  for (const channel of ["linkedin", "youtube", "press"])
    expect(askContent({ language: "da", story: plants }, channel).text).not.toMatch(/Skt\.?$|^Pauls/m);
});

test("an outline of a short story has no list squeezed into a line", () => {
  const { outline } = askOutline({
    language: "en",
    story:
      "The pool opens again\n\nThe pool in Marle opens again on Saturday 14 March.\n\nPrices:\n• Adults: £5.40\n• Family ticket (two adults): £14.50\n\nBook at https://pool.example.",
  });
  expect([outline.summary, ...outline.key_messages].join(" ")).not.toContain("•");
});

test("a trust and the day of its accounts are no subject where its headline without its last words is one", () => {
  const story =
    "Alston Mill Trust returns to surplus after three lean years of repairs\n\nALSTON, 9 June 2027 – Alston Mill Trust reported a surplus of £18,000 for the year to 31 March 2027, after a deficit the year before.\n\nThe wheel turned for 2,400 hours. Flour sold well in every month.\n\nMembers can vote at https://mill.example by 30 June.";
  for (const [channel, key] of [
    ["email", "subject"],
    ["blog", "seo_title"],
  ] as const)
    expect(askContent({ language: "en", story }, channel).values[key]).toBe("Alston Mill Trust returns to surplus");
});

test("who tells it is not what a subject tells", () => {
  const story = `Αγροτικός Συνεταιρισμός «Η Ελιά της Καλής Άμμου»: αύξηση πωλήσεων 12% το 2025
Στο 61% οι εξαγωγές – Νέα γραμμή εμφιάλωσης

Κύκλο εργασιών 8,4 εκατ. ευρώ πέτυχε το 2025 ο Αγροτικός Συνεταιρισμός «Η Ελιά της Καλής Άμμου». Τα αποτελέσματα παρουσιάστηκαν την Κυριακή 8 Μαρτίου.

Οι εξαγωγές έφτασαν το 61% του κύκλου εργασιών.`;
  const of = (channel: string, field: string) => askContent({ language: "el", story }, channel).values[field];
  expect(of("email", "subject")).toBe("Αύξηση πωλήσεων 12% το 2025");
  expect(of("blog", "seo_title")).toBe("Αύξηση πωλήσεων 12% το 2025");
});
