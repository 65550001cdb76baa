import { describe, expect, test } from "vitest";
import { askContent } from "../fixtures/ask.ts";
import { withoutOrders } from "./agency-brief.ts";

const briefs: Readonly<Record<string, { brief: string; headline: string; kept: readonly string[]; gone: readonly string[] }>> = {
  en: {
    brief: `Brief for the agency
Client: Harrow Outdoor (Kendal, 4 shops)
Campaign: “Grown out of your boots?”
Date: 7 September 2026

1. Background
Children grow out of walking boots in a year. From 10 to 31 October 2026 we take old ones back and give 20% off a new pair.

2. Target group
Parents of children of 5 to 14 years around Kendal.

3. Conditions
- one old pair for one discount
- in our shops only

4. Call to action
Bring the old boots to any of our shops by 31 October. Book a fitting at www.harrow-outdoor.example/boots.

5. Tone
Neighbourly, never shouting.

6. What we need from you
Posts, two mails and a text message. First drafts by 18 September.

Contact: Ida Moss, marketing, i.moss@harrow-outdoor.example`,
    headline: "“Grown out of your boots?” – Harrow Outdoor",
    kept: ["20% off a new pair", "one old pair for one discount", "by 31 October"],
    gone: ["Brief for", "7 September", "Parents of", "Neighbourly", "First drafts", "Background", "Call to action", "Client"],
  },
  de: {
    brief: `Agenturbriefing

Auftraggeber: Stadtwerke Au
Kampagne: Öfter in den Abend

Kernbotschaft: Ab 13. Dezember 2026 fahren die Linien 1 und 4 bis 0.30 Uhr.

Zielgruppe:
Menschen zwischen 18 und 35, die abends unterwegs sind.

Preise
Die Einzelfahrt kostet 2,60 Euro, ein Abo bleibt gleich teuer.

Tonalität: locker, aber nicht anbiedernd`,
    headline: "Öfter in den Abend – Stadtwerke Au",
    kept: ["Ab 13. Dezember 2026 fahren", "Die Einzelfahrt kostet 2,60 Euro"],
    gone: ["Agenturbriefing", "Auftraggeber", "Kernbotschaft", "Menschen zwischen", "anbiedernd"],
  },
  ru: {
    brief: `Бриф для агентства
Клиент: сеть магазинов «Снежный двор» (Пермь, 3 магазина)
Проект: осенняя акция «Меняем лыжи»

1. Суть
С 10 по 31 октября 2026 г. мы принимаем старые лыжи и даём скидку 20 % на новые. Сданное чиним.

2. Цитата, которую можно использовать
«Царапины мы уберём за полчаса», — говорит мастер Олег Ершов.

3. Что нужно от агентства
Посты и два письма. Первые тексты ждём до 18 сентября.`,
    headline: "Осенняя акция «Меняем лыжи» – «Снежный двор»",
    kept: ["скидку 20 %", "«Царапины мы уберём за полчаса»"],
    gone: ["Бриф", "Клиент", "Суть", "Цитата", "Первые тексты"],
  },
  ko: {
    brief: `[캠페인 브리프] 연말 모금 「책수레, 다시 달리다」
작성: 사단법인 느린책장 홍보팀 / 2026. 10. 12.

1. 배경
느린책장은 2014년부터 이동도서관 '책수레'를 운영해 왔습니다. 올해에만 여섯 번 멈췄습니다.

2. 목표
- 모금액: 9,000만 원
- 기간: 11월 2일(월) ~ 12월 31일(목)

3. 참여 방법 (모든 제작물에 표기)
- 온라인 후원: www.slowshelf.example/cart
- 전화 후원: 1588-0000

4. 활용할 수 있는 목소리
- 박순례 님(74세): "책수레 오는 날이 장날보다 좋아요."

5. 분위기
따뜻하고 담백하게. 우는 얼굴은 쓰지 않습니다.`,
    headline: "연말 모금 「책수레, 다시 달리다」",
    kept: ["기간: 11월 2일(월) ~ 12월 31일(목)", "\n\n박순례 님(74세)", "온라인 후원: www.slowshelf.example/cart"],
    gone: ["브리프", "작성", "배경", "9,000만", "제작물", "목소리", "따뜻하고"],
  },
  hi: {
    brief: `एजेंसी के लिए ब्रीफ़

ग्राहक: मेहता होम अप्लायंसेज़, जयपुर (3 शोरूम)
अभियान: "दिवाली घर लाओ" – त्योहारी सेल
भेजने वाली: ऋचा मेहता, मार्केटिंग प्रमुख

1. पृष्ठभूमि
हम 1988 से जयपुर में फ्रिज और टी.वी. बेच रहे हैं। सेल 16 अक्टूबर से 7 नवंबर 2026 तक चलेगी।

2. मुख्य संदेश
4 नवंबर (बुधवार) तक बुक किया सामान 6 नवंबर से पहले घर पहुंचेगा। इसे हर विज्ञापन में रखें।

3. ऑफ़र
- 260 लीटर फ्रिज: ₹24,990
- डिलीवरी मुफ़्त

4. लहजा
सीधा और अपनापन भरा।`,
    headline: '"दिवाली घर लाओ" – त्योहारी सेल – मेहता होम अप्लायंसेज़',
    kept: ["हम 1988 से", "ऑफ़र\n\n• 260 लीटर फ्रिज: ₹24,990", "6 नवंबर से पहले घर पहुंचेगा"],
    gone: ["ब्रीफ़", "ग्राहक", "ऋचा", "पृष्ठभूमि", "हर विज्ञापन", "अपनापन"],
  },
  ta: {
    brief: `பெறுநர்: விளம்பர நிறுவனக் குழு
அனுப்புநர்: இரா. கவிதா, விற்பனைப் பிரிவு
பொருள்: தீபாவளி தள்ளுபடி விற்பனை 2026 – பிரச்சாரக் குறிப்பு

1. பின்னணி
எங்கள் சங்கத்தில் 380 நெசவாளர்கள் உள்ளனர். விற்பனை 09.10.2026 முதல் 07.11.2026 வரை நடைபெறும்.

2. வாடிக்கையாளர் என்ன செய்ய வேண்டும்?
07.11.2026-க்குள் கடைக்கு வர வேண்டும். இதைத் தெளிவாகச் சொல்லுங்கள்.`,
    headline: "தீபாவளி தள்ளுபடி விற்பனை 2026",
    kept: ["380 நெசவாளர்கள்", "07.11.2026-க்குள் கடைக்கு வர வேண்டும்."],
    gone: ["பிரச்சாரக் குறிப்பு", "கவிதா", "பின்னணி", "தெளிவாகச்"],
  },
  he: {
    brief: `בריף לסוכנות – השקת שירות "גלגל עד הבית"
מאת: שירלי לוי, מנהלת השיווק
תאריך: 24.3.2026

רקע
אנחנו רשת של תשע חנויות אופניים במרכז הארץ, פועלים משנת 2008. רבים דוחים תיקון.

מה משיקים
ביום ראשון, 3.5.2026, עולה לאוויר "גלגל עד הבית": טכנאי מגיע לבית הלקוח ומתקן במקום.

למי מדברים
רוכבים בני 25–45 שנוסעים לעבודה באופניים.

טון
ישיר, קליל, בגובה העיניים.`,
    headline: 'השקת שירות "גלגל עד הבית"',
    kept: ["אנחנו רשת של תשע", "מה משיקים\nביום ראשון, 3.5.2026"],
    gone: ["בריף", "שירלי", "רקע", "רוכבים בני", "בגובה העיניים"],
  },
  zh: {
    brief: `“禾泉”净水机T2上市推广——给代理公司的需求说明

提交部门：禾泉电器市场部
日期：2026年4月13日

一、背景
很多租房的年轻人想喝净水，但房东不让打孔。产品定于5月20日在官方商城首发。

二、产品要点
1. 免打孔、免接水管，水箱容量4L；
2. 整机重4.8kg，有米白、雾蓝两色；
3. 整机保修2年，7天无理由退货。

三、目标人群
一、二线城市22—35岁的租房人群。

四、希望用户做什么
5月31日24:00前，到官方商城 mall.hequan.example/t2 下单。

五、语气与注意事项
像朋友推荐好物，轻松、实在。`,
    headline: "“禾泉”净水机T2",
    kept: ["很多租房的年轻人", "水箱容量4L", "有米白、雾蓝两色；", "mall.hequan.example/t2"],
    gone: ["上市推广", "需求说明", "提交部门", "背景", "二线城市", "希望用户", "像朋友"],
  },
  ar: {
    brief: `موجز حملة للوكالة – للاستخدام الداخلي

العميل: شركة بيت النيل للأجهزة المنزلية
الحملة: عروض «بيتك جاهز للمدارس»
أعد الموجز: م. هبة سالم، إدارة التسويق
التاريخ: ٢ أغسطس ٢٠٢٦

١) الفكرة
قبل بداية العام الدراسي تجهز الأسر بيوتها من جديد. نريد أن نقول لهم إن كل ذلك في مكان واحد.

٢) تفاصيل العرض
• المدة: من الجمعة ٢٨ أغسطس حتى السبت ١٩ سبتمبر ٢٠٢٦
• خصم ١٥٪ على جميع الغسالات

٣) الجمهور
أسر لديها أطفال في المدارس.

٤) نبرة الكلام
قريبة ودافئة وبسيطة.`,
    headline: "عروض «بيتك جاهز للمدارس» – شركة بيت النيل",
    kept: ["قبل بداية العام الدراسي", "المدة: من الجمعة ٢٨ أغسطس", "خصم ١٥٪"],
    gone: ["موجز", "هبة", "الفكرة", "نريد أن نقول", "أسر لديها", "ودافئة"],
  },
};

