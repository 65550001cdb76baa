import { describe, expect, test } from "vitest";
import { readStory } from "./read-story.ts";

const news =
  "The mill opens its book fair on 4 May\n\nThe mill at Alston opens its book fair on Monday 4 May. Admission is free for all.\n\nBook a table at https://mill.example/fair.";

describe("names and an address below a line with a colon at the end", () => {
  test.each([
    ["לפרטים ולתיאום ראיונות:", "נועה בר, דוברת הטחנה", "press@mill.example"],
    ["தொடர்புக்கு:", "திருமதி ச. மலர்விழி, ஒருங்கிணைப்பாளர்", "தொலைபேசி: 0452-000 0000"],
    ["Interviews and pictures:", "Ann Lee, Alston Mill", "press@mill.example"],
  ])("are whom to ask, line by line: %s", (lead, ...lines) => {
    const { contacts, passages } = readStory(`${news}\n\n${lead}\n${lines.join("\n")}`, "");
    expect(contacts).toEqual(lines);
    expect(passages.map((one) => one.heading)).toEqual([null]);
  });

  test("are never joined, however long they are", () => {
    const lines = ["Ann Lee, who looks after the fair", "Alston Mill and Bakery Trust, Alston, Cumbria", "press@mill.example"];
    expect(readStory(`${news}\n\nInterviews and pictures:\n${lines.join("\n")}`, "").contacts).toEqual(lines);
  });

  test("are told where the story sends readers nowhere else", () => {
    const story = `${news.split("\n\n").slice(0, 2).join("\n\n")}\n\nTo book a table:\nAnn Lee, Alston Mill\nbook@mill.example`;
    expect(readStory(story, "").contacts).not.toContain("Ann Lee, Alston Mill");
  });
});

test("whom journalists can ask stays in a postscript to them", () => {
  expect(readStory(`${news}\n\nP.S. for journalists: Ann Lee, press@mill.example`, "").contacts).toEqual([
    "P.S. for journalists: Ann Lee, press@mill.example",
  ]);
});
