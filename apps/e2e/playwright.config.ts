import { existsSync } from "node:fs";
import { defineConfig } from "@playwright/test";

const executablePath = process.env.CHROMIUM_PATH ?? ["/usr/bin/chromium", "/usr/bin/google-chrome"].find(existsSync);

/** What a browser needs on a server without a desktop, and what keeps it from calling home. */
const quiet = [
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export default defineConfig({
  testDir: "./tests",
  outputDir: "../../test-results/playwright",
  // One server and one browser at a time: drawing without a graphics card keeps two cores busy, and a second browser gains nothing.
  workers: 1,
  fullyParallel: false,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: "list",
  use: {
    viewport: { width: 1440, height: 1000 },
    locale: "en-GB",
    timezoneId: "Europe/Copenhagen",
    actionTimeout: 15_000,
    trace: "retain-on-failure",
    screenshot: "only-on-failure",
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [...(process.getuid?.() === 0 ? ["--no-sandbox"] : []), ...quiet],
    },
  },
});
