import { describe, expect, test } from "vitest";
import { askContent } from "./fixtures/ask.ts";

const piece = (language: string, story: string, channel: string) => askContent({ language, story }, channel);

const boats = `ஒரு அழைப்பு போதும்; படகு கரைக்கே வரும்
‘அலை அழைப்பு’ வாடகைப் படகுச் சேவை மே 4 முதல் தொடக்கம்

நாகப்பட்டினம், ஏப். 12: சிறு மீனவர்களுக்காக ‘அலை அழைப்பு’ என்ற வாடகைப் படகுச் சேவையை மீனவர் கூட்டுறவுச் சங்கம் தொடங்குகிறது.

கோடைப் பருவத்துக்கு முன்பதிவு செய்ய வரும் 30.05.2026 கடைசி நாள். தொலைபேசியில் அழைத்தோ https://alai.example என்ற இணையதளத்திலோ இன்றே உங்கள் நாளை உறுதிசெய்துகொள்ளுங்கள்.`;

const meeting = `จดหมายถึงสมาชิกกลุ่มออมทรัพย์
เรื่อง อนาคตของโรงสีชุมชน และเหตุผลที่อยากให้ท่านมาลงมติด้วยตนเอง

โรงสีชุมชนของเรามีอายุครบ 30 ปีในเดือนพฤษภาคมนี้ เครื่องสีข้าวเสียบ่อยจนซ่อมไม่คุ้ม คณะกรรมการจึงหารือกันถึงทางออกมาแล้วสามครั้ง

จึงขอเชิญท่านร่วมประชุมใหญ่ ในวันเสาร์ที่ 6 มิถุนายน 2569 เวลา 09.00 น. ณ ศาลาวัดบ้านปากน้ำ กรุณาแจ้งชื่อภายในวันศุกร์ที่ 29 พฤษภาคม ที่ https://rongsi.example หรือโทร. 0 2000 5514 หากมาไม่ได้ ท่านมอบฉันทะให้สมาชิกคนอื่นได้ แต่ผู้รับมอบหนึ่งคนรับแทนได้เพียงหนึ่งเสียงเท่านั้น`;

describe("a call that only sends readers to a site", () => {
  test("is named by what the sentence before it asks for", () => {
    expect(piece("ta", boats, "email").values.button).toBe("முன்பதிவு செய்க");
    expect(piece("ta", boats, "google_ads").values.headlines).toContain("முன்பதிவு செய்க");
  });
  test("is named so where it would only offer more information", () => {
    const story = `बीज बैंक की चिट्ठी\n\nइस साल बारिश देर से आई, फिर भी 32 गाँवों के किसानों ने बीज बैंक में 40 क्विंटल देसी गेहूँ जमा कराया।\n\nबस इतना कीजिए कि 12 जून तक अपनी माँग दर्ज करा दें। इसके लिए https://beejbank.example पर जाएँ या 0734-0000114 पर फ़ोन करें।`;
    expect(piece("hi", story, "email").values.button).toBe("माँग दर्ज कराएँ");
  });
  test("is named by its own request", () => expect(piece("th", meeting, "email").values.button).toBe("แจ้งชื่อ"));
  test.each(["x", "threads", "tiktok", "sms"])("is never one to get in touch, and no bare address: %s", (channel) => {
    const { text } = piece("th", meeting, channel);
    expect(text).toMatch(/แจ้งชื่อ.*https:\/\/rongsi\.example/u);
    expect(text).not.toContain("ติดต่อเรา");
  });
  test.each(["x", "threads", "facebook"])("comes with the meeting that it is for: %s", (channel) =>
    expect(piece("th", meeting, channel).text).toContain("ในวันเสาร์ที่ 6 มิถุนายน 2569"),
  );
});

test("a line that says where to turn is one to get in touch", () => {
  const story = `ตลาดริมคลองบ้านปากน้ำย้ายไปลานหน้าโรงเรียนตั้งแต่วันเสาร์ที่ 4 เมษายน

ตลาดริมคลองบ้านปากน้ำจะย้ายไปเปิดที่ลานหน้าโรงเรียนตั้งแต่วันเสาร์ที่ 4 เมษายน 2569 เวลา 06.00 น. เพราะสะพานไม้ต้องซ่อมสามเดือน

ติดต่อ: คุณสมศรี โทร. 035-000-138 หรือ www.rimkhlong.example`;
  expect(piece("th", story, "email").values.button).toBe("ติดต่อเรา");
});

test.each([
  [
    "el",
    "Όπου η αίθουσα κλειδώνει, χρειάζεται ραντεβού. Κλείστε το δικό σας έως τις 27 Νοεμβρίου στη διεύθυνση https://pezoula.example ή στο τηλέφωνο 27990 55120.",
    "Κλείσιμο ραντεβού",
  ],
  [
    "en",
    "Locked rooms need an appointment. Book yours by 27 November at https://tarrow.example or ring 01632 960 147.",
    "Book an appointment",
  ],
  ["fr", "Un rendez-vous est nécessaire. Réservez le vôtre avant le 27 novembre sur https://tarrow.example.", "Prendre rendez-vous"],
])("in %s a call that only points to an appointment is one to book it", (language, paragraph, label) => {
  const story = `Tarrow 600\n\nTarrow: 600.\n\n${paragraph}`;
  expect(askContent({ language, story }, "email").values.button).toBe(label);
});

test("a press release that says of whom has its headline below", () => {
  const story = `Presseinformation der HSG Leine und der Molkerei Brand

Vier Jahre, ein Hallenname: Molkerei Brand wird Hauptpartner der HSG Leine

Northeim, 8. Juni 2027. Die Handballerinnen der HSG Leine laufen ab der neuen Saison mit einem neuen Schriftzug auf. Die Molkerei Brand aus Einbeck wird zum 1. Juli 2027 Hauptpartner des Vereins.`;
  expect(piece("de", story, "press").values.headline).toBe("Vier Jahre, ein Hallenname: Molkerei Brand wird Hauptpartner der HSG Leine");
});
