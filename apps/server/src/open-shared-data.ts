import { createHash, randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  agreeOn,
  alone,
  closeDatabase,
  type Database,
  demandOwnConnections,
  type MovedRows,
  type MoveOptions,
  migratePostgres,
  moveToPostgres,
  openPostgres,
  openRelay,
  type Relay,
  refoldNames,
  refreshFactoryPrompts,
  type SharedClock,
  seedFactoryData,
  sharedClock,
} from "@copydesk/db";
import type { Logger } from "pino";
import { v7 as uuidv7 } from "uuid";
import type { Configuration } from "./configuration.ts";
import { migrationsFolder } from "./folders.ts";

export interface SharedData {
  db: Database;
  secret: string;
  relay: Relay;
  clock: SharedClock;
}

const worthSaying_ms = 5_000;

/**
 * The database in Postgres that several processes share, up to date and with everything that every Copydesk begins with.
 * @throws with a sentence that says what to do: it cannot be reached, is not ours, or other processes have another secret or folder.
 */
export async function openSharedData({ databaseUrl = "", secret = "", dataFolder }: Configuration, log: Logger): Promise<SharedData> {
  const onError = (error: unknown) => log.warn({ err: error }, "a connection to Postgres was lost; it is opened again");
  await prepare(databaseUrl, async (db) => {
    const { applied } = await migratePostgres(db, join(migrationsFolder, "postgres"));
    if (applied > 0) log.info({ applied }, "database migrated");
    const context = { now: new Date(), newId: uuidv7 };
    await seedFactoryData(db, context);
    const refolded = await refoldNames(db);
    if (refolded > 0) log.info({ refolded }, "names are compared with the marks that are letters");
    const refreshed = await refreshFactoryPrompts(db, context);
    if (refreshed > 0) log.info({ refreshed }, "prompts that nobody has changed are those of this version");
    await agreeOnInstallation(db, { secret, dataFolder });
  });
  const db = openPostgres(databaseUrl, { onLost: onError });
  try {
    const clock = await sharedClock(db, { onError });
    if (Math.abs(clock.behind_ms()) > worthSaying_ms)
      log.warn({ behind_ms: clock.behind_ms() }, "this machine's clock is not the database's, which is used for everything");
    return { db, secret, clock, relay: await openRelay(db, { onError }) };
  } catch (error) {
    await closeDatabase(db);
    throw explain(error, "DATABASE_URL");
  }
}

/**
 * Moves what a database file holds to an empty database in Postgres, for processes that have this secret and this folder.
 * @throws with a sentence that says what to do; nothing of what people wrote is there then.
 */
export async function moveToSharedData(
  file: Database,
  { databaseUrl, ...installation }: { databaseUrl: string; secret: string; dataFolder: string },
  options: MoveOptions,
): Promise<MovedRows[]> {
  return prepare(
    databaseUrl,
    async (db) => {
      await migratePostgres(db, join(migrationsFolder, "postgres"));
      const moved = await moveToPostgres(file, db, options);
      await agreeOnInstallation(db, installation);
      return moved;
    },
    "--to",
  );
}

/** Does what only one process may do, however long its statements take. @param from where the address was said */
async function prepare<T>(databaseUrl: string, action: (db: Database) => Promise<T>, from = "DATABASE_URL"): Promise<T> {
  const db = openPostgres(databaseUrl, { most: 4, answer_ms: 0 });
  try {
    await demandOwnConnections(db);
    return await alone(db, () => action(db));
  } catch (error) {
    throw explain(error, from);
  } finally {
    await closeDatabase(db);
  }
}

async function agreeOnInstallation(db: Database, { secret, dataFolder }: { secret: string; dataFolder: string }): Promise<void> {
  await demandSameSecret(db, secret);
  await demandSameFolder(db, dataFolder);
}

/** A mark that tells secrets apart and gives none away. */
export const markOf = (secret: string) => createHash("sha256").update(`copydesk\0${secret}`).digest("base64url");

async function demandSameSecret(db: Database, secret: string): Promise<void> {
  const mark = markOf(secret);
  if ((await agreeOn(db, "secret", mark)) === mark) return;
  throw new Error(
    "COPYDESK_SECRET is not the one that this database was set up with, so stored keys could not be read. Give every process the same one.",
  );
}

/** Names the file by which processes on one database know that they share a folder. */
export const sharedFolderMark = "shared.id";

async function demandSameFolder(db: Database, folder: string): Promise<void> {
  const file = join(folder, sharedFolderMark);
  const own = existsSync(file) ? readFileSync(file, "utf8").trim() : null;
  const wanted = own ?? randomBytes(16).toString("base64url");
  if ((await agreeOn(db, "folder", wanted)) !== wanted)
    throw new Error(
      `DATA_DIR (${folder}) is not the folder that the other processes of this database share, so that uploads would be seen by some of them only. Mount the same folder for all; it holds a file ${sharedFolderMark}.`,
    );
  if (own === null) writeFileSync(file, `${wanted}\n`, { mode: 0o600 });
}

/** By what Postgres or the way to it answered; `url` is where its address was said. */
const sentences: Record<string, (url: string) => string> = {
  ECONNREFUSED: (url) => `Nothing answers at the address in ${url}. Start Postgres, or correct host and port.`,
  ENOTFOUND: (url) => `The host in ${url} cannot be found. Correct its name.`,
  "28P01": (url) => `Postgres does not take the password in ${url}. Correct it; special characters are percent-encoded.`,
  "28000": (url) => `Postgres does not let the user in ${url} in. Look at its pg_hba.conf, or name another user.`,
  "3D000": (url) => `The database in ${url} does not exist. Make it, such as with: createdb copydesk`,
  "42501": (url) => `The user in ${url} may not make tables or extensions in this database. Make it the database's owner.`,
  "53300": () =>
    "Postgres has no room for another connection. Raise its max_connections (each process takes up to eleven), or end what else uses it.",
  "57P03": () => "Postgres is starting or stopping. Try again in a moment.",
};

/** A failure of Postgres as a sentence, where there is one. @param url where its address was said */
export function explain(error: unknown, url: string): unknown {
  for (let one = error; one instanceof Error; one = one.cause) {
    const code = "code" in one && typeof one.code === "string" ? one.code : "";
    const sentence = sentences[code];
    if (sentence) return new Error(sentence(url), { cause: error });
  }
  return error;
}
