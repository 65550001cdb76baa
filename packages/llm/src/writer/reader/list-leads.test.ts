import { describe, expect, test } from "vitest";
import { askContent } from "../fixtures/ask.ts";
import { readStory } from "./read-story.ts";

const told = (story: string) => readStory(story, "").sentences.map(({ kind, text }) => [kind, text]);

describe("a first sentence that ends in what announces a list", () => {
  const stories = {
    ar: `«سنبلة» تبيع خبزًا أكثر في نصف عام

أعلنت شركة سنبلة للمخابز نتائجها للأشهر الستة المنتهية في 30 يونيو 2026، وجاءت أهمها كما يلي:

- الإيرادات: 8.6 مليون دينار، مقابل 7.9 مليون دينار قبل عام.
- صافي الربح بعد الضريبة: 1.3 مليون دينار، بزيادة 4%.

سجّلوا حضوركم قبل 11 أغسطس عبر https://sunbula.example.`,
    en: `Sunbula Bakeries sells more bread

Sunbula Bakeries has published its results for the six months to 30 June 2026, with these figures as follows:

- Turnover came to 8.6 million, against 7.9 million a year before.
- Profit after tax came to 1.3 million, an increase of 4%.

Register by 11 August at https://sunbula.example.`,
    uk: `«Колосок» продає більше хліба

Пекарня «Колосок» оприлюднила результати за шість місяців до 30 червня 2026 року, найважливіші з яких наступні:

- Виручка становила 8,6 млн грн проти 7,9 млн грн рік тому.
- Чистий прибуток становив 1,3 млн грн, на 4% більше.

Зареєструйтеся до 11 серпня на сайті https://kolosok.example.`,
  };
  test.each([
    ["ar", "أعلنت شركة سنبلة للمخابز نتائجها للأشهر الستة المنتهية في 30 يونيو 2026.", "وجاءت أهمها كما يلي:"],
    ["en", "Sunbula Bakeries has published its results for the six months to 30 June 2026.", "With these figures as follows:"],
    ["uk", "Пекарня «Колосок» оприлюднила результати за шість місяців до 30 червня 2026 року.", "Найважливіші з яких наступні:"],
  ] as const)("is the news without it, and the list keeps it: %s", (language, news, intro) => {
    const [first, list] = told(stories[language]);
    expect(first).toEqual(["sentence", news]);
    expect(list?.[0]).toBe("list");
    expect(list?.[1]?.split("\n")[0]).toBe(intro);
    expect(list?.[1]?.match(/^• /gm)).toHaveLength(2);
  });
  test.each(["x", "threads", "facebook", "press"])("is told on %s", (channel) =>
    expect(askContent({ language: "ar", story: stories.ar }, channel).text).toContain("أعلنت شركة سنبلة للمخابز نتائجها"),
  );
});

test("a short line above sentences that a story begins with still announces nothing", () =>
  expect(
    told(
      "The mill opens again\n\nIn short:\n- The mill at Selby opens its doors again on 3 May 2027.\n- The wheel has been mended by forty volunteers.\n\nBook at https://mill.example.",
    )[0],
  ).toEqual(["sentence", "The mill at Selby opens its doors again on 3 May 2027."]));

describe("headings with a sign above what is no sentence", () => {
  test.each([
    [
      "ja",
      `工房を支える「わざの火」の募集を始めます

みなと財団は、工房を支える「わざの火」の募集を6月1日（月）に始めます。今年は枠を12件に広げました。

■応募できる方
県内で木工、染織などを営む個人または従業員20人以下の事業者。法人格の有無は問いません。

■選考
書類審査の後、9月上旬に委員が工房へ伺います。結果は10月9日（金）までに全員へお知らせします。

応募は https://minato.example から7月31日（金）までにお送りください。`,
      "応募できる方：県内で木工、染織などを営む個人または従業員20人以下の事業者。",
      "選考：書類審査の後、9月上旬に委員が工房へ伺います。",
    ],
    [
      "ko",
      `공방을 돕는 '손의 불' 모집 시작

물길재단은 공방을 돕는 '손의 불' 모집을 6월 1일(월)에 시작한다. 올해는 12곳으로 늘렸다.

■ 응모 자격
도내에서 목공, 염색 등을 하는 개인 또는 직원 20명 이하의 사업자. 법인 여부는 묻지 않는다.

■ 심사
서류 심사 뒤 9월 초 위원이 공방을 찾는다. 결과는 10월 9일(금)까지 모두에게 알린다.

신청은 7월 31일(금)까지 https://mulgil.example 에서 하면 된다.`,
      "응모 자격: 도내에서 목공, 염색 등을 하는 개인 또는 직원 20명 이하의 사업자.",
      "심사: 서류 심사 뒤 9월 초 위원이 공방을 찾는다.",
    ],
  ])("go out with it as its label, and so do their neighbours: %s", (_, story, first, second) => {
    const texts = told(story).map(([, text]) => text);
    expect(texts).toContain(first);
    expect(texts).toContain(second);
    expect(readStory(story, "").passages.map((one) => one.heading)).toEqual([null]);
  });
  test("stay headings where whole sentences stand below them", () =>
    expect(
      readStory(
        "川べりの水車が動きます\n\nみなと財団は、川べりの水車を5月3日に動かします。見学は無料です。\n\n■歴史\n水車は1911年に建てられました。\n\n■見学\n見学は午前10時から始まります。\n\n申し込みは https://suisha.example へ。",
        "",
      ).passages.map((one) => one.heading),
    ).toEqual([null, "歴史", "見学"]));
});

describe("a programme whose hours stand before colons", () => {
  test.each([
    [
      "hi",
      ["शुक्रवार, 20 नवंबर", "शाम 5.30 बजे: उद्घाटन, मुख्य अतिथि पं. रामसिंह", "शाम 6.15 बजे: कबीर गायन", "रात 8 बजे: आल्हा, महोबा के चार गायक"],
      ["शनिवार, 21 नवंबर", "दोपहर 2 बजे: बातचीत “लोकगीत किसके हैं, और कौन गाए?”, सूत्रधार डॉ. नसीम बानो", "शाम 6.30 बजे: राई और बधाई नृत्य"],
    ],
    [
      "bn",
      ["শুক্রবার, ২০ নভেম্বর", "বিকেল ৫টা: উদ্বোধন", "রাত ৮টা: পালাগান, চার গায়ক"],
      ["শনিবার, ২১ নভেম্বর", "দুপুর ২টা: আলোচনা, সঞ্চালনায় ডা. নাসিমা বানু", "সন্ধ্যা ৬.৩০টা: লোকনৃত্য"],
    ],
  ])("keeps each line in its day: %s", (language, ...days) => {
    const story = `Folk days\n\nThe society of ${language} holds its folk days from 20 November in the yard.\n\n${days.map((day) => day.join("\n")).join("\n\n")}\n\nBook at https://folk.example.`;
    const lists = told(story).filter(([kind]) => kind === "list");
    expect(lists.map(([, text]) => text)).toEqual(
      days.map(([day = "", ...slots]) => [`${day}:`, ...slots.map((slot) => `• ${slot}`)].join("\n")),
    );
  });
});
