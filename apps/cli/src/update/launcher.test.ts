import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";

let installed: string;
beforeEach(() => {
  installed = mkdtempSync(join(tmpdir(), "copydesk-launcher-"));
  mkdirSync(join(installed, "bin"));
  cpSync(fileURLToPath(new URL("../../parcel/launcher.cjs", import.meta.url)), join(installed, "bin", "copydesk.cjs"));
});
afterEach(() => rmSync(installed, { recursive: true }));

test("a Node for which there is no place is told in a sentence", () => {
  const node = { version: "999.0.0", packages: { [`${process.platform}-${process.arch}`]: "node-of-the-future" } };
  writeFileSync(join(installed, "runtime.json"), JSON.stringify({ node, flags: [], env: {} }));
  // A file in its place, because root may write everywhere.
  const cache = join(installed, "runtime.json");
  const { status, stderr } = spawnSync(process.execPath, [join(installed, "bin", "copydesk.cjs"), "--version"], {
    env: { XDG_CACHE_HOME: cache },
    encoding: "utf8",
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(
    /^This is Node [\d.]+; Copydesk needs Node 999\.0\.0, and has no place for it: .*\. Set XDG_CACHE_HOME to [^\n]+\n$/,
  );
});
