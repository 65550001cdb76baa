import { defineConfig } from "@playwright/test";
import tests from "../playwright.config.ts";

/**
 * Contact sheets, for eyes and not for the gate: `npx playwright test -c apps/e2e/sheets/sheets.config.ts` after a build. A part of them
 * by `-g hub` and the like; what axe finds serious, what scrolls sideways and what Escape does not close fails it.
 */
export default defineConfig({
  ...tests,
  testDir: ".",
  outputDir: "../../../test-results/playwright-sheets",
  globalSetup: "../src/template.ts",
  projects: [{ name: "sheets" }],
  retries: 0,
  // Each worker lays out its own things to show.
  fullyParallel: true,
  workers: 2,
  timeout: 600_000,
  reporter: "line",
});
