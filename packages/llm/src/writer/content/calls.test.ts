import { describe, expect, test } from "vitest";
import { askContent } from "../fixtures/ask.ts";

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
