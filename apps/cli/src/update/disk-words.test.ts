import { mkdtempSync } from "node:fs";
import { expect, test } from "vitest";
import { diskWords } from "./disk-words.ts";

const failure = (code: string, path?: string) => Object.assign(new Error(`${code}: something`), { code, path });

test.each([
  ["ENOSPC", /^There is no room left\. An update needs twice the size of the data/],
  ["EDQUOT", /^There is no room left\./],
  ["SQLITE_FULL", /^There is no room left\./],
  ["EROFS", /^\/opt\/copydesk is on a disk that is mounted for reading only\. In a container take the new image instead\.$/],
  ["EACCES", /^\/opt\/copydesk may not be written by this user\. Call the command as the one to whom the program belongs\.$/],
  ["EIO", /^EIO: something$/],
])("%s is said with what to do", (code, words) => {
  expect(diskWords(failure(code, "/opt/copydesk"))).toMatch(words);
});

test("a folder that could not be made is named by where it would lie", () => {
  let error: unknown;
  try {
    mkdtempSync("/proc/.copydesk-update-");
  } catch (caught) {
    error = Object.assign(caught as Error, { code: "EROFS" });
  }
  expect(diskWords(error)).toMatch(/^\/proc is on a disk that is mounted for reading only\./);
});
