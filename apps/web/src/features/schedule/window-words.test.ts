import { describe, expect, it } from "vitest";
import { formatWeekdays } from "./window-words.ts";

describe("weekdays in words", () => {
  it.each([
    [[2, 3, 4], "Tue – Thu"],
    [[2, 4], "Tue and Thu"],
    [[1, 2], "Mon and Tue"],
    [[1, 2, 3, 4, 5], "Mon – Fri"],
    [[5, 1, 3], "Mon, Wed and Fri"],
    [[1, 2, 3, 6], "Mon – Wed and Sat"],
    [[7], "Sun"],
  ])("%j are %s", (weekdays, words) => expect(formatWeekdays(weekdays)).toBe(words));
});