describe.each(Object.entries(briefs))("a brief for an agency in %s", (language, { brief, headline, kept, gone }) => {
  test("is read without what is asked of the agency", () => {
    const { text } = askContent({ language, story: brief }, "linkedin");
    expect(text).toContain(headline);
    for (const one of kept) expect(text).toContain(one);
    for (const one of gone) expect(text).not.toContain(one);
  });
});

test.each([
  "Brief encounters, a show in Kendal\n\nTone: dark\n\nThe show opens on 3 May.",
  "Brief an alle Mitglieder\n\nDer Steg steht seit dem 3. Mai. Nun fehlen Boote.\n\nZiele\nWir brauchen sechs Boote.",
])("any other story stays as it is: %s", (story) => expect(withoutOrders(story)).toBe(story));

test.each([
  [
    "rows that end as Windows has them",
    "Creative brief\r\n\r\nClient: Harrow\r\nCampaign: Boots\r\nTone: friendly\r\n\r\nThe shop opens on 3 May.\r\n",
  ],
  ["a table that was pasted", "Creative brief\n\nClient\tHarrow\nCampaign\tBoots\nTone\tfriendly\n\nThe shop opens on 3 May."],
  [
    "Markdown",
    "\ufeff# Campaign brief\n\n**Client:** Harrow\n**Campaign:** Boots\n\n## Key message\nThe shop opens on 3 May.\n\n## Target audience\nParents",
  ],
])("is read in %s", (_, brief) => expect(withoutOrders(brief)).toBe("# Boots – Harrow\n\nThe shop opens on 3 May.\n"));

