import { describe, expect, test } from "vitest";
import { readStory } from "./read-story.ts";

const texts = (story: string) => readStory(story, "").sentences.map((one) => one.text);
const told = (end: string) =>
  `The mill turns again\n\nAlston, 3 May 2027 – The old mill in Alston turns again from Saturday 8 May, after six years of repairs by forty volunteers.\n\nWhoever wants to grind corn can book an hour at https://mill.example until 6 May. Entry is free.${end}\n\nPress contact:\nIda Frey, press@mill.example`;

describe("an end mark behind the last sentence", () => {
  test.each([" <끝>", " (끝)", " –Ends–", " ###", " (Ende)", " [конец]", "（完）", " – انتهى –", " -30-", " 〈끝〉"])(
    "is not told: %s",
    (mark) => {
      expect(texts(told(mark)).at(-1)).toBe("Entry is free.");
      expect(readStory(told(mark), "").contacts.join(" ")).toContain("press@mill.example");
    },
  );

  test("is not told in Japanese, where it is a word alone", () => {
    const story =
      "水車が再び回ります\n\n山あいの水車小屋が六年ぶりに5月8日から再び回り始めます。入場は無料です。\n\nお申し込みは https://mill.example で5月6日まで受け付けます。以上";
    expect(texts(story).at(-1)).toBe("お申し込みは https://mill.example で5月6日まで受け付けます。");
  });

  test.each([
    "The film is called “The end”.",
    "It goes on until the very end.",
    "The shop (open to the end) stays.",
    "It is led by Ida Frey (30)",
  ])("is none where the word is told: %s", (sentence) => expect(texts(told(` ${sentence}`)).join(" ")).toContain(sentence));
});

describe("when a release may be told", () => {
  test.each([
    "보도 시점: 2027년 5월 3일(월) 오전 9시 이후",
    "보도일시: 2027. 5. 3. 09:00",
    "보도시점 2027. 5. 3.(월) 09:00 이후",
    "報道解禁日時：2027年5月3日 9:00",
    "Sperrfrist: 3. Mai 2027, 9 Uhr",
  ])("is neither headline nor news: %s", (line) => {
    const head = "물레방아 다시 돈다\n- 자원봉사자 40명이 6년 걸려 고쳐 5월 8일부터 운영 -";
    const lead =
      "산골 물레방아가 5월 8일부터 다시 돌아간다. 자원봉사자 40명이 6년 동안 고쳤다.\n\n예약은 https://mill.example 에서 5월 6일까지 받는다.";
    const story = readStory(`보도자료\n${line}\n\n${head}\n\n${lead}`, "");
    expect([story.title, story.subtitle]).toEqual(["물레방아 다시 돈다", "자원봉사자 40명이 6년 걸려 고쳐 5월 8일부터 운영"]);
    expect(story.sentences.some((one) => one.text.includes(line.slice(0, 3)))).toBe(false);
    expect(story.passages.map((one) => one.heading)).toEqual([null]);
  });

  test.each(["– Forty people, six years –", "― Forty people, six years ―", "〈Forty people, six years〉", "～Forty people, six years～"])(
    "a second line has no signs around it: %s",
    (line) => expect(readStory(told("").replace("again\n", `again\n${line}\n`), "").subtitle).toBe("Forty people, six years"),
  );
});
