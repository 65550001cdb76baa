import { expect, test } from "vitest";
import { samplePiece } from "./testing.ts";
import { pieceText } from "./text.ts";

const piece = {
  ...samplePiece("en"),
  values: { subject: " Hello ", body: "First\n\nSecond", hashtags: ["#a", "", "#b"], left_over: "Old" },
};

test("a piece as text has a line for each label and its text below it", () => {
  expect(pieceText(piece, "Spring launch")).toBe(
    "Spring launch\nLinkedIn post · English · version 3\n\nSubject\nHello\n\nBody\nFirst\n\nSecond\n\nHashtags\n#a\n#b\n\nleft_over\nOld\n",
  );
});

test("fields without text are left out", () => {
  expect(pieceText({ ...piece, values: { subject: "", body: "x", hashtags: [] } }, "C")).not.toMatch(/Subject|Hashtags/);
});
