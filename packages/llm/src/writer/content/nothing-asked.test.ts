import { expect, test } from "vitest";
import { askContent } from "../fixtures/ask.ts";

// A story that asks for nothing.
const story = `Sixth health caravan ends in Nazlet

643 people seen in one day

The Valley Light Society ended its sixth health caravan on Friday, 16 January 2026, which was held at the primary school from 9 am to 5 pm with 18 doctors and 25 volunteers of the village.

These came to the clinics:
- internal medicine: 214 cases
- children: 176 cases
- eyes: 253 cases
Total: 643 cases

The society thanks:
1) the school for its welcome.
2) the doctors who gave their day off.`;

const values = (channel: string) => askContent({ language: "en", story }, channel).values;

test("has no button where it leads nowhere", () => expect(values("email")).not.toHaveProperty("button"));

test("is told by headline, second line and news where there is room, though it thanks people in turn", () => {
  const body = String(values("threads").body);
  expect(body).toContain("Sixth health caravan ends in Nazlet");
  expect(body).toContain("643 people seen in one day");
  expect(body).toContain("Friday, 16 January 2026");
});

test("has no total without what is summed up", () =>
  expect(["preheader", "subject"].map((key) => values("email")[key]).join()).not.toContain("Total"));

test("a description of an ad does not say its headline once more", () => {
  const { headlines, descriptions } = values("google_ads");
  const bare = (lines: unknown) => [lines].flat().map((line) => String(line).replace(/\.$/u, ""));
  expect(bare(descriptions).filter((line) => bare(headlines).includes(line))).toEqual([]);
});

test("half a headline without its subject is no line of an ad where its halves stand without a comma's small word", () => {
  const { headlines } = askContent(
    {
      language: "zh",
      story: "1286本旧书，换走了530盆绿植\n\n3月7日，新华书屋在小区广场举办以书换绿活动，居民用1286本旧书换走了530盆绿植。",
    },
    "google_ads",
  ).values;
  expect([headlines].flat()).not.toContain("换走了530盆绿植");
});
