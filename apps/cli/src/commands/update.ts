import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { backUpTo, closeDatabase, databaseName, finishRestore, openDatabase, restoreBackup } from "@copydesk/db";
import { version } from "@copydesk/server";
import { dataFolderOf } from "../data-folder.ts";
import { CommandFailure, exitCodes } from "../exit-codes.ts";
import { demandData, holdData } from "../hold-data.ts";
import { diskWords } from "../update/disk-words.ts";
import { installationOf } from "../update/find-installation.ts";
import { giveToOwner } from "../update/give-to-owner.ts";
import type { Staged } from "../update/installation.ts";
import { examineParcel } from "../update/parcel.ts";
import { recordName, writeRecord } from "../update/record.ts";
import { runProgram } from "../update/run-program.ts";
import type { World } from "../world.ts";

/**
 * Becomes another version. What decides is one rename of the program: a process that ends before it leaves the old program with its
 * data, one that ends after it the new program, which brings the data up to date at its next start.
 * @throws CommandFailure; unless it says otherwise nothing has changed then.
 */
export async function update(world: Pick<World, "env" | "out" | "err" | "program">, file: string): Promise<void> {
  const folder = dataFolderOf(world);
  const installation = installationOf(world);
  const parcel = examineParcel(file, { kind: installation.kind, key: world.env.UPDATE_KEY || undefined });
  const lock = await holdData(folder);
  let staged: Staged | undefined;
  try {
    finishRestore(folder);
    demandData(folder);
    clearAway(folder);
    world.err("Copying and checking the parcel …");
    staged = await installation.stage(parcel);
    if (staged.version === version)
      throw new CommandFailure(`This is Copydesk ${version} already.\nNothing was changed.`, { exitCode: exitCodes.usage });
    world.err("Saving the data …");
    const backup = await save(folder, staged.version);
    world.err(`Trying Copydesk ${staged.version} on a copy of the data …`);
    await tryOnCopy(folder, { backup, staged });
    world.err("Keeping the present program …");
    staged.keepPresent();
    world.err("Writing down how to come back …");
    writeRecord(folder, { format: 1, from: version, to: staged.version, at: new Date().toISOString(), backup });
    giveToOwner(folder, [recordName, "backups"]);
    world.err("Swapping the programs …");
    staged.commit();
  } catch (error) {
    throw inWords(error);
  } finally {
    staged?.discard();
    lock.release();
  }
  world.err("Bringing the data up to date …");
  const { code, err } = await runProgram(installation.program, ["--data", folder, "migrate"]);
  giveToOwner(folder, ["backups"]);
  if (code !== 0)
    throw new CommandFailure(
      `Copydesk ${staged.version} is in its place, but the data could not be brought up to date:\n${err.trim()}\nIts start tries it again; copydesk rollback takes the update back.`,
    );
  world.out(`This is Copydesk ${staged.version} now; it was ${version}. Start the server. copydesk rollback takes it back.`);
}

const work = "updating-";

/** What an update that was killed has left. */
function clearAway(folder: string): void {
  for (const name of readdirSync(folder).filter((one) => one.startsWith(work) || one.startsWith("restoring-")))
    rmSync(join(folder, name), { recursive: true });
}

/** Answers the path of the backup in the data folder. */
async function save(folder: string, next: string): Promise<string> {
  const now = new Date();
  const name = join("backups", `before-${next}-${now.toISOString().slice(0, 19).replace(/:/g, "-")}.tar`);
  mkdirSync(join(folder, "backups"), { recursive: true });
  const db = openDatabase(join(folder, databaseName));
  try {
    await backUpTo(db, join(folder, name), { dataFolder: folder, now });
  } finally {
    closeDatabase(db);
  }
  return name;
}

/** Restores the backup beside the data, which verifies every file in it, and lets the new program migrate that. */
async function tryOnCopy(folder: string, { backup, staged }: { backup: string; staged: Staged }): Promise<void> {
  const copy = mkdtempSync(join(folder, work));
  try {
    await restoreBackup(join(folder, backup), copy, new Date());
    const { code, err } = await runProgram(staged.program, ["--data", copy, "migrate"]);
    if (code !== 0) throw new CommandFailure(`Copydesk ${staged.version} cannot take this data: ${err.trim()}\nNothing was changed.`);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

function inWords(error: unknown): Error {
  if (error instanceof CommandFailure) return error;
  return new CommandFailure(`${diskWords(error)}\nNothing was changed; the backup, if one was made, is in the data folder.`, {
    cause: error,
  });
}
