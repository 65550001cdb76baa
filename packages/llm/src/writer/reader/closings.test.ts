import { describe, expect, test } from "vitest";
import { askContent } from "../fixtures/ask.ts";
import { onlyCloses } from "./closings.ts";
import { readStory } from "./read-story.ts";

const told = (story: string) => readStory(story, "").sentences.map(({ text }) => text);

describe("what only closes a notice or a letter", () => {
  test.each([
    "特此通知。",
    "寒さ厳しき折、皆さまどうぞご自愛ください。",
    "次号は3月にお届けします。",
    "환절기 건강에 유의하시기 바랍니다.",
    "The next issue comes out in March.",
    "Бережіть себе!",
    "পরের সংখ্যা মার্চ মাসে বেরোবে।",
  ])("is known by its formula: %s", (text) => expect(onlyCloses(text)).toBe(true));
  test.each([
    "特此公告的车辆须于7月1日前驶离。",
    "次の号車は3月に走ります。",
    "The next step is a survey of the dam.",
    "Write for the next issue at https://weir.example.",
    "Take care on the steps, which are wet.",
  ])("is nothing that tells or asks: %s", (text) => expect(onlyCloses(text)).toBe(false));
});

const notice = `青石渡口6月8日恢复通航
停航九个月，新船可载六十人

青石渡口将于2026年6月8日恢复通航，新渡船由县轮渡公司自行建造。

现将通航有关事项公布如下：

一、航班
每日6:30至19:00，每半小时一班。

二、票价
单程3元，学生免票。

三、订票
团体请于6月5日前登录https://qingshi.example订票，逾期不候。每团限四十人。

特此公告。

青石渡口管理处
2026年5月20日`;

test("a notice ends with what it asks for, and not with its formula (zh)", () => {
  for (const channel of ["linkedin", "facebook", "youtube", "email", "blog", "press"])
    expect(askContent({ language: "zh", story: notice }, channel).text).not.toContain("特此公告");
});

test("what announces numbered sections is not told in front of the first one, which keeps its label", () => {
  expect(told(notice)).toContain("航班：每日6:30至19:00，每半小时一班。");
  expect(told(notice).join("")).not.toContain("公布如下");
  const minutes =
    "The board meets\n\nThe board of the weir met on 3 May.\n\nIt decided:\n\n1. Oars\nNew ones are bought in June.\n\n2. Ropes\nOld ones are sold in July.";
  expect(told(minutes)).toContain("Oars: New ones are bought in June.");
});

test("words below a wide colon follow it without a blank", () =>
  expect(told("青石渡口恢复通航\n\n青石渡口6月8日恢复通航。\n\n站长说：\n\n“船比桥慢，可是人人都能坐下。”")).toContain(
    "站长说：“船比桥慢，可是人人都能坐下。”",
  ));
