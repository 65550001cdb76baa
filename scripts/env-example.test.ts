import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const names = (file: string, pattern: RegExp) => [...readFileSync(join(root, file), "utf8").matchAll(pattern)].map((match) => match[1]);

test(".env.example names every variable that the server reads", () => {
  const read = names("apps/server/src/configuration.ts", /^ {2}([A-Z][A-Z0-9_]+):/gm);
  expect(read).toContain("DATA_DIR");
  expect(names(".env.example", /^#?([A-Z][A-Z0-9_]+)=/gm)).toEqual(expect.arrayContaining(read));
});