test("a line that begins with “first- and second-tier cities” has no number", () => {
  const story = "净水机上市\n\n新款净水机5月20日上市，每台999元。\n\n一、二线城市的门店同时发售。";
  expect(askContent({ language: "zh", story }, "linkedin").text).toContain("一、二线城市的门店同时发售。");
});

test("small print has no heading in its line", () => {
  const story = `एजेंसी के लिए ब्रीफ़

ग्राहक: मेहता होम अप्लायंसेज़
अभियान: "दिवाली घर लाओ"

1. पृष्ठभूमि
हम 1988 से जयपुर में फ्रिज बेच रहे हैं। सेल 16 अक्टूबर से 7 नवंबर 2026 तक चलेगी।

2. छोटे अक्षरों में
कीमतों में GST शामिल है। ऑफ़र स्टॉक रहने तक। EMI बैंक की शर्तों के अधीन।`;
  const { text } = askContent({ language: "hi", story }, "press");
  expect(text).toContain("ऑफ़र स्टॉक रहने तक।");
  expect(text).not.toMatch(/##.*GST/u);
});

test("a numbered brief keeps its dates, its approved quote and its offer, and nothing of what must not be said", () => {
  const told = withoutOrders(`AGENTURBRIEFING – vertraulich
Auftraggeber: Molkerei Hasseltal eG
Projekt: Einführung Pfandglas
Stand: 12.11.2026

1. Ausgangslage
Ab Montag, 1. März 2027, füllen wir den Joghurt ins Glas.

2. Aufgabe
Plakate und ein Newsletter an 11.200 Leute.

3. Botschaft
Derselbe Joghurt im Glas.
Das Wort »klimaneutral« ist gestrichen und darf nirgends auftauchen.

4. Zitat, freigegeben
»Jetzt haben wir die Anlage dafür.« (Jochen Brüggenthies, Vorstand)

5. Mitmachaktion
Wer fünf Deckel abgibt, erhält ein Glas gratis, solange der Vorrat reicht.

6. Verkaufsstellen
04.12.2026 Hofladen
05.12.2026 Markt`);
  expect(told).toMatch(/^# Einführung Pfandglas – Molkerei/u);
  for (const text of ["Ab Montag, 1. März", "»Jetzt haben wir", "## Mitmachaktion", "\n04.12.2026 Hofladen"]) expect(told).toContain(text);
  expect(told).not.toMatch(/klimaneutral|Plakate|Stand|Ausgangslage|freigegeben/u);
});
