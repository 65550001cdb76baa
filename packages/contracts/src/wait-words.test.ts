import { expect, test } from "vitest";
import { waitWords } from "./wait-words.ts";

test.each([
  [1, "1 second"],
  [89, "89 seconds"],
  [90, "2 minutes"],
  [3_563, "60 minutes"],
])("%i s are %s", (seconds, words) => expect(waitWords(seconds)).toBe(words));
