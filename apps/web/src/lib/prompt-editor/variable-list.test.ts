import { expect, test } from "vitest";
import { choicesFor } from "./use-variable-menu.ts";
import { inALine, matching, variablesOf } from "./variable-list.ts";

const attributes = [{ key: "length", label: "Length" }];
const seen = [
  { name: "language", group: "Language and voice" as const, help: "The language.", value: "German\n(Deutsch)", is_empty: false },
];
const list = variablesOf("channel", attributes, seen);
const namesOf = (typed: string) => matching(list, typed).map((one) => one.name);

test("variables stand in the order of their groups, attributes last", () => {
  const groups = list.map((one) => one.group);
  expect([...new Set(groups)]).toEqual(["Campaign", "Language and voice", "Channel", "Outline and content", "Attributes"]);
  expect(list.at(-1)).toMatchObject({ name: "length", group: "Attributes", help: "Length" });
});

test("words of a name are found by how they begin", () => {
  expect(namesOf("la")).toEqual(["language"]);
  expect(namesOf("limits")).toEqual(["channel_limits"]);
  expect(namesOf("L")).toEqual(["language", "channel_limits", "length"]);
  expect(namesOf("nothing")).toEqual([]);
  expect(namesOf("")).toHaveLength(list.length);
});

test("each says what it is now, or what it stands for", () => {
  const lineOf = (name: string) => list.filter((one) => one.name === name).map(inALine)[0];
  expect(lineOf("language")).toBe("German (Deutsch)");
  expect(lineOf("main_story")).toBe("The story that the whole campaign tells.");
  expect(inALine({ name: "outline", group: "Channel", help: "The outline.", value: "", is_empty: true })).toBe("Empty here. The outline.");
});

test("an attribute is offered for a name that could be a key and is not there", () => {
  const offered = (typed: string) => choicesFor(list, typed, true).filter((one) => one.kind === "attribute");
  expect(offered("mood")).toEqual([{ kind: "attribute", name: "mood" }]);
  expect(offered("length")).toEqual([]);
  expect(offered("Mood")).toEqual([]);
  expect(offered("")).toEqual([]);
  expect(choicesFor(list, "mood", false)).toEqual([]);
});
