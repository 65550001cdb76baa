import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { defineConfig } from "vitest/config";

const root = import.meta.dirname;
// The browser tests run under Playwright.
const elsewhere = new Set(["e2e"]);
const workspaces = ["packages", "apps"].flatMap((group) =>
  readdirSync(join(root, group))
    .filter((name) => !elsewhere.has(name) && existsSync(join(root, group, name, "package.json")))
    .map((name) => `${group}/${name}`),
);

const project = (folder: string) => ({
  extends: true as const,
  test: {
    name: folder.replace(/^(packages|apps)\//, ""),
    root: join(root, folder),
    include: ["**/*.test.{ts,tsx}"],
    exclude: ["**/node_modules/**", "**/dist/**"],
  },
});

export default defineConfig({
  test: {
    projects: [...workspaces, "scripts"].map(project),
    environment: "node",
    // Tests of threads and processes run the built program.
    globalSetup: [join(root, "scripts/vitest-build.mjs")],
    setupFiles: [join(root, "scripts/vitest-setup.ts")],
    // Nothing of ours is mocked and nothing is kept in modules, so that files may share what they import: half the time.
    isolate: false,
    // Small machines: a worker for each of two cores, and patience with the ones that share them.
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 30_000,
  },
});
