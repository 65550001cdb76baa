import { expect, test } from "vitest";
import { promptVariables } from "./placeholders.ts";
import { knownVariables, promptProblems, variableFacts } from "./prompt-rules.ts";

const length = { key: "length", label: "Length", required: true, default: null };
const prompts = (user_prompt: string, system_prompt = "") => ({ system_prompt, user_prompt });

test("every variable has a group, a sentence and a prompt that it is for", () => {
  for (const name of promptVariables) {
    expect(variableFacts[name].help).toMatch(/^[A-Z].*\.$/);
    expect(variableFacts[name].owners.length).toBeGreaterThan(0);
  }
});

test("the prompts of an owner may use its variables and the keys of its attributes", () => {
  expect(knownVariables("channel", [length])).toEqual(expect.arrayContaining(["channel_limits", "outline", "length"]));
  expect(knownVariables("channel", [])).not.toContain("content");
  expect(knownVariables("outline", [])).not.toContain("outline");
  expect(knownVariables("scheduler", [])).toEqual(expect.arrayContaining(["content", "schedule_window"]));
  expect(knownVariables("outline", [{ key: "audience" }]).filter((name) => name === "audience")).toHaveLength(1);
});

test.each([
  ["an unknown name", "{{#tone}}", "tone", /^The variable \{\{#tone\}\} is not known\. Known ones: campaign_name, /],
  ["a name of other prompts", "{{#content}}", "content", /no value here; it is for the prompts of the schedule$/],
  ["what every object has", "{{#constructor}}", "constructor", /is not known/],
  ["a required attribute without a value", "{{#length}}", "length", /would be empty: give the attribute “Length” a default$/],
  ["half a marker", "{{#leng", "{{#leng", /is not a whole variable/],
])("refuses %s, naming its prompt", (_, template, name, message) => {
  const problem = { name, message: expect.stringMatching(message) };
  expect(promptProblems("channel", prompts(template), [length])).toEqual([{ prompt: "user_prompt", ...problem }]);
  expect(promptProblems("channel", prompts("", template), [length])).toEqual([{ prompt: "system_prompt", ...problem }]);
});

test("a required attribute that no prompt names, or that has a default, is fine", () => {
  expect(promptProblems("channel", prompts("{{#attributes}}"), [length])).toEqual([]);
  expect(promptProblems("channel", prompts("{{#length}}"), [{ ...length, default: 0 }])).toEqual([]);
});
