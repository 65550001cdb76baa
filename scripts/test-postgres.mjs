// `npm run test:postgres`: the tests of the domain and of what scripts call on a Postgres that is started for them, then walks in a browser
// through two servers on one. Names of files run those of the first kind alone.
import { findBrowser } from "./lib/browser.mjs";
import { run } from "./lib/tools.mjs";

const names = process.argv.slice(2);
// What the tests run is the built server, with the built console in front of it.
const built = await run("turbo", ["run", "build", "--output-logs=errors-only"]);
if (built.code !== 0) process.exit(built.code);
const units = await run("vitest", ["run", ...(names.length > 0 ? names : ["packages/core", "packages/api", "packages/db/src/postgres"])], {
  env: { TEST_DATABASE: "postgres", COPYDESK_BUILT: "yes" },
});
process.exitCode = units.code || (names.length > 0 ? 0 : await walk());

async function walk() {
  const browser = await findBrowser();
  return browser ? (await run("playwright", ["test", "-c", "apps/e2e/postgres.config.ts"], { env: browser })).code : 1;
}
