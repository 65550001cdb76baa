import { countLength } from "@copydesk/contracts";
import { describe, expect, test } from "vitest";
import { framedLanguages, phrasesFor } from "./index.ts";
import type { Phrases } from "./phrases.ts";
import { angleKeys, objectiveKinds } from "./phrases.ts";

const all = framedLanguages.flatMap((language) => {
  const phrases = phrasesFor(language);
  return phrases ? [{ language, phrases }] : [];
});
const topic = "Nordlys";

/** Every sentence of a language, filled. */
function sentencesOf(phrases: Phrases): string[] {
  const objectives = objectiveKinds.map((kind) => phrases.objectives[kind]);
  return [
    ...objectives.flatMap((one) => [one.headline(topic), one.opening(topic), one.benefit, one.action, one.audience(topic)]),
    ...angleKeys.flatMap((key) => [...phrases.channels[key](topic), phrases.angles[key]]),
    ...Object.values(phrases.headings),
    ...Object.values(phrases.questions),
    ...phrases.ads.headlines,
    ...phrases.ads.descriptions,
  ];
}

describe.each(all)("the words of $language", ({ phrases }) => {
  test.each(objectiveKinds)("%s: button, benefit and headline fit where they are used", (kind) => {
    const { headline, benefit, action } = phrases.objectives[kind];
    expect(countLength(action, "graphemes")).toBeLessThanOrEqual(30);
    expect(action).not.toMatch(/[.!。]$/);
    // A benefit may stand as an e-mail's preheader, which has 40 to 130 characters.
    expect(countLength(benefit, "graphemes")).toBeGreaterThanOrEqual(40);
    expect(countLength(benefit, "graphemes")).toBeLessThanOrEqual(130);
    expect(headline(topic)).not.toMatch(/[.。]$/);
    expect(countLength(headline(topic), "graphemes")).toBeLessThanOrEqual(60);
  });

  test("lines for advertisements fit, shout nothing and repeat nothing", () => {
    for (const line of phrases.ads.headlines) expect(countLength(line, "double_width")).toBeLessThanOrEqual(30);
    for (const line of phrases.ads.descriptions) expect(countLength(line, "double_width")).toBeLessThanOrEqual(90);
    expect([...phrases.ads.headlines, ...phrases.ads.descriptions].join("")).not.toContain("!");
    expect(new Set(phrases.ads.headlines).size).toBe(phrases.ads.headlines.length);
  });

  test("every sentence is one: no gaps, no double spaces, no figure", () => {
    for (const sentence of sentencesOf(phrases)) {
      expect(sentence).toBe(sentence.trim());
      expect(sentence).not.toMatch(/ {2}|undefined|\d|\{|\}/);
    }
  });

  test("openings differ from channel to channel", () => {
    const openings = angleKeys.map((key) => phrases.channels[key](topic)[0]);
    expect(new Set(openings).size).toBe(openings.length);
  });
});
