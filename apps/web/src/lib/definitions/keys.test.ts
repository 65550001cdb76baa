import { expect, test } from "vitest";
import { freeKey, keyFrom, labelFrom } from "./keys.ts";

test.each([
  ["Call to action", "call_to_action"],
  ["Länge", "lange"],
  ["3 tags!", "tags"],
  ["حملة", ""],
  ["x".repeat(60), "x".repeat(40)],
])("%s makes the key %s", (label, key) => expect(keyFrom(label)).toBe(key));

test("a key makes a label", () => expect(labelFrom("call_to_action")).toBe("Call to action"));

test("a key that is taken gets a number", () => expect(freeKey("mood", ["mood", "mood_2"])).toBe("mood_3"));
