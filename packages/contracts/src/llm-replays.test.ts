import { expect, test } from "vitest";
import { experimentInput, replayInput } from "./llm-replays.ts";

const ids = (count: number) => Array.from({ length: count }, (_, n) => `call-${n}`);

test.each<[string, Record<string, unknown>]>([
  ["a temperature above 2", { parameters: { temperature: { enabled: true, value: 2.1 } } }],
  ["a parameter that there is not", { parameters: { warmth: { enabled: true, value: 1 } } }],
  ["no message", { messages: [] }],
  ["messages and a prompt", { messages: [{ role: "user", content: "x" }], prompt: { user_prompt: "x" } }],
  ["an earlier prompt and a written one", { prompt: { state_id: "x", user_prompt: "x" } }],
])("%s is nothing that a call can be asked again with", (_, change) => {
  expect(replayInput.safeParse({ id: "x" }).success).toBe(true);
  expect(replayInput.safeParse({ id: "x", ...change }).success).toBe(false);
});

test.each<[string, string[], string]>([
  ["no call", [], "Choose at least one call"],
  ["101 calls", ids(101), "Choose 100 calls or fewer"],
  ["a call twice", ["a", "a"], "Each call can be chosen once"],
])("an experiment with %s is refused", (_, given, message) => {
  expect(experimentInput.safeParse({ name: "Spring", ids: ids(100) }).success).toBe(true);
  expect(experimentInput.safeParse({ name: "Spring", ids: given }).error?.issues).toMatchObject([{ message, path: ["ids"] }]);
});
