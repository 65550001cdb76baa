import { describe, expect, test } from "vitest";
import { askContent } from "../fixtures/ask.ts";

describe("the preheader", () => {
  test.each([
    [
      "ja",
      `電気毛布「ほかり」使用中止のお願い
電源の部品が熱くなるおそれがあります

弊社が製造した電気毛布「ほかり」の一部に、電源の部品が熱くなるものがあると判明しました。

対象の商品をお持ちの方は、ただちに使用を中止してください。

交換は https://minato-keori.example で11月30日までお申し込みください。`,
      "電源の部品が熱くなるおそれがあります。対象の商品をお持ちの方は、ただちに使用を中止してください。",
    ],
    [
      "en",
      `Otter count needs eighty pairs of eyes
Two nights on the river Selby

The river club of Selby counts otters on 13 and 14 November. It needs 80 volunteers.

Teams of four sit at twenty bridges from dusk until midnight.

Put down your name at www.selbyotters.example by 25 October.`,
      "Two nights on the river Selby. Teams of four sit at twenty bridges from dusk until midnight.",
    ],
  ])("is the second line with a sentence behind it where it is too short alone: %s", (language, story, told) => {
    expect(askContent({ language, story }, "email").values.preheader).toBe(told);
  });
});

const scene = `Breakfast at four: bakers open their back doors

The streets are dark and the gulls are still asleep. Somebody drops a tray, and somebody laughs.

Eleven bakers of Selby open their back doors to anybody on Sunday 8 March at 4am. Rolls are free.

Come to Mill Lane, or look at www.selbybakers.example.`;

test("a description for searchers names the matter where the story opens with a scene", () => {
  expect(askContent({ language: "en", story: scene }, "blog").values.meta_description).toContain("Breakfast at four");
});

test("no subhead goes on from a sentence before it", () => {
  const story = `Gate at Ridley Pot stays locked this spring

On Monday 16 March we lock the gate at Ridley Pot until 30 June.

So come and argue with us: we hold an open meeting on Thursday 26 March at 7.30pm in the village hall.

Please book a seat by the 23rd at www.ridleycaving.example/meeting.`;
  expect(askContent({ language: "en", story }, "press").values.subhead ?? "").not.toMatch(/^So /u);
});
