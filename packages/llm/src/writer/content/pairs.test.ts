import { describe, expect, test } from "vitest";
import { askContent } from "../fixtures/ask.ts";
import { opensBack } from "../reader/rank-sentences.ts";
import { readStory } from "../reader/read-story.ts";

describe("a sentence that begins with what is left, with “so” or with a condition", () => {
  test.each([
    ["ko", "이렇게 모인 책은 경로당에 간다."],
    ["ko", "대신 책 한 권을 들고 와야 한다."],
    ["ko", "단, 지하 낭독은 그대로 진행한다."],
    ["ja", "そこで今回から、人件費も対象に含めます。"],
    ["ja", "残りの30件は来年行います。"],
    ["zh", "剩下的线索仍在协商之中。"],
    ["zh", "其余款项已结转至今年。"],
    ["th", "ที่เหลือจะขายในวันอาทิตย์"],
    ["uk", "Решта грошей піде на дах."],
    ["el", "Τα υπόλοιπα θα δοθούν σε σχολεία."],
    ["he", "היתר יימסר לבתי ספר."],
    ["ar", "أما البقية فتذهب إلى المدارس."],
    ["hi", "बाकी राशि स्कूलों को जाएगी।"],
    ["bn", "বাকি টাকা স্কুলগুলো পাবে।"],
    ["ta", "மீதமுள்ள தொகை பள்ளிகளுக்குச் செல்லும்."],
    ["en", "The rest goes to schools."],
    ["en", "Otherwise the meeting is held in July."],
  ])("needs the one before it (%s): %s", (language, text) => expect(opensBack(text, language)).toBe(true));
  test.each([
    ["ko", "단풍 축제가 열린다."],
    ["ko", "대신동 주민이 모인다."],
    ["en", "The restaurant opens in May."],
  ])("is told from one that begins alike (%s): %s", (language, text) => expect(opensBack(text, language)).toBe(false));
});

test("what speaks of “this” below a list needs the list", () => {
  const story = `ஏர் அழைப்பு தொடக்கம்

உழவர் சங்கம் ‘ஏர் அழைப்பு’ சேவையை மே 3 அன்று தொடங்குகிறது. செயலி தேவையில்லை.

கட்டண விவரம்
- உழவு: மணிக்கு ரூ.850
- நடவு: ஏக்கருக்கு ரூ.3,200

டீசல், ஓட்டுநர் கூலி இரண்டும் இதில் அடங்கும்.

https://yer.example தளத்தில் பதிவு செய்யுங்கள்.`;
  expect(readStory(story, "").sentences.find((one) => one.text.includes("இதில் அடங்கும்"))?.pointsBack).toBe(true);
});

const filler = Array.from({ length: 8 }, (_, at) => `Hall number ${at + 1} is lent to a choir that sings there on Mondays until ten.`).join(
  "\n\n",
);

describe("what only announces the sentence behind it", () => {
  const stories = {
    en: [
      "The choir house reports\n\nThe choir house of Selby held 214 concerts in 2026, and 9,300 people came to hear them. It pays its own rent.",
      `Not everything went well. The new organ stood still for 11 weeks${", and then for one more".repeat(14)}, because its bellows leaked.`,
      "Not everything went well.",
      "The new organ stood still",
    ],
    zh: [
      "合唱馆发布年度报告\n\n塞尔比合唱馆2026年举办214场音乐会，共有9300人到场聆听。合唱馆自付租金。",
      `也有没做好的地方。新管风琴因风箱漏气停用了11周${"，又停用了一周".repeat(50)}，修理费为3万元。`,
      "也有没做好的地方。",
      "新管风琴因风箱漏气",
    ],
  } as const;
  test.each(["en", "zh"] as const)("comes with it or not at all (%s)", (language) => {
    const [head, pair, announced, told] = stories[language];
    const story = `${head}\n\n${pair}\n\n${filler}\n\nBook a hall until 3 May at https://choir.example.`;
    for (const channel of [
      "linkedin",
      "facebook",
      "instagram",
      "x",
      "threads",
      "tiktok",
      "youtube",
      "email",
      "blog",
      "sms",
      "google_ads",
    ]) {
      const { values } = askContent({ language, story }, channel);
      for (const field of Object.values(values)) {
        const text = [field ?? ""].flat().join("\n");
        expect(!text.includes(announced) || text.includes(told), `${channel}: ${text}`).toBe(true);
      }
    }
  });
});

describe("one of two ways", () => {
  const stories = {
    th: `ร้านของเราต้องย้าย

สัญญาเช่าอาคารเดิมของร้านบ้านทุ่งจะสิ้นสุดในวันที่ 31 ธันวาคม 2569 และเหลือทางเลือกสองทาง

ทางแรก ซื้อตึกแถวหลังตลาดสดในราคา 6.8 ล้านบาท

ทางที่สอง เช่าพื้นที่ในอาคารของ อบต. เดือนละ 18,000 บาท

${filler}

ลงทะเบียนได้ที่ https://raan.example ภายในวันที่ 12 มิถุนายน`,
    en: `Our shop has to move

The lease of the shop at Selby ends on 31 December 2026, and two ways are left.

First, we buy the house behind the market for 680,000 pounds.

Second, we rent a room in the town hall for 1,800 pounds a month.

${filler}

Register by 12 June at https://shop.example.`,
  };
  test.each([
    ["th", "ทางแรก", "ทางที่สอง"],
    ["en", "First, we buy", "Second, we rent"],
  ] as const)("is never told without the other (%s)", (language, first, second) => {
    for (const channel of ["linkedin", "facebook", "instagram", "x", "threads", "tiktok", "youtube", "blog", "sms", "google_ads"]) {
      const { values } = askContent({ language, story: stories[language] }, channel);
      for (const field of Object.values(values)) {
        const text = [field ?? ""].flat().join("\n");
        expect(text.includes(first), `${channel}: ${text}`).toBe(text.includes(second));
      }
    }
  });
});

test("what leads to words without a speaker is no end of an excerpt", () => {
  const story = `工房を支える「わざの火」の募集を始めます

みなと財団は、工房を支える「わざの火」の募集を6月1日に始めます。今年度は枠を12件に広げました。背景にあるのは、昨秋に県内の工房を対象に行った聞き取り調査です。「教えたい相手はいるが、その間の収入がない」。そう答えた親方が6割を超えました。

応募は https://minato.example から7月31日までにお送りください。`;
  expect(askContent({ language: "ja", story }, "blog").values.excerpt).not.toMatch(/聞き取り調査です。$/u);
});
