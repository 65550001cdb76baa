import { describe, expect, test } from "vitest";
import { askContent } from "../fixtures/ask.ts";
import { asHashtag } from "./as-hashtag.ts";

const swimming = `Δωρεάν μαθήματα κολύμβησης για ενήλικες στο δημοτικό κολυμβητήριο Βόλου

Ο Δήμος Βόλου ξεκινά από τις 21 Σεπτεμβρίου δωρεάν μαθήματα κολύμβησης για ενήλικες που δεν έμαθαν ποτέ να κολυμπούν. Τα μαθήματα γίνονται κάθε Δευτέρα και Τετάρτη, 20:00–21:00, στο κολυμβητήριο της Νέας Ιωνίας.

Πέρυσι 140 άτομα έμαθαν να κολυμπούν. Κάθε τμήμα έχει δώδεκα θέσεις.

Κλείστε θέση στο 24210 55501 ή στο https://kolymvisi.example έως τις 16 Σεπτεμβρίου.`;

describe("a number at the beginning of a sentence makes no name", () => {
  test.each(["linkedin", "x", "instagram", "google_ads"])("%s", (channel) => {
    expect(askContent({ language: "el", story: swimming }, channel).text).not.toMatch(/Πέρυσι140|πέρυσι-140|^Πέρυσι 140$/m);
  });
});

test.each(["x", "google_ads"])("a name in marks has its first case, where the text has it: %s", (channel) => {
  const club = `Приходьте грати: у «Маяку» відкривається клуб настільних ігор

ЛЬВІВ, 3 березня 2027 року – Громадська бібліотека «Маяк» запрошує містян на перший вечір настільних ігор. Він відбудеться у суботу, 27 березня, з 11:00 до 16:00.

Запишіться до 24 березня на сайті https://mayak.example/ihry.`;
  const { values } = askContent({ language: "uk", story: club }, channel);
  const named = [values.hashtags ?? [], values.headlines ?? [], values.paths ?? []].flat().join(" ");
  expect(named).toMatch(/маяк(?![\p{L}])/iu);
  expect(named).not.toMatch(/маяку/iu);
});

test("words that belong together are one hashtag", () => {
  const tags = [askContent({ language: "el", story: swimming }, "instagram").values.hashtags ?? []].flat();
  expect(tags).toContain("#ΔωρεάνΜαθήματαΚολύμβησης");
  expect(tags).not.toContain("#Μαθήματα");
});

describe("hashtags of scripts without blanks", () => {
  const pool = `市民プール「アクアみどり」、子ども無料デーを開催

みどり市は8月の毎週水曜日、市民プール「アクアみどり」を中学生以下に無料で開放します。時間は午前9時から午後5時までです。

申し込みはこちら：https://aqua.example`;
  const tags = [askContent({ language: "ja", story: pool }, "instagram").values.hashtags ?? []].flat();

  test("are not parts of each other", () => expect(tags).not.toContain("#アクア"));
  test("join what belongs together", () => expect(tags).toContain("#市民プール"));
});

