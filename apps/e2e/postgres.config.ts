import { defineConfig } from "@playwright/test";
import base from "./playwright.config.ts";

/** The same walks against two servers on one Postgres, each request at the other one than the request before it. */
export default defineConfig({
  ...base,
  globalSetup: "./src/template-on-postgres.ts",
  outputDir: "../../test-results/playwright-postgres",
  projects: [{ name: "postgres", testMatch: ["main-path", "versions", "schedule", "chat"].map((name) => `${name}.spec.ts`) }],
});
