import { spawn, spawnSync } from "node:child_process";
import { closeSync, copyFileSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync, writeSync } from "node:fs";
import { join } from "node:path";
import { canMount, runMounted } from "./confined.mjs";

const isVersion = (said) => /^\d+\.\d+\.\d+$/.test(said);

/** @param {(name: string, more?: object) => object} environment gives an environment with a home folder of its own */
export function badInputOf(file, { work, environment }) {
  return {
    "two first starts at once": () => twoAtOnce(file, environment("two")),
    "no place to unpack": () => noPlace(file, { env: environment("none"), work }),
    "something missing of what was unpacked": () => halfGone(file, environment("half")),
    damaged: () => damaged(file, { env: environment("damaged"), work }),
  };
}

async function twoAtOnce(file, env) {
  const said = await Promise.all([1, 2, 3].map(() => versionOf(file, env)));
  demand(said.every(isVersion), `they said ${said.join(" and ")}`);
  const left = readdirSync(join(env.HOME, ".cache", "copydesk")).filter((name) => name.startsWith("making-"));
  demand(left.length === 0, `they left ${left.join(", ")}`);
}

function noPlace(file, { env, work }) {
  const refused = (why, { status, stderr }) =>
    demand(status === 1 && /found no place for it/.test(stderr) && why.test(stderr) && !/\n\s+at /.test(stderr), `it said ${stderr}`);
  const inFolder = (folder) =>
    spawnSync(file, ["--version"], { env: { ...env, COPYDESK_UNPACK_DIR: folder }, encoding: "utf8", timeout: 30_000 });
  refused(/cannot be made/, inFolder("/proc/nowhere/deep"));
  const other = join(work, "everybody");
  mkdirSync(other);
  spawnSync("chmod", ["777", other]);
  refused(/somebody else may write there/, inFolder(other));
  const letter = join(work, "letter");
  writeFileSync(letter, "");
  refused(/is no folder/, inFolder(letter));
  if (!canMount()) return "full and read-only folders were not tried: that takes root on Linux";
  const folder = join(work, "mounted");
  const full = { folder, options: "size=20m,mode=700" };
  refused(/there is no room left/, runMounted(full, [file, "--version"], { ...env, COPYDESK_UNPACK_DIR: folder }));
  refused(/for reading only/, runMounted({ folder, options: "ro,mode=700" }, [file, "--version"], { ...env, COPYDESK_UNPACK_DIR: folder }));
  // Without a wish of its own it takes the system's folder for what is temporary when the cache is full.
  const elsewhere = runMounted(full, [file, "--version"], { ...env, XDG_CACHE_HOME: folder, TMPDIR: join(work) });
  demand(isVersion(elsewhere.stdout.trim()), `with a full cache it said ${elsewhere.stderr}`);
}

async function halfGone(file, env) {
  await versionOf(file, env);
  const place = join(env.HOME, ".cache", "copydesk");
  const [folder = ""] = readdirSync(place).filter((name) => /^[0-9a-f]{24}$/.test(name));
  writeFileSync(join(place, folder, "apps", "cli", "dist", "main.js"), "");
  const said = await versionOf(file, env);
  demand(isVersion(said), `it said ${said}`);
}

async function damaged(file, { env, work }) {
  const copy = join(work, "damaged-copydesk");
  copyFileSync(file, copy);
  const bytes = readFileSync(copy);
  // The archive is what is packed by zstd: its mark, far behind Node itself.
  const at = bytes.lastIndexOf(Buffer.from([0x28, 0xb5, 0x2f, 0xfd]));
  const descriptor = openSync(copy, "r+");
  writeSync(descriptor, Buffer.alloc(4_096, 0x5a), 0, 4_096, at + 1_000_000);
  closeSync(descriptor);
  const said = await versionOf(copy, env);
  demand(/this file is damaged; fetch it again/.test(said) && !/\n\s+at /.test(said), `it said ${said}`);
  rmSync(copy);
}

function versionOf(file, env) {
  return new Promise((resolve) => {
    const child = spawn(file, ["--version"], { env });
    let said = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (said += chunk));
    child.on("close", () => resolve(said.trim()));
  });
}

export function demand(isSo, words) {
  if (!isSo) throw new Error(words);
}
