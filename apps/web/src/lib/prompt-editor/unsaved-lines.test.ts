import { expect, test } from "vitest";
import { savedLines } from "./filled-prompt.tsx";

const isSaved = savedLines({ system_prompt: "Be brief.", user_prompt: "Story: {{#main_story}} in {{#language}}\n\nNo more." });

test.each([
  ["user", "Story: ", true],
  ["user", " in ", true],
  ["user", "", true],
  ["user", "No more.", true],
  ["user", "No less.", false],
  ["user", "Be brief.", false],
  ["system", "Be brief.", true],
] as const)("%s: %j", (role, line, saved) => expect(isSaved(role, line)).toBe(saved));

test("of what is saved nowhere, nothing is marked", () => expect(savedLines(null)("user", "New.")).toBe(true));
