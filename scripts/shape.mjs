// The shape of the code in figures: sizes, files that belong into another, circles, repeated lines, and the ways of three things.
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { cycleOffences } from "./import-rules/cycles.ts";
import { isTestFile } from "./import-rules/offence.ts";
import { readModules, relativeTarget } from "./import-rules/read-modules.ts";
import { repeatedRuns } from "./shape/repeated-runs.ts";
import { ways } from "./shape/ways.ts";

const root = join(import.meta.dirname, "..");
const small = 40;
const run = 15;

const modules = readModules(root).map((one) => ({ ...one, lines: readFileSync(join(root, one.file), "utf8").trimEnd().split("\n") }));
const sources = modules.filter((one) => !isTestFile(one) && !one.file.startsWith("apps/e2e/"));
const tests = modules.filter((one) => !sources.includes(one));
const linesOf = (files) => files.reduce((all, { lines }) => all + lines.length, 0);

const importers = new Map();
for (const { file, imports } of sources) {
  for (const { specifier } of imports) {
    const target = relativeTarget(file, specifier);
    if (target) importers.set(target, (importers.get(target) ?? new Set()).add(file));
  }
}
const alone = sources.filter(({ file, lines }) => {
  const [importer, ...others] = importers.get(file) ?? [];
  return lines.length <= small && importer && others.length === 0 && dirname(importer) === dirname(file);
});
// A door only hands on what others read: what it offers is no part of it (docs/decisions/087).
const isADoor = (file) => file.endsWith("/index.ts");
const beside = alone.filter(({ file }) => !isADoor([...importers.get(file)][0]));
const ofTheFour = sources.filter(({ workspace }) =>
  ["packages/core", "packages/api", "packages/contracts", "apps/web"].includes(workspace),
);

const rows = [
  ["source files", sources.length],
  ["source lines", linesOf(sources)],
  ["files of core, the API, contracts and the console", ofTheFour.length],
  ["lines of them", linesOf(ofTheFour)],
  ["files of tests", tests.length],
  ["lines of tests", linesOf(tests)],
  [`files of ${small} lines or less whose one importer lies beside them`, alone.length],
  ["… without those that the door of their folder offers to others", beside.length],
  ["circles of packages and files, by types too", cycleOffences(modules).length],
  [`runs of ${run} lines or more that stand twice`, repeatedRuns(sources, run).length],
];
for (const [name, files] of Object.entries(ways)) {
  const gone = files.filter((file) => !existsSync(join(root, file)));
  if (gone.length > 0) throw new Error(`On the way of “${name}” there is no ${gone.join(", ")}.`);
  rows.push([`files on the way: ${name}`, files.length]);
}
const width = Math.max(...rows.map(([title]) => title.length));
console.log(rows.map(([title, count]) => `${title.padEnd(width)}  ${String(count).padStart(7)}`).join("\n"));
if (process.argv.includes("--list")) {
  console.log(`\nBeside their one importer\n${alone.map(({ file, lines }) => `${String(lines.length).padStart(3)}  ${file}`).join("\n")}`);
  console.log(
    `\nStanding twice\n${repeatedRuns(sources, run)
      .map((one) => `${one.length} lines  ${one.places.join("  ")}`)
      .join("\n")}`,
  );
}
