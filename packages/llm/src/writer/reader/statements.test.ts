import { expect, test } from "vitest";
import { readBlocks } from "./blocks.ts";
import { readStory } from "./read-story.ts";
import { toPassages } from "./statements.ts";

const news =
  "木の船の見習いを募集\n\n小港造船会は、木造船の技術を受け継ぐ見習い10名を募集します。応募は専用ページ(https://boat.example)で受け付けます。";

test.each([
  ["■募集の概要", "対象:船、家具、木工の分野で働く、2027年4月1日現在40歳未満の方(経験は不問)", "条件:月15日以上の滞在"],
  ["■応募要項", "対象:船が好きな方、2027年4月1日現在18歳以上", "期間:一年間"],
  ["■船大工の学校", "対象:船、家具、木工の分野で働く、2027年4月1日現在40歳未満の方(経験は不問)", "条件:月15日以上の滞在"],
])("a value keeps its own label where a day only stands in it: %s", (heading, first, second) => {
  const { sentences } = readStory(`${news}\n\n${heading}\n${first}\n${second}`, "");
  expect(sentences.map((one) => one.text).join("\n")).toMatch(/対象[:：]船/u);
});

test("a sentence that comes to a line of its own is told with it, and no short form ends it", () => {
  const text =
    "Zakład Wodociągów informuje, że w związku z wymianą zasuw na magistrali w ul. Młyńskiej nastąpi przerwa w dostawie wody:\n\nwe wtorek 29 września 2026 r. w godz. 8.00–16.00\n\nBez wody pozostaną budynki przy ulicach:\n– Młyńskiej (nr 2–48),\n– Ogrodowej (cała).\n\nBlok nr 4 jest zasilany z innej nitki i przerwa go nie obejmie.";
  const { statements } = toPassages(readBlocks(text), "pl");
  expect(statements[0]?.text).toBe(
    "Zakład Wodociągów informuje, że w związku z wymianą zasuw na magistrali w ul. Młyńskiej nastąpi przerwa w dostawie wody: we wtorek 29 września 2026 r. w godz. 8.00–16.00.",
  );
});
