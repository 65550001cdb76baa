import { describe, expect, test } from "vitest";
import { askContent } from "../fixtures/ask.ts";
import { withoutOrders } from "./agency-brief.ts";

const briefs: Readonly<Record<string, { brief: string; headline: string; kept: readonly string[]; gone: readonly string[] }>> = {
  en: {
    brief: `Brief for the agency
Client: Harrow Outdoor (Kendal, 4 shops)
Campaign: “Grown out of your boots?”
Date: 7 September 2026

1. Background
Children grow out of walking boots in a year. From 10 to 31 October 2026 we take old ones back and give 20% off a new pair.

2. Target group
Parents of children of 5 to 14 years around Kendal.

3. Conditions
- one old pair for one discount
- in our shops only

4. Call to action
Bring the old boots to any of our shops by 31 October. Book a fitting at www.harrow-outdoor.example/boots.

5. Tone
Neighbourly, never shouting.

6. What we need from you
Posts, two mails and a text message. First drafts by 18 September.

Contact: Ida Moss, marketing, i.moss@harrow-outdoor.example`,
    headline: "“Grown out of your boots?” – Harrow Outdoor",
    kept: ["20% off a new pair", "one old pair for one discount", "by 31 October"],
    gone: ["Brief for", "7 September", "Parents of", "Neighbourly", "First drafts", "Background", "Call to action", "Client"],
  },
  de: {
    brief: `Agenturbriefing

Auftraggeber: Stadtwerke Au
Kampagne: Öfter in den Abend

Kernbotschaft: Ab 13. Dezember 2026 fahren die Linien 1 und 4 bis 0.30 Uhr.

Zielgruppe:
Menschen zwischen 18 und 35, die abends unterwegs sind.

Preise
Die Einzelfahrt kostet 2,60 Euro, ein Abo bleibt gleich teuer.

Tonalität: locker, aber nicht anbiedernd`,
    headline: "Öfter in den Abend – Stadtwerke Au",
    kept: ["Ab 13. Dezember 2026 fahren", "Die Einzelfahrt kostet 2,60 Euro"],
    gone: ["Agenturbriefing", "Auftraggeber", "Kernbotschaft", "Menschen zwischen", "anbiedernd"],
  },
  ru: {
    brief: `Бриф для агентства
Клиент: сеть магазинов «Снежный двор» (Пермь, 3 магазина)
Проект: осенняя акция «Меняем лыжи»

1. Суть
С 10 по 31 октября 2026 г. мы принимаем старые лыжи и даём скидку 20 % на новые. Сданное чиним.

2. Цитата, которую можно использовать
«Царапины мы уберём за полчаса», — говорит мастер Олег Ершов.

3. Что нужно от агентства
Посты и два письма. Первые тексты ждём до 18 сентября.`,
    headline: "Осенняя акция «Меняем лыжи» – «Снежный двор»",
    kept: ["скидку 20 %", "«Царапины мы уберём за полчаса»"],
    gone: ["Бриф", "Клиент", "Суть", "Цитата", "Первые тексты"],
  },
};

describe.each(Object.entries(briefs))("a brief for an agency in %s", (language, { brief, headline, kept, gone }) => {
  test("is read without what is asked of the agency", () => {
    const { text } = askContent({ language, story: brief }, "linkedin");
    expect(text).toContain(headline);
    for (const one of kept) expect(text).toContain(one);
    for (const one of gone) expect(text).not.toContain(one);
  });
});

test("any other story stays as it is", () => {
  const story = "Brief encounters, a show in Kendal\n\nTone: dark\n\nThe show opens on 3 May.";
  expect(withoutOrders(story)).toBe(story);
});

test("a brief of many lines takes no longer for each", () => {
  const brief = `Brief\n${"1. Tone: friendly\n\nBudget\n".repeat(4_000)}`;
  expect(withoutOrders(brief).length).toBeLessThan(brief.length);
});
