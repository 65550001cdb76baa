import type { ModelTest, ModelTestStep } from "@copydesk/contracts";
import { expect, test } from "vitest";
import { applyTestEvent, untried } from "./test-state.ts";

const step: ModelTestStep = { step: "address", state: "passed", message: "The server answers.", detail: null, milliseconds: 4 };
const result: ModelTest = { ok: true, steps: [step], capabilities: {}, latency_milliseconds: 3, reply: "ready", available_models: [] };

test("a test goes from step to step to its end", () => {
  const begun = applyTestEvent(untried, { type: "begun", step: "address" });
  expect(begun).toMatchObject({ current: "address", steps: [] });
  const ended = applyTestEvent(begun, { type: "ended", step });
  expect(ended).toMatchObject({ current: null, steps: [step], result: null });
  expect(applyTestEvent(ended, { type: "done", test: result })).toMatchObject({ steps: [step], result });
});
