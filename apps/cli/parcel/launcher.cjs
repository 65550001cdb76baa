#!/usr/bin/env node
// What npm calls `copydesk`. Runs under whatever Node the machine has (20 or newer), and becomes the command under the right one.
"use strict";
const { spawn, spawnSync } = require("node:child_process");
const { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } = require("node:fs");
const { homedir } = require("node:os");
const { dirname, join } = require("node:path");

const installed = dirname(__dirname);
const root = newest();
const { node: wanted, flags, env: settings } = JSON.parse(readFileSync(join(root, "runtime.json"), "utf8"));
const major = (version) => Number(version.split(".")[0]);
const cache = join(process.env.XDG_CACHE_HOME || join(homedir(), ".cache"), "copydesk");

if (major(process.versions.node) < 20) {
  console.error(`Copydesk needs Node 20 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}
const node = major(process.versions.node) >= major(wanted.version) ? process.execPath : bringNode();
// What Node compiled is kept, so that every start but the first takes half the time.
const kept = { NODE_COMPILE_CACHE: join(cache, "compiled") };
// The command must know what it is to update.
const env = { NODE_ENV: "production", ...kept, ...settings, ...process.env, COPYDESK_PROGRAM: installed };
become(node, [...flags, join(root, "apps", "cli", "dist", "main.js"), ...process.argv.slice(2)]);

/** The package as npm has laid it out, or what `copydesk update` has put into it since. */
function newest() {
  const pointer = join(installed, "current.json");
  if (!existsSync(pointer)) return installed;
  const { version } = JSON.parse(readFileSync(pointer, "utf8"));
  const folder = join(installed, "versions", version, "node_modules", "copydesk");
  if (existsSync(folder)) return folder;
  console.error(`Copydesk ${version} is not in ${join(installed, "versions")} any more. Install it with npm again.`);
  process.exit(1);
}

/** The Node that Copydesk is made for, from npm, once for this user. */
function bringNode() {
  const name = wanted.packages[`${process.platform}-${process.arch}`];
  if (!name) {
    console.error(
      `Copydesk needs Node ${major(wanted.version)} or newer, and brings none for ${process.platform} on ${process.arch}. Install it, then try again.`,
    );
    process.exit(1);
  }
  const folder = join(cache, `node-${wanted.version}`);
  const executable = join(folder, "node_modules", name, "bin", process.platform === "win32" ? "node.exe" : "node");
  if (existsSync(executable)) return executable;
  const work = placeInCache();
  process.stderr.write(
    `This is Node ${process.versions.node}; fetching Node ${wanted.version} for Copydesk (once, about half a minute) …\n`,
  );
  try {
    writeFileSync(join(work, "package.json"), "{}");
    const args = [
      "install",
      `${name}@${wanted.version}`,
      "--no-audit",
      "--no-fund",
      "--no-package-lock",
      "--loglevel=error",
      "--ignore-scripts",
    ];
    const cli = process.env.npm_execpath;
    const isNpm = cli && /np[mx]-cli\.c?js$/.test(cli);
    // npx names itself there; npm lies beside it.
    const npm = isNpm ? [process.execPath, cli.replace("npx-cli", "npm-cli")] : ["npm"];
    const run = spawnSync(npm[0], [...npm.slice(1), ...args], {
      cwd: work,
      stdio: ["ignore", "ignore", "inherit"],
      shell: !isNpm && process.platform === "win32",
    });
    if (run.status !== 0) throw new Error("npm could not fetch it");
    // Headers for compilers: more than half of it, and nothing is compiled.
    rmSync(join(work, "node_modules", name, "include"), { recursive: true, force: true });
    try {
      renameSync(work, folder);
    } catch (error) {
      // Another start may have been faster.
      if (!existsSync(executable)) throw error;
    }
    return executable;
  } catch (error) {
    console.error(
      `Node ${wanted.version} could not be fetched (${error.message}). Check the network and the npm registry, or install Node ${major(wanted.version)} yourself.`,
    );
    process.exit(1);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** A new folder beside what it is to become. A user of a service often has no home, or none to write to. */
function placeInCache() {
  try {
    mkdirSync(cache, { recursive: true, mode: 0o700 });
    return mkdtempSync(join(cache, "making-"));
  } catch (error) {
    const way = `Set XDG_CACHE_HOME to a folder that you may write to, or install Node ${major(wanted.version)} yourself.`;
    console.error(
      `This is Node ${process.versions.node}; Copydesk needs Node ${wanted.version}, and has no place for it: ${error.message}. ${way}`,
    );
    process.exit(1);
  }
}

/** Takes this process's place where the system can do that; otherwise a child that hears the same signals and ends with what started it. */
function become(program, args) {
  if (process.platform !== "win32" && process.execve) process.execve(program, [program, ...args], env);
  const child = spawn(program, args, { stdio: "inherit", env });
  // Ctrl+C reaches both by itself.
  process.on("SIGINT", () => {});
  process.on("SIGTERM", () => child.kill("SIGTERM"));
  child.on("exit", (code, signal) => process.exit(code ?? (signal === "SIGINT" ? 130 : 1)));
  if (process.env.npm_lifecycle_event === undefined) return;
  // npm hands no signal on when it is ended itself.
  const starter = process.ppid;
  setInterval(() => process.ppid !== starter && child.kill("SIGTERM"), 500).unref();
}
