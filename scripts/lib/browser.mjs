import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { run } from "./tools.mjs";

// The shell has no windows to draw, and is a third as large.
const names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const places = [
  "/usr/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  join(process.env.PROGRAMFILES ?? "C:\\Program Files", "Google\\Chrome\\Application\\chrome.exe"),
  join(process.env["PROGRAMFILES(X86)"] ?? "C:\\Program Files (x86)", "Google\\Chrome\\Application\\chrome.exe"),
];

/**
 * Finds a Chromium or Chrome for the browser tests: the one in CHROMIUM_PATH, one of this machine, else Debian's shell, else
 * Playwright's own; the latter two are installed when they are needed.
 * @returns {Promise<Record<string, string> | null>} what to add to the environment of the tests; null when there is none.
 */
export async function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named && !canRun(named)) {
    console.log(`CHROMIUM_PATH names ${named}, which cannot be run.`);
    return null;
  }
  const path = named ?? installed() ?? (await fromDebian());
  if (path) return { CHROMIUM_PATH: path };
  if (await fromPlaywright()) return {};
  console.log("No Chromium or Chrome was found, and none could be installed. Install one, or name it in CHROMIUM_PATH.");
  return null;
}

function installed() {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...places].find(canRun) ?? null;
}

async function fromDebian() {
  const isRoot = process.platform === "linux" && process.getuid?.() === 0;
  if (!isRoot || !existsSync("/usr/bin/apt-get")) return null;
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  for (const args of [["update"], ["install", "-y", "--no-install-recommends", "chromium-headless-shell"]]) {
    const { code, output } = await run("apt-get", args, { env, quiet: true });
    if (code !== 0) {
      console.log(output.trim().split("\n").slice(-5).join("\n"));
      return null;
    }
  }
  return installed();
}

async function fromPlaywright() {
  return (await run("playwright", ["install", "--only-shell", "chromium"], { quiet: true })).code === 0;
}

function canRun(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
