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

  test.each([
    ["Αλεύρι και ψωμί", "Νίκος Μυλωνάς, Υπεύθυνος Επικοινωνίας", "Τηλ.: 2410 555 131 (εσωτ. 2)", "E-mail: press@mill.example"],
    ["More from us", "Ann Lee, who speaks for the mill", "12 Mill Lane, Alston", "press@mill.example"],
    ["জানতে চাইলে", "রহিমা খাতুন, সমন্বয়কারী", "ফোন: ০৪৩১-৫৫৫০১৮ (রবি–বৃহস্পতি)", "ই-মেইল: press@mill.example"],
  ])("are whom to ask below a heading, too: %s", (lead, ...lines) => {
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

describe("who signs a letter", () => {
  const letter =
    "The mill turns again\n\nDear neighbours,\n\nSix years ago the wheel broke, and on Monday 4 May it turns again. I never thought I would write this.\n\nBook an hour at https://mill.example/hour by Friday 1 May.";

  test.each([
    ["With thanks,", "Ann Lee", "Chair, Alston Mill Society", "12 Mill Lane, Alston", "ann@mill.example"],
    ["З повагою,", "Ганна Мельник", "голова товариства «Млин»", "hanna@mill.example"],
    ["सादर,", "अनीता शर्मा", "अध्यक्ष, चक्की समिति", "anita@mill.example"],
  ])("is whom to ask, line by line: %s", (farewell, ...lines) => {
    const { contacts, sentences } = readStory(`${letter}\n\n${farewell}\n\n${lines.join("\n")}`, "");
    expect(contacts).toEqual(lines);
    expect(sentences.some((one) => one.text.includes(lines[0] ?? ""))).toBe(false);
  });

  test("is not where somebody else is named for it", () => {
    const story = `${letter}\n\nPress contact: Tom Frey, press@mill.example`;
    expect(readStory(story, "").contacts).toEqual(["Tom Frey, press@mill.example"]);
  });
});
