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
  // All pages of a context are of one server.
  "--process-per-site",
  // A page lives for seconds: what the optimising compilers cost beside it is never earned back.
  "--js-flags=--no-opt --no-maglev",
];

const files = (...names: string[]) => names.map((name) => `${name}.spec.ts`);
/** Those that take longest come first, so that no worker is left with one of them while the other has nothing to do. */
const longest = files(
  ...["schedule", "stillness", "chat", "hub", "main-path", "tour", "faults", "channels", "examples", "people"],
  ...["voices", "configuration", "models", "states"],
);

export default defineConfig({
  testDir: "./tests",
  outputDir: "../../test-results/playwright",
  globalSetup: "./src/template.ts",
  // A browser and a server each, two for each of two cores: a test waits for a third of its time. The tests of a file share a server and
  // follow one another.
  workers: 4,
  fullyParallel: false,
  // On a machine that takes its processor away a wait can end too early: one more try tells that from a fault, and `npm test` names
  // what needed it.
  retries: 1,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: "list",
  projects: [
    { name: "longest", testMatch: longest },
    { name: "others", testIgnore: longest },
  ],
  use: {
    viewport: { width: 1440, height: 1000 },
    locale: "en-GB",
    timezoneId: "Europe/Copenhagen",
    // What slides in is waited for by every click on it. The main path is walked with everything that moves.
    contextOptions: { reducedMotion: "reduce" },
    actionTimeout: 15_000,
    trace: "on-first-retry",
    screenshot: "only-on-failure",
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [...(process.getuid?.() === 0 ? ["--no-sandbox"] : []), ...quiet],
    },
  },
});
