import { join } from "node:path";
import { closeDatabase, databaseName, finishRestore, migrateDatabase, openDatabase, refuseDamage } from "@copydesk/db";
import { migrationsFolder, version } from "@copydesk/server";
import { dataFolderOf } from "../data-folder.ts";
import { demandData, holdData } from "../hold-data.ts";
import type { World } from "../world.ts";

/** Brings the database to the schema of this program, after a copy beside it. @throws for one of a newer program, or a damaged one. */
export async function migrate(world: Pick<World, "env" | "out">): Promise<void> {
  const folder = dataFolderOf(world);
  const lock = await holdData(folder);
  try {
    finishRestore(folder);
    demandData(folder);
    const db = openDatabase(join(folder, databaseName));
    try {
      const { applied } = migrateDatabase(db, migrationsFolder, { backups: join(folder, "backups"), version });
      refuseDamage(db);
      world.out(
        applied > 0 ? `The database is up to date for Copydesk ${version} now.` : `The database was up to date for Copydesk ${version}.`,
      );
    } finally {
      closeDatabase(db);
    }
  } finally {
    lock.release();
  }
}
