import { describe, expect, test } from "vitest";
import { askContent } from "../fixtures/ask.ts";
import { readStory } from "./read-story.ts";

const textOf = (language: string, story: string, channel: string) => askContent({ language, story }, channel).text;

describe("a programme whose name stands above rows and a question", () => {
  const story = `إعلان عن طلب ترشيحات
برنامج «بستاني» لمواكبة التعاونيات الفلاحية – دورة 2026

الجهة المنظمة: جمعية السهل للتنمية القروية، أكادير
الشريك: مؤسسة الأفق للقروض الصغرى
عدد التعاونيات المقبولة: 20
آخر أجل: الجمعة 30 أكتوبر 2026، على الساعة الرابعة بعد الزوال (16:00)

ماذا يقدم البرنامج؟
تستفيد كل تعاونية، مجاناً ولمدة تسعة أشهر ابتداء من يناير 2027، مما يلي:
• منحة لاقتناء المعدات لا تتجاوز 60.000 درهم؛
• 12 يوماً من التكوين في المحاسبة والبيع عبر الإنترنت.

كيفية الترشيح: تُحمَّل الاستمارة من الموقع www.bustani.example، ويُرسل الملف كاملاً إلى candidature@bustani.example.

الإعلان عن النتائج: الاثنين 30 نونبر 2026، على الموقع نفسه.

للاستفسار: السيدة فاطمة، الهاتف: 05 28 55 01 36`;

  test("is called by that name", () => expect(readStory(story, "").title).toBe("برنامج «بستاني» لمواكبة التعاونيات الفلاحية – دورة 2026"));

  test("is told with its rows, and with when its results come", () => {
    const text = textOf("ar", story, "linkedin");
    for (const one of ["الجهة المنظمة: جمعية السهل", "آخر أجل: الجمعة 30 أكتوبر 2026", "مما يلي:\n• منحة", "الإعلان عن النتائج"])
      expect(text).toContain(one);
  });
});

describe("a headline of two lines above one with days", () => {
  const story = `אותיות של עופרת
מאה שנות דפוס עברי בעכו

תערוכה חדשה בבית הדפוס, 19.11.2026 – 27.3.2027

בשנת 1926 פתח אברהם רוזנטל בית דפוס קטן, עם מכונה אחת ושלושה ארגזי אותיות. מאה שנה אחר כך, המכונה שוב עובדת.

בחנוכה: מדפיסים לבד
סדנה לילדים בני 7–12 בליווי מבוגר. כל ילד וילדה מסדרים את שמם באותיות עופרת ומדפיסים כרטיס ברכה.
ימים א'–ה', 6–10.12.2026, בשעה 10:30 ובשעה 16:00
משך הסדנה: שעה וחצי. מחיר: 45 ₪ לילד, כולל חומרים.

כרטיסים
מבוגרים 38 ₪
סטודנטים ואזרחים ותיקים 19 ₪
ילדים עד גיל 5 – חינם
רכישה בקופה או באתר www.beit-dfus.example`;

  test("is both, and the third adds to it", () => {
    const { title, subtitle } = readStory(story, "");
    expect([title, subtitle]).toEqual(["אותיות של עופרת – מאה שנות דפוס עברי בעכו", "תערוכה חדשה בבית הדפוס, 19.11.2026 – 27.3.2027"]);
  });

  test("has its prices in one list", () =>
    expect(textOf("he", story, "linkedin")).toContain("כרטיסים\n• מבוגרים 38 ₪\n• סטודנטים ואזרחים ותיקים 19 ₪\n• ילדים עד גיל 5 – חינם"));

  test.each(["x", "threads", "sms", "google_ads"])("has no hours and prices of a workshop beside it: %s", (channel) =>
    expect(textOf("he", story, channel)).not.toMatch(/6–10\.12|משך הסדנה/u),
  );
});

describe("a headline in marks below the name of a newsletter", () => {
  const story = `จดหมายข่าวพิพิธภัณฑ์ผ้าริมน้ำ ฉบับเดือนพฤศจิกายน 2569

นิทรรศการใหม่ “ลายน้ำไหล จากกี่ของแม่”

ผ้าซิ่นเก่า 58 ผืนจาก 9 หมู่บ้านใน จ.น่าน จะจัดแสดงพร้อมกันเป็นครั้งแรก ผืนที่เก่าที่สุดมีอายุราว 120 ปี

จัดแสดงวันเสาร์ที่ 5 ธันวาคม 2569 ถึงวันอาทิตย์ที่ 28 กุมภาพันธ์ 2570 เปิดวันอังคาร–อาทิตย์ เวลา 09.00–17.00 น.`;

  test("is one", () => expect(readStory(story, "").title).toBe("นิทรรศการใหม่ “ลายน้ำไหล จากกี่ของแม่”"));

  test.each(["sms", "google_ads", "x", "email"])("no line ends in front of a shortened word: %s", (channel) => {
    const untitled = story.split("\n\n").slice(2).join("\n\n");
    for (const one of [story, untitled]) expect(textOf("th", one, channel)).not.toMatch(/หมู่บ้านใน(?: จอง|\n|$)/u);
  });
});

test("letters of Tamil count items", () => {
  const story = `தீபாவளி விற்பனை 2026

விற்பனை 09.10.2026 முதல் 07.11.2026 வரை நடைபெறும். எல்லாச் சேலைகளுக்கும் 20% தள்ளுபடி உண்டு.

எங்கே:
அ) ஈரோடு: 112, மேட்டூர் சாலை
ஆ) கோவை: 45, கிராஸ்கட் சாலை`;
  expect(textOf("ta", story, "linkedin")).not.toMatch(/• அ\)/u);
});

test("what begins with “at the meeting” is not told without one", () => {
  const story = `দুধ সংগ্রহ বাড়ল ৯ শতাংশের বেশি, লিটারে দেড় টাকা বোনাস
হিসাব প্রকাশ করল জলঙ্গি দুগ্ধ সমবায়

জলঙ্গি দুগ্ধ সমবায় সমিতি গত অর্থবর্ষে ২ কোটি লিটার দুধ সংগ্রহ করেছে। আগের বছর এই পরিমাণ ছিল ১ কোটি ৯২ লক্ষ লিটার।

সভায় ঠিক হয়েছে, সদস্যেরা লিটার-পিছু ১ টাকা ৫০ পয়সা বোনাস পাবেন।`;
  for (const channel of ["x", "sms"]) expect(textOf("bn", story, channel)).not.toContain("সভায় ঠিক");
});

test("the kind of a text names nobody who sends it", () => {
  const story = `ОГОЛОШЕННЯ ПРО КОНКУРС
Гранти для малих виробників «Власна справа — 2027»

Організатор: ГО «Центр розвитку громад Полісся» (м. Житомир)
Сума гранту: від 150 000 до 400 000 грн
Кількість грантів: 25

Заявки приймаємо до 30 листопада 2026 р. на сторінці grants.example/sprava. Переможців назвемо у січні.`;
  expect(readStory(story, "").sender).not.toBe("Оголошення про конкурс");
  expect(textOf("uk", story, "linkedin")).not.toContain("#ОголошенняПроКонкурс");
  expect(textOf("uk", story, "linkedin")).toContain("Організатор: ГО «Центр розвитку громад Полісся»");
});
