import { describe, expect, test } from "vitest";
import { type ChangeDraft, missingIn, noChange, toChange } from "./change-draft.ts";

const draft = (more: Partial<ChangeDraft>): ChangeDraft => ({ ...noChange, ...more });
const temperature = { temperature: { enabled: true, value: 0.2 } };

describe("what is to be other than it was", () => {
  test.each<[string, Partial<ChangeDraft>, ReturnType<typeof toChange>]>([
    ["nothing", {}, {}],
    ["model and parameters", { model_id: "m2", parameters: temperature }, { model_id: "m2", parameters: temperature }],
    ["the prompt as it is today", { prompt: "today", user_prompt: "left from before" }, { prompt: {} }],
    ["an earlier prompt", { prompt: "earlier", state_id: "s1" }, { prompt: { state_id: "s1" } }],
    ["one of two prompts", { prompt: "written", system_prompt: " ", user_prompt: "Write." }, { prompt: { user_prompt: "Write." } }],
    [
      "other words",
      { prompt: "edited", messages: [{ role: "user", content: "Write." }] },
      { messages: [{ role: "user", content: "Write." }] },
    ],
  ])("%s", (_, more, change) => expect(toChange(draft(more))).toEqual(change));

  test("says what is missing", () => {
    expect(missingIn(noChange)).toBeNull();
    expect(missingIn(draft({ prompt: "earlier" }))).toBe("Choose an earlier prompt.");
    expect(missingIn(draft({ prompt: "written", user_prompt: " " }))).toBe("Write at least one of the two prompts.");
    expect(missingIn(draft({ prompt: "written", system_prompt: "You write." }))).toBeNull();
  });
});
