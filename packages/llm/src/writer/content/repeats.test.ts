import { describe, expect, test } from "vitest";
import { repeats } from "./repeats.ts";

describe("one text says what the other says", () => {
  test.each([
    [
      "words in other forms",
      "Neue Buslinie verbindet Ahlbach und Kern",
      "Die neue Buslinie 7 verbindet ab 3. Mai Ahlbach mit Kern und Oberau.",
    ],
    ["signs without blanks", "临岚市图书馆发布2026年前三季度服务数据", "临岚市图书馆今天公布2026年前三季度服务数据。"],
    ["syllables in Thai", "ปรับตารางเดินเรือและค่าโดยสาร เริ่ม 1 มิ.ย.", "บริษัทขอแจ้งปรับตารางเดินเรือและอัตราค่าโดยสาร ตั้งแต่ 1 มิ.ย."],
    [
      "words with endings in Korean",
      "다온식품, 9월 18일 청주 공장서 ‘현장 채용의 날’ 개최",
      "다온식품은 오는 9월 18일 청주 공장에서 ‘현장 채용의 날’을 개최한다.",
    ],
    ["the same two figures", "Turnover of €18.6m, up 11.4 %", "In the whole year turnover rose by 11.4 % to €18.6m, after €16.7m."],
    ["one inside of the other", "Pool opens on 1 May", "Pool opens on 1 May: the season starts two weeks early."],
  ])("with %s", (_, one, other) => {
    expect(repeats(one, other)).toBe(true);
    expect(repeats(other, one)).toBe(true);
  });

  test.each([
    ["another day of the same fair", "The job fair is on 22 January", "Exhibitors register for their stands by 15 December"],
    ["a year that both name", "Programme 2027 at the mill", "In 2027 the bakery turns thirty"],
    ["one figure in common", "Sale of 312 boxes in 14 towns", "The 14 members elect a new board"],
    ["another matter without blanks", "临岚市图书馆发布服务数据", "青石桥分馆五月开馆,面积860平方米。"],
    ["nothing", "", "Anything at all"],
  ])("and not with %s", (_, one, other) => expect(repeats(one, other)).toBe(false));
});
