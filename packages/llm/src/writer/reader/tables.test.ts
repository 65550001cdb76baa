import { describe, expect, test } from "vitest";
import { readStory } from "./read-story.ts";

const told = (story: string) => readStory(story, "").sentences.map(({ text }) => text);
const above = "The mill opens again\n\nThe mill opens again on Sunday 3 May 2026, and everybody may come.\n\n";

describe("a table between whose cells stand bars", () => {
  test("has the names of its columns in front of its cells", () =>
    expect(
      told(
        `关于召回部分电热水壶的公告\n\n公司决定自2026年8月20日起召回部分电热水壶。\n\n型号 | 颜色 | 数量\nMC-1750 | 米白、雾蓝 | 17,406台\nMC-1752 | 米白 | 6,212台\n\n产品型号和生产日期见壶底铭牌,请消费者立即停止使用上述产品。`,
      ),
    ).toContain("• MC-1750 – 颜色：米白、雾蓝；数量：17,406台\n• MC-1752 – 颜色：米白；数量：6,212台"));

  test("keeps the line that announces it, however its cells are set", () =>
    expect(
      told(
        `${above}Departures of line 12:\n\nDays     | First | Last  | Every\nMon–Fri  | 05:40 | 22:50 | 10 min\nSaturday | 06:00 | 14:30 | 30 min`,
      ).at(-1),
    ).toBe(
      "Departures of line 12:\n• Mon–Fri – First: 05:40; Last: 22:50; Every: 10 min\n• Saturday – First: 06:00; Last: 14:30; Every: 30 min",
    ));

  test("is no table where its rows have not as many cells", () =>
    expect(told(`${above}News | Programme | Tickets\nHome | Contact | Imprint | Search`).join("\n")).not.toContain(" – Programme"));

  test("without names of columns has its cells as they stand", () =>
    expect(told(`${above}8 May | Bread | 3 euros\n9 May | Cake | 4 euros`).at(-1)).toContain("8 May – Bread – 3 euros"));
});

describe("columns that are set with blanks", () => {
  test("are a table, also below a row that leaves out the first name", () =>
    expect(
      told(
        "粗大ごみの出し方が変わります\n\n市では、粗大ごみの収集を4月1日から変更します。\n\n■主な変更点\n\n          変更前(3月31日まで)      変更後(4月1日から)\n処理手数料    1点 一律300円        大きさにより 400円・800円\n申込方法     電話のみ            電話・インターネット\n\n手数料は収集日を基準とします。",
      ),
    ).toContain(
      "• 処理手数料 – 変更前(3月31日まで)：1点 一律300円；変更後(4月1日から)：大きさにより 400円・800円\n• 申込方法 – 変更前(3月31日まで)：電話のみ；変更後(4月1日から)：電話・インターネット",
    ));

  test("are none where letters are set apart", () =>
    expect(told(`${above}수      신    대전 지역 학교장\n제      목    지원 사업 신청 안내`).join("\n")).not.toContain("신 –"));
});

test("a bar behind a few signs of Chinese is a colon, where several rows have it", () => {
  const rows = told(
    "浮水之家特展\n\n展期|2026.09.12(六)-2027.01.10(日)\n地點|潟湖邊生活文化館\n票價|全票 120 元\n\n本展分為三個展區,展出工具 64 件,測繪圖 21 張。",
  );
  expect(rows).toContain("地點：潟湖邊生活文化館");
  expect(rows).toContain("展期：2026.09.12(六)-2027.01.10(日)");
});

test("a question above paragraphs that begin alike stands over all of them", () => {
  const { passages } = readStory(
    "Changes on lines 12 and 38\n\nFrom Sunday 8 November 2026 the President Street is closed to all traffic.\n\nWhat changes?\n\nLine 12 – runs through Oak Street. Two stops are not served.\n\nLine 38 – runs as before. Its last bus leaves at 23:10.",
    "",
  );
  expect(passages.map(({ heading }) => heading)).toContain("What changes?");
});
