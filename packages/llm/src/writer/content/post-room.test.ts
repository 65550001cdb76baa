import { expect, test } from "vitest";
import { askContent } from "../fixtures/ask.ts";

const limit = "At first the ferry serves the landings below the weir only; the others follow later.";

const story = `Mill Lane ferry sails again

The Mill Lane ferry sails again on Saturday 22 May after three years in dry dock. It takes forty people and, for the first time, bicycles. The engine is electric and makes no sound.

The deck was built from larch by a yard at Holme. Twelve apprentices worked on it for two winters, and nobody counted the hours. The planks were cut in the woods above the town, dried for a year under the roof of the old tannery and bent over steam by hand. Each of the apprentices has left a mark on one of them, and the oldest of the planks is from a tree that stood in front of the school.

The society bought the hull for £4,200 from a farmer who had kept hay in it. Its lines are those of the ferries that were built here before the war. Two of the old ferrymen have taught the crew how to read the water at the weir, where the current turns twice a day and where a rope is worth more than an engine.

A crossing costs £2 for grown-ups and £1 for children. Bicycles travel free, and so do dogs that stay on the lead. A card for ten crossings is £15 and is good for the whole family until the end of the season in October.

${limit}

Book a place at https://ferry.example by 15 May. Whoever comes without one waits for the second crossing.

Press: Al Reed, press@ferry.example`;

test.each(["facebook", "instagram"])("a post has room for where an offer ends: %s", (channel) => {
  expect(askContent({ language: "en", story }, channel).text).toContain(limit);
});

test("a LinkedIn post of a long story stays below the 2 000 characters at which its editor warns", () => {
  const paragraphs = Array.from(
    { length: 20 },
    (_, at) =>
      `In year ${at + 1} the Wend Hill Trust mended wall ${at + 1} of its orchard. ${`It took ${at + 2} weeks and many hands. `.repeat(4).trim()}`,
  );
  const story = `Orchard at Wend Hill looks for pickers\n\nThe Wend Hill Trust picks from Saturday 12 September.\n\n${paragraphs.join("\n\n")}\n\nPut down your name at https://wendhill.example.`;
  const body = String(askContent({ language: "en", story }, "linkedin").values.body);
  expect(body.length).toBeGreaterThan(1_200);
  expect(body.length).toBeLessThanOrEqual(2_000);
});
