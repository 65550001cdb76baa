import { afterAll, expect, test } from "vitest";
import { createLanguageDetector, detectorHere } from "./language-detector.ts";

const detector = createLanguageDetector();
afterAll(() => detector.close());

const texts = [
  "The bakery opens its oven to the neighbours every Thursday.",
  "Die Bäckerei öffnet ihren Ofen jeden Donnerstag für die Nachbarn.",
  "パン屋は毎週木曜日にかまどを開けます。",
  "",
];

test("a thread tells languages apart as this one does, many texts at once", async () => {
  const told = await Promise.all(texts.map((text) => detector.detect(text)));
  expect(told).toEqual(await Promise.all(texts.map((text) => detectorHere.detect(text))));
  expect(told.map((one) => one.language)).toEqual(["en", "de", "ja", ""]);
});

test("what is asked after it was closed begins it anew", async () => {
  await detector.close();
  expect((await detector.detect(texts[1] ?? "")).language).toBe("de");
});
