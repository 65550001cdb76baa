// The main of the single executable: unpacks what it carries once, and imports the command from there.
"use strict";
const { createHash } = require("node:crypto");
const fs = require("node:fs");
const { homedir, tmpdir, userInfo } = require("node:os");
const { dirname, join } = require("node:path");
const { getAsset, getRawAsset } = require("node:sea");
const { pathToFileURL } = require("node:url");
const v8 = require("node:v8");
const vm = require("node:vm");
const { zstdDecompressSync } = require("node:zlib");

const args = process.argv.slice(2);
// How a process of ours ends that a hanging disk would hold.
if (args[0] === "-e") process.exit(1);

const id = Buffer.from(getAsset("id")).toString("utf8");
const index = JSON.parse(Buffer.from(getAsset("index")).toString("utf8"));
const module_ = process.connected ? childModule() : null;
if (module_) start(module_);
else start(join(unpacked(), "apps", "cli", "dist", "main.js"));

/** What a process that was forked by the command is to run; the flags before it were meant for Node. */
function childModule() {
  const at = args.findIndex((one) => !one.startsWith("--"));
  for (const flag of args.slice(0, Math.max(at, 0))) v8.setFlagsFromString(flag);
  const file = args[at];
  if (file === undefined) return null;
  process.argv = [process.execPath, file, ...args.slice(at + 1)];
  return file.startsWith("file:") ? require("node:url").fileURLToPath(file) : file;
}

function start(file) {
  if (!module_) process.argv = [process.execPath, file, ...args];
  process.env.NODE_ENV ??= "production";
  require("node:module").enableCompileCache?.(join(dirname(rootOf(file)), "compiled"));
  const options = { importModuleDynamically: vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER };
  const importing = new vm.Script(`import(${JSON.stringify(pathToFileURL(file).href)})`, options).runInThisContext();
  importing.catch((error) => {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    process.exit(1);
  });
}

function rootOf(file) {
  return join(dirname(file), "..", "..", "..");
}

/** The folder with everything; made once for each user and build. */
function unpacked() {
  const problems = [];
  for (const place of places()) {
    try {
      return unpackIn(place);
    } catch (error) {
      problems.push(`  ${place}: ${words(error)}`);
    }
  }
  process.stderr.write(
    `Copydesk must unpack itself once (${Math.ceil(total() / 1e6)} MB), and found no place for it:\n${problems.join("\n")}\nFree some space, or set COPYDESK_UNPACK_DIR to a folder that only you may write to.\n`,
  );
  process.exit(1);
}

function places() {
  if (process.env.COPYDESK_UNPACK_DIR) return [process.env.COPYDESK_UNPACK_DIR];
  const user = process.getuid ? process.getuid() : userInfo().username;
  return [join(process.env.XDG_CACHE_HOME || join(homedir(), ".cache"), "copydesk"), join(tmpdir(), `copydesk-${user}`)];
}

function unpackIn(place) {
  makeFolder(place);
  demandOwn(place);
  const folder = join(place, id);
  if (isWhole(folder)) return folder;
  const work = fs.mkdtempSync(join(place, "making-"));
  try {
    write(work);
    // What a power cut or a cleaner has left of an earlier one.
    if (fs.existsSync(folder) && !isWhole(folder)) fs.renameSync(folder, `${work}-old`);
    try {
      fs.renameSync(work, folder);
    } catch (error) {
      // Another start may have been faster.
      if (!isWhole(folder)) throw error;
    }
    return folder;
  } finally {
    for (const one of [work, `${work}-old`]) fs.rmSync(one, { recursive: true, force: true });
  }
}

/** One folder after another: Node's own way of making several never ends where the system says that there is nothing (`/proc`). */
function makeFolder(folder) {
  if (fs.existsSync(folder)) return;
  if (dirname(folder) !== folder) makeFolder(dirname(folder));
  try {
    fs.mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another start may have been faster.
    if (error.code !== "EEXIST") throw error;
  }
}

function write(work) {
  // In one piece and from where it lies: copies of it would take as long as unpacking it.
  const bytes = zstdDecompressSync(Buffer.from(getRawAsset("files")), { chunkSize: total() });
  if (createHash("sha256").update(bytes).digest("hex").slice(0, id.length) !== id) throw new Error("this file is damaged; fetch it again");
  let at = 0;
  const made = new Set();
  for (const [name, size] of index) {
    const file = join(work, name);
    if (!made.has(dirname(file))) {
      fs.mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
      made.add(dirname(file));
    }
    fs.writeFileSync(file, bytes.subarray(at, at + size), { mode: 0o600 });
    at += size;
  }
}

/** By sizes: reading all of it at every start would take longer than the start. */
function isWhole(folder) {
  if (!fs.existsSync(folder)) return false;
  return index.every(([name, size]) => fs.statSync(join(folder, name), { throwIfNoEntry: false })?.size === size);
}

/** Programs are taken from there: nobody else may have put something in. */
function demandOwn(place) {
  if (!process.getuid) return;
  const { uid, mode } = fs.statSync(place);
  if (uid !== process.getuid() || (mode & 0o022) !== 0) throw new Error("somebody else may write there");
}

function total() {
  return index.reduce((sum, [, size]) => sum + size, 0);
}

function words(error) {
  if (error.code === "ENOSPC" || error.code === "EDQUOT") return "there is no room left";
  if (error.code === "EROFS") return "it is mounted for reading only";
  if (error.code === "EACCES" || error.code === "EPERM") return "this user may not write there";
  if (error.code === "ENOENT") return "it is not there, and cannot be made";
  if (error.code === "ENOTDIR") return "it is no folder";
  if (error.code?.startsWith("ERR_ZSTD") || error.code?.startsWith("ZSTD_")) return "this file is damaged; fetch it again";
  return error.message;
}
