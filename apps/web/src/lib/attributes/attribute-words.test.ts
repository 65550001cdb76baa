import { expect, test } from "vitest";
import { freeKey, keyFrom, labelFrom, sayType, sayValue } from "./attribute-words.ts";

test.each([
  ["Call to action", "call_to_action"],
  ["Länge", "lange"],
  ["3 tags!", "tags"],
  ["حملة", ""],
  ["x".repeat(60), "x".repeat(40)],
])("%s makes the key %s", (label, key) => expect(keyFrom(label)).toBe(key));

test("a key makes a label", () => expect(labelFrom("call_to_action")).toBe("Call to action"));

test("a key that is taken gets a number", () => expect(freeKey("mood", ["mood", "mood_2"])).toBe("mood_3"));

test.each([
  [{ type: "select" as const, options: ["a", "b", "c"] }, "Choice of 3"],
  [{ type: "number" as const, min: 3, max: 5 }, "Number, 3 to 5"],
  [{ type: "text" as const, max: 80 }, "Text, up to 80"],
  [{ type: "boolean" as const }, "Yes or no"],
])("%o is said as %s", (attribute, words) => expect(sayType(attribute)).toBe(words));

test.each([
  [null, "none"],
  [[], "none"],
  [false, "no"],
  [["a", "b"], "a, b"],
  [3, "3"],
])("%o is %s", (value, words) => expect(sayValue(value)).toBe(words));
