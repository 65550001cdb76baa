import { createHash, randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  agreeOn,
  alone,
  closeDatabase,
  type Database,
  migratePostgres,
  openPostgres,
  openRelay,
  type Relay,
  refreshFactoryPrompts,
  seedFactoryData,
} from "@copydesk/db";
import type { Logger } from "pino";
import { v7 as uuidv7 } from "uuid";
import type { Configuration } from "./configuration.ts";
import { migrationsFolder } from "./folders.ts";

export interface SharedData {
  db: Database;
  secret: string;
  relay: Relay;
}

/**
 * The database in Postgres that several processes share, up to date and with everything that every Copydesk begins with.
 * @throws with a sentence that says what to do: it cannot be reached, is not ours, or other processes have another secret or folder.
 */
export async function openSharedData({ databaseUrl = "", secret = "", dataFolder }: Configuration, log: Logger): Promise<SharedData> {
  const onError = (error: unknown) => log.warn({ err: error }, "a connection to Postgres was lost; it is opened again");
  const db = openPostgres(databaseUrl, { onLost: onError });
  try {
    await alone(db, async () => {
      const { applied } = await migratePostgres(db, join(migrationsFolder, "postgres"));
      if (applied > 0) log.info({ applied }, "database migrated");
      const context = { now: new Date(), newId: uuidv7 };
      await seedFactoryData(db, context);
      const refreshed = await refreshFactoryPrompts(db, context);
      if (refreshed > 0) log.info({ refreshed }, "prompts that nobody has changed are those of this version");
      await demandSameSecret(db, secret);
      await demandSameFolder(db, dataFolder);
    });
    return { db, secret, relay: await openRelay(db, { onError }) };
  } catch (error) {
    await closeDatabase(db);
    throw explain(error);
  }
}

/** A mark that tells secrets apart and gives none away. */
const markOf = (secret: string) => createHash("sha256").update(`copydesk\0${secret}`).digest("base64url");

async function demandSameSecret(db: Database, secret: string): Promise<void> {
  const mark = markOf(secret);
  if ((await agreeOn(db, "secret", mark)) === mark) return;
  throw new Error(
    "COPYDESK_SECRET is not the one that this database was set up with, so stored keys could not be read. Give every process the same one.",
  );
}

async function demandSameFolder(db: Database, folder: string): Promise<void> {
  const file = join(folder, "shared.id");
  const own = existsSync(file) ? readFileSync(file, "utf8").trim() : null;
  const wanted = own ?? randomBytes(16).toString("base64url");
  if ((await agreeOn(db, "folder", wanted)) !== wanted)
    throw new Error(
      `DATA_DIR (${folder}) is not the folder that the other processes of this database share, so that uploads would be seen by some of them only. Mount the same folder for all; it holds a file shared.id.`,
    );
  if (own === null) writeFileSync(file, `${wanted}\n`, { mode: 0o600 });
}

/** By what Postgres or the way to it answered. */
const sentences: Record<string, string> = {
  ECONNREFUSED: "Nothing answers at the address in DATABASE_URL. Start Postgres, or correct host and port.",
  ENOTFOUND: "The host in DATABASE_URL cannot be found. Correct its name.",
  "28P01": "Postgres does not take the password in DATABASE_URL. Correct it; special characters are percent-encoded.",
  "28000": "Postgres does not let the user in DATABASE_URL in. Look at its pg_hba.conf, or name another user.",
  "3D000": "The database in DATABASE_URL does not exist. Make it, such as with: createdb copydesk",
  "42501": "The user in DATABASE_URL may not make tables or extensions in this database. Make it the database's owner.",
  "57P03": "Postgres is starting or stopping. Start Copydesk again in a moment.",
};

function explain(error: unknown): unknown {
  for (let one = error; one instanceof Error; one = one.cause) {
    const code = "code" in one && typeof one.code === "string" ? one.code : "";
    if (sentences[code]) return new Error(sentences[code], { cause: error });
  }
  return error;
}
