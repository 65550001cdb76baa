// `npm test`: every check there is. The build comes first, as unit and browser tests run what it made; what only reads the code is
// done in the time that these leave over. At the end stand the times, the slowest files, and one closing line that sums it all up.
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { findBrowser } from "./lib/browser.mjs";
import { compileCache, root, run } from "./lib/tools.mjs";

const results = join(root, "test-results");
const report = (name) => join(results, `${name}.json`);
const sum = { passed: 0, failed: 0 };
const stages = [];
const files = [];
/** What is not green, named again at the end: whoever reads only the last lines of a long run has to find it there. */
const red = [];
/** What was green only when it was tried again: named with why it was not at once, since a race is a fault that somebody has to look at. */
const unsteady = [];

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

/** What differs most where the data is in Postgres; all of the domain: npm run test:postgres */
const onPostgres = [
  ...["batch", "change-counter", "json-vocabulary", "vocabulary", "prepared", "search"].map((name) => `packages/db/src/${name}.test.ts`),
  "packages/db/src/postgres",
  "packages/core/src/generation/queue",
  "packages/core/src/generation/whole-campaign.test.ts",
];

const reading = readTheCode();
await stage("Build", () => all([["turbo", "run", "build", "--output-logs=errors-only"]]));
const [browser] = await Promise.all([
  browserToTestIn(),
  stage("Unit and integration tests, import rules", () => unitTests("vitest")),
  // Beside the others, of which some wait for processes and for leases that end.
  stage("The queue and the words of queries, on Postgres", () => unitTests("postgres", onPostgres, { TEST_DATABASE: "postgres" })),
]);
await Promise.all([stage("Browser tests", () => browserTests(browser)), reading]);

const table = (rows) => rows.map(({ title, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${title}`).join("\n");
console.log(`\n━━ Stages, in the order of their end\n${table(stages)}`);
console.log(`\n━━ Slowest files\n${table(files.sort((a, b) => b.seconds - a.seconds).slice(0, 10))}`);
for (const [title, lines, mark] of [
  ["Green only at the second try", unsteady, "~"],
  ["Red", red, "✗"],
])
  if (lines.length > 0) console.log([`\n━━ ${title}`, ...lines.slice(0, 20).map((line) => `  ${mark} ${line}`)].join("\n"));
console.log(`\n${sum.passed} passed, ${sum.failed} failed`);
process.exit(sum.failed === 0 ? 0 : 1);

/** One after the other, and after everything else: they wait for nothing, and the tests wait a lot. */
async function readTheCode() {
  // Every checker works out the same types again: one is slower than two when alone, and takes half the work of four.
  const types = (project) => ["tsc", "-p", project, "--checkers", "1"];
  await stage("Types", () => all([types("tsconfig.json"), types("apps/web/tsconfig.json")], { yielding: true }));
  await stage("Style", () => all([["biome", "check", "--error-on-warnings", "."]], { yielding: true }));
  const unused = ["knip", "--include", "files,dependencies,unlisted,unresolved,binaries,duplicates"];
  await stage("Unused code", () => all([unused], { yielding: true }));
}

function browserToTestIn() {
  return new Promise((resolve) => {
    stage("A browser to test in", async () => {
      const browser = await findBrowser();
      resolve(browser);
      return { ok: browser !== null };
    });
  });
}

/** A stage counts its own tests; one that fails without naming a test counts as one failure, so that nothing goes under. */
async function stage(title, work) {
  const began = performance.now();
  const { passed = 0, failed = 0, ok, output = "" } = await work();
  stages.push({ title, seconds: (performance.now() - began) / 1_000 });
  sum.passed += passed;
  sum.failed += ok ? failed : Math.max(failed, 1);
  if (!ok) red.push(title);
  console.log(`\n━━ ${ok ? "✓" : "✗"} ${title}${output.trim() && `\n${output.trim()}`}`);
}

/** Commands that say what they have to say at their end: they run beside others. */
async function all(commands, options) {
  const ended = [];
  for (const [command, ...args] of commands) ended.push(await run(command, args, { quiet: true, ...options }));
  const failed = ended.filter(({ code }) => code !== 0);
  return { ok: failed.length === 0, output: failed.map(({ output }) => output).join("\n") };
}

async function unitTests(name, paths = [], more = {}) {
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report(name)}`];
  const { code } = await run("vitest", ["run", ...reporters, ...paths], { env: { COPYDESK_BUILT: "yes", ...compileCache, ...more } });
  const counts = read(name);
  for (const { name, startTime, endTime, status, message, assertionResults } of counts?.testResults ?? []) {
    files.push({ title: relative(root, name), seconds: (endTime - startTime) / 1_000 });
    for (const { fullName, failureMessages = [] } of assertionResults.filter(({ status }) => status === "failed"))
      red.push(`${relative(root, name)} › ${fullName}: ${failureMessages[0]?.split("\n")[0]}`);
    if (status === "failed" && assertionResults.every((one) => one.status !== "failed")) red.push(`${relative(root, name)}: ${message}`);
  }
  return { ok: code === 0 && counts !== null, passed: counts?.numPassedTests, failed: counts?.numFailedTests };
}

async function browserTests(browser) {
  if (!browser) return { ok: false, output: "There is no browser to run them in." };
  const env = { ...browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report("playwright") };
  const { code } = await run("playwright", ["test", "-c", "apps/e2e/playwright.config.ts", "--reporter=list,json"], { env });
  const whole = read("playwright");
  for (const suite of whole?.suites ?? []) {
    files.push({ title: `apps/e2e/tests/${suite.file}`, seconds: tries(suite).reduce((all, { duration }) => all + duration, 0) / 1_000 });
  }
  for (const { file, title, tests } of (whole?.suites ?? []).flatMap(specsOf)) {
    if (tests.some(({ status }) => status === "unexpected")) red.push(`${file} › ${title}`);
    for (const { results } of tests.filter(({ status }) => status === "flaky"))
      unsteady.push(`${file} › ${title}: ${stripVTControlCharacters(results[0]?.error?.message ?? "").split("\n")[0]}`);
  }
  const { expected = 0, unexpected = 0, flaky = 0 } = whole?.stats ?? {};
  return { ok: code === 0 && expected > 0, passed: expected + flaky, failed: unexpected };
}

function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

/** Every try of every test in a suite and in those inside it. */
function tries(suite) {
  return specsOf(suite).flatMap(({ tests }) => tests.flatMap(({ results }) => results));
}

/** A report that a runner wrote, or null when it ended before it could. */
function read(name) {
  return existsSync(report(name)) ? JSON.parse(readFileSync(report(name), "utf8")) : null;
}
