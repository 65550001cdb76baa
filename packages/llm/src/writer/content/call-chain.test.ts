import { describe, expect, test } from "vitest";
import { askContent } from "../fixtures/ask.ts";
import { findCalls } from "../reader/calls.ts";
import { isForACase } from "../reader/conditions.ts";

const text = (language: string, story: string, channel: string) => askContent({ language, story }, channel).text;

const ferry = `The rope ferry at Hollin Bend sails again

The rope ferry at Hollin Bend carries passengers again from Sunday 3 May. It had been tied up since the flood of 2023. The hull was mended in the yard of the village.

The bell was found in the mud last autumn. The school has painted the benches.

The crossing takes six minutes and dogs are welcome. From May to September we need three people on every Sunday, 66 in all. ‘It is mostly waving,’ says Nell Arkwright, who has pulled the rope since 1998.

If you can spare a Sunday, please put your name down by Friday 10 April at https://hollinferry.example/crew or ring the lock house on 01632 960 118.`;

const kitchen = `邻里面包房要搬家，面包不能断

面包房将在5月6日至5月20日搬到河西路12号，其间不开门。老烤炉用了九年，这次一并更换。新店比老店大一倍，门口有坡道。

面包房去年烤出的面包有一半送到了老人家里。送货的师傅只有两位。

所以想请大家帮忙。我们要招20名志愿者，每周送一次，早上7点在河西路集合。会骑车最好，不会也没关系。

愿意来的，请在4月25日前登录 https://mianbao.example/song 填表报名。`;

describe("a call to whoever wants to", () => {
  test.each(["facebook", "instagram", "tiktok"])("comes with how many are needed: en, %s", (channel) =>
    expect(text("en", ferry, channel)).toContain("we need three people on every Sunday, 66 in all"),
  );
  test.each(["facebook", "instagram", "x", "threads"])("comes with how many are needed: zh, %s", (channel) =>
    expect(text("zh", kitchen, channel)).toContain("我们要招20名志愿者"),
  );
  test("does not come with a year of somebody who speaks", () => {
    for (const channel of ["x", "threads"]) expect(text("en", ferry, channel), channel).not.toContain("since 1998");
  });
});

const meeting = `마을방송국 모아소리, 지난해 청취자 4만 명 넘어

마을방송국 모아소리는 지난해 청취자가 4만 1천 명이라고 8일 밝혔다. 전년보다 12% 늘었다. 새 스튜디오는 9월에 문을 연다.

예산안은 5월 27일(수) 총회에서 확정된다. 이에 앞서 모아소리는 5월 14일(목) 저녁 7시 공개 설명회를 연다. 회원이라면 누구나 들을 수 있으며, 참가를 원하는 사람은 5월 12일(화)까지 https://moasori.example/open 에서 신청하면 된다. 전화 신청은 063-000-0000.`;

test("what a call is for stands without the word that joins it to what is not told, or below it", () => {
  expect(text("ko", meeting, "x")).toMatch(/확정된다\. 이에 앞서|^(?!.*이에 앞서)/su);
  expect(text("ko", meeting, "x")).toContain("https://moasori.example/open");
});

test.each([
  ["ko", "참가를 원하는 사람은 https://moasori.example 에서 신청하면 된다.", false],
  ["ko", "제품에 이상이 발견되는 경우 https://moasori.example 에서 신청하면 된다.", true],
])("how something is done is no condition: %s %s", (language, call, is) => expect(isForACase(call, language)).toBe(is));

test("a telephone that one can call, too, yields to the call that it is added to", () => {
  const sentences = [
    "5月4日までに専用ページ(https://hata.example/hata)でご登録いただいた先着50名様は、体験が無料です。",
    "お電話(0575-00-0000)でも承ります。",
  ];
  const calls = findCalls(
    sentences.map((text, index) => ({ text, index })),
    "ja",
  );
  expect(calls[0]?.text).toBe(sentences[0]);
});

test("what stands behind an address without a blank says what is asked for", () => {
  const call = "4月27日までに特設ページ(https://hata.example/yoyaku)でご登録いただいた先着50名様は無料です。";
  expect(findCalls([{ text: call, index: 0 }], "ja")[0]?.label).toBe("登録する");
});
