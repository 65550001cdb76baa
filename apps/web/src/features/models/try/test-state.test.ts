import type { ModelTest, ModelTestStep } from "@copydesk/contracts";
import { expect, test } from "vitest";
import { applyTestEvent, labelOfStep, untried } from "./test-state.ts";

const step: ModelTestStep = { step: "address", state: "passed", message: "The server answers.", detail: null, milliseconds: 4 };
const result: ModelTest = { ok: true, steps: [step], capabilities: {}, latency_milliseconds: 3, reply: "ready", available_models: [] };

test("a test goes from step to step to its end", () => {
  const begun = applyTestEvent(untried, { type: "begun", step: "address" });
  expect(begun).toMatchObject({ current: "address", steps: [] });
  const ended = applyTestEvent(begun, { type: "ended", step });
  expect(ended).toMatchObject({ current: null, steps: [step], result: null });
  expect(applyTestEvent(ended, { type: "done", test: result })).toMatchObject({ steps: [step], result });
});

test("a step that did not end well is not called as if it had", () => {
  expect(
    [undefined, "passed", "skipped", "failed", "not_supported"].map((state) => labelOfStep("sign_in", state as ModelTestStep["state"])),
  ).toEqual(["Key is accepted", "Key is accepted", "Key is accepted", "Key is not accepted", "Key is not accepted"]);
});
