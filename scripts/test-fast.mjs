// `npm run test:fast`: what the change at hand touches, for everyday work. `npm test` has the last word.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, posix, relative } from "node:path";
import { root, run } from "./lib/tools.mjs";

const changed = changedFiles().filter((file) => existsSync(join(root, file)));
if (changed.length === 0) {
  console.log("Nothing has changed.");
  process.exit(0);
}
const code = changed.filter((file) => /\.(ts|tsx|mjs)$/.test(file));
const unitTests = testsBeside(code).filter((file) => !file.startsWith("apps/e2e/"));
const browserTests = code.filter((file) => file.startsWith("apps/e2e/tests/"));
console.log(
  `${count(changed, "file")} changed; ${count(unitTests, "unit test file")} and ${count(browserTests, "browser test file")} beside it.`,
);

const checks = [
  ["tsc", "-p", "tsconfig.json", ...incremental("node")],
  ["tsc", "-p", "apps/web/tsconfig.json", ...incremental("web")],
  ["biome", "check", "--error-on-warnings", "--no-errors-on-unmatched", ...changed],
  ...(unitTests.length > 0 ? [["vitest", "run", ...unitTests]] : []),
  ...(browserTests.length > 0
    ? [
        ["turbo", "run", "build", "--output-logs=errors-only"],
        ["playwright", "test", "-c", "apps/e2e/playwright.config.ts", ...browserTests],
      ]
    : []),
];
for (const [command, ...args] of checks) {
  const { code } = await run(command, args);
  if (code !== 0) process.exit(code);
}

/** What is not committed; when everything is, what the last commit changed. */
function changedFiles() {
  const now = [...git("diff", "--name-only", "HEAD"), ...git("ls-files", "--others", "--exclude-standard")];
  return now.length > 0 ? now : git("diff", "--name-only", "HEAD~1");
}

function git(...args) {
  const { stdout, status, stderr } = spawnSync("git", args, { cwd: root, encoding: "utf8" });
  if (status !== 0) throw new Error(stderr);
  return stdout.split("\n").filter(Boolean);
}

/** Unit tests in the folder of a changed file, and those anywhere that import one. */
function testsBeside(files) {
  const folders = new Set(files.map(dirname));
  const names = new Set(files);
  const tests = git("ls-files", "--cached", "--others", "--exclude-standard", "*.test.ts", "*.test.tsx").filter((file) =>
    existsSync(join(root, file)),
  );
  return tests.filter((test) => folders.has(dirname(test)) || importsOf(test).some((file) => names.has(file)));
}

function importsOf(test) {
  return [...readFileSync(join(root, test), "utf8").matchAll(/from "(\.[^"]+)"/g)].map(([, path]) => posix.join(dirname(test), path));
}

/** Types of what did not change are remembered beside the installed packages. */
function incremental(name) {
  return ["--incremental", "--tsBuildInfoFile", relative(root, join(root, "node_modules/.cache/copydesk", `${name}.tsbuildinfo`))];
}

function count(things, name) {
  return `${things.length} ${name}${things.length === 1 ? "" : "s"}`;
}
