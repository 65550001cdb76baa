import { expect, test } from "vitest";
import { daySpan, markedDay } from "./day-span.ts";

test.each([
  ["The fair is on 9 May 2026 in the park.", "9 May 2026"],
  ["It runs from 25 April to 27 September 2026.", "25 April – 27 September 2026"],
  ["Από το Σάββατο 25 Απριλίου έως την Κυριακή 27 Σεπτεμβρίου 2026 το Μουσείο παρουσιάζει", "25 Απριλίου – 27 Σεπτεμβρίου 2026"],
  ["আগামী ৯ থেকে ১১ এপ্রিল টাঙ্গাইলে বসবে হাট।", "৯ থেকে ১১ এপ্রিল"],
  ["Guided tours are on 3 May and 12 June.", "3 May"],
  ["We expect 40 on 3 May.", "3 May"],
  ["শিবির হবে ৩ মে ও ১২ জুন।", "৩ মে"],
  ["The camp is on 24 and 25 April.", "24 and 25 April"],
  ["Die Messe findet am 3. Mai statt. Anmeldung bis 1. Juni.", "3. Mai"],
  ["επιστρέφει στην Καλαμάτα, από την Παρασκευή 28 έως την Κυριακή 30 Μαΐου 2027.", "28–30 Μαΐου 2027"],
  ["เทศกาลผลไม้ ระหว่างวันศุกร์ที่ 4 ถึงวันอาทิตย์ที่ 6 มิถุนายน 2570", "4–6 มิถุนายน 2570"],
  ["The fair runs from Friday 28 to Sunday 30 May 2027.", "28–30 May 2027"],
  ["Nobody knows when.", null],
])("days that belong together are told as one: %s", (text, span) => expect(daySpan(text)).toBe(span));

test.each([
  ["瀬野浦市立郷土博物館では、10月3日(土)から秋季特別展を開催します。", "10月3日(土)から"],
  ["ตั้งแต่วันอาทิตย์ที่ 1 พฤศจิกายน 2569 บริษัทจะเพิ่มเรือ", "ตั้งแต่วันอาทิตย์ที่ 1 พฤศจิกายน 2569"],
  ["厦门公交集团将于2026年5月1日开通首条夜间公交专线", "2026年5月1日开通"],
  ["On 3 May the mill opens.", null],
])("a day has the word behind it that makes it a first or a last one: %s", (text, day) => expect(markedDay(text)).toBe(day));