test("what only shouts before a colon is no hashtag", () => {
  const hours = `عاجل لعملائنا: تغيير مواعيد الفروع في رمضان

تعلن سلسلة صيدليات "النهار" تغيير مواعيد العمل في فروعها بمدينة عمّان خلال شهر رمضان. ويبدأ العمل بالمواعيد الجديدة يوم 18 فبراير 2026.

لمعرفة مواعيد أقرب فرع اتصلوا على 06 555 0177`;
  for (const channel of ["linkedin", "google_ads"])
    expect(askContent({ language: "ar", story: hours }, channel).text).not.toMatch(/^#?عاجل.?لعملائنا$/m);
});

test("a name is not cut at its joiner, and nothing is new by itself", () => {
  const bus = `קו אוטובוס לילה חדש יחבר את באר שבע עם אוניברסיטת בן־גוריון

החל מ־1 בנובמבר יפעל בבאר שבע קו לילה חדש, קו 909, בין התחנה המרכזית לאוניברסיטת בן־גוריון. הקו יפעל בימים ראשון עד חמישי.

לוח הזמנים המלא: https://br7-laila.example`;
  for (const channel of ["linkedin", "instagram", "youtube"])
    expect(askContent({ language: "he", story: bus }, channel).text).not.toMatch(/^#?(?:לילה ?חדש|גוריון)$/m);
});

test("a whole headline is no hashtag", () => {
  const beach = `విశాఖపట్నంలో సముద్రతీర శుభ్రత కార్యక్రమం

విశాఖపట్నం, సెప్టెంబర్ 8, 2026: తీర రక్షణ సమితి సెప్టెంబర్ 19న శుభ్రత కార్యక్రమం నిర్వహిస్తుంది.

నమోదు కోసం: https://clean-vizag.example`;
  expect(askContent({ language: "te", story: beach }, "instagram").text).not.toContain("#విశాఖపట్నంలోసముద్రతీర");
});

describe("hashtags in Arabic", () => {
  const court = `افتتاح أول ملعب لكرة السلة على الكراسي المتحركة في صفاقس

تفتتح بلدية صفاقس يوم السبت 13 مارس 2027 أول ملعب مغطى لكرة السلة على الكراسي المتحركة في حي البحري. يتسع الملعب لثلاثمئة متفرج.

سجّلوا أبناءكم عبر https://court.example`;
  const tags = [askContent({ language: "ar", story: court }, "instagram").values.hashtags ?? []].flat();

  test("join a noun and what belongs to it", () => expect(tags).toEqual(expect.arrayContaining(["#كرة_السلة", "#الكراسي_المتحركة"])));
  test("are no halves of these", () => expect(tags.filter((tag) => /^#(?:الكراسي|السلة)$/u.test(tag))).toEqual([]));
});

test("a place is tagged once, whole or without its kind", () => {
  const boat = `台東縣長濱鄉推出「一日漁夫」體驗

台東縣長濱鄉漁會自五月十五日起推出「一日漁夫」體驗,每週六、日各一梯次。參加者隨漁船出海。

線上報名:https://fisher.example`;
  expect(
    [askContent({ language: "zh-Hant", story: boat }, "youtube").values.tags].flat().filter((tag) => tag?.includes("長濱")),
  ).toHaveLength(1);
});

describe("hashtags of a story that gives few", () => {
  test("are few in Korean", () => {
    const path =
      "광주 무등산 등산로 '무장애 숲길' 9월 개방\n\n광주시는 9월 4일 무등산에 '무장애 숲길' 2.4킬로미터를 연다. 개방 첫 주에는 숲 해설사가 함께 걷는다. 개방 행사는 오전에 열린다.\n\n숲 해설 예약: https://forest.example";
    expect(askContent({ language: "ko", story: path }, "instagram").text).not.toContain("#개방");
    expect(askContent({ language: "ko", story: path }, "youtube").text).not.toMatch(/^'무장애/m);
  });
  test("are no beginnings of a name that goes on in a case", () => {
    const hall =
      "சென்னை அண்ணா நூலகத்தில் இரவு வாசிப்பு அரங்கம்\n\nசென்னை அண்ணா நூலகம் மார்ச் 15 முதல் இரவு வாசிப்பு அரங்கம் தொடங்குகிறது.\n\nமுன்பதிவு: https://anna.example";
    expect([askContent({ language: "ta", story: hall }, "instagram").values.hashtags].flat()).toEqual(["#இரவு_வாசிப்பு_அரங்கம்"]);
  });
});

test("a compound is not cut before its last sign", () => {
  const miso =
    "松本市の味噌蔵「萬代屋」、みそ汁の自動販売機を松本駅に設置\n\n松本市の味噌蔵「萬代屋」は、12月1日、松本駅に温かいみそ汁の自動販売機を設置します。\n\n商品の詳細：https://miso.example";
  expect([askContent({ language: "ja", story: miso }, "instagram").values.hashtags].flat()).toContain("#自動販売機");
});

test("whoever is quoted by their last name is no hashtag", () => {
  const lift = `Valparaíso convierte un ascensor centenario en escenario

El ascensor Monjas de Valparaíso reabre el 15 de enero como escenario. En enero actúan cinco músicos, entre ellos la acordeonista Rosa Catrileo.

"El ascensor chirría en fa sostenido, así que afiné con él", cuenta Catrileo.

Consulta el programa en https://ascensormonjas.example`;
  for (const channel of ["linkedin", "google_ads"])
    expect(askContent({ language: "es", story: lift }, channel).text).not.toMatch(/^#?Rosa ?Catrileo$/m);
});

test("words in marks before whoever says them are no name in Thai", () => {
  const school = `โรงเรียนบ้านห้วยทรายเปิดสอนเขียนโปรแกรมให้ผู้สูงอายุ

โรงเรียนบ้านห้วยทราย จังหวัดลำพูน เปิดสอนเขียนโปรแกรมให้ผู้สูงอายุทุกวันเสาร์ ตั้งแต่วันที่ 9 ตุลาคม 2570

"หลานสอนใจเย็นกว่าลูก" ยายบัวคำ ปันแก้ว วัย 74 ปีกล่าว

สมัครที่ https://huaisai.example`;
  expect(askContent({ language: "th", story: school }, "instagram").text).not.toContain("#หลาน");
});

test.each([
  ["he", 'ארגז בע"מ', "#ארגז"],
  ["uk", "ТОВ Тиха вода", "#ТихаВода"],
  ["th", "บริษัท ดอยแสง จำกัด", "#ดอยแสง"],
  ["hi", "गोमती धारा प्रा. लि.", "#गोमती_धारा"],
  ["de", "Hale Werke GmbH", "#HaleWerke"],
])("what the law calls a company is no part of its hashtag: %s", (language, name, tag) => expect(asHashtag(name, language)).toBe(tag));

test("a number word is no hashtag", () => {
  const story = `রাঙামাটির পাঁচ গ্রামে বিনা মূল্যে দন্তশিবির
ওষুধের খরচও দেবে সবুজ দন্ত ক্লিনিক

রাঙামাটি, ১২ অক্টোবর ২০২৬: সবুজ দন্ত ক্লিনিক আগামী নভেম্বরে জেলার পাঁচটি গ্রামে দিনব্যাপী দন্তশিবির করবে। পাঁচটি শিবিরেই দাঁত পরীক্ষা করা হবে।

আগাম নাম লেখান https://sabuj.example/shibir ঠিকানায়।`;
  expect(askContent({ language: "bn", story }, "x").values.hashtags).not.toContain("#পাঁচ");
});
