import { describe, expect, test } from "vitest";
import { askContent } from "../fixtures/ask.ts";
import { shorterForms } from "./clauses.ts";

const headlinesOf = (language: string, story: string) => [askContent({ language, story }, "google_ads").values.headlines ?? []].flat();

describe("a headline of an advertisement", () => {
  test.each([
    ["hi", "चौथा ढोल मेला 12 दिसंबर से उदयपुर की हवेली में"],
    ["bn", "বাছাই হওয়া দলকে ৩ মার্চের মধ্যে চিঠিতে জানানো হবে"],
    ["ta", "பரிசுகள் மார்ச் 8 அன்று மேடையில் வழங்கப்படும்"],
  ])("is no sentence with its day cut out of it (%s)", (language, text) => expect(shorterForms(text, language)).toEqual([]));

  test.each([
    ["el", "Εφόσον εγκριθεί ο προϋπολογισμός, τα έργα αρχίζουν στις 3 Μαρτίου."],
    ["de", "Sobald der Rat zustimmt, beginnen die Arbeiten am 3. März in der Altstadt."],
    ["uk", "Щойно рада ухвалить кошторис, роботи почнуться 3 березня."],
  ])("is not the first half of a condition (%s)", (language, text) =>
    expect(shorterForms(text, language).filter((one) => !text.includes(`, ${one}`) && text.startsWith(one))).toEqual([]),
  );

  test("does not offer something else than the story asks for", () => {
    const story = `«قافية» تفتح ورشة للخط العربي في إربد

تفتح جمعية قافية للفنون ورشة للخط العربي في بيت قديم من ثلاث غرف، وفيها قاعة للعرض.

سجّلوا أسماءكم عبر الرابط https://qafia.example في موعد أقصاه 9 أيار 2026.`;
    expect(headlinesOf("ar", story)).not.toContain("مزيد من المعلومات");
  });

  test.each([
    [
      "en",
      "Tarrow Mill sells less flour\n\nTarrow Mill sold 4,200 tonnes of flour in 2025, 6% less than in 2024.\n\nThe reason lies elsewhere. The wheel stood still for 11 weeks.\n\nEntry is free. Guides show the wheel.\n\nPlease book a tour by 3 May at www.mill.example.",
      "The reason lies elsewhere",
    ],
    [
      "ko",
      "다래제분, 밀가루 판매 감소\n\n다래제분은 지난해 밀가루를 4,200톤 팔았다고 3일 밝혔다.\n\n판매가 줄어든 까닭은 다른 데 있다. 물레방아가 11주 동안 멈췄다.\n\n견학은 무료다. 안내원이 함께한다.\n\n5월 3일까지 https://mill.example 에서 신청하면 된다.",
      "판매가 줄어든 까닭은 다른 데 있다",
    ],
  ])("tells something, and does not only announce it (%s)", (language, story, teaser) =>
    expect(headlinesOf(language, story)).not.toContain(teaser),
  );

  test("may say that something costs nothing", () => {
    const story =
      "Tarrow Mill opens its doors\n\nTarrow Mill opens its doors from 3 May for young readers of the town.\n\nEntry is free. Guides show the wheel.\n\nPlease book a tour by 3 May at www.mill.example.";
    expect(headlinesOf("en", story)).toContain("Entry is free");
  });
});
