import { describe, expect, test } from "vitest";
import { askContent } from "../fixtures/ask.ts";

const story = `Harbour Lane Bakery goes solar: ovens now run on the roof

Harbour Lane Bakery has switched its ovens to 212 solar panels. They cover 64 % of its electricity. A loaf stays at £4.20 until March 2027. Shops open half an hour earlier. Each group has 12 places.

Book a free roof tour at https://harbourlane.example/roof.`;

describe("advertisements", () => {
  const { values } = askContent({ language: "en", story }, "google_ads");
  const [headlines, descriptions] = [values.headlines, values.descriptions].map((value) => [value ?? []].flat());

  test("ask in the story's own words, without the address", () => {
    expect(headlines).toContain("Book a free roof tour");
    expect([...headlines, ...descriptions].filter((line) => line.includes("example"))).toEqual([]);
  });

  test("do not ask in every line", () => {
    expect(descriptions.filter((line) => line.endsWith("Book a free roof tour."))).toHaveLength(2);
  });
});

describe("a call without a word for it", () => {
  const named =
    "Warum wir die Rezeptur geändert haben, obwohl sie sehr beliebt war\n\nSeit 22 Jahren war unser Joghurt gleich geblieben, was viele gefreut hat. Wir erklären, was sich für alle ändert, die ihn gerne essen. Es ist nicht viel.\n\nMehr dazu: https://molkerei-alm.example/rezept";

  test("a button says what can be read, not a name", () => {
    const { values } = askContent(
      { language: "de", story: named.replace("Mehr dazu: ", "Unsere Seite dafür steht hier und heute offen: ") },
      "email",
    );
    expect(values.button).toBe("Mehr Informationen");
  });
});

describe("the first line of a post", () => {
  const told = `Bakery goes solar

The bakery has switched its ovens to solar panels on its roof. The panels cost £186,000 and cover most of its needs in summer.

Each group is limited to 12 people, and sturdy shoes are a must.

Book at https://harbourlane.example/roof.`;

  test.each(["linkedin", "facebook", "instagram", "tiktok", "x"])("names its matter on %s", (channel) => {
    const { text } = askContent({ language: "en", story: told }, channel);
    expect(text.split("\n").find((line) => line.includes(" "))).toMatch(/[Bb]akery|[Ss]olar/);
  });
});
