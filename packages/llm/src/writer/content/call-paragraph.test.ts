import { describe, expect, test } from "vitest";
import { askContent } from "../fixtures/ask.ts";

const long = ["email", "blog", "press", "youtube"];

const orchard = `Village of Amble plants a street of plum trees

The village of Amble plants 60 plum trees along Mill Lane on Saturday 7 November. The trees were grown from the stones of one that fell in a storm in 2019.

"Nobody could bear to see it go," said Nora Pell, who kept the stones. "Now there are sixty of it."

Places are few. Whoever wants a tree of their own pays £12. Order it by 30 October at www.ambleplums.example. The stall on the green sells jam until 3pm.

They also need eight people with a spade.

The lane is closed to cars from 8am.`;

describe.each(long)("the paragraph of the call in %s", (channel) => {
  const text = String(askContent({ language: "en", story: orchard }, channel).values[channel === "youtube" ? "description" : "body"]);

  test("is told whole, in its place", () => {
    expect(text).toContain(
      "Places are few. Whoever wants a tree of their own pays £12. Order it by 30 October at www.ambleplums.example. The stall on the green sells jam until 3pm.",
    );
    expect(text.indexOf("The lane is closed")).toBeGreaterThan(text.indexOf("Places are few"));
    expect(text.split("Places are few")).toHaveLength(2);
  });

  test("has what leans on it below it", () => {
    expect(text).toContain("until 3pm.\n\nThey also need eight people with a spade.");
  });
});

test("a call that follows the news in its paragraph is said again at the end", () => {
  const story = `Choir of Dalton sings in the quarry

The choir of Dalton sings in the old quarry on 9 May. Book a seat at www.dalton.example by 3 May.

The stones carry the sound for half a mile. There are 150 seats.`;
  const { text } = askContent({ language: "en", story }, "press");
  expect(text).toMatch(/There are 150 seats\.\n\nBook a seat \(by 3 May\): www\.dalton\.example(?:\n|$)/u);
});

test("the heading above the call stays above it", () => {
  const story = `${orchard.replace("Places are few.", "## Trees to take home\n\nPlaces are few.")}`;
  const { text } = askContent({ language: "en", story: story.replace("\n\nThe lane is closed to cars from 8am.", "") }, "blog");
  expect(text).toContain("## Trees to take home\n\nPlaces are few.");
  expect(text).not.toContain("## What to do now");
});

test("a description below a video has the last day behind the call, whatever else it has no room for", () => {
  const team = (at: number) =>
    `Team ${at} plants its trees between the mill and the bridge and waters them from the old pump until the evening.`;
  const story = orchard
    .replace("Places are few.", `${Array.from({ length: 9 }, (_, at) => team(at + 1)).join("\n\n")}\n\nPlaces are few.`)
    .replace(
      " The stall on the green sells jam until 3pm.",
      " The stall sells jam until 3pm. Who wants to dig puts down a name by 2 November.",
    );
  const { description } = askContent({ language: "en", story }, "youtube").values;
  expect(description).toContain("Order it by 30 October at www.ambleplums.example.");
  expect(description).toContain("Who wants to dig puts down a name by 2 November.");
});

test.each(long)("an address that stands beside the call is said again at the end alone, and on a letter's button: %s", (channel) => {
  const form = "https://www.ambleplums.example/form";
  const story = orchard.replace(
    /Places are few\..*3pm\./su,
    `Order a tree by 30 October and send us the form. You find it at ${form}. The stall on the green sells jam until 3pm.`,
  );
  const text = String(askContent({ language: "en", story }, channel).values[channel === "youtube" ? "description" : "body"]);
  expect(text.split(form)).toHaveLength(channel === "email" ? 2 : 3);
  expect(channel === "email" || text.endsWith(form)).toBe(true);
});

test("a call whose address stands beside it keeps its place, too, where the story goes on", () => {
  const hall = `새 위판장이 문을 엽니다

먼저 반가운 소식입니다. 위판장이 11월 2일 첫 경매를 시작합니다.

급한 소식은 유류비입니다. 한 척에 최대 180만 원까지 받을 수 있습니다. 11월 13일까지 신청해 주십시오. 누리집 https://hall.example 에서 하셔도 되고, 본소로 오셔도 됩니다.

그래서 이번에는 신청서를 한 장으로 줄였습니다. 그래도 막히시면 전화 한 통 주십시오.

바다에서는 늘 구명조끼부터 챙기시기 바랍니다.`;
  const text = String(askContent({ language: "ko", story: hall }, "linkedin").values.body);
  expect(text.indexOf("급한 소식은")).toBeLessThan(text.indexOf("그래서 이번에는"));
  expect(text.split("https://hall.example")).toHaveLength(2);
});

test("what is asked of those without a connection is not what all are asked", () => {
  const seeds = `বীজঘর চায় ৪০ জন স্বেচ্ছাসেবক

এবারের মৌসুমে তিন জেলায় ৪০ জন স্বেচ্ছাসেবক নেওয়া হচ্ছে।

নাম আর ঠিকানা লিখে ২০ অক্টোবরের মধ্যে https://bij.example ঠিকানায় জমা দিন। ইন্টারনেট না থাকলে ০১৭০০-৫৫০১২৩ নম্বরে ফোন করুন।`;
  for (const channel of ["x", "threads", "sms"])
    expect(askContent({ language: "bn", story: seeds }, channel).text).toContain("https://bij.example");
});
