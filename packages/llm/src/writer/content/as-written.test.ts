import { describe, expect, test } from "vitest";
import { askContent } from "../fixtures/ask.ts";
import { channelFields } from "../fixtures/channels.ts";

const posts = ["linkedin", "facebook", "instagram", "youtube"];
const long = [...posts, "email", "blog", "press"];
const bodyOf = (language: string, story: string, channel: string) => {
  const { values } = askContent({ language, story }, channel);
  return String(values.body ?? values.caption ?? values.description);
};

const recall = `「なぎさサブレ 8枚入」自主回収のお知らせ

株式会社なぎさ堂は「なぎさサブレ 8枚入」の一部を自主回収いたします。くるみを含む別の製品が混入したおそれがあります。

1．対象商品
商品名　なぎさサブレ 8枚入
賞味期限　2027.2.14 および 2027.2.15
（箱の底面に記載）
販売地域　石川県のスーパー、道の駅

2．回収方法
対象商品を着払いにて下記までお送りください。レシートは不要です。

〒920-0211 石川県金沢市湊0丁目18-5
株式会社なぎさ堂 商品回収係

お問い合わせは https://nagisa.example へお願いいたします。`;

const signing = `澄禾冷链与七家茶企签约

澄禾冷链物流有限公司11月26日与七家茶叶企业在黄山市签署合作协议。自明年春茶季起，公司为他们提供冷藏运输。

试运营安排如下：

2月10日前 采摘点登记、设备安装
3月15日 祁门线路开通
3月22日 歙县线路开通

有意者请在1月20日之前登录 https://chenghe.example 报名。`;

const festival = `Amble fills its square with soup

Amble fills its market square with soup from 11 to 13 December. Forty stalls sell bowls from £2.

What is on?

Friday, 11 December
17:00 The ovens are lit
18:30 Grandmothers' soup, the final

Saturday, 12 December
10:00 Sourdough for beginners, £9
11:00 Farmers' market

Please note: places in the workshops are few. Book yours from Sunday 30 November at https://amble.example/soup. Residents pay a fifth less.

Parking: the square is closed to cars. The shuttle leaves the stadium every 15 minutes.`;

