import { describe, expect, test } from "vitest";
import { askContent } from "../fixtures/ask.ts";

const ferry = `Tidewater starts an evening ferry to Salt Island

Tidewater runs a ferry to Salt Island every evening from 4 May. The crossing takes 25 minutes and costs £6.

"I have rowed across for nine years and 312 evenings, and my back is glad of it," said Hugo Marsh, who teaches the children there.

"Nobody should have to choose between supper and the last boat," said Iris Lowell, founder of Tidewater. "Now there is time for both."

Book a seat at www.tidewater.example.`;

describe("the quotation of a release", () => {
  test("is none that answers a question, while another opens its paragraph", () => {
    const story = ferry.replace('"Nobody should', '"And in fog?" everybody asks. "Nobody should');
    const { values } = askContent({ language: "en", story }, "press");
    expect(values.quote).toContain("Hugo Marsh");
  });

  test("is that of whoever sends it, with what they go on to say", () => {
    const { values } = askContent({ language: "en", story: ferry }, "press");
    expect(values.quote).toBe(
      '"Nobody should have to choose between supper and the last boat," said Iris Lowell, founder of Tidewater. "Now there is time for both."',
    );
  });

  test("is the first one where none of them is named beside the sender", () => {
    const { values } = askContent({ language: "en", story: ferry.replace("founder of Tidewater", "who steers it") }, "press");
    expect(values.quote).toContain("Hugo Marsh");
  });

  test("stands once: beside the text, or in it where more is said of whoever speaks", () => {
    const { values } = askContent({ language: "en", story: ferry }, "press");
    expect(values.body).toContain("Hugo Marsh");
    expect(values.body).not.toContain("Iris Lowell");
    const goesOn = ferry.replace('"Now there is time for both."', "She has built two boats.");
    const other = askContent({ language: "en", story: goesOn }, "press").values;
    expect(other.quote ?? "").toBe("");
    expect(other.body).toContain("Iris Lowell");
  });
});

test("words of others than the first go before what is told where a letter has no room", () => {
  const voices = [
    "Ada Bell",
    "Otto Finch",
    "Mae Holt",
    "Sam Reed",
    "Una Dale",
    "Tom Ash",
    "Eve Lund",
    "Jo Gray",
    "Joan Pike",
    "Bert Cole",
    "Ivy Lamb",
    "Ned Frost",
  ].map(
    (name, at) =>
      `"I have waited ${at + 3} years for a boat that comes back after dark, and I shall be on it on the first evening with my 2 dogs, a flask of tea and the lamp that my late uncle kept for such a night," said ${name}, who lives there.`,
  );
  const story = `${ferry.replace("Book a seat", `${voices.join("\n\n")}\n\nThe lamps on the pier burn until ten.\n\nBook a seat`)}`;
  const { body } = askContent({ language: "en", story }, "email").values;
  expect(body).toContain("The lamps on the pier burn until ten.");
  expect(body).toContain("Hugo Marsh");
  expect(body).not.toContain("Joan Pike");
  expect(body).not.toContain("Bert Cole");
});

describe("somebody who is only “she” beside a quotation", () => {
  const written = (paragraphs: readonly string[]) =>
    `Tidewater starts an evening ferry to Salt Island\n\nTidewater runs a ferry to Salt Island every evening from 4 May. The crossing takes 25 minutes.\n\n${paragraphs.join("\n\n")}\n\nBook a seat at www.tidewater.example.`;
  const quote = (story: string) => askContent({ language: "en", story }, "press").values.quote;

  test("is named by the sentence before, in the same paragraph", () => {
    expect(
      quote(
        written([
          'Iris Lowell has rowed across for nine years. She says: "Nobody should have to choose between supper and the last boat."',
        ]),
      ),
    ).toBe('Iris Lowell has rowed across for nine years. She says: "Nobody should have to choose between supper and the last boat."');
  });

  test("is nobody where that stands in another paragraph", () => {
    expect(
      quote(
        written([
          "Iris Lowell has rowed across for nine years.",
          '"Nobody should have to choose between supper and the last boat," she said.',
        ]),
      ),
    ).toBeFalsy();
  });
});

test("a name that the second line has in marks as well is nobody's words", () => {
  const story = `나무배, 다시 바다로 갑니다
작은항조선소, 6월 5일 ‘제3회 나무배 띄우는 날’ 개최

사단법인 작은항조선소(대표 한도윤)는 오는 6월 5일(토) 옛 부두에서 ‘제3회 나무배 띄우는 날’을 연다고 4일 밝혔다.

관람은 무료다. 체험은 6월 1일까지 누리집(https://boat.example)에서 신청해야 한다.`;
  expect(askContent({ language: "ko", story }, "press").values.quote ?? "").toBe("");
});
