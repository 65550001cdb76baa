import { join } from "node:path";
import { defineConfig } from "vitest/config";

const root = import.meta.dirname;

export default defineConfig({
  test: {
    // One project for all packages: a worker keeps what it loaded of one for the tests of the next.
    include: ["{packages,apps,scripts}/**/*.test.{ts,tsx}"],
    // The browser tests run under Playwright; what is told of plans of queries, SQLite tells.
    exclude: [
      "**/node_modules/**",
      "**/dist/**",
      "apps/e2e/**",
      ...(process.env.TEST_DATABASE === "postgres" ? ["**/*-plan.test.ts"] : []),
    ],
    environment: "node",
    // Tests of threads and processes run the built program.
    globalSetup: [join(root, "scripts/vitest-prepare.mjs")],
    setupFiles: [join(root, "scripts/vitest-setup.ts")],
    // Nothing of ours is mocked and nothing is kept in modules, so that files may share what they import: half the time.
    isolate: false,
    // Small machines: a worker for each of two cores, and patience with the ones that share them.
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 30_000,
    expect: { poll: { timeout: 15_000 } },
  },
});
