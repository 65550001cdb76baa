// `npm test`: every check there is, one stage after the other, and one closing line that sums them up.
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { findBrowser } from "./lib/browser.mjs";
import { root, run } from "./lib/tools.mjs";

const results = join(root, "test-results");
const report = (name) => join(results, `${name}.json`);
const sum = { passed: 0, failed: 0 };

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

await stage("Types", () => all(["tsc", "-p", "tsconfig.json"], ["tsc", "-p", "apps/web/tsconfig.json"]));
await stage("Style", () => all(["biome", "check", "--error-on-warnings", "."]));
await stage("Unused code", () => all(["knip", "--include", "files,dependencies,unlisted,unresolved,binaries,duplicates"]));
await stage("Unit and integration tests, import rules", unitTests);
await stage("Build", () => all(["turbo", "run", "build", "--output-logs=errors-only"]));
await stage("Browser tests", browserTests);

console.log(`\n${sum.passed} passed, ${sum.failed} failed`);
process.exit(sum.failed === 0 ? 0 : 1);

/** A stage counts its own tests; one that fails without naming a test counts as one failure, so that nothing goes under. */
async function stage(title, work) {
  console.log(`\n━━ ${title}`);
  const { passed = 0, failed = 0, ok } = await work();
  sum.passed += passed;
  sum.failed += ok ? failed : Math.max(failed, 1);
  if (!ok) console.log(`✗ ${title}`);
}

async function all(...commands) {
  let ok = true;
  for (const [command, ...args] of commands) ok = (await run(command, args)).code === 0 && ok;
  return { ok };
}

async function unitTests() {
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report("vitest")}`];
  const { code } = await run("vitest", ["run", ...reporters]);
  const counts = read("vitest");
  return { ok: code === 0 && counts !== null, passed: counts?.numPassedTests, failed: counts?.numFailedTests };
}

async function browserTests() {
  const browser = await findBrowser();
  if (!browser) return { ok: false };
  const env = { ...browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report("playwright") };
  const { code } = await run("playwright", ["test", "-c", "apps/e2e/playwright.config.ts", "--reporter=list,json"], { env });
  const counts = read("playwright")?.stats;
  const ok = code === 0 && counts !== undefined && counts.expected + counts.flaky > 0;
  return { ok, passed: counts && counts.expected + counts.flaky, failed: counts?.unexpected };
}

/** A report that a runner wrote, or null when it ended before it could. */
function read(name) {
  return existsSync(report(name)) ? JSON.parse(readFileSync(report(name), "utf8")) : null;
}
