import { expect, test } from "vitest";
import { changedLines } from "./changed-lines.ts";

const marked = (text: string, saved: string | null) => changedLines(text, saved).map((line) => `${line.changed ? "+" : " "}${line.text}`);

test("lines that are not saved are told from those that are", () => {
  expect(marked("Short.\n\nTone: dry, exact\nEmoji: none", "Short.\n\nTone: dry\nEmoji: none")).toEqual([
    " Short.",
    " ",
    "+Tone: dry, exact",
    " Emoji: none",
  ]);
  expect(marked("One.\nTwo.", "Two.")).toEqual(["+One.", " Two."]);
});

test("everything is new in a voice that is not saved at all, and in a guide that was empty", () => {
  expect(marked("One.\n\nTwo.", null)).toEqual(["+One.", " ", "+Two."]);
  expect(marked("One.", "")).toEqual(["+One."]);
  expect(marked("", "Gone.")).toEqual([]);
});
