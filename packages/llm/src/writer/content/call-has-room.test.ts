import { describe, expect, test } from "vitest";
import { askContent } from "../fixtures/ask.ts";
import { combineIn } from "./combine.ts";

const text = (language: string, story: string, channel: string) => askContent({ language, story }, channel).text;

const library = `ЧЕРНІГІВ, 18 березня 2026 року. — Громадська організація «Відкрита сторінка» запускає пересувну бібліотеку з майстернею ремонту старих книжок і підручників.

Автобус із двома бібліотекарками до кінця року об’їде щонайменше 30 сіл області, кожне з них двічі.

Щоб бібліотека завітала до вашого села, заповніть заявку на сайті https://storinka.example до 18:00 п’ятниці, 10 квітня.`;

const beekeepers = `Η Ένωση Μελισσοκόμων Βορείου Πηλίου εγκαινιάζει στις 9 Μαΐου το πρώτο ανοιχτό εργαστήριο για τη φροντίδα των άγριων μελισσών της περιοχής.

Το εργαστήριο στεγάζεται στο παλιό σχολείο και θα λειτουργεί κάθε Σάββατο ως το φθινόπωρο.

Για να πάρετε μέρος στο εργαστήριο, δηλώστε συμμετοχή στη σελίδα https://melissa.example έως τις 2 Μαΐου.`;

describe("a text message has the call of its story", () => {
  test("however long the news is", () => {
    expect(text("uk", library, "sms")).toContain("https://storinka.example");
    expect(text("el", beekeepers, "sms")).toContain("https://melissa.example");
  });
  test("but not in place of its news where it does not name the matter", () =>
    expect(
      text("uk", library.replace("Щоб бібліотека завітала до вашого села, заповніть", "Щоб долучитися до неї, заповніть"), "sms"),
    ).toContain("запускає пересувну бібліотеку"));
});

const store = `पहाड़ के सेब को मिला अपना शीतगृह
सोलन के पास 900 टन का भंडार तैयार

सोलन, 9 मार्च 2026: घाटी के छोटे बागवानों को फसल तुरंत बेचने की मजबूरी से राहत दिलाने के लिए सेबघर सहकारी समिति ने सोमवार को सोलन के पास अपना पहला शीतगृह शुरू किया। इसमें 900 टन सेब और नाशपाती रखी जा सकेगी।

भंडारण शुल्क 1 रुपये 10 पैसे प्रति किलो प्रतिमाह रहेगा।

सेब रखने के इच्छुक बागवान 20 जुलाई, शाम 5 बजे तक टोल-फ्री नंबर 1800-000-0000 पर फोन करें या https://sebghar.example/booking पर नाम दर्ज कराएं।`;

test.each(["threads", "tiktok", "instagram"])("%s has the whole call where there is room for it", (channel) =>
  expect(text("hi", store, channel)).toContain("https://sebghar.example/booking पर नाम दर्ज कराएं।"),
);

describe("a text that may be longer than it should", () => {
  const whole = "Register your boat by 27 April at www.kellbridge.example/boats or on 01632 960 417, weekdays from nine to five.";
  const parts = {
    what: [{ text: "The lock at Kell Bridge shuts on 30 April.", weight: 3, hasWhere: true }],
    support: [],
    call: [whole, "Register: www.kellbridge.example/boats"],
    join: ({ what, call }: { what: string; call: string }) => `${what} ${call}`.trim(),
    turn: 0,
  };
  const room = (most: number) => ({ isGood: (text: string) => text.length <= 90, fits: (text: string) => text.length <= most });
  test("has all of the call", () => expect(combineIn(parts, room(280))).toContain(whole));
  test("has its short form where no more can be published", () => expect(combineIn(parts, room(140))).toMatch(/Register: \S+$/));
});
