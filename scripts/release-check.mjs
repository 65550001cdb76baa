// `npm run release-check [-- --release FOLDER --only WORD]`: takes each parcel of a release to an empty folder and goes from nothing to a written
// campaign with it, as whoever has nothing else. Needs minutes and the npm registry, so it is no part of the tests.
import { spawnSync } from "node:child_process";
import { createHash, generateKeyPairSync } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { root } from "./lib/tools.mjs";
import { badInputOf, demand } from "./package/bad-input.mjs";
import { canMount, emptyRoot } from "./package/confined.mjs";
import { generateDrill } from "./package/generate-drill.mjs";
import { executableIn, npmIn } from "./package/installations.mjs";
import { makeNext } from "./package/next-version.mjs";
import { updateDrill } from "./package/update-drill.mjs";
import { walkThrough } from "./package/walk-through.mjs";

const { values } = parseArgs({ options: { release: { type: "string", default: "release" }, only: { type: "string", default: "" } } });
const release = resolve(root, values.release);
const work = mkdtempSync(join(tmpdir(), "copydesk-release-"));
const parcel = (pattern) => join(release, readdirSync(release).find((name) => pattern.test(name)) ?? "missing");
const tarball = parcel(/\.tgz$/);
const executable = parcel(/linux-x64$/);
const failures = [];
/** The release after this one, made for the first who asks. */
let next;

try {
  await check("checksums", checkSums);
  await check("sizes", checkSizes);
  await check("npm, from an empty folder and an empty cache", tryNpm);
  await check("npm, update and rollback, killed at each step", () => tryUpdates("npm"));
  if (existsSync(executable) && `${process.platform}-${process.arch}` === "linux-x64") {
    await check("executable", tryExecutable);
    await check("executable, in a root folder with nothing but the system's libraries", tryEmptyRoot);
    await check("executable, campaigns by the command alone", tryGenerate);
    for (const [name, look] of Object.entries(badInputOf(executable, { work, environment }))) await check(`executable, ${name}`, look);
    await check("executable, update and rollback, killed at each step", () => tryUpdates("executable"));
  }
} finally {
  rmSync(work, { recursive: true, force: true, maxRetries: 5 });
}
process.exit(failures.length > 0 ? 1 : 0);

async function check(name, look) {
  if (!name.includes(values.only)) return;
  const began = performance.now();
  try {
    const figures = await look();
    console.log(`✓ ${name} (${((performance.now() - began) / 1_000).toFixed(1)} s)${figures ? `\n    ${figures}` : ""}`);
  } catch (error) {
    failures.push(name);
    console.log(`✗ ${name}: ${error instanceof Error ? error.message : error}`);
  }
}

function checkSums() {
  for (const line of readFileSync(join(release, "SHA256SUMS"), "utf8").trim().split("\n")) {
    const [sum, name] = line.split(/ {2}/);
    const found = createHash("sha256")
      .update(readFileSync(join(release, name)))
      .digest("hex");
    demand(found === sum, `${name} is not as it was made`);
  }
}

/** Megabytes that nobody should have to fetch more than. */
function checkSizes() {
  const size = (file) => statSync(file).size / 1e6;
  demand(size(tarball) <= 60, `the npm parcel has ${size(tarball)} MB`);
  const executables = readdirSync(release).filter((name) => /-linux-(x64|arm64)$/.test(name));
  for (const name of executables) demand(size(join(release, name)) <= 230, `${name} has ${size(join(release, name))} MB`);
  return [tarball, ...executables.map((name) => join(release, name))].map((file) => `${size(file).toFixed(1)} MB ${file}`).join("\n    ");
}

/** An environment of its own, without anything of this checkout. */
function environment(name, more = {}) {
  const home = join(work, name, "home");
  mkdirSync(home, { recursive: true });
  const path = "/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin";
  return { PATH: path, HOME: home, PORT: "0", LOG_LEVEL: "warn", BUILTIN_TOKENS_PER_SECOND: "0", ...more };
}

