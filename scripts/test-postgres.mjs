// `npm run test:postgres`: the tests of the domain and of what scripts call, on a Postgres that is started for them.
import { run } from "./lib/tools.mjs";

const { code } = await run("vitest", ["run", "packages/core", "packages/api", ...process.argv.slice(2)], {
  env: { TEST_DATABASE: "postgres" },
});
process.exit(code);
