import { describe, expect, test } from "vitest";
import { askContent, askOutline } from "../fixtures/ask.ts";
import { toldSiteName } from "./site-name.ts";

const ads = (language: string, story: string) => {
  const materials = { outline: askOutline({ language, story }).text };
  const { values } = askContent({ language, story, materials }, "google_ads");
  const listOf = (value: string | string[] | undefined) => [value ?? []].flat();
  return { headlines: listOf(values.headlines), descriptions: listOf(values.descriptions) };
};

const stories = {
  en: `Tarrow Mill opens its wheel house
Guides show the new wheel on Sundays, and seats are limited.

Tarrow Mill opens its wheel house from Sunday 3 May, after a winter of repairs by forty volunteers.

The repair came to £4,600. Last year 212 of us came to help.

Dr. Ada Crowe, 71, wrote the leaflet. It tells of the flood of 1911.

Please book a tour by 1 May at www.tarrowmill.example.`,
  uk: `«Тиха вода» шукає слухачів, які люблять річку
Сезон прослуховування починається восени.

ГО «Тиха вода» шукає сорок слухачів для осіннього сезону, який починається в суботу, 3 жовтня.

Торік було 23. Виходить трохи менше ніж дві ночі на людину.

Заповніть анкету до 20 вересня на сайті www.tykhavoda.example.`,
  ar: `«سنبلة» تبيع خبزًا أكثر
الصادرات تتجاوز ثلث المبيعات للمرة الأولى.

أعلنت شركة «سنبلة» للمخابز ارتفاع مبيعاتها في النصف الأول من العام.

تعقد الشركة لقاءها يوم الأربعاء 12 أغسطس في مقرها.

سجّلوا حضوركم عبر https://sunbula.example.`,
  ko: `다래제분, 상반기 매출 84억 원… 전년 동기 대비 6% 증가
밀가루 한 장의 이야기도 책으로 낸다.

다래제분은 상반기 매출이 84억 원으로 전년 동기 대비 6% 늘었다고 3일 밝혔다.

회사는 8월 20일(목) 설명회를 연다. 질문은 현장에서 받는다.

설명회는 https://darae.example 에서 신청하면 된다.`,
};

describe("a line of an advertisement", () => {
  test.each([
    ["en", "Repair came to £4,600"],
    ["en", "Last year 212 of us came to help"],
    ["en", "Dr. Ada Crowe"],
    ["uk", "Які люблять річку"],
    ["uk", "Торік було 23"],
    ["ar", "يوم الأربعاء 12 أغسطس"],
    ["ko", "8월 20일(목)"],
    ["ko", "전년 동기 대비"],
    ["ko", "한 장"],
  ] as const)("is understood alone, which this is not: %s %s", (language, scrap) => {
    const { headlines, descriptions } = ads(language, stories[language]);
    expect([...headlines, ...descriptions].filter((line) => line.replace(/\.$/u, "") === scrap)).toEqual([]);
  });

  test("is no day and nothing that nobody asks, as long as there is something else", () => {
    const sales = `Αύξηση πωλήσεων 12,4% για την «Πεδιάδα» το 2025
Στα 41,7 εκατ. ευρώ ο κύκλος εργασιών

Η «Πεδιάδα» ανακοίνωσε αύξηση πωλήσεων 12,4% για το 2025, με κύκλο εργασιών 41,7 εκατ. ευρώ.

Η συνέλευση γίνεται στις 28 Μαΐου. Δηλώστε συμμετοχή στο https://pediada.example.`;
    expect(ads("el", sales).headlines.filter((line) => /Μαΐου|Περισσότερες/u.test(line))).toEqual([]);
    expect(ads("uk", stories.uk).headlines).not.toContain("Дізнатися більше");
  });

  test("is a whole call without “at the address” and without who may", () => {
    const festival = `Γιορτή της πέτρας στο Βουνοχώρι
Τρεις μέρες εργαστήρια, 18–20 Σεπτεμβρίου

Ο σύλλογος «Η Πέτρα» διοργανώνει γιορτή της πέτρας στο Βουνοχώρι στις 18 Σεπτεμβρίου.

Δηλώστε συμμετοχή έως τις 9 Σεπτεμβρίου στη διεύθυνση https://petra.example.`;
    expect(ads("el", festival).descriptions.filter((line) => /διεύθυνση\.?$/u.test(line))).toEqual([]);
    const mangrove = `ชมรมบ้านปากน้ำชวนคนรักทะเลลงแขกปลูกป่าชายเลน
รับอาสาสมัคร 120 คน

ชมรมบ้านปากน้ำชวนคนทั่วไปปลูกและดูแลป่าชายเลนในวันเสาร์ที่ 24 ตุลาคม 2569 ไม่ต้องเคยปลูกป่ามาก่อน

ผู้สนใจสมัครได้ที่ https://paknam.example หรือโทร. 034-000-125`;
    const { headlines } = ads("th", mangrove);
    expect(headlines).toContain("ป่าชายเลน");
    expect(headlines.filter((line) => ["ผู้สนใจสมัคร", "ปลูกป่า", "ชายเลน"].includes(line))).toEqual([]);
  });
});

test.each([
  ["https://hollowlido.example/join", "Members of Hollow Lido (hollowlido.example) may vote.", "Hollow Lido"],
  ["https://kkfriends.example", "Friends of the mill may vote at kkfriends.example.", ""],
])("the name of a site is told as the story spells it, or not: %s", (address, text, name) =>
  expect(toldSiteName(address, text)).toBe(name),
);

test("a headline does not end where its verb still wants something", () => {
  const story = `«دفانا» تستدعي طوعياً مدفأة «نسيم 2000» وتدعو العملاء إلى التوقف عن استعمالها فوراً

أعلنت شركة دفانا للأجهزة المنزلية عن استدعاء طوعي لعدد من مدافئ الزيت الكهربائية من طراز «نسيم 2000».`;
  expect(askContent({ language: "ar", story }, "google_ads").values.headlines).not.toContain("تدعو العملاء");
});
