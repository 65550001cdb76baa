import { existsSync } from "node:fs";
import { type Browser, chromium, type LaunchOptions } from "playwright-core";

const quiet = [
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** A fresh Chromium with nothing in its cache. */
export const openBrowser = (): Promise<Browser> => chromium.launch(browserOptions());

/** Which browser, and what it is told. @param more for it alone */
export function browserOptions(more: readonly string[] = []): LaunchOptions {
  const executablePath = process.env.CHROMIUM_PATH ?? ["/usr/bin/chromium", "/usr/bin/google-chrome"].find(existsSync);
  return {
    ...(executablePath ? { executablePath } : {}),
    args: [...(process.getuid?.() === 0 ? ["--no-sandbox"] : []), ...quiet, ...more],
  };
}
