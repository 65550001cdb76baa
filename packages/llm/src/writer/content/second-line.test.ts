import { expect, test } from "vitest";
import { askContent } from "../fixtures/ask.ts";

const recall = `Sled maker recalls 380 pairs after runner bracket cracks
Owners of Snowhopper sleds asked to stop using them today

Larkfield Ltd, which makes sleds for nursery schools and winter camps in the north, is recalling 380 of its Snowhopper sleds because the runner bracket can crack in hard frost and come off without warning.

The company knows of two cases. Nobody was hurt.

Please register your sled by 31 March 2027 at www.larkfield.example/sled.`;

test.each(["facebook", "instagram", "linkedin"])("a second line never stands on %s without its headline right above it", (channel) => {
  const { text } = askContent({ language: "en", story: recall }, channel);
  expect(text).toContain(
    "Sled maker recalls 380 pairs after runner bracket cracks\n\nOwners of Snowhopper sleds asked to stop using them today",
  );
});

test("a video's text begins with the second line, since its title is the headline", () => {
  const { values } = askContent({ language: "en", story: recall }, "youtube");
  expect(values.title).toBe("Sled maker recalls 380 pairs after runner bracket cracks");
  expect(values.description).toMatch(/^Owners of Snowhopper sleds asked to stop using them today\n\nLarkfield/u);
});
