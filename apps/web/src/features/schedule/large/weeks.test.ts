import { expect, test } from "vitest";
import { reasonsOf } from "./post-table.tsx";

test("a reason is told once; posts that share it say their angle", () => {
  const opens = { angle: "Launch", reason: "Opens the campaign" };
  const posts = [
    { id: "a", ...opens },
    { id: "b", ...opens },
    { id: "c", angle: "Reminder", reason: "" },
    { id: "d", angle: "", reason: "Opens the campaign" },
    { id: "e", angle: "Launch", reason: "Before the doors open" },
  ];
  expect([...reasonsOf(posts).values()]).toEqual(["Opens the campaign", "Launch", "Reminder", "", "Before the doors open"]);
});
