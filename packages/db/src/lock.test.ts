import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { lockDataFolder } from "./lock.ts";

const lock = JSON.stringify(new URL("./lock.ts", import.meta.url).href);
const program = `(await import(${lock})).lockDataFolder(process.argv[1]); console.log("held"); if (!process.argv[2]) setInterval(() => {}, 1000);`;
const command = (folder: string) => ["--input-type=module", "--eval", program, folder];

let folder: string;
let holder: ChildProcess;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "copydesk-lock-"));
  holder = spawn(process.execPath, command(folder), { stdio: ["ignore", "pipe", "inherit"] });
  if (holder.stdout) await once(holder.stdout, "data");
});

afterEach(async () => {
  await kill();
  rmSync(folder, { recursive: true });
});

async function kill(): Promise<void> {
  if (holder.exitCode !== null || holder.signalCode !== null) return;
  const ended = once(holder, "exit");
  holder.kill("SIGKILL");
  await ended;
}

test("a second process on the same data ends and names the folder", () => {
  const second = spawnSync(process.execPath, command(folder), { encoding: "utf8", timeout: 10_000 });
  expect(second.status).toBe(1);
  expect(second.stderr).toContain(`Another Copydesk is already running on ${folder}`);
});

test("a killed process lets go of its data", async () => {
  await kill();
  lockDataFolder(folder).release();
});

test("a disk without room lets a folder be locked", async () => {
  await kill();
  const { status, stderr } = spawnSync("sh", ["-c", 'ulimit -f 0; exec "$0" "$@"', process.execPath, ...command(folder), "once"], {
    encoding: "utf8",
    timeout: 10_000,
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
});

test("a lock that is no lock is not taken for another process", async () => {
  await kill();
  writeFileSync(join(folder, "copydesk.lock"), "This is a letter. ".repeat(100));
  expect(() => lockDataFolder(folder)).toThrow(/^file is not a database$/);
});

test("a released folder can be locked again", async () => {
  await kill();
  lockDataFolder(folder).release();
  const again = lockDataFolder(folder);
  expect(() => lockDataFolder(folder)).toThrow(folder);
  again.release();
});
