import { expect, test } from "vitest";
import { readStory } from "./read-story.ts";

test.each([
  ["when a page was updated", "Оновлено 16 лютого 2027 року"],
  ["who wrote it and when it was put there", "작성자: 달여울문화재단 축제팀 | 등록일: 2026-09-07 | 조회 1,284"],
])("%s names no town", (_, line) => {
  const { dateline } = readStory(
    `Пекарня шукає технолога\n${line}\n\nПекарня шукає технолога, який стежитиме за тістом від борошна до печі.`,
    "",
  );
  expect(dateline?.place ?? "").toBe("");
});

test("a town above the text still does", () =>
  expect(
    readStory("The mill opens\n\nUpper Alston, 3 May 2027\n\nThe mill of Upper Alston grinds flour for 40 households again.", "").dateline
      ?.place,
  ).toBe("Upper Alston"));
