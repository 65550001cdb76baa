import { describe, expect, test } from "vitest";
import { askContent } from "../fixtures/ask.ts";
import { readStory } from "../reader/read-story.ts";
import { tieNeighbours } from "./told-together.ts";

const filler = Array.from(
  { length: 9 },
  (_, at) => `Pool number ${at + 1} is counted by a team of four who sit under the alders with a lamp and a notebook until midnight.`,
).join("\n\n");

const stories = {
  en: `Otter count needs eighty pairs of eyes

The river club of Selby counts otters on 13 November. It needs 80 volunteers.

Noor Haddad mends nets by the old weir. She says: "I used to hear them every night. Now whole weeks go by without one."

${filler}

Put down your name at www.selbyotters.example by 25 October.`,
  bn: `ভোঁদড় গুনতে চাই ৮০ জোড়া চোখ

সেলবি নদী ক্লাব ১৩ নভেম্বর ভোঁদড় গুনবে। ৮০ জন স্বেচ্ছাসেবক দরকার।

পুরোনো বাঁধের ধারে জাল বোনেন নূর হাদ্দাদ। তিনি বলেন, “আগে রোজ রাতে শব্দ শুনতাম। এখন সপ্তাহের পর সপ্তাহ শুনি না।”

${filler}

২৫ অক্টোবরের মধ্যে www.selbyotters.example ঠিকানায় নাম লেখান।`,
};
const introductions = { en: "mends nets", bn: "জাল বোনেন" };
const words = { en: "whole weeks", bn: "সপ্তাহের পর সপ্তাহ" };

describe.each(["en", "bn"] as const)("who opens a paragraph only to speak, in %s,", (language) => {
  test.each(["youtube", "linkedin", "facebook", "email"])("comes with their words or not at all: %s", (channel) => {
    const { text } = askContent({ language, story: stories[language] }, channel);
    expect(text.includes(introductions[language])).toBe(text.includes(words[language]));
  });
});

describe("lists below each other", () => {
  const placesOf = (...lists: string[]) => {
    const story = `The mill opens again\n\nThe mill at Selby opens again in May.\n\n${lists.join("\n\n")}\n\nBook at https://mill.example.`;
    const listed = readStory(story, "").sentences.filter((one) => one.kind === "list");
    const places = new Map(listed.map((one, at) => [one, at]));
    tieNeighbours(listed, places);
    return [...places.values()];
  };

  test("are told together or not at all where each is one day", () =>
    expect(
      placesOf("Friday 7 May\n10:00 – opening\n11:00 – tour of the wheel", "Saturday 8 May\n09:00 – walk\n12:00 – concert in the yard"),
    ).toEqual([0, 0]));
  test.each([
    ["Who can help\n- anybody over 15\n- no experience is needed", "What we offer\n- lunch and boots\n- a seat in the van"],
    ["ใครสมัครได้\n- อายุ 15 ปีขึ้นไป\n- สุขภาพแข็งแรง", "สิ่งที่ชมรมจัดให้\n- อาหารกลางวัน\n- รองเท้าลุยโคลน"],
  ])("are each told for itself where they tell of different things: %s", (...lists) => expect(placesOf(...lists)).toEqual([0, 1]));
});
