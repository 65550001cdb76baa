import { countLength } from "@copydesk/contracts";
import { expect, test } from "vitest";
import { countedFirst, headlinePhrases } from "./headline-phrases.ts";

const fits = (line: string) => countLength(line, "double_width") <= 30;

test.each([
  ["de", "Löten, Sägen, Fragen stellen: Ausbildungstag bei Harmsen Schiffstechnik", ["Ausbildungstag"]],
  ["de", "Hamburger Zulieferer öffnet am 14. März seine Hallen und besetzt 18 Lehrstellen", ["18 Lehrstellen"]],
  ["en", "Your winter ferry times change on Sunday 25 October", ["Your winter ferry times change"]],
  ["en", "Grain steadies Tarrow Mills through a dry summer", ["Grain steadies Tarrow Mills"]],
  ["fr", "Six locaux à loyer réduit et une aide de 5 000 € par projet", ["Six locaux à loyer réduit", "Aide de 5 000 € par projet"]],
  ["el", "«Στημόνι και υφάδι»: 120 χρόνια υφαντικής στην Ημαθία", ["120 χρόνια υφαντικής"]],
  ["el", "Νέα δρομολόγια και νέες τιμές εισιτηρίων από τη Δευτέρα 2 Νοεμβρίου 2026", ["Νέα δρομολόγια", "Νέες τιμές εισιτηρίων"]],
  ["uk", "Гранти до 150 000 грн для малих виробників", ["Гранти до 150 000 грн"]],
  ["ar", "الدبلوم المهني في إدارة المخازن وسلاسل التوريد", ["الدبلوم المهني", "إدارة المخازن وسلاسل التوريد"]],
  ["ar", "ترفع الشركة مبيعاتها 12% في النصف الأول من عام 2026", ["ترفع الشركة مبيعاتها 12%"]],
  ["he", "ימי משלוח חדשים ועדכון מחירים החל מ-1 בנובמבר", ["ימי משלוח חדשים ועדכון מחירים", "עדכון מחירים החל מ-1 בנובמבר"]],
  ["hi", "अरावली दुग्ध संघ का कारोबार 12% बढ़कर ₹412.6 करोड़ हुआ", ["अरावली दुग्ध संघ का कारोबार", "कारोबार 12% बढ़कर ₹412.6 करोड़ हुआ"]],
  ["bn", "রূপসা কারিগরি প্রশিক্ষণ কেন্দ্রে দিনব্যাপী চাকরি মেলা", ["দিনব্যাপী চাকরি মেলা"]],
  ["ta", "ஒரே ஆண்டில் 48,650 பேருக்கு இலவசக் கண் பரிசோதனை", ["இலவசக் கண் பரிசோதனை"]],
  ["ko", "다온식품, 9월 18일 청주 공장서 ‘현장 채용의 날’ 개최", ["‘현장 채용의 날’ 개최"]],
  ["th", "นั่งรถไฟเที่ยวกาญจน์ นอนแพริมน้ำ 2 วัน 1 คืน เริ่มต้น 3,490 บาท", ["นั่งรถไฟเที่ยวกาญจน์", "นอนแพริมน้ำ 2 วัน 1 คืน", "เริ่มต้น 3,490 บาท"]],
  ["zh", "关于调整岚湾—青石岛航线班次及票价的公告", ["调整岚湾—青石岛航线班次及票价"]],
  ["zh", "好鄰食物銀行2025年發放食物1,286公噸 年增逾一成", ["年增逾一成", "發放食物1,286公噸"]],
  ["ja", "片手で振れる690g、国産鉄フライパン「ハレノヒ鉄」を3月10日(火)に発売", ["片手で振れる690g", "国産鉄フライパン"]],
])("a headline that is too long is made of whole phrases (%s: %s)", (language, title, phrases) =>
  expect(headlinePhrases(title, language, fits)).toEqual(phrases),
);

test.each([
  ["bn", "আবেদনের শেষ তারিখ: ১৫ মার্চ ২০২৬", []],
  ["de", "Hamburger Werftzulieferer öffnet seine Hallen", []],
  ["ru", "Большой конкурс грантов для школьных и сельских библиотек", ["Большой конкурс грантов"]],
  ["en", "Mill opens on 25 October with bread and music", ["Mill opens on 25 October"]],
  ["ta", "மதுரையில் ஆகஸ்ட் 8, 9 தேதிகளில் பாரம்பரிய விதைத் திருவிழா", ["பாரம்பரிய விதைத் திருவிழா"]],
])("no phrase is half of a day, of a deadline or of what a verb does (%s: %s)", (language, title, phrases) =>
  expect(headlinePhrases(title, language, fits)).toEqual(phrases),
);

test("what a sentence counts first ends in front of a name between marks", () =>
  expect(countedFirst("Компания отзывает 3 200 упаковок травяного сбора «Вечер» массой 75 г.", "ru", fits)).toEqual([
    "3 200 упаковок травяного сбора",
  ]));

test("nothing longer than a headline is taken apart", () => {
  const endless = "12 new posts at the mill and ".repeat(4000);
  expect(headlinePhrases(endless, "en", fits)).toEqual([]);
  expect(countedFirst(endless, "en", fits)).toEqual([]);
});
