import { afterEach, beforeEach, expect, test } from "vitest";
import { repairer, type VoicesFixture, voicesFixture } from "../../voices/voices-fixture.ts";
import { callAs } from "../chat-fixture.ts";
import { runTool } from "./index.ts";

let fixture: VoicesFixture;
beforeEach(async () => {
  fixture = await voicesFixture();
  await repairer(fixture);
});
afterEach(() => fixture.core.close());

async function guides(input: object): Promise<unknown> {
  const call = await callAs(fixture.core, fixture.ines);
  const outcome = await runTool(call, { name: "read_style_guide", arguments: JSON.stringify({ voice: "dry repairer", ...input }) });
  if (outcome.state === "failed") throw new Error(outcome.problem);
  return outcome.result;
}

const forLinkedIn = { language: "de", for_channels: ["linkedin"], markdown: "Die erste Zeile steht allein.", banned_terms: ["nachhaltig"] };
const forOthers = { language: "de", for_channels: "all others", markdown: "Erst der Befund." };

test("each guide is told with its language and its channels", async () => {
  expect(await guides({})).toMatchObject({
    voice: "Dry repairer",
    languages_with_guides: ["en", "de"],
    style_guides: [
      { language: "en", for_channels: "all others", markdown: "Short sentences.", tone_words: ["dry"] },
      forOthers,
      forLinkedIn,
    ],
  });
});

test.each(["de", "German", "deutsch"])("of one language, by its code or either name: %s", async (language) => {
  expect(await guides({ language })).toMatchObject({ style_guides: [forOthers, forLinkedIn] });
});
