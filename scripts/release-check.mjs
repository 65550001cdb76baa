// `npm run release-check [-- --release FOLDER --only WORD]`: takes each parcel of a release to an empty folder and goes from nothing to a written
// campaign with it, as whoever has nothing else. Needs minutes and the npm registry, so it is no part of the tests.
import { spawn, spawnSync } from "node:child_process";
import { createHash, generateKeyPairSync } from "node:crypto";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { root } from "./lib/tools.mjs";
import { makeNext } from "./package/next-version.mjs";
import { updateDrill } from "./package/update-drill.mjs";
import { walkThrough } from "./package/walk-through.mjs";

const { values } = parseArgs({ options: { release: { type: "string", default: "release" }, only: { type: "string", default: "" } } });
const release = resolve(root, values.release);
const work = mkdtempSync(join(tmpdir(), "copydesk-release-"));
const parcel = (pattern) => join(release, readdirSync(release).find((name) => pattern.test(name)) ?? "missing");
const failures = [];

try {
  await check("checksums", checkSums);
  await check("npm, from an empty folder and an empty cache", tryNpm);
  const executable = parcel(/linux-x64$/);
  if (existsSync(executable) && `${process.platform}-${process.arch}` === "linux-x64") {
    await check("executable", () => tryExecutable(executable));
    await check("executable, two first starts at once", () => tryTwoAtOnce(executable));
    await check("executable, no place to unpack", () => tryNoPlace(executable));
    await check("executable, something missing of what was unpacked", () => tryHalfGone(executable));
    await check("executable, damaged", () => tryDamaged(executable));
    await check("executable, update and rollback, killed at each step", () => tryUpdates(executable));
  }
} finally {
  rmSync(work, { recursive: true, force: true });
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

function demand(isSo, words) {
  if (!isSo) throw new Error(words);
}

function checkSums() {
  for (const line of readFileSync(join(release, "SHA256SUMS"), "utf8").trim().split("\n")) {
    const [sum, name] = line.split(/ {2}/);
    demand(
      createHash("sha256")
        .update(readFileSync(join(release, name)))
        .digest("hex") === sum,
      `${name} is not as it was made`,
    );
  }
}

/** An environment of its own, without anything of this checkout. */
function environment(name, more = {}) {
  const home = join(work, name, "home");
  mkdirSync(home, { recursive: true });
  return { PATH: "/usr/local/bin:/usr/bin:/bin", HOME: home, PORT: "0", LOG_LEVEL: "warn", BUILTIN_TOKENS_PER_SECOND: "0", ...more };
}

async function tryNpm() {
  const folder = join(work, "npm");
  const env = environment("npm", { npm_config_cache: join(folder, "cache"), npm_config_registry: registry() });
  writeFileSync(join(folder, "package.json"), "{}");
  const began = performance.now();
  const args = ["install", parcel(/\.tgz$/), "--no-audit", "--no-fund", "--loglevel=error"];
  const { status, stderr } = spawnSync("npm", args, { cwd: folder, env, encoding: "utf8" });
  demand(status === 0, `npm install: ${stderr}`);
  const seconds = ((performance.now() - began) / 1_000).toFixed(1);
  const size = spawnSync("du", ["-sm", join(folder, "node_modules")], { encoding: "utf8" }).stdout.split("\t")[0];
  const tools = ["typescript", "esbuild", "vite", "turbo"].filter((name) => existsSync(join(folder, "node_modules", name)));
  demand(tools.length === 0, `it brings ${tools.join(", ")}`);
  const written = await walkThrough(join(folder, "node_modules", ".bin", "copydesk"), [], { cwd: folder, env });
  return `installed in ${seconds} s, ${size} MB; ${written}`;
}

/** Where this machine gets packages from: no home folder says so in the check. */
function registry() {
  return spawnSync("npm", ["config", "get", "registry"], { encoding: "utf8" }).stdout.trim();
}

async function tryExecutable(file) {
  mkdirSync(join(work, "executable"));
  const options = { cwd: join(work, "executable"), env: environment("executable") };
  const first = await walkThrough(file, [], options);
  const later = await walkThrough(file, [], options);
  const doctor = spawnSync(file, ["doctor"], { ...options, encoding: "utf8" });
  demand(doctor.status === 0 && doctor.stderr === "", `doctor: ${doctor.stdout}${doctor.stderr}`);
  const backup = spawnSync(file, ["backup", "saved.tar"], { ...options, encoding: "utf8" });
  demand(backup.status === 0 && backup.stderr === "", `backup: ${backup.stderr}`);
  return `first: ${first}; later: ${later}`;
}

async function tryTwoAtOnce(file) {
  const env = environment("two");
  const codes = await Promise.all([1, 2].map(() => versionOf(file, env)));
  demand(
    codes.every((one) => /^\d+\.\d+\.\d+$/.test(one)),
    `they said ${codes.join(" and ")}`,
  );
  const left = readdirSync(join(env.HOME, ".cache", "copydesk")).filter((name) => name.startsWith("making-"));
  demand(left.length === 0, `they left ${left.join(", ")}`);
}

async function tryUpdates(executable) {
  const { publicKey, privateKey } = generateKeyPairSync("ed25519");
  const folders = { work: join(work, "next"), out: join(work, "next-release") };
  const { version, executable: next } = await makeNext({ tarball: parcel(/\.tgz$/), key: privateKey, ...folders });
  const key = join(work, "release.pub");
  writeFileSync(key, publicKey.export({ type: "spki", format: "pem" }));
  return updateDrill({ executable, next, version, folder: join(work, "update"), env: environment("update", { UPDATE_KEY: key }) });
}

function versionOf(file, env) {
  return new Promise((resolve) => {
    const child = spawn(file, ["--version"], { env });
    let said = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (said += chunk));
    child.on("close", () => resolve(said.trim()));
  });
}

function tryNoPlace(file) {
  const env = environment("none");
  const { status, stderr } = spawnSync(file, ["--version"], { env: { ...env, COPYDESK_UNPACK_DIR: "/proc/nowhere" }, encoding: "utf8" });
  demand(status === 1 && /found no place for it/.test(stderr) && !/\n\s+at /.test(stderr), `it said ${stderr}`);
}

async function tryHalfGone(file) {
  const env = environment("half");
  await versionOf(file, env);
  const place = join(env.HOME, ".cache", "copydesk");
  const [folder = ""] = readdirSync(place).filter((name) => /^[0-9a-f]{24}$/.test(name));
  writeFileSync(join(place, folder, "apps", "cli", "dist", "main.js"), "");
  const said = await versionOf(file, env);
  demand(/^\d+\.\d+\.\d+$/.test(said), `it said ${said}`);
}

async function tryDamaged(file) {
  const copy = join(work, "damaged");
  copyFileSync(file, copy);
  const bytes = readFileSync(copy);
  // The archive is what is packed by zstd: its mark, far behind Node itself.
  const at = bytes.lastIndexOf(Buffer.from([0x28, 0xb5, 0x2f, 0xfd]));
  const descriptor = openSync(copy, "r+");
  writeSync(descriptor, Buffer.alloc(4_096, 0x5a), 0, 4_096, at + 1_000_000);
  const said = await versionOf(copy, environment("damaged-home"));
  demand(/damaged|no place/.test(said) && !/\n\s+at /.test(said), `it said ${said}`);
}
