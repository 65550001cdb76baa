import { describe, expect, test } from "vitest";
import { askContent } from "../fixtures/ask.ts";
import { readStory } from "../reader/read-story.ts";

const piece = (language: string, story: string, channel: string) => askContent({ language, story }, channel);

const tamil = `செம்பருத்தி நடனக் கூடம்
12, மேலத் தெரு, கீழூர்

1 ஜூன் 2026

அன்புள்ள பெற்றோர்களுக்கு வணக்கம்.

எங்கள் கூடம் தொடங்கி முப்பத்தோரு ஆண்டுகள் ஆகின்றன. இத்தனை ஆண்டுகளில் பெரியவர்களுக்கென்று தனி வகுப்பு நடத்தியதே இல்லை. ஜூன் 13, சனிக்கிழமை முதல் பெரியவர்களுக்கான நடன வகுப்பு தொடங்குகிறது.

சேர விரும்புவோர் www.sembaruthi.example பக்கத்தில் பெயரைப் பதிவு செய்யுங்கள்.

அன்புடன்,
ஆசான் கருப்பையா
தலைவர், செம்பருத்தி நடனக் கூடம்`;

describe("who writes", () => {
  test.each([
    ["ta", tamil, "செம்பருத்தி நடனக் கூடம்"],
    [
      "uk",
      "Запрошуємо на воду\n\nКлуб Веслярів Дубровиці набирає дванадцятьох керманичів. Навчання почнеться 5 травня.\n\nЗареєструватися можна на сайті www.veslo.example.\n\nГолова, Клуб Веслярів Дубровиці",
      "Клуб Веслярів Дубровиці",
    ],
    [
      "de",
      "Brandauer Haushaltsgeräte GmbH · Am Hammerwerk 8 · Lüdenbach\n\nPressemitteilung Nr. 07/2026\n\nBrandauer ruft Wasserkocher zurück\n\nDer Hausgerätehersteller Brandauer ruft rund 18.400 Wasserkocher zurück. Melden Sie betroffene Geräte unter www.rueckruf.example an.",
      "Brandauer Haushaltsgeräte GmbH",
    ],
    [
      "ko",
      "은솔초등학교 가정통신문\n제2026-87호 | 담당: 교육과정부\n\n가을 생태 캠프 참가 신청 안내\n\n은솔초등학교는 10월 16일 가을 생태 캠프를 운영합니다. 학교 누리집(eunsol.example/camp)에서 신청하시기 바랍니다.",
      "은솔초등학교",
    ],
    [
      "en",
      "HARROW & PELL KITCHENWARE LTD\nUnit 6, Tannery Lane Estate, Northampton\nwww.harrowpell.example\n\nPRODUCT SAFETY NOTICE – for immediate release\nTuesday 15 September 2026\n\nHarrow & Pell recalls 1.7-litre kettles as handle may come loose\n\nHarrow & Pell is asking customers to stop using its 1.7-litre kettle. The handle can work loose after months of use.\n\nRegister your kettle by 31 October at www.harrowpell.example/recall.",
      "Harrow & Pell Kitchenware Ltd",
    ],
    ["en", "A new path\n\nThe path by the mill opens on 3 May. Entry is free.\n\nDetails: www.path.example", null],
  ])("is read in %s off the head or the signature, where it is said again", (_, story, sender) => {
    expect(readStory(story, "").sender).toBe(sender);
  });
  test("is a hashtag, a headline of advertisements, and named beside the day", () => {
    expect(piece("ta", tamil, "linkedin").values.hashtags).toContain("#செம்பருத்தி_நடனக்_கூடம்");
    expect(piece("ta", tamil, "google_ads").values.headlines).toContain("செம்பருத்தி நடனக் கூடம்");
    expect(piece("ta", tamil, "tiktok").text).toContain("செம்பருத்தி நடனக் கூடம்: ஜூன் 13");
  });
});

describe("who sends a story that does not name them", () => {
  const letter =
    "हरितधारा किसान उत्पादक कंपनी लिमिटेड\nपंजीकृत कार्यालय: ग्राम नयागाँव खेड़ा\n\nविषय: इस बार बाजरा गाँव में ही बिकेगा\n\nआदरणीय किसान भाइयो और बहनो,\n\nसंचालक मंडल ने तय किया है कि कंपनी खुद आपके गाँव तक आएगी। खरीद सोमवार, 5 अक्टूबर से होगी।\n\nकृपया शुक्रवार, 25 सितंबर तक अपनी मात्रा haritdhara.example/bajra पर दर्ज करा दें।";
  const name = "हरितधारा किसान उत्पादक कंपनी लिमिटेड";
  test("stands below an email and above whom editors can ask", () => {
    expect(piece("hi", letter, "email").values.body).toMatch(new RegExp(`${name}$`));
    expect(piece("hi", letter, "press").values.contact).toBe(name);
  });
});

describe("a hashtag", () => {
  test("goes to the end of its word in Chinese", () => {
    const story =
      "竹子做的货运自行车，青溪镇居民可以借了\n\n本地小企业“弯竹车坊”今天宣布，将从9月5日起向全镇居民出借20辆竹架货运自行车。每次最多可借三天。\n\n预约借车，请登录 www.wanzhu.example。";
    expect(piece("zh", story, "linkedin").values.hashtags).toContain("#货运自行车");
  });
  test("is a word of a Korean headline, rather than an address in Latin letters", () => {
    const story =
      "고라니가 길을 건널 때까지, 속도를 줄여 주세요\n\n첫눈이 오면 고라니들이 저수지로 내려옵니다. 지난해 고라니 31마리가 차에 치였습니다. 고라니를 돕는 일은 사람 손이 필요합니다.\n\n신청은 2월 25일까지 www.gorani-help.example 에서 하시면 됩니다.";
    const { values } = piece("ko", story, "x");
    expect(values.hashtags).toEqual(["#고라니"]);
  });
});

test("in Thai, whose team signs is who sends it, where the text has the name, too", () => {
  const letter =
    "เรื่อง: ตรวจเช็กจักรยานก่อนสงกรานต์ ราคาพิเศษ 390 บาท\n\nเรียน ลูกค้าทุกท่าน\n\nก่อนออกทริปช่วงวันหยุดยาว ร้านปั่นดีไบค์ เชียงใหม่ ขอเสนอแพ็กเกจตรวจเช็กจักรยาน ราคา 390 บาท ถึงวันที่ 10 เมษายน 2569\n\nจองคิวได้ที่ www.pundee.example/check\n\nขอให้ปั่นปลอดภัยตลอดสงกรานต์\nทีมงานปั่นดีไบค์";
  expect(readStory(letter, "").sender).toBe("ปั่นดีไบค์");
  expect(piece("th", letter, "x").values.hashtags).toEqual(["#ปั่นดีไบค์"]);
});
