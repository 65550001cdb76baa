import { expect, test } from "vitest";
import { startSteps } from "./start-steps.ts";

test("the first steps stand in their order, each with whether it is done", () => {
  const found = startSteps({ model: true, voice: false, campaign: false, people: true });
  expect(found.map(({ id, isDone }) => [id, isDone])).toEqual([
    ["model", true],
    ["voice", false],
    ["campaign", false],
    ["people", true],
  ]);
});

test("what somebody may not do is not asked of them", () => {
  const found = startSteps({ model: undefined, voice: false, campaign: false, people: undefined });
  expect(found.map(({ id }) => id)).toEqual(["voice", "campaign"]);
});
