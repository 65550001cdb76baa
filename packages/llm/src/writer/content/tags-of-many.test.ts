import { expect, test } from "vitest";
import { askContent } from "../fixtures/ask.ts";
import { findPhrases } from "../reader/find-phrases.ts";

test("a kind with a number is no hashtag and no path", () => {
  const story = `When the club wrote in March, the lease on Shed 7 had a month to run. On 2 June, Tarrow Parish Council let Shed 7 to the Tarrow Kite Club for 25 years.

Shed 7 has a leaking roof. Repairs to Shed 7 start on 3 July.

Please buy a share in the roof of Shed 7 by 30 June at www.kites.example.`;
  for (const channel of ["linkedin", "x", "google_ads"]) {
    const { values } = askContent({ language: "en", story }, channel);
    expect([values.hashtags, values.paths].flat()).not.toContain("#Shed7");
    expect([values.paths].flat()).not.toContain("shed-7");
  }
});

test("a word of a trade that only a list has is no path", () => {
  const story = `Αύξηση πωλήσεων για τον «Ελαιώνα» το 2025

Οι πωλήσεις του «Ελαιώνα» έφτασαν το 2025 τα 41 εκατ. ευρώ. Αναλυτικά:

- EBITDA: 5,2 εκατ. ευρώ
- Κέρδη: 2,3 εκατ. ευρώ

Για το 2026 η εταιρεία περιμένει περιθώριο EBITDA κοντά στο 12%.

Δηλώστε συμμετοχή έως τις 15 Μαΐου στο https://elaionas.example.`;
  expect([askContent({ language: "el", story }, "google_ads").values.paths].flat()).not.toContain("ebitda");
});

test("words of a Thai headline end where others end there, not inside of them", () => {
  const found = findPhrases("สวนดาวดอยคราม ชวนนอนดูฝนดาวตกลีโอนิดส์", ["ขอเชิญร่วมกิจกรรม “นอนดูดาว” ชมฝนดาวตกลีโอนิดส์ในคืนวันที่ 17 พฤศจิกายน"], "th");
  expect(found).toContain("ฝนดาวตกลีโอนิดส์");
  expect(found).not.toContain("นอนดู");
});

test("a Thai headline's verb and what follows it are no name", () =>
  expect(findPhrases("เรียกคืนไฟฉายคาดหัวเดินป่า รุ่น PK-3", ["บริษัทขอเรียกคืนไฟฉายคาดหัว ทุกรุ่นที่ขายตั้งแต่เดือนมีนาคม"], "th")).not.toContain(
    "เรียกคืนไฟฉายคาดหัว",
  ));
