import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { run } from "./tools.mjs";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const places = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  join(process.env.PROGRAMFILES ?? "C:\\Program Files", "Google\\Chrome\\Application\\chrome.exe"),
  join(process.env["PROGRAMFILES(X86)"] ?? "C:\\Program Files (x86)", "Google\\Chrome\\Application\\chrome.exe"),
];

/**
 * Path of a Chromium or Chrome for the browser tests: the one in CHROMIUM_PATH, one of this machine, else Debian's, else
 * Playwright's own, which is installed. Null with the reason when there is none to be had.
 * @returns {Promise<{ path: string, problem: null } | { path: null, problem: string }>}
 */
export async function findBrowser() {
  const found = installed() ?? (await fromDebian()) ?? (await fromPlaywright());
  if (found) return { path: found, problem: null };
  return { path: null, problem: "No Chromium or Chrome was found, and none could be installed. Install one, or name it in CHROMIUM_PATH." };
}

function installed() {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted) return existsSync(wanted) ? wanted : null;
  const folders = (process.env.PATH ?? "").split(delimiter);
  return [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...places].find(canRun) ?? null;
}

async function fromDebian() {
  const isRoot = process.platform === "linux" && process.getuid?.() === 0;
  if (!isRoot || !existsSync("/usr/bin/apt-get")) return null;
  console.log("Installing Debian's chromium …");
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  for (const args of [["update"], ["install", "-y", "--no-install-recommends", "chromium"]]) {
    const { code, output } = await run("apt-get", args, { env, quiet: true });
    if (code !== 0) {
      console.log(output.trim().split("\n").slice(-5).join("\n"));
      return null;
    }
  }
  return installed();
}

async function fromPlaywright() {
  console.log("Installing Playwright's Chromium …");
  const { code } = await run("playwright", ["install", "chromium"]);
  if (code !== 0) return null;
  const { chromium } = await import("playwright-core");
  return canRun(chromium.executablePath()) ? chromium.executablePath() : null;
}

function canRun(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
