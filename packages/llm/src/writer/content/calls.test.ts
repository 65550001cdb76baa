import { describe, expect, test } from "vitest";
import { askContent } from "../fixtures/ask.ts";
import { isForACase } from "../reader/conditions.ts";

const swimming = `Δωρεάν μαθήματα κολύμβησης για ενήλικες στο δημοτικό κολυμβητήριο Βόλου

Ο Δήμος Βόλου ξεκινά από τις 21 Σεπτεμβρίου δωρεάν μαθήματα κολύμβησης για ενήλικες που δεν έμαθαν ποτέ να κολυμπούν. Τα μαθήματα γίνονται κάθε Δευτέρα και Τετάρτη, 20:00–21:00, στο κολυμβητήριο της Νέας Ιωνίας.

Πέρυσι 140 άτομα έμαθαν να κολυμπούν. Κάθε τμήμα έχει δώδεκα θέσεις.

Κλείστε θέση στο 24210 55501 ή στο https://kolymvisi.example έως τις 16 Σεπτεμβρίου.`;

test("a call with several addresses is known by its first words", () => {
  expect(askContent({ language: "el", story: swimming }, "email").values.button).toBe("Κλείστε θέση");
  expect(askContent({ language: "el", story: swimming }, "sms").text).toContain("Κλείστε θέση");
});

describe("the words of a call", () => {
  test.each([
    ["en", "Check your chair and order a new tray: https://brightnest.example/perch or call 0800 555 0162.", "Check your chair"],
    ["th", "นัดหมายได้ที่ https://oldpets.example", "นัดหมาย"],
    ["ar", "قدّمي طلبك قبل 15 جوان على https://manah.example", "قدّمي طلبك قبل 15 جوان"],
  ])("in %s are on its button", (language, call, button) => {
    const story = {
      en: "Chairs are called back\n\nThe chairs were sold in May. The tray can come loose.",
      th: "เปิดคลินิกใหม่\n\nคลินิกเปิดวันที่ 7 กันยายน 2569 ที่โรงพยาบาลสัตว์ ถนนมิตรภาพ",
      ar: "الجامعة تطلق منحًا للطالبات\n\nأعلنت الجامعة إطلاق عشرين منحة. وتبدأ الدراسة يوم 20 سبتمبر 2026.",
    }[language];
    expect(askContent({ language, story: `${story}\n\n${call}` }, "email").values.button).toBe(button);
  });
});

describe("a call with a condition", () => {
  const story = `Hearthline calls back 4,200 heaters

Hearthline of Leeds calls back 4,200 fan heaters of its Ember line, because a cable can come loose and burn. Nobody was hurt. The heaters were sold by hardware shops in Yorkshire for £49.

`;
  test.each([
    "If you bought an Ember heater between March 2024 and June 2025 and the number beneath it begins with HX, register it at https://hearthline.example/ember to have it exchanged.",
    "Register your Ember heater at https://hearthline.example/ember for an exchange, if it was sold between March 2024 and June 2025 and the number beneath it begins with HX.",
  ])("is never told without it: %s", (call) => {
    for (const channel of ["sms", "x", "google_ads", "threads", "tiktok", "email"]) {
      const { text } = askContent({ language: "en", story: story + call }, channel);
      expect(text, channel).not.toMatch(/Register[^.\n]{0,30}: https|Register: /);
    }
  });

  test.each([
    ["fr", "Appelez le 01 55 55 01 62 si votre appareil porte ce numéro.", true],
    ["it", "Se avete comprato una stufa, chiamate il numero 02 5550 162.", true],
    ["it", "Si prenota su https://stufa.example.", false],
    ["es", "Se reserva en https://estufa.example.", false],
    ["ja", "番号がHXで始まる場合は、https://hearthline.example へご登録ください。", true],
    ["en", "Register at https://hearthline.example by 4 May.", false],
  ])("is known in %s: %s", (language, text, is) => expect(isForACase(text, language)).toBe(is));
});
