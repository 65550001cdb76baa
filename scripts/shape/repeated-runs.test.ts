import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { repeatedRuns } from "./repeated-runs.ts";
import { decisions, ways } from "./ways.ts";

const lines = (count: number, word = "line") => Array.from({ length: count }, (_, at) => `const ${word}${at} = ${at};`);
const run = (...sources: string[][]) =>
  repeatedRuns(
    sources.map((all, at) => ({ file: `${at}.ts`, lines: all })),
    5,
  );

test("lines that stand in two files are found once, from where they begin, however long they are", () => {
  expect(run(["first();", ...lines(9)], ["", ...lines(9), "last();"])).toEqual([{ length: 9, places: ["0.ts:2", "1.ts:2"] }]);
});

test("they are found within one file, too, and three times are two repetitions", () => {
  expect(run([...lines(6), "between();", ...lines(6)])).toEqual([{ length: 6, places: ["0.ts:1", "0.ts:8"] }]);
  expect(run(lines(6), lines(6), lines(6))).toHaveLength(2);
});

test("what is shorter, imports, closing brackets and rows of tables are none", () => {
  expect(run(lines(4), lines(4))).toEqual([]);
  const imports = ["import {", ...lines(9), '} from "./a.ts";'];
  expect(run(imports, imports)).toEqual([]);
  const table = Array.from({ length: 9 }, (_, at) => `  "row ${at}",`);
  expect(run(table, table)).toEqual([]);
  expect(run(Array(20).fill("});"), Array(20).fill("});"))).toEqual([]);
});

test("a run does not go from the end of one file into the next", () => {
  const [a, b] = [lines(3, "a"), lines(3, "b")];
  expect(run(a, b, ["other();"], a, b)).toEqual([]);
});

test.each(Object.entries(ways))("every file on the way is there: %s", (_, files) => {
  expect(files.filter((file) => !existsSync(join(import.meta.dirname, "../..", file)))).toEqual([]);
});

/** What is read before them: the README, and the page that it names. */
const before = 2;

test.each(Object.entries(decisions))("where %s is decided is found within five files, each named on the page", (_, { by, files }) => {
  const root = join(import.meta.dirname, "../..");
  const page = readFileSync(join(root, "docs/following-the-code.md"), "utf8").split("## Where things are decided")[1] ?? "";
  expect(before + files.length).toBeLessThanOrEqual(5);
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  expect(readFileSync(join(root, files[0] ?? ""), "utf8")).toContain(by);
  expect(files.filter((file) => !page.includes(file.split("/").slice(-2).join("/").replace("src/", "")))).toEqual([]);
});
