import { describe, expect, test } from "vitest";
import { findCalls } from "./calls.ts";

const firstCall = (language: string, sentences: readonly string[]) =>
  findCalls(
    sentences.map((text, index) => ({ text, index })),
    language,
  )[0]?.text;

describe("a telephone for those who cannot use a link", () => {
  test.each([
    [
      "uk",
      "Прошу кожного до 12 травня підписати звернення на сторінці https://mlyn.example/lyst.",
      "Хто не має комп’ютера, телефонуйте до сільради: (0382) 00-14-11.",
    ],
    [
      "ta",
      "உங்கள் ஊர்ப் பாடலை https://paattu.example/kural தளத்தில் மே 12-க்குள் பதிவேற்றுங்கள்.",
      "கணினி இல்லாதவர்கள் 0452-000 1811 என்ற எண்ணை அழைத்தால் நாங்களே பதிவுசெய்வோம்.",
    ],
    [
      "en",
      "By 12 May we want everybody to name a favourite mill at https://mills.example/list.",
      "Those without a computer can call Ruth on 01632 960 711 on weekdays.",
    ],
    [
      "el",
      "Έως τις 12 Μαΐου διαλέξτε τον αγαπημένο σας μύλο στο https://myloi.example.",
      "Όποιος δεν έχει υπολογιστή τηλεφωνεί στο 22810 00711 τις καθημερινές.",
    ],
    [
      "ja",
      "5月12日までに https://suisha.example で好きな水車をお選びください。",
      "パソコンをお持ちでない方は、お電話（0575-00-0711）でお問い合わせください。",
    ],
  ])("in %s does not stand for the call beside it", (language, call, other) => {
    const before = { en: "The mill turns again.", uk: "Млин знову меле.", el: "Ο μύλος γυρίζει ξανά.", ja: "水車が回り始めた。" }[language];
    expect(firstCall(language, [before ?? "ஆலை மீண்டும் சுழல்கிறது.", call, other])).toBe(call);
  });

  test("to register by phone, too, is no other call", () => {
    const call = "Wählen Sie bis zum 12. Mai Ihre Lieblingsmühle unter https://muehlen.example.";
    expect(firstCall("de", ["Die Mühle dreht sich wieder.", call, "Ohne Internet können Sie sich unter 0351 000711 anmelden."])).toBe(call);
  });
});

test("a telephone stays the call where the link beside it only has more to read", () => {
  const call = "Book your ride on 01632 960 711 by 12 May.";
  expect(firstCall("en", ["The mill turns again.", "The timetable and more information are at https://mills.example.", call])).toBe(call);
  const ring = "Call us on 01632 960 711 to have your lift looked at.";
  expect(firstCall("en", ["The lift is mended.", "More information is at https://lifts.example until 12 May.", ring])).toBe(ring);
});
