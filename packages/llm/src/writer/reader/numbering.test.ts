import { describe, expect, test } from "vitest";
import { readBlocks } from "./blocks.ts";

describe("numbers in front of lines", () => {
  test("of a notice's chapters stand above what each is about, whatever is numbered in them", () => {
    const notice = `一、开放时间
每周五、周六18:00至次日1:00。

二、服务内容
1. 免费阅览，现场可自助借还图书；
2. 免费提供热水、充电插座和老花镜；
3. 咖啡每杯12元起，自愿消费。

三、交通
夜间公交N3路延长至1:20。`;
    expect(readBlocks(notice)).toEqual([
      { kind: "paragraph", text: "每周五、周六18:00至次日1:00。", question: "开放时间：" },
      { kind: "heading", text: "服务内容", isMarked: true },
      {
        kind: "list",
        intro: "",
        items: ["免费阅览，现场可自助借还图书；", "免费提供热水、充电插座和老花镜；", "咖啡每杯12元起，自愿消费。"],
        isNumbered: true,
      },
      { kind: "paragraph", text: "夜间公交N3路延长至1:20。", question: "交通：" },
    ]);
  });

  test("of labels and their values are no list, and one of them may have a list of its own", () => {
    const facts = `1. 일시: 2026. 10. 16.(금) 13:30
2. 장소: 물빛골 생태학습원
3. 주요 활동
 가. 늦반딧불이 야간 관찰
 나. 하천 수질 검사
4. 준비물: 긴 옷, 손전등`;
    expect(readBlocks(facts)).toEqual([
      { kind: "fact", label: "일시", text: "2026. 10. 16.(금) 13:30" },
      { kind: "fact", label: "장소", text: "물빛골 생태학습원" },
      { kind: "list", intro: "주요 활동:", items: ["늦반딧불이 야간 관찰", "하천 수질 검사"], isNumbered: true },
      { kind: "fact", label: "준비물", text: "긴 옷, 손전등" },
    ]);
  });

  test("of steps stay a list, though one of them has a colon", () => {
    const steps = "1. Open the lid.\n2. Turn the valve: it clicks.\n3. Close the lid.";
    expect(readBlocks(steps)).toEqual([
      { kind: "list", intro: "", items: ["Open the lid.", "Turn the valve: it clicks.", "Close the lid."], isNumbered: true },
    ]);
  });
});

describe("a short question and its answer in one line", () => {
  test.each([
    ["When? Saturday, 3 May, 10 a.m.", "When", "Saturday, 3 May, 10 a.m."],
    ["מתי? החל מיום חמישי, 15.10.2026", "מתי", "החל מיום חמישי, 15.10.2026"],
    ["Сколько? 300 рублей", "Сколько", "300 рублей"],
  ])("%s", (line, label, text) => {
    expect(readBlocks(`The barn opens.\n\n${line}`).at(-1)).toEqual({ kind: "fact", label, text });
  });

  test("another question is no label", () => {
    expect(readBlocks("Why now? Saturday is the last day.")).toEqual([{ kind: "paragraph", text: "Why now? Saturday is the last day." }]);
  });
});
