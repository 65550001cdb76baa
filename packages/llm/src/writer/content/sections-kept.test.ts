import { describe, expect, test } from "vitest";
import { askContent } from "../fixtures/ask.ts";

const posts = ["linkedin", "facebook", "instagram", "youtube", "email", "blog", "press"];
const bodyOf = (language: string, story: string, channel: string) => {
  const { values } = askContent({ language, story }, channel);
  return String(values.body ?? values.caption ?? values.description);
};

test.each(posts)("the last section keeps its heading where it is what readers are asked for: %s", (channel) => {
  const story = `A hundred years of the mill

The mill of Orrin shows 140 photographs and 35 tools from 7 November 2026. They come from families of the valley.

Tickets
• Adults: £5
• Children: free

Guided tours
Every Sunday at 11.30, from 15 November. A tour takes 50 minutes and is part of the ticket. Since a group has 20 seats, book at www.orrin-mill.example/tours by the Friday before.`;
  expect(bodyOf("en", story, channel)).toMatch(/Guided tours\s+Every Sunday at 11\.30/);
});

describe.each(posts)("rows of a call: %s", (channel) => {
  const story = `Dyers of the valley, a new exhibition

The cloth museum of Harl shows 140 cloths and 65 wooden stamps from 2 October to 29 November 2026. The oldest is from 1826.

Every Saturday: print your own
A workshop of two hours with a dyer
• Hours: 11 am to 1 pm
• Fee: £4.50 a person
• Only 20 seats

How to register: fill in the form at www.harl-cloth.example/workshop or call 01632 960 126.

Opening hours: Tuesday to Sunday, 10 am to 5.30 pm.

For schools: groups of 15 or more have a guide for nothing.`;

  test("that stands among others stays there", () => {
    const text = bodyOf("en", story, channel);
    expect(text.indexOf("How to register")).toBeGreaterThan(text.indexOf("Only 20 seats"));
    expect(text.indexOf("How to register")).toBeLessThan(text.indexOf("For schools"));
  });
});

test.each(posts)("a section below its heading is told whatever it begins with: %s", (channel) => {
  const story = `7月1日から新しい時刻表で運航します

湊フェリーは、7月1日(水)から新しい時刻表で運航します。夏の間は1日6便です。

新しい時刻表は、6月1日(月)から当社ウェブサイトでご覧いただけます。https://www.minato-ferry.example/jikoku

■説明会
6月12日(金)14:00から約1時間、湊公民館2階ホールで開催します。予約は不要です。`;
  expect(bodyOf("ja", story, channel)).toMatch(/説明会\s+6月12日\(金\)14:00から約1時間、湊公民館2階ホールで開催します。予約は不要です。/);
});

describe("the first day below a heading", () => {
  const story = (rows: string) => `A course for printers begins on 9 January

The school of Tarn opens a course of eight weeks for printers. It has 24 seats and ends with an exam.

${rows}
Place: House 18, Road 7

The teacher is Ida Moss. She has printed cloth for 20 years.`;

  test("is told with its own label where the last day stands below it", () => {
    const text = bodyOf("en", story("The course for printers\nBegins: Friday, 9 January 2026\nEnds: Friday, 27 February 2026"), "linkedin");
    expect(text).toContain("Begins: Friday, 9 January 2026\nEnds: Friday, 27 February 2026");
  });

  test("is that of what the heading names where it stands alone", () => {
    const text = bodyOf("en", story("Open evening\nDate: Friday, 9 January 2026\nTime: 6 pm"), "linkedin");
    expect(text).toContain("Open evening\nDate: Friday, 9 January 2026");
  });
});
