import { type ChildProcess, fork } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Core } from "@copydesk/core";
import { databaseName, holdsWork } from "@copydesk/db";
import type { BackupOrder } from "./make-backup.ts";

const everyTenMinutes = 600_000;
/** Hour of this machine's clock from which the night's backup is made. */
const firstHour = 3;
const nightly = /^nightly-\d{4}-\d{2}-\d{2}\.tar$/;

export interface NightlyBackup {
  /** Makes the night's backup now if it is due; answers its file, or null. */
  look(): Promise<string | null>;
  /** No further one is begun; one that is being made is given up, and leaves nothing. */
  stop(): Promise<void>;
}

/**
 * Keeps a backup of each of the last nights in the data folder. A machine that slept at three makes it when it wakes; one
 * that failed, such as on a full disk, is tried again ten minutes later.
 * @param keep how many nights; 0 makes none.
 * @param entry of the process that makes it: a copy is given up in the middle, which a thread could not do without taking the server along
 */
export function startNightlyBackup(core: Core, { keep, entry }: { keep: number; entry: URL }): NightlyBackup {
  const folder = join(core.dataFolder, "backups");
  let making: { maker: ChildProcess; done: Promise<void> } | null = null;
  let stopped = false;

  async function look(): Promise<string | null> {
    const now = new Date(core.now());
    if (keep === 0 || stopped || making || now.getHours() < firstHour) return null;
    const file = join(folder, `nightly-${dayOf(now)}.tar`);
    if (existsSync(file)) return null;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await removeHalfMade(folder);
    if (stopped) return null;
    making = begin(entry, { database: join(core.dataFolder, databaseName), file, dataFolder: core.dataFolder, at: core.now() });
    try {
      await making.done;
    } finally {
      making = null;
      await removeOld(folder, keep);
    }
    return file;
  }

  const timer = setInterval(
    () => void look().catch((error: unknown) => core.log.warn({ err: error }, "no backup tonight yet")),
    everyTenMinutes,
  );
  timer.unref();
  return {
    look,
    async stop() {
      stopped = true;
      clearInterval(timer);
      if (!making) return;
      const { maker, done } = making;
      maker.kill("SIGKILL");
      await Promise.allSettled([done]);
      await removeHalfMade(folder);
    },
  };
}

function begin(entry: URL, order: BackupOrder) {
  const maker = fork(entry, { serialization: "advanced", stdio: ["ignore", "ignore", "ignore", "ipc"] });
  maker.send(order);
  const done = new Promise<void>((resolve, reject) => {
    // Also that the order did not reach it any more.
    maker.on("error", reject);
    maker.once("message", (error) => reject(error as Error));
    maker.once("exit", (code) => (code === 0 ? resolve() : reject(new Error("The backup was given up."))));
  });
  return { maker, done };
}

/** Empty nights never push out the last one that has campaigns in it: somebody may have begun anew by mistake. */
async function removeOld(folder: string, keep: number): Promise<void> {
  const all = (await readdir(folder)).filter((name) => nightly.test(name)).sort();
  const old = all.slice(0, -keep);
  let isSafe = await someHoldWork(all.slice(-keep).map((name) => join(folder, name)));
  for (const name of old.reverse()) {
    const file = join(folder, name);
    const isLast = !isSafe && (await holdsWork(file));
    isSafe ||= isLast;
    if (!isLast) await rm(file, { force: true });
  }
}

async function someHoldWork(files: readonly string[]): Promise<boolean> {
  for (const file of files) if (await holdsWork(file)) return true;
  return false;
}

/** Also what a server that was killed has left. */
async function removeHalfMade(folder: string): Promise<void> {
  const halves = (await readdir(folder)).filter((name) => name.startsWith("nightly-") && name.includes(".making-"));
  for (const name of halves) await rm(join(folder, name), { recursive: true, force: true });
}

const two = (value: number) => String(value).padStart(2, "0");
const dayOf = (date: Date) => `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
