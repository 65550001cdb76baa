import { existsSync } from "node:fs";
import { join } from "node:path";
import { closeDatabase, compareSchema, type Database, databaseName, openDatabase, refuseDamage } from "@copydesk/db";
import { type Configuration, lookAtSecret, migrationsFolder, version } from "@copydesk/server";
import { configurationOf } from "../data-folder.ts";
import type { World } from "../world.ts";
import { lookAtClock } from "./clock.ts";
import { type Finding, type Look, lookAt, note, right, wrong } from "./finding.ts";
import { lookAtDisk, lookAtFolder, lookAtRights } from "./folder.ts";
import { examineServices } from "./services.ts";
import { examineSharedData } from "./shared-data.ts";

/**
 * Looks at one subject after the other. What rests on something that is wrong is not looked at.
 * @throws CommandFailure for a configuration that is wrong.
 */
export async function* examine(world: World): AsyncGenerator<Finding> {
  const configuration = configurationOf(world);
  const { dataFolder, databaseUrl } = configuration;
  const folder = await lookAt("Folder", lookAtFolder(dataFolder));
  yield folder;
  if (folder.state === "wrong") return;
  yield lookAt("Rights", lookAtRights(dataFolder));
  yield lookAt("Disk", lookAtDisk(dataFolder));
  yield* databaseUrl ? examineSharedData(configuration, world.signal) : examineFile(configuration, world.signal);
}

/** The file in the data folder, with the secret beside it, model, mail and clock. */
async function* examineFile(configuration: Configuration, signal: AbortSignal): AsyncGenerator<Finding> {
  const { dataFolder } = configuration;
  const file = join(dataFolder, databaseName);
  const hasData = existsSync(file);
  const opened = open(file);
  if (opened.problem !== null) return yield { subject: "Database", ...wrong(opened.problem) };
  const { db } = opened;
  const database = await lookAt("Database", lookAtDatabase(db));
  yield database;
  yield lookAt("Secret", lookAtInstallationSecret(dataFolder, { configured: configuration.secret, hasData }));
  const secret = configuration.secret ?? lookAtSecret(dataFolder).stored;
  const isCurrent = db !== null && database.state !== "wrong" && compareSchema(db, migrationsFolder).pending === 0;
  yield* examineServices(configuration, secret && isCurrent ? { db: openDatabase(file), secret } : null, signal);
  yield await lookAt("Clock", lookAtClock(isCurrent ? db : null, Date.now()));
  if (db) closeDatabase(db);
}

function open(file: string): { db: ReturnType<typeof openDatabase> | null; problem: null } | { problem: string } {
  if (!existsSync(file)) return { db: null, problem: null };
  try {
    return { db: openDatabase(file), problem: null };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

/** @param db null where there is none yet. */
const lookAtDatabase =
  (db: Database | null): Look =>
  async () => {
    if (!db) return note("There is none yet; the first start makes it.");
    refuseDamage(db);
    const { before, newest, pending, writtenBy } = compareSchema(db, migrationsFolder);
    if (before > newest) {
      const take = writtenBy ? `Take Copydesk ${writtenBy} or newer` : "Take the version that it was used with";
      return wrong(`It is of a newer program than this one (${version}). ${take}, or restore a backup made before the upgrade.`);
    }
    if (pending > 0) return note(`It is whole, and of an older program; the next start saves a copy and brings it up to date.`);
    return right("It is whole, and of this version.");
  };

const lookAtInstallationSecret =
  (folder: string, { configured, hasData }: { configured: string | undefined; hasData: boolean }): Look =>
  async () => {
    if (configured) return right("It comes from COPYDESK_SECRET.");
    const { file, state } = lookAtSecret(folder);
    if (state === "there") return right(`It is in ${file}; keep a copy of it somewhere else.`);
    if (!hasData) return note("There is none yet; the first start makes it.");
    return wrong(
      `${file} is ${state}, so stored keys cannot be read. Put it back from where you keep a copy, or set COPYDESK_SECRET to a new one and enter the keys of your models again.`,
    );
  };
