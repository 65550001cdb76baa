import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

it("tries and keeping are as the specification says everywhere, but for the ways of asking that give a reason", () => {
  const source = join(import.meta.dirname, "..");
  const reasons = ["lib/query-client.ts", "lib/query-options.ts"];
  const files = globSync("**/*.{ts,tsx}", { cwd: source }).filter((file) => !file.includes(".test.") && !reasons.includes(file));
  expect(files.length).toBeGreaterThan(100);
  const own = files.filter((file) =>
    /\b(gcTime|retryDelay|retry): *(\d|true|false|Number|\(\w+, )/.test(readFileSync(join(source, file), "utf8")),
  );
  expect(own).toEqual([]);
});
