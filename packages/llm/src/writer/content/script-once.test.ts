import { expect, test } from "vitest";
import { askContent } from "../fixtures/ask.ts";

const scriptOf = (language: string, story: string) => String(askContent({ language, story }, "tiktok").values.script);

test.each([
  [
    "zh",
    `清河守护中心发布2025年度工作报告

6月5日，清河守护中心在长沙发布2025年度工作报告，报告全文已公开。

志愿者一年巡河3126公里，上报线索642条。

请于6月22日前登录 https://qinghe.example 报名。`,
    "发布2025年度工作报告",
  ],
  [
    "en",
    `Tarrow Mill opens its wheel house

On Sunday the third of May Tarrow Mill opens its wheel house, after a winter of repairs.

Forty volunteers mended the wheel.

Book a tour by 1 May at https://tarrow.example.`,
    "opens its wheel house",
  ],
])("a script says what is new once, where the news has all of the headline (%s)", (language, story, news) =>
  expect(scriptOf(language, story).split(news)).toHaveLength(2),
);

test("a headline that says more is spoken above the news", () =>
  expect(
    scriptOf(
      "en",
      "Twelve grants for village libraries\n\nThe Quiet Shelf Trust of Selby opens its call on 3 May for libraries in the county.\n\nApply by 15 May at https://shelf.example.",
    ),
  ).toMatch(/^Twelve grants for village libraries\./));
