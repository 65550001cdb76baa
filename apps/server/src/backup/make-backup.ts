import { backUpTo, closeDatabase, openDatabase } from "@copydesk/db";

/** What the process is told. */
export interface BackupOrder {
  database: string;
  file: string;
  dataFolder: string;
  /** Milliseconds since the epoch. */
  at: number;
}

// Copying a large database takes seconds, in which a server's own thread could answer nobody.
process.once("message", async (order: BackupOrder) => {
  try {
    await make(order);
  } catch (error) {
    process.send?.(error);
    process.exitCode = 1;
  }
  process.disconnect();
});
// Whoever has ordered it is gone.
process.once("disconnect", () => process.exit());

async function make({ database, file, dataFolder, at }: BackupOrder): Promise<void> {
  const db = openDatabase(database);
  try {
    await backUpTo(db, file, { dataFolder, now: new Date(at) });
  } finally {
    closeDatabase(db);
  }
}
