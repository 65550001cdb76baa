import { describe, expect, test } from "vitest";
import { askContent } from "../fixtures/ask.ts";
import { saysBoth } from "../reader/leans-alone.ts";

const fair = `Books come to the river
A fair for young readers in Tarrow from 20 November

The Leaf Trust holds its fifth fair for young readers from Friday, 20 November to Sunday, 22 November 2026 at the Mill School. Entry is free.

Last year 1,300 children came here and 400 books were sold.

A story workshop and a drawing workshop need a booking.

Both workshops cost £2 a child.

Please book a place by 10 November at www.leaf.example/fair.`;

const mela = `किताबें आईं झील किनारे
भोपाल में तीन दिन का बाल मेला 20 नवंबर से

'पत्ता-पत्ता न्यास' का पाँचवाँ बाल मेला शुक्रवार, 20 नवंबर से रविवार, 22 नवंबर 2026 तक झील विद्यालय में लगेगा।

पिछले साल यहाँ 1,300 बच्चे आए थे और 400 किताबें बिकी थीं।

अपना पंजीयन मंगलवार, 10 नवंबर तक https://patta.example/mela पर अवश्य करा लें।`;

test.each([
  ["en", fair, "came here"],
  ["hi", mela, "यहाँ"],
])("a sentence that says “here” stands in no advertisement, preheader or post of few words (%s)", (language, story, here) => {
  for (const channel of ["google_ads", "threads", "x", "sms"]) expect(askContent({ language, story }, channel).text).not.toContain(here);
  expect(askContent({ language, story }, "email").values.preheader).not.toContain(here);
});

const courses = (headline: string) => `${headline}

The Leaf Trust opens its doors for young readers from 20 November to 22 November 2026 at the Mill School in Tarrow.

Children pay £2 for both workshops.

Please book a place by 10 November at www.leaf.example/fair.`;

test("“both” stands in no advertisement, unless the headline says of what", () => {
  const told = (headline: string) => askContent({ language: "en", story: courses(headline) }, "google_ads").text;
  expect(told("Books come to the river")).not.toContain("for both workshops");
  expect(told("Two workshops at the river")).toContain("for both workshops");
});

test.each([
  "Beide Kurse kosten nichts.",
  "Les deux ateliers sont gratuits.",
  "Entrambi i corsi sono gratuiti.",
  "Оба занятия бесплатны.",
  "Και τα δύο εργαστήρια είναι δωρεάν.",
  "दोनों कार्यशालाएँ निःशुल्क हैं।",
  "இரு வகுப்புகளுக்கும் கட்டணம் இல்லை.",
  "ทั้งสองงานเข้าฟรี",
])("two things that a reader does not know are known in “%s”", (text) => expect(saysBoth.test(text)).toBe(true));

test("two that follow are named", () => expect(saysBoth.test("The hall is for both readers and writers.")).toBe(false));

describe("what was last year stands in no line of its own", () => {
  test.each([
    ["en", "Last year 214 bakers came to the old mill by the river."],
    ["uk", "Торік до старого млина приїхали 214 пекарів."],
    ["hi", "पिछले साल 214 लोग आए थे।"],
    ["el", "Πέρσι ήρθαν 214 φουρνάρηδες."],
  ])("%s", (language, past) => {
    const story = `The mill bakes again on 4 May\nBread for 40 streets\n\nThe mill at Alston bakes again on Monday 4 May, and everybody may bring dough.\n\n${past}\n\nThe ovens are lit at seven. Wood comes from the park.\n\nBook an oven at https://mill.example.`;
    const ads = askContent({ language: "en", story }, "google_ads").text;
    const { preheader } = askContent({ language: "en", story }, "email").values;
    expect([language, ads.includes(past.slice(0, 18)), String(preheader).includes(past.slice(0, 18))]).toEqual([language, false, false]);
  });
});
