import { describe, expect, test } from "vitest";
import { askContent } from "../fixtures/ask.ts";
import { findCalls } from "../reader/calls.ts";

const callOf = (language: string, text: string) => findCalls([{ text, index: 0 }], language)[0];

describe("a button says what is asked for", () => {
  test.each([
    ["zh", "6月12日（周五）24时以前，登录 https://liuan.example 或到前台的蓝色投票箱投下您的一票。", "立即投票"],
    ["zh", "请在6月12日前登录 https://liuan.example 投出您宝贵的一票。", "立即投票"],
    ["he", "ממלאים שאלון קצר בכתובת https://gina.example/join עד יום חמישי, 4 ביוני 2026.", "ממלאים שאלון קצר"],
    ["en", "Please complete the short questionnaire at https://orchard.example/ask by 4 June.", "Fill in the questionnaire"],
    ["de", "Bitte füllen Sie den Fragebogen bis 4. Juni auf https://garten.example aus.", "Fragebogen ausfüllen"],
    ["el", "Συμπληρώστε το ερωτηματολόγιο έως τις 4 Ιουνίου στο https://kipos.example.", "Συμπλήρωση ερωτηματολογίου"],
    ["ja", "6月4日までに https://niwa.example でアンケートにご回答ください。", "アンケートに答える"],
    ["ko", "6월 4일까지 https://jeongwon.example 에서 설문에 응답해 주세요.", "설문 참여하기"],
  ])("%s: %s", (language, text, label) => expect(callOf(language, text)?.label).toBe(label));

  test.each([
    ["he", "מקליטים הודעה קצרה באתר https://kolot.example עד יום חמישי, 4 ביוני 2026."],
    ["zh", "6月4日以前，登录 https://huayuan.example 认领您的小树。"],
  ])("and nothing where no word for it is known but its last day: %s", (language, text) =>
    expect(callOf(language, text)?.label ?? null).toBeNull(),
  );

  test("what can be read may have a last day", () =>
    expect(callOf("en", "More information on the lots is at https://orchard.example until 4 June.")?.label).toBe("More information"));
});

const store = `अब औने-पौने दाम पर नहीं बिकेगा घाटी का सेब
सोलन के पास नया शीतगृह तैयार, बुकिंग 20 जुलाई तक

सोलन, 9 मार्च 2026: घाटी के बागवानों के लिए सहकारी समिति ने सोमवार को सोलन के पास अपना पहला शीतगृह शुरू किया। इसमें 900 टन सेब रखा जा सकेगा।

सेब रखने के इच्छुक बागवान 20 जुलाई तक https://seb.example/booking पर नाम दर्ज कराएं।`;

test("beside what the story asks for no advertisement offers more information", () => {
  const headlines = [askContent({ language: "hi", story: store }, "google_ads").values.headlines].flat();
  expect(headlines.join("\n")).toContain("नाम लिखवाएँ");
  expect(headlines).not.toContain("अधिक जानकारी");
  expect(headlines).toContain("बुकिंग 20 जुलाई तक");
});

test("who comes to a desk with a ticket attends nothing", () => {
  const story = `3月13日（土）にダイヤ改正を実施します

青嶺バス株式会社は、2027年3月13日（土）より、松本市内の路線でダイヤ改正を実施いたします。

定期券が不要となったお客さまには、手数料なしで払い戻しをいたします。3月1日（月）から31日（水）までの間に、定期券をお持ちのうえ、松本駅前案内所までお越しください。

新しい時刻表は2月22日（月）より当社ウェブサイトに掲載します。https://www.aomine-bus.example/daiya2027`;
  expect(askContent({ language: "ja", story }, "email").values.button).not.toBe("来場する");
});
