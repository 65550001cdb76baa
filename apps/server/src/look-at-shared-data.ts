import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { agreedOn, closeDatabase, comparePostgres, type Database, demandOwnConnections, openPostgres, sharedClock } from "@copydesk/db";
import type { Configuration } from "./configuration.ts";
import { migrationsFolder } from "./folders.ts";
import { explain, markOf, sharedFolderMark } from "./open-shared-data.ts";

/** Whether what this process is given is what the database was set up with; `new` where nothing is written down yet. */
export type Agreement = "same" | "other" | "new";

export interface SharedLook {
  /** Whoever looked closes it. */
  db: Database;
  /** Migrations that the next start makes; null for a database in which there is nothing yet. */
  pending: number | null;
  secret: Agreement;
  folder: Agreement;
  /** How far this machine's clock is behind that of the database; negative when it is ahead. */
  behind_ms: number;
}

/** Somebody is watching. */
const patience_ms = 10_000;

/**
 * Looks at the database in Postgres that several processes share, and changes nothing in it.
 * @throws with a sentence that says what to do: it cannot be reached, is not ours, or a newer program's.
 */
export async function lookAtSharedData({ databaseUrl = "", secret = "", dataFolder }: Configuration): Promise<SharedLook> {
  const db = openPostgres(databaseUrl, { most: 4, wait_ms: patience_ms, answer_ms: patience_ms });
  try {
    await demandOwnConnections(db);
    const { pending } = await comparePostgres(db, join(migrationsFolder, "postgres"));
    const clock = await sharedClock(db, { onError: () => {} });
    clock.stop();
    const file = join(dataFolder, sharedFolderMark);
    const own = existsSync(file) ? readFileSync(file, "utf8").trim() : null;
    const agreed = async (name: "secret" | "folder", mark: string | null): Promise<Agreement> => {
      const found = pending === null ? null : await agreedOn(db, name);
      return found === null ? "new" : found === mark ? "same" : "other";
    };
    return {
      db,
      pending,
      secret: await agreed("secret", markOf(secret)),
      folder: await agreed("folder", own),
      behind_ms: clock.behind_ms(),
    };
  } catch (error) {
    await closeDatabase(db);
    throw explain(error, "DATABASE_URL");
  }
}
