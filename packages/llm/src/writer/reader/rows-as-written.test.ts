import { describe, expect, test } from "vitest";
import { readStory } from "./read-story.ts";

const linesOf = (story: string) => readStory(story, "").written.map((group) => group.map(({ sentences }) => sentences.join(" ")));

describe("rows of a story", () => {
  test("are not joined where they have a colon inside, however long their labels are", () => {
    const rows = [
      "फुल क्रीम दूध, 1 लीटर: पुरानी दर 68, नई दर 70",
      "फुल क्रीम दूध, 500 मि.ली.: पुरानी दर 34, नई दर 35",
      "टोंड दूध, 1 लीटर: पुरानी दर 56, नई दर 58",
      "गाय का दूध, 1 लीटर: पुरानी दर 58, नई दर 59",
    ];
    const story = `दूध के दाम 15 दिसंबर से बदलेंगे\n\nकंपनी ने दूध की कीमतों में 15 दिसंबर से वृद्धि करने का निर्णय लिया है। नई दरें मंगलवार की सुबह से लागू होंगी।\n\n${rows.join("\n")}\n\nअधिक जानकारी www.doodh.example पर देखें।`;
    expect(linesOf(story)).toContainEqual(rows);
  });

  test("that end in a price stay whole, with the remark behind it", () => {
    const story = `直売所が12月12日に開店\n\nみのり農園は直売所を12月12日に開店し、5月9日まで営業します。その日の朝に摘んだ実だけを並べます。\n\n■主な商品\nいちご 1パック（約280g）　　　　680円\n不ぞろいパック（約500g）　　　　850円　※土日のみ\nいちごソフト　　　　　　　　　　450円　※1月9日から\n\n予約は https://minori.example へ。`;
    const [, ...rows] = linesOf(story).find(([first]) => first === "主な商品") ?? [];
    expect(rows).toEqual(["いちご 1パック（約280g） 680円", "不ぞろいパック（約500g） 850円 ※土日のみ", "いちごソフト 450円 ※1月9日から"]);
  });

  test("keep what a numbered line stands above", () => {
    const story = `关于召回部分电热水壶的公告\n\n暖朵公司决定自2026年12月8日起召回部分电热水壶，共计23,860台。壶柄可能松动。\n\n一、召回范围\n型号：NK-17\n生产批号：2606A至2608F\n\n二、如何处理\n请先翻看壶底铭牌。如在范围内，请立即停止使用，并任选其一：\n1. 免费更换新品。往返运费由公司承担；\n2. 全额退款。无凭证的按169元办理。\n\n请于3月31日前登录 www.nuan.example 登记。`;
    const lines = linesOf(story).flat();
    for (const one of ["召回范围", "如何处理", "全额退款。无凭证的按169元办理。"]) expect(lines).toContain(one);
  });
});

test("what kind of text it is may stand in front of its headline", () => {
  const story =
    "[보도자료] 한빛도서관, 1월 한 달간 ‘겨울 독서의 달’ 운영\n\n배포일: 2026. 12. 17.(목)\n\n- 대출 권수 10권에서 20권으로\n\n한빛도서관은 2027년 1월 5일부터 30일까지 ‘겨울 독서의 달’을 운영한다고 17일 밝혔다. 참가비는 없다.\n\n신청은 누리집(www.hanbit.example)에서 받는다.";
  expect(readStory(story, "").title).toBe("한빛도서관, 1월 한 달간 ‘겨울 독서의 달’ 운영");
});

test("“To book: www.…” below a story is asked of its readers", () => {
  const story =
    "ஜனவரி முழுவதும் வாசிப்பு மாதம்\n\nமதுரை நூலகம் ஜனவரி 2 முதல் 31 வரை வாசிப்பு மாதம் கொண்டாடுகிறது. நிகழ்ச்சிகளுக்கு முன்பதிவு அவசியம்.\n\nமுன்பதிவுக்கு: www.noolagam.example\nதொலைபேசி: 0452 255 0143\n\nசெய்தித் தொடர்புக்கு:\nசு. அருள்மொழி, 98400 00172";
  const { calls, contacts } = readStory(story, "");
  expect(calls[0]?.address).toBe("www.noolagam.example");
  expect(contacts.join("\n")).not.toContain("www.noolagam.example");
});

test("a newspaper's bracket has the place and the day", () =>
  expect(
    readStory(
      "平台12月15日上线\n\n本报讯（2026年12月8日，苏州）居民服务平台将于12月15日上线，首批覆盖37个小区，约4.6万户居民可以使用。",
      "",
    ).dateline,
  ).toEqual({
    place: "苏州",
    day: "2026年12月8日",
  }));
