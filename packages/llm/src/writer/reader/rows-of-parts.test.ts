import { describe, expect, test } from "vitest";
import { askContent } from "../fixtures/ask.ts";
import { readStory } from "./read-story.ts";

/** A talk beside an exhibition, each with rows of its own. */
const stories = {
  en: `Plates across the sea: autumn exhibition at Hallow Museum

Hallow Museum shows 130 plates that left its harbour between 1880 and 1960. Forty of them are back for the first time.

Open: 3 October to 6 December 2026
Hours: 9.30 am to 5 pm
Entry: £8, free under 15

Lecture on patterns

Date: 24 October, 2 pm to 3.30 pm
Place: lecture room, second floor
Places: 80
Apply: by postcard by 9 October

The harbour bus stops at the museum.`,
  ja: `秋季特別展「海をわたった絵皿」を開催します

瀬野浦市立博物館では、秋季特別展を開催します。瀬野浦の港から海外へ送り出された陶磁器約130点を展示します。

会期：2026年10月3日(土)〜12月6日(日)
観覧料：一般800円

<記念講演会>
講師：大河内澄子氏
日時：10月24日(土)午後2時〜3時30分
会場：当館2階講堂
申込：往復はがきで、10月9日(金)まで

港めぐり線の「博物館前」で下車すぐです。`,
  de: `Teller über See: Herbstausstellung im Hafenmuseum

Das Hafenmuseum zeigt 130 Teller, die zwischen 1880 und 1960 von hier aus nach Übersee gingen.

Dauer: 3. Oktober bis 6. Dezember 2026
Eintritt: 8 Euro

Vortrag über Muster

Termin: 24. Oktober, 14.00 bis 15.30 Uhr
Ort: Hörsaal, 2. Stock
Anmeldung: per Postkarte bis 9. Oktober

Der Hafenbus hält vor dem Museum.`,
};
const rows = { en: "lecture room", ja: "2階講堂", de: "Hörsaal" };
const headings = { en: "Lecture on patterns", ja: "記念講演会", de: "Vortrag über Muster" };
const languages = Object.keys(stories) as (keyof typeof stories)[];

describe.each(languages)("rows of a part of the matter in %s", (language) => {
  const textOf = (channel: string) => askContent({ language, story: stories[language] }, channel).text;

  test("are told by short texts for nothing", () => {
    for (const channel of ["x", "sms", "threads", "tiktok", "google_ads"]) expect(textOf(channel)).not.toContain(rows[language]);
  });

  test("stand below their heading where they are told", () => {
    for (const channel of ["facebook", "email", "press", "blog"]) {
      const [above = "", below] = textOf(channel).split(rows[language]);
      expect(below).toBeDefined();
      expect(above).toContain(headings[language]);
    }
  });

  test("are no call of the whole", () => expect(readStory(stories[language], "").calls).toEqual([]));
});

test("rows below a heading are of the whole where no rows above have a day", () => {
  const story = `Swimming course for adults

The town offers a course in the old pool.

At a glance

Date: 24 October, 2 pm to 3.30 pm
Place: old pool, Mill Lane
Register: at pool.example by 9 October`;
  expect(askContent({ language: "en", story }, "x").text).toContain("24 October");
  expect(readStory(story, "").calls[0]?.address).toBe("pool.example");
});
