import { expect, test } from "vitest";
import { problemOf } from "./icon-picker.tsx";

test.each([
  [{ type: "image/png", size: 1_000 }, null],
  [{ type: "image/webp", size: 256 * 1024 }, null],
  [{ type: "image/webp", size: 256 * 1024 + 1 }, "This picture is larger than 256 KB. Choose a smaller one."],
  [{ type: "image/svg+xml", size: 10 }, "Choose a picture that is a PNG or WebP."],
  [{ type: "image/jpeg", size: 10 }, "Choose a picture that is a PNG or WebP."],
])("%o: %s", (file, problem) => expect(problemOf(file)).toBe(problem));
