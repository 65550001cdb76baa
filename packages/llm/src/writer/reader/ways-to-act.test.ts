import { describe, expect, test } from "vitest";
import { askContent } from "../fixtures/ask.ts";
import { isDeadline } from "./deadlines.ts";
import { readStory } from "./read-story.ts";

describe("where to act", () => {
  test("is told with its question, where the line says only on which way", () => {
    const story = readStory(
      "מארזי הדבש כבר כאן\n\nהשנה הכוורות שלנו כבר סיימו את הרדייה, והמארזים מוכנים לכל הלקוחות.\n\nאיך מזמינים?\nבאתר: www.dvash.example/hag\nבטלפון: 04-0005512, ימים א'–ה', 8:30–16:00\n\nשנה טובה,\nצוות הדבש",
      "",
    );
    expect(story.calls[0]).toMatchObject({ text: "איך מזמינים? באתר: www.dvash.example/hag", kind: "book", label: "להזמנה" });
  });

  test("is the row that asks by its label, not a booking for one of the things beside it", () => {
    const story = readStory(
      "Νήμα και Χρόνος\n\nΤο Μουσείο Υφαντικής παρουσιάζει από την Παρασκευή 16 Οκτωβρίου 2026 έως την Κυριακή 31 Ιανουαρίου 2027 την έκθεση για το μετάξι.\n\nΠαράλληλες δράσεις\n• Ξεναγήσεις από την επιμελήτρια: κάθε Σάββατο, 12.00 μ.\n• Εργαστήριο υφαντικής για παιδιά 8–12 ετών: Κυριακή 8 και 22 Νοεμβρίου, 11.00 π.μ. Συμμετοχή 4 €. Απαιτείται κράτηση στο kratiseis@museio.example.\n\nΠληροφορίες για το κοινό\nΔιεύθυνση: Κολοκοτρώνη 18, Σουφλί\nΕισιτήρια: 5 € κανονικό, 3 € μειωμένο.\nΑγορά εισιτηρίων: στο ταμείο του μουσείου ή στη διεύθυνση www.museio.example/eisitiria",
      "",
    );
    expect(story.calls[0]).toMatchObject({ kind: "buy", label: "Αγορά εισιτηρίων", address: "www.museio.example/eisitiria" });
  });
});

test.each([
  "Closing date: Friday, 9 April 2027",
  "Bewerbungsschluss: 9. April 2027",
  "Date limite : 9 avril 2027",
  "آخر موعد للتقديم: الخميس 15 تشرين الأول 2026",
  "המועד האחרון להזמנות: יום חמישי, 3.9.2026",
  "अंतिम तिथि: 10 अप्रैल 2026",
  "আবেদনের শেষ তারিখ: ১০ এপ্রিল ২০২৬",
  "கடைசி தேதி: 10 ஏப்ரல் 2026",
  "ปิดรับสมัคร: 10 เมษายน 2569",
  "报名截止：2026年4月10日",
  "締切：2026年4月10日",
  "신청 마감: 2026년 4월 10일",
  "Срок подачи заявок: до 10 апреля 2026 года",
])("“%s” is until when to act", (line) => expect(isDeadline(line)).toBe(true));

test.each(["Results: 1 November 2026", "Start: 9 April 2027", "Closing date: soon"])("“%s” is not", (line) =>
  expect(isDeadline(line)).toBe(false),
);

const day = `Day of nursing and technical work at the Weser clinic

Look into a theatre, put on a plaster, talk to trainees and apply on the spot: On Saturday, 26 September 2026, the Weser clinic opens its doors from 10 am to 3 pm.

“Many write no application,” says Ann Cole, who runs the wards. “That day a talk is enough.”

Book a talk by Wednesday, 23 September, at www.weser.example/jobs or by telephone on 05151 555-0140 (Mon to Fri 8 am to 4 pm).`;

test("what stands behind the colon of a scene is the news, where there is no room for both", () =>
  expect(String(askContent({ language: "en", story: day }, "sms").values.text)).toContain(
    "On Saturday, 26 September 2026, the Weser clinic opens",
  ));

test.each([
  [
    "ru",
    "«Круг» подвёл итоги: 3 840 тонн вторсырья и 11 новых пунктов приёма\n\nЯрославль, 12 февраля 2026 г. – Компания «Круг» опубликовала итоги года. За год она открыла 11 пунктов приёма в трёх городах.",
    "пунктов приёма",
  ],
])("what a number counts is no tag and no name: %s", (language, story, counted) => {
  expect(readStory(story, "").phrases).not.toContain(counted);
  expect([askContent({ language, story }, "google_ads").values.headlines].flat()).toContain("11 новых пунктов приёма");
});
