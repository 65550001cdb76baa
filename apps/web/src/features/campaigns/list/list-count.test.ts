import { expect, it } from "vitest";
import { formatListCount } from "./list-count.ts";

it.each([
  [28, 41, true, "28 of 41 campaigns"],
  [41, 41, false, "41 campaigns"],
  [1, 1, false, "1 campaign"],
  [0, 1_204, true, "0 of 1,204 campaigns"],
  [1, 1, true, "1 of 1 campaign"],
])("%i of %i is said so", (count, total, filtered, words) => expect(formatListCount({ count, total, filtered })).toBe(words));

it("says that there are more than are counted", () => {
  expect(formatListCount({ count: 1_000, total: 41_204, filtered: true, isExact: false })).toBe("More than 1,000 of 41,204 campaigns");
});
