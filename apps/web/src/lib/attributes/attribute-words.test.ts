import { expect, test } from "vitest";
import { formatType, formatValue } from "./attribute-words.ts";

test.each([
  [{ type: "select" as const, options: ["a", "b", "c"] }, "Choice of 3"],
  [{ type: "number" as const, min: 3, max: 5 }, "Number, 3 to 5"],
  [{ type: "text" as const, max: 80 }, "Text, up to 80"],
  [{ type: "boolean" as const }, "Yes or no"],
])("%o is said as %s", (attribute, words) => expect(formatType(attribute)).toBe(words));

test.each([
  [null, "none"],
  [[], "none"],
  [false, "no"],
  [["a", "b"], "a, b"],
  [3, "3"],
])("%o is %s", (value, words) => expect(formatValue(value)).toBe(words));
