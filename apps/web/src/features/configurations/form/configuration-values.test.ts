import type { ConfigurationValues } from "@copydesk/contracts";
import { expect, test } from "vitest";
import { errorsOf } from "../../../lib/versioned-form/form-problems.ts";
import { check } from "./configuration-values.ts";

const values: ConfigurationValues = {
  attributes: [{ key: "sections", label: "Sections", type: "number", min: 3, max: 12, required: true, default: 5 }],
  rules: null,
  system_prompt: "",
  user_prompt: "Plan.",
  model_id: null,
  parameters: {},
};

const problemsOf = (...of: Parameters<typeof check>) => {
  const checked = check(...of);
  return errorsOf("problems" in checked ? checked.problems : []);
};

test("what is wrong is told by where it is", () => {
  expect(problemsOf("outline", values)).toEqual({});
  const [sections] = values.attributes;
  const wrong = { ...values, user_prompt: "", attributes: sections ? [{ ...sections, default: 40 }] : [] };
  const errors = problemsOf("outline", wrong);
  expect(Object.keys(errors).sort()).toEqual(["attributes.0.default", "user_prompt"]);
});

test("prompts with variables that are not known or not whole are wrong, too", () => {
  expect(problemsOf("outline", { ...values, user_prompt: "{{#sections}} {{#weather}}" })).toEqual({
    user_prompt: expect.stringContaining("weather"),
  });
  expect(Object.keys(problemsOf("outline", { ...values, system_prompt: "{{#main" }))).toEqual(["system_prompt"]);
});

test("a schedule needs its rules, and rules that make sense", () => {
  expect(Object.keys(problemsOf("scheduler", values))).toEqual(["rules"]);
});