/** npm with a cache that is empty at first. */
function npmEnvironment(name, more = {}) {
  return environment(name, { npm_config_cache: join(work, name, "cache"), npm_config_registry: registry(), ...more });
}

async function tryNpm() {
  const folder = join(work, "npm");
  const env = npmEnvironment("npm");
  writeFileSync(join(folder, "package.json"), "{}");
  const began = performance.now();
  const args = ["install", tarball, "--no-audit", "--no-fund", "--loglevel=error"];
  const { status, stderr } = spawnSync("npm", args, { cwd: folder, env, encoding: "utf8" });
  demand(status === 0, `npm install: ${stderr}`);
  const seconds = ((performance.now() - began) / 1_000).toFixed(1);
  const size = Number(spawnSync("du", ["-sm", join(folder, "node_modules")], { encoding: "utf8" }).stdout.split("\t")[0]);
  demand(size <= 200, `installed it has ${size} MB`);
  const tools = ["typescript", "esbuild", "vite", "turbo"].filter((name) => existsSync(join(folder, "node_modules", name)));
  demand(tools.length === 0, `it brings ${tools.join(", ")}`);
  const program = join(folder, "node_modules", ".bin", "copydesk");
  const first = await walkThrough(program, [], { cwd: folder, env });
  const later = await walkThrough(program, [], { cwd: folder, env });
  const generated = await generateDrill(program, { folder: join(folder, "generate"), env });
  return `installed in ${seconds} s, ${size} MB\n    first: ${first}\n    later: ${later}\n    ${generated}`;
}

/** Where this machine gets packages from: no home folder says so in the check. */
function registry() {
  return spawnSync("npm", ["config", "get", "registry"], { encoding: "utf8" }).stdout.trim();
}

async function tryExecutable() {
  mkdirSync(join(work, "executable"));
  const options = { cwd: join(work, "executable"), env: environment("executable") };
  const first = await walkThrough(executable, [], options);
  const later = await walkThrough(executable, [], options);
  const doctor = spawnSync(executable, ["doctor"], { ...options, encoding: "utf8" });
  demand(doctor.status === 0 && doctor.stderr === "", `doctor: ${doctor.stdout}${doctor.stderr}`);
  const backup = spawnSync(executable, ["backup", "saved.tar"], { ...options, encoding: "utf8" });
  demand(backup.status === 0 && backup.stderr === "", `backup: ${backup.stderr}`);
  const restored = spawnSync(executable, ["--data", "another", "restore", "saved.tar"], { ...options, encoding: "utf8" });
  demand(restored.status === 0 && restored.stderr === "", `restore: ${restored.stderr}`);
  return `first: ${first}\n    later: ${later}`;
}

async function tryEmptyRoot() {
  if (!canMount()) return "not tried: it takes root on Linux";
  const folder = join(work, "root");
  const [command, args] = emptyRoot(folder, executable);
  return walkThrough(command, args, { cwd: folder, env: { ...environment("empty"), HOME: "/home", DATA_DIR: "/home/data" } });
}

function tryGenerate() {
  return generateDrill(executable, { folder: join(work, "generate"), env: environment("generating") });
}

/** @param {"npm" | "executable"} kind */
async function tryUpdates(kind) {
  next ??= await makeNextRelease();
  const folder = join(work, `update-${kind}`);
  mkdirSync(folder);
  const env = { ...(kind === "npm" ? npmEnvironment : environment)(`update-${kind}`), UPDATE_KEY: next.key };
  const installation =
    kind === "npm" ? npmIn(folder, { tarball, next: next.tarball, env }) : executableIn(folder, { executable, next: next.executable });
  return updateDrill({ installation, version: next.version, folder, env });
}

async function makeNextRelease() {
  const { publicKey, privateKey } = generateKeyPairSync("ed25519");
  const made = await makeNext({ tarball, key: privateKey, work: join(work, "next"), out: join(work, "next-release") });
  const key = join(work, "release.pub");
  writeFileSync(key, publicKey.export({ type: "spki", format: "pem" }));
  return { ...made, key };
}
