// Installs what the project needs, and only when something changed since the last install.
// Runs under whatever Node the machine has (20 or newer) and imports nothing but Node itself.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stamp = join(root, "node_modules", ".copydesk-install");

const major = Number(process.versions.node.split(".")[0]);
if (major < 20) {
  console.error(`Copydesk needs Node 20 or newer to install itself; this is ${process.versions.node}.`);
  process.exit(1);
}

const wanted = fingerprint();
if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== wanted) {
  console.log("Installing packages (about a minute the first time) …");
  install();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}

/** What an install depends on: every manifest, the lock and the platform. */
function fingerprint() {
  const hash = createHash("sha256").update(`${process.platform}-${process.arch}\n`);
  for (const file of manifests()) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest("hex");
}

function manifests() {
  const workspaces = ["apps", "packages"].flatMap((group) => workspaceManifests(group));
  return ["package.json", "package-lock.json", ...workspaces].filter((file) => existsSync(join(root, file)));
}

function workspaceManifests(group) {
  return readdirNames(join(root, group)).map((name) => `${group}/${name}/package.json`);
}

function readdirNames(folder) {
  return existsSync(folder) ? readdirSync(folder).sort() : [];
}

/**
 * `npm install --no-save` and not `npm ci`: a registry mirror may lack other platforms' optional packages, which
 * `npm ci` calls a broken lock. npm runs on the Node that started it, because the install may replace
 * `node_modules/.bin/node`.
 */
function install() {
  // The lock says what is wanted, so nobody has to be asked whether what npm kept is still the newest.
  const args = ["install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error", "--prefer-offline"];
  // Other package managers name themselves here too, and do not know these arguments.
  const npm = /npm-cli\.c?js$/.test(process.env.npm_execpath ?? "") ? process.env.npm_execpath : undefined;
  const run = npm
    ? spawnSync(process.env.npm_node_execpath ?? process.execPath, [npm, ...args], { cwd: root, stdio: "inherit" })
    : spawnSync("npm", args, { cwd: root, stdio: "inherit", shell: process.platform === "win32" });
  if (run.status !== 0) {
    console.error("The packages could not be installed. Check the network and the npm registry, then try again.");
    process.exit(run.status ?? 1);
  }
}
