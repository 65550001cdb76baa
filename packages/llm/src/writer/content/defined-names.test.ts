import { describe, expect, test } from "vitest";
import { askContent } from "../fixtures/ask.ts";
import { withoutUnusedNames } from "./defined-names.ts";

describe("a bracket that only defines a short name", () => {
  test.each([
    ["剧团征求观众委员会（以下简称“观委会”）意见后决定。", "剧团征求观众委员会意见后决定。"],
    ["青石鉄道株式会社（本社：青石市、代表取締役社長：森田葉子、以下「青鉄」）は祭りを開く。", "青石鉄道株式会社は祭りを開く。"],
    ["솔내사회적협동조합(이사장 한가람, 이하 솔내조합)은 장터를 연다.", "솔내사회적협동조합은 장터를 연다."],
    ["Комунальне підприємство «Млин» (далі — КП) шукає пекарів.", "Комунальне підприємство «Млин» шукає пекарів."],
    ["Die Mühlengenossenschaft Tarrow (im Folgenden „Genossenschaft“) lädt ein.", "Die Mühlengenossenschaft Tarrow lädt ein."],
    ["עמותת חובבי הנול (להלן: העמותה) מזמינה.", "עמותת חובבי הנול מזמינה."],
    ["渡口冷链营收增长11%。渡口冷链物流公司（以下简称“渡口冷链”）今日公布。", "渡口冷链营收增长11%。渡口冷链物流公司今日公布。"],
  ])("goes where the text never uses it: %s", (text, told) => expect(withoutUnusedNames(text)).toBe(told));

  test.each([
    ["The Tarrow Mill Trust (hereafter the Trust) opens. The Trust asks for help."],
    ["参加者は小学生（12歳以下）です。"],
    ["참가 대상은 어린이(12세 이하)다."],
    ["The mill (built in 1840) opens."],
  ])("stays where it does, and so do other brackets: %s", (text) => expect(withoutUnusedNames(text)).toBe(text));
});

const story = `新戏台四月开门
观众可以点戏

经剧团研究，并征求观众委员会（以下简称“观委会”）意见，新戏台自4月3日起重新开门，票价不变。

请您在3月9日前登录 https://xitai.example 投票。`;

test("is in the release alone", () => {
  expect(askContent({ language: "zh", story }, "facebook").text).not.toContain("以下简称");
  expect(askContent({ language: "zh", story }, "press").text).toContain("以下简称“观委会”");
});
