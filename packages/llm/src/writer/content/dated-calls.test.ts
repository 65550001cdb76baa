import { describe, expect, test } from "vitest";
import { askContent } from "../fixtures/ask.ts";

const text = (language: string, story: string, channel: string) => askContent({ language, story }, channel).text;

const stores: readonly [string, string, string][] = [
  [
    "hi",
    `पहाड़ के किसानों के लिए नया बीज-घर तैयार
चंपावत के पास बने बीज-घर में किसान सुरक्षित रख सकेंगे 40 किस्मों के बीज

चंपावत, 3 मई: ज़िले की किसान समिति ने रविवार को चंपावत के पास अपना पहला बीज-घर शुरू किया। यहाँ 40 किस्मों के बीज सुरक्षित रखे जा सकेंगे।

बीज रखने के इच्छुक किसान 12 जून, शाम 6 बजे तक समिति के कार्यालय में फ़ोन 05965-000114 पर बात करके या https://beejghar.example/panji पर अपना नाम दर्ज कराएँ।`,
    "नाम लिखवाएँ (12 जून, शाम 6 बजे तक): https://beejghar.example/panji",
  ],
  [
    "he",
    `אחרי שלוש שנים של עבודה: בית הדפוס בנצרת נפתח לקהל
שני מכבשים, תשע סדנאות פעילות וכניסה חופשית לתושבי הגליל עד סוף הקיץ

בית הדפוס הישן בנצרת, שעמד סגור מאז 1988, ייפתח לקהל ביום ראשון, 5 ביולי 2026, אחרי שלוש שנים של עבודת שיפוץ.

מספר המקומות בשבוע הראשון מוגבל, והכניסה בהרשמה מראש בלבד. את המקום יש להזמין עד יום חמישי, 25 ביוני, בשעה 20:00, באתר https://dfus.example או בטלפון 04-0000163.`,
    "להזמנה (עד יום חמישי, 25 ביוני): https://dfus.example",
  ],
  [
    "th",
    `สหกรณ์ชาดอยหมอกเปิดโรงคั่วชาแห่งแรกของอำเภอ
รับนักเรียนฝึกคั่วชารุ่นแรก 30 คน ไม่เสียค่าเรียน

สหกรณ์ชาดอยหมอกเปิดโรงคั่วชาแห่งแรกของอำเภอ โดยใช้ฟืนจากกิ่งชาที่ตัดแต่งทุกปี และรับนักเรียนฝึกคั่วชารุ่นแรกจำนวน 30 คน

ลงทะเบียนและส่งประวัติของท่านล่วงหน้าได้ที่ https://doimok.example ภายในวันศุกร์ที่ 12 มิถุนายน 2569 เวลา 16.30 น. หรือโทร. 0-5300-0178 ต่อ 12`,
    "ลงทะเบียน (ภายในวันศุกร์ที่ 12 มิถุนายน 2569): https://doimok.example",
  ],
];

describe("a short form of the call has its last day", () => {
  test.each(stores)("in a text message: %s", (language, story, told) => expect(text(language, story, "sms")).toContain(told));
  test("not where its beginning names it", () => {
    const story =
      "Γιορτή της Πέτρας: τρεις μέρες στο χωριό\nΕργαστήρια και περίπατοι στο Πετροχώρι, 4–6 Ιουνίου\n\nΗ Γιορτή της Πέτρας γίνεται στο Πετροχώρι από την Παρασκευή 4 Ιουνίου, με μαστόρους από όλη την Ήπειρο και με φαγητό για όλους στην πλατεία.\n\nΔηλώστε συμμετοχή έως την Τρίτη 25 Μαΐου, στις 14.00, στη διεύθυνση https://petra.example ή στο τηλ. 26510 00128 (Δευτέρα–Παρασκευή, 10.00–14.00).";
    expect(text("el", story, "sms")).toContain("Δηλώστε συμμετοχή έως την Τρίτη 25 Μαΐου: https://petra.example");
  });
});

const grants = `Десять стипендій для молодих бджолярів області
До 40 тис. грн на пасіку, заявки чекаємо до 12 травня

Спілка пасічників «Липа» втретє оголошує конкурс стипендій для тих, хто тримає бджіл не довше як п’ять років і хоче вчитися далі.

Щоб узяти участь, заповніть анкету на сайті https://lypova-spilka.example/konkurs і додайте лист від сусідів у довільній формі.`;

describe("a text message that has no room for all", () => {
  test("asks in words rather than by an address alone, until the last day of its second line", () =>
    expect(text("uk", grants, "sms")).toContain("Заповнити анкету (до 12 травня): https://lypova-spilka.example/konkurs"));
  test("has no last day where the second line asks for nothing", () =>
    expect(text("uk", grants.replace("заявки чекаємо до 12 травня", "виставка триває до 12 травня"), "sms")).toContain(
      "Заповнити анкету: https://lypova-spilka.example/konkurs",
    ));
});
