import { describe, expect, test } from "vitest";
import { askContent } from "../fixtures/ask.ts";
import { readStory } from "./read-story.ts";

test("a sentence between headline and dateline is the second line, and the dateline no part of the text", () => {
  const story = readStory(
    "« Ateliers d'ici » : la communauté lance son 4e appel à candidatures pour les artisans\n\nSix locaux à loyer réduit : les dossiers sont à déposer avant le 16 octobre 2026.\n\nMontrelais, le 7 septembre 2026 – La communauté recherche six artisans prêts à s'installer en centre-bourg.\n\nCandidatures sur www.ateliers.example.",
    "",
  );
  expect(story.dateline).toEqual({ place: "Montrelais", day: "7 septembre 2026" });
  expect(story.subtitle).toBe("Six locaux à loyer réduit : les dossiers sont à déposer avant le 16 octobre 2026");
  expect(story.sentences[0]?.text).toMatch(/^La communauté recherche/u);
});

test("a release without a second line has no subhead, as any sentence of it would be said twice", () =>
  expect(askContent({ language: "ru", story: museum }, "press").values).not.toHaveProperty("subhead"));

test("the day on which a release is handed out stands beside its kind", () =>
  expect(
    readStory(
      "[보도자료] 2026. 8. 20.(목) 배포\n\n다온식품, 9월 18일 ‘현장 채용의 날’ 개최\n\n다온식품㈜은 오는 9월 18일(금) 청주 제2공장에서 ‘현장 채용의 날’을 연다고 밝혔다.",
      "",
    ).dateline?.day,
  ).toBe("2026. 8. 20."));

const museum = `Выставка «Поезд идёт на север»

Музей впервые показывает 140 снимков из архива депо, который пролежал в подвале больше полувека.

Экскурсии с куратором
По субботам, 10, 17 и 24 октября, в 15:00. Продолжительность – 1 ч.

Билеты
Взрослый – 300 руб.
Студенты и пенсионеры – 150 руб.
Дети до 16 лет – бесплатно

Билеты продаются на сайте www.museum.example/tickets.`;

describe("rows of a notice", () => {
  test("with a dash each are one list, though they end in a shortened word", () =>
    expect(readStory(museum, "").sentences.find((one) => one.kind === "list")?.text).toBe(
      "Билеты:\n• Взрослый – 300 руб.\n• Студенты и пенсионеры – 150 руб.\n• Дети до 16 лет – бесплатно",
    ));

  test("that say only when are told with their heading or not at all", () => {
    const values = (channel: string) => askContent({ language: "ru", story: museum }, channel).values;
    expect(JSON.stringify([values("x"), values("threads"), values("sms")])).not.toContain("По субботам");
    expect(values("email").body).toContain("Экскурсии с куратором\n\nПо субботам");
    expect(values("press").subhead ?? "").not.toContain("По субботам");
  });
});

test("a booking of something for whoever wants it is not asked of everybody in a word", () => {
  const story =
    "Tag der Pflege am Klinikum Wesertal\n\nAm Samstag, 26. September 2026, öffnet das Klinikum von 10 bis 15 Uhr seine Türen für alle, die einen Arbeitsplatz suchen.\n\nWer einen festen Gesprächstermin möchte, bucht ihn bitte bis Mittwoch, 23. September, unter www.wesertal.example/jobtag. Der Eintritt ist frei.";
  for (const channel of ["x", "threads", "sms"])
    expect(JSON.stringify(askContent({ language: "de", story }, channel).values)).not.toMatch(/Buchen(?: \(|:)/u);
});

test("an outlook above what a company tells of itself is of the matter", () => {
  const story = readStory(
    "渡口冷链2025年营收18.6亿元\n\n杭州，2026年3月12日——渡口冷链今日公布2025年度经营情况，全年营业收入18.6亿元。\n\n净利润增速低于营收，主要是因为湖州冷库投入使用。\n\n2026年，公司计划再购置200辆新能源冷藏车，并在合肥建设第八座冷库，预计2027年下半年投入使用。\n\n关于渡口冷链\n渡口冷链成立于2008年，总部位于杭州市余杭区，主要为食品企业提供运输服务。\n\n媒体联系人：品牌部 陆小姐\n电话：0571-8000 0264",
    "",
  );
  expect(story.sentences.map((one) => one.text).join("")).toContain("再购置200辆");
  expect(story.boilerplate).not.toContain("再购置200辆");
});
