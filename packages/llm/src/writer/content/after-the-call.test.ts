import { describe, expect, test } from "vitest";
import { askContent } from "../fixtures/ask.ts";

const repairs = `Repair café opens in Millbrook

A repair café opens in Millbrook on Saturday 9 May. Eleven volunteers mend lamps, toasters and bicycles in the old fire station. Last year's trial saved 312 things from the tip.

"Most things want a screw and a little patience," says Vera Lund, who runs it.

Bring one thing each, and book your half hour at www.millbrookfix.example. No receipt is needed. Nobody pays for the work.`;

describe("what a story says right after its call", () => {
  test.each(["linkedin", "facebook", "youtube", "tiktok", "email", "blog", "press"])("is never told before it: %s", (channel) => {
    const { text, values } = askContent({ language: "en", story: repairs }, channel);
    expect(text).toContain("www.millbrookfix.example");
    for (const told of Object.values(values).filter((one) => one.includes("No receipt is needed")))
      expect(told.indexOf("No receipt is needed")).toBeGreaterThan(told.lastIndexOf("www.millbrookfix.example"));
  });

  test("is told where there is room", () => {
    const { text } = askContent({ language: "en", story: repairs }, "press");
    expect(text).toContain("www.millbrookfix.example. No receipt is needed. Nobody pays for the work.");
  });

  test("stays in its place where it names a day of its own", () => {
    const story = repairs.replace("Nobody pays for the work.", "The café opens again on 23 May.");
    expect(askContent({ language: "en", story }, "press").text).toContain("The café opens again on 23 May.");
  });
});

test.each([
  ["en", "So book a seat at www.dalton.example by 3 May.", "Book a seat at www.dalton.example by 3 May."],
  ["mr", "त्यामुळे ३ मेपर्यंत www.dalton.example येथे नावनोंदणी करावी.", "३ मेपर्यंत www.dalton.example येथे नावनोंदणी करावी."],
  ["bn", "তাই ৩ মের মধ্যে www.dalton.example ঠিকানায় নাম লেখান।", "৩ মের মধ্যে www.dalton.example ঠিকানায় নাম লেখান।"],
])("a call in %s begins as it would alone", (language, call, told) => {
  const story = {
    en: "Choir of Dalton sings in the quarry\n\nThe choir of Dalton sings in the old quarry on 9 May. There are only 150 seats between the rocks.",
    mr: "खाणीत गाणार डाल्टनचा गायकवृंद\n\nडाल्टनचा गायकवृंद ९ मे रोजी जुन्या खाणीत गाणार आहे. खडकांमध्ये फक्त १५० जागा आहेत.",
    bn: "খনিতে গাইবে ডালটনের গানের দল\n\nডালটনের গানের দল ৯ মে পুরোনো খনিতে গান গাইবে। পাথরের মাঝে মাত্র ১৫০টি আসন আছে।",
  }[language];
  const { text } = askContent({ language, story: `${story} ${call}` }, "x");
  expect(text).toContain(told);
  expect(text).not.toContain(call);
});

test("what has a last day is asked for, not what may be looked at", () => {
  const story = `Місто шукає дзвонаря

Місто Вербівка шукає дзвонаря для ратуші. Робота починається 1 липня, платня 14 000 грн на місяць.

Щоб податися, до 15 травня надішліть листа на адресу robota@verbivka.example або принесіть його до ратуші, каб. 12. Побачити дзвони можна 25 квітня, записатися на www.verbivka.example.`;
  for (const channel of ["x", "linkedin", "email"]) {
    const { text } = askContent({ language: "uk", story }, channel);
    expect(text).toContain("robota@verbivka.example");
    expect(text).not.toMatch(/^12\./mu);
  }
});

test("what is booked is told with the call", () => {
  const story = `Gate at Ridley Pot stays locked this spring

On Monday 16 March we lock the gate at Ridley Pot until 30 June. In January we counted 214 bats in its largest chamber.

We know that this hurts the two outdoor centres. So come and argue with us: we hold an open meeting on Thursday 26 March at 7.30pm in the village hall. Tea provided. Please book a seat by the 23rd at www.ridleycaving.example/meeting.`;
  for (const channel of ["linkedin", "facebook", "press", "email"])
    expect(askContent({ language: "en", story }, channel).text, channel).toContain("an open meeting on Thursday 26 March");
});
