import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(join(root, file), "utf8");
const unread = ["**/node_modules/**", "**/dist/**"];
const files = globSync("{apps,packages,scripts}/**/*.{ts,tsx,mjs,css,sql}", { cwd: root, exclude: unread });

/** Decisions tell what was so on their day. */
const pages = globSync(["README.md", "docs/*.md", "{apps,packages}/*/README.md"], { cwd: root, exclude: unread });

/** What stands in backticks, blocks of code left out. */
const quoted = (text: string) => [...text.replace(/```[\s\S]*?```/g, "").matchAll(/`([^`\n]+)`/g)].map(([, one = ""]) => one);
const namesFile = (one: string) => /^[\w./-]+\.(tsx?|mjs|css|sql)$/.test(one);

/** Files that a page means: `core/…` is short for `packages/core/src/…`, and what is known by its last part needs no more. */
function meant(name: string): string[] {
  const [room = "", ...rest] = name.replace(/^(\.\.?\/)+/, "").split("/");
  const path = [room, ...rest].join("/");
  const tails = [path, `${room}/src/${rest.join("/")}`];
  return files.filter((file) => tails.some((tail) => file === tail || file.endsWith(`/${tail}`)));
}

describe("a page that names files", () => {
  test.each(pages)("names those that are there: %s", (page) => {
    expect(quoted(read(page)).filter((one) => namesFile(one) && meant(one).length === 0)).toEqual([]);
  });

  test("names functions of the files that it names", () => {
    const words = quoted(read("docs/following-the-code.md"));
    const sources = words.filter(namesFile).flatMap(meant).map(read);
    const functions = words.flatMap((one) => /^([a-z]\w+)(?:\(.*\))?$/.exec(one)?.[1] ?? []);
    const isDeclared = (name: string) => sources.some((source) => new RegExp(`\\b(function|const) ${name}\\b`).test(source));
    expect(functions).toContain("textProgress");
    expect(functions.filter((name) => !isDeclared(name))).toEqual([]);
  });

  test("knows a file by its last part, by its package, and not by another name", () => {
    expect(meant("rights/can.ts")).toEqual([]);
    expect(meant("core/identity/can.ts")).toEqual(["packages/core/src/identity/can.ts"]);
    expect(meant("identity/can.ts")).toEqual(["packages/core/src/identity/can.ts"]);
  });
});
