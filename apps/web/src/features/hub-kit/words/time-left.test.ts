import { expect, it } from "vitest";
import { formatTimeLeft } from "./time-left.ts";

it.each([
  [0, "Less than a minute left."],
  [44, "Less than a minute left."],
  [45, "About a minute left."],
  [89, "About a minute left."],
  [90, "About 2 minutes left."],
  [1_500, "About 25 minutes left."],
])("%i s: %s", (seconds, words) => expect(formatTimeLeft(seconds)).toBe(words));
