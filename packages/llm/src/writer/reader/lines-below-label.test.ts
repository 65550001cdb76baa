import { describe, expect, test } from "vitest";
import { readStory } from "./read-story.ts";

const factsOf = (story: string) =>
  readStory(story, "")
    .sentences.filter(({ kind }) => kind === "fact")
    .map(({ text }) => text);

describe("short lines below a label are its value", () => {
  test.each([
    [
      "en",
      "The weavers' co-operative sells 300 shawls at a lower price until 7 November.\n\nBuy in person:\nThe Weavers' Shop\n47 High Street, Hallow\nHours: 10 am to 8 pm",
      "Buy in person: The Weavers' Shop, 47 High Street, Hallow",
    ],
    [
      "ta",
      "சங்கம் நவம்பர் 7 வரை 300 சேலைகளைத் தள்ளுபடியில் விற்கிறது.\n\nநேரில் வாங்க:\nவேகவதி கைத்தறி விற்பனை நிலையம்\nஎண் 47, மேட்டுத் தெரு, காஞ்சிபுரம் – 631 501\nநேரம்: காலை 10.00 மணி முதல்",
      "நேரில் வாங்க: வேகவதி கைத்தறி விற்பனை நிலையம், எண் 47, மேட்டுத் தெரு, காஞ்சிபுரம் – 631 501",
    ],
    [
      "de",
      "Die Genossenschaft verkauft bis 7. November 300 Schals zum halben Preis.\n\nVerkauf vor Ort:\nWebereiladen Hallau\nHauptstraße 47, 8215 Hallau\nZeiten: 10 bis 20 Uhr",
      "Verkauf vor Ort: Webereiladen Hallau, Hauptstraße 47, 8215 Hallau",
    ],
  ])("in %s", (_, story, fact) => expect(factsOf(story)).toContain(fact));

  test("but not where a list, or a heading's own text, stands below", () => {
    const list = "The shop sells shawls from 3 May.\n\nWe have:\nShawls\n- red ones\n- blue ones";
    const section = "The shop sells shawls from 3 May.\n\nWhat is new:\n\nThe loom\n\nThe loom is from 1840 and weaves two shawls a day.";
    for (const story of [list, section]) expect(factsOf(story)).toEqual([]);
  });
});