describe("a long text has the story's own lines", () => {
  test.each(long)("with what a sentence points to below it: %s", (channel) => {
    const text = bodyOf("ja", recall, channel);
    for (const one of ["対象商品\n", "賞味期限 2027.2.14 および 2027.2.15", "下記までお送りください。レシートは不要です。", "〒920-0211"])
      expect(text.replace(/ {2}$/gmu, "")).toContain(one);
    expect(text.indexOf("〒920-0211")).toBeGreaterThan(text.indexOf("下記まで"));
  });

  test.each(long)("with the line that announces a list above it: %s", (channel) =>
    expect(bodyOf("zh", signing, channel)).toMatch(/试运营安排如下：?\n\n(?:[-•] )?2月10日前/u),
  );

  test.each(long)("with a question above the days that answer it: %s", (channel) => {
    const text = bodyOf("en", festival, channel);
    expect(text).toMatch(/What is on\?\n\n(?:## )?Friday, 11 December\n+[-•] 17:00 The ovens are lit\n/u);
    expect(text).toContain("Please note: places in the workshops are few. Book yours from Sunday 30 November");
  });

  test.each([...posts, "blog", "press"])("and ends in its call: %s", (channel) =>
    expect(bodyOf("en", festival, channel).trim().split("\n").at(-1)).toMatch(/https:\/\/amble\.example\/soup$/u),
  );

  test.each(posts)("below its headline, which comes first: %s", (channel) => {
    const { text } = askContent({ language: "en", story: festival }, channel);
    expect(text.indexOf("Amble fills its square with soup")).toBeLessThan(text.indexOf("Amble fills its market square"));
  });
});

test.each(long)("all lines of a headline are told, as one of them may have the last day: %s", (channel) => {
  const story = `해담바이오, 2월 24일 오송서 채용설명회
- 생산·품질·연구 등 5개 부문
- 현장 면접까지 하루에
- 사전 신청 2월 17일(수) 오후 6시 마감

해담바이오가 오는 2월 24일(수) 청주시 오송읍 본사에서 채용설명회를 연다고 27일 밝혔다. 채용 규모는 74명이다.

신청은 누리집(www.haedam.example)에서 하면 된다.`;
  expect(askContent({ language: "ko", story }, channel).text).toContain("사전 신청 2월 17일(수) 오후 6시 마감");
});

test("somebody's words behind the call stand above it", () => {
  const story = `The ferry sails again\n\nThe ferry at Amble sails again on 22 May. It takes forty people.\n\nBook a seat by 15 May at https://ferry.example. The crossing costs £6.\n\n"I never thought I would hear that bell again," says Ada Brook, who steers the ferry.`;
  for (const channel of posts)
    expect(bodyOf("en", story, channel)).toMatch(/Ada Brook, who steers the ferry\.\n\nBook a seat by 15 May[^\n]*£6\.$/u);
});

test("a verb alone is no last line behind something else", () => {
  const story = `Gold for the oil of Pedema\n\nThe cooperative of Pedema won gold for its oil “Five Roots”. It had 94 of 100 points.\n\nOn Sunday 28 February the mill is open to everybody. Only the tasting has to be booked by 24 February at https://roots.example/tasting.\n\nThe oil is sold in bottles of half a litre at £12.`;
  for (const channel of posts) expect(bodyOf("en", story, channel)).toMatch(/The oil is sold in bottles of half a litre at £12\.$/u);
});

test("what stands below a list in Markdown is no part of its last item", () => {
  const story = `The farm shop opens on 11 December

The farm shop at Amble opens on 11 December at nine.

Opening hours
• Tuesday to Friday: 9 to 6
• Saturday: 9 to 2
Picking is on Saturdays only.

Book a basket at https://amble.example.`;
  expect(bodyOf("en", story, "email")).toContain("- Saturday: 9 to 2\n\nPicking is on Saturdays only.");
});

test("a table is told row by row", () => {
  const story = `Amble raises its fares

The ferry at Amble raises its fares on 1 March by four per cent.

| Ticket | until February | from March |
| --- | --- | --- |
| Adults | £4.80 | £5.00 |
| Children | £2.40 | £2.50 |

Buy tickets at https://amble.example.`;
  expect(bodyOf("en", story, "facebook")).toContain("• Adults – until February: £4.80; from March: £5.00\n• Children");
});

test("a term that the voice bans takes its sentence along, and nothing else", () => {
  const materials = { style_guide: "Banned terms: sourdough\n\nPreferred terms:\n- “bazaar” instead of “market”" };
  const text = String(askContent({ language: "en", story: festival, materials }, "facebook").values.body);
  expect(text).not.toMatch(/sourdough|market/iu);
  expect(text).toContain("Farmers' bazaar");
  expect(text).toContain("17:00 The ovens are lit");
});

test("where there is no room for all of it some of it is left out, and the channel's limit kept", () => {
  const more = Array.from(
    { length: 60 },
    (_, at) => `In year ${at + 1} the square was filled by ${at + 20} cooks from all over the country.`,
  );
  const story = festival.replace("Parking:", `${more.join("\n\n")}\n\nParking:`);
  const max = channelFields.instagram?.[0]?.max ?? 0;
  expect(bodyOf("en", story, "instagram").length).toBeLessThanOrEqual(max);
  expect(bodyOf("en", story, "instagram")).toContain("https://amble.example/soup");
});

test("a call that has its address in a line below is told once", () => {
  const story = `飲むヨーグルト「信州まるごとりんご」を12月9日(火)に発売

みねしろ乳業株式会社は、県産りんごを使用した飲むヨーグルト「信州まるごとりんご」を、2025年12月9日(火)より長野県のスーパーマーケットにて発売いたします。

■試飲会のご案内
12月6日(土)の10時~15時、本社併設の「みねしろミルクスタンド」にて、発売に先がけた無料試飲会を行います。ご予約は不要です。

オンラインショップでは12月1日(月)正午より予約を受け付けます。
https://shop.mineshiro.example/`;
  for (const channel of ["linkedin", "facebook", "press"]) {
    const text = bodyOf("ja", story, channel);
    expect(text.split("オンラインショップでは")).toHaveLength(2);
    expect(text).toMatch(/受け付けます：https:\/\/shop\.mineshiro\.example\/$/u);
  }
});
