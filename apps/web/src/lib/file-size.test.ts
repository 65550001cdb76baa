import { expect, test } from "vitest";
import { formatBytes } from "./file-size.ts";

test.each([
  [0, "0 Bytes"],
  [1, "1 Bytes"],
  [1023, "1023 Bytes"],
  [1024, "1.00 KB"],
  [3_492, "3.41 KB"],
  [6_501_171, "6.20 MB"],
  [1_048_575.9, "1.00 MB"],
  [10 * 1024 ** 2, "10.00 MB"],
  [1024 ** 8, "1.00 YB"],
  [1024 ** 9, "1024.00 YB"],
  [-5, "0 Bytes"],
  [Number.NaN, "0 Bytes"],
])("%d is %s", (bytes, words) => expect(formatBytes(bytes)).toBe(words));

test("has as many decimals as asked for", () => {
  expect(formatBytes(1_536, 0)).toBe("2 KB");
  expect(formatBytes(1_536, 3)).toBe("1.500 KB");
});
