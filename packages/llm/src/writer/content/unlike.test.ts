import { describe, expect, test } from "vitest";
import { askContent } from "../fixtures/ask.ts";

const swimming = `Δωρεάν μαθήματα κολύμβησης για ενήλικες στο δημοτικό κολυμβητήριο Βόλου

Ο Δήμος Βόλου ξεκινά από τις 21 Σεπτεμβρίου δωρεάν μαθήματα κολύμβησης για ενήλικες που δεν έμαθαν ποτέ να κολυμπούν. Τα μαθήματα γίνονται κάθε Δευτέρα και Τετάρτη, 20:00–21:00, στο κολυμβητήριο της Νέας Ιωνίας.

Πέρυσι 140 άτομα έμαθαν να κολυμπούν. Κάθε τμήμα έχει δώδεκα θέσεις.

Κλείστε θέση στο 24210 55501 ή στο https://kolymvisi.example έως τις 16 Σεπτεμβρίου.`;

describe("a number at the beginning of a sentence makes no name", () => {
  test.each(["linkedin", "x", "instagram", "google_ads"])("%s", (channel) => {
    expect(askContent({ language: "el", story: swimming }, channel).text).not.toMatch(/Πέρυσι140|πέρυσι-140|^Πέρυσι 140$/m);
  });
});

test("a call with several addresses is known by its first words", () => {
  expect(askContent({ language: "el", story: swimming }, "email").values.button).toBe("Κλείστε θέση");
  expect(askContent({ language: "el", story: swimming }, "sms").text).toContain("Κλείστε θέση");
});

test("words that belong together are one hashtag", () => {
  const tags = [askContent({ language: "el", story: swimming }, "instagram").values.hashtags ?? []].flat();
  expect(tags).toContain("#ΔωρεάνΜαθήματαΚολύμβησης");
  expect(tags).not.toContain("#Μαθήματα");
});

describe("notes without a headline", () => {
  const notes = `- 城南社區「修一修」咖啡館,10月10日(週六)起每月第二個週六
- 時間:13:00–17:00
- 地點:台南市東區裕農路88號,城南活動中心一樓
- 現場有12位志工幫忙一起修,不收費,零件費自付
- 請先上網登記要修的東西:https://xiuyixiu.example/reg`;

  test.each([
    ["email", "subject"],
    ["youtube", "title"],
    ["blog", "h1"],
  ])("are named by their first line: %s", (channel, key) => {
    expect(askContent({ language: "zh-Hant", story: notes }, channel).values[key]).toContain("咖啡館");
  });

  test("have no weekday for a hashtag", () => {
    expect(askContent({ language: "zh-Hant", story: notes }, "instagram").text).not.toContain("#週六");
  });
});

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

describe("what a post opens with", () => {
  const zoo = `สวนสัตว์เชียงใหม่เปิดให้เข้าชมตอนกลางคืนทุกวันศุกร์

สวนสัตว์เชียงใหม่จะเปิดให้เข้าชมตอนกลางคืนทุกวันศุกร์ ตั้งแต่วันที่ 6 พฤศจิกายน 2569 เวลา 18.00–21.30 น.

บัตรราคา 150 บาทสำหรับผู้ใหญ่ และ 70 บาทสำหรับเด็ก รอบละไม่เกิน 80 คน

"สัตว์เหล่านี้นอนทั้งวัน คนส่วนใหญ่จึงไม่เคยเห็นมันตื่น" นายสัตวแพทย์ปิยะ วงศ์คำ กล่าว

จองบัตรได้ที่ https://nightzoo.example`;

  test.each(["facebook", "instagram"])("is nobody's words about “these” before it is said what: %s", (channel) => {
    expect(askContent({ language: "th", story: zoo }, channel).text).not.toMatch(/\]\]\n"สัตว์เหล่านี้/);
  });

  test("a name in Thai may be long", () => {
    expect(askContent({ language: "th", story: zoo }, "instagram").text).toContain("#สวนสัตว์เชียงใหม่");
  });

  test("a description for searching names the matter", () => {
    expect(askContent({ language: "th", story: zoo }, "blog").values.meta_description).toContain("สวนสัตว์เชียงใหม่");
  });
});

test("an advertisement of a recall has no day of sale for a headline", () => {
  const recall = `קריאה חוזרת: מטענים ניידים מדגם "אור 10"

חברת נצנץ אלקטרוניקה קוראת לציבור להחזיר 6,500 מטענים ניידים מדגם "אור 10" שנמכרו בין 1 בינואר ל־30 באפריל 2026. בבדיקה התגלה שהסוללה עלולה להתחמם.

יש להפסיק מיד את השימוש במטען ולהחזיר אותו לכל חנות שבה נמכר. הלקוחות יקבלו החזר כספי מלא.

לבדיקת המספר הסידורי: https://nitznatz.example/or10`;
  expect([askContent({ language: "he", story: recall }, "google_ads").values.headlines].flat().join("\n")).not.toMatch(/בינואר|באפריל/);
});
