import { workerData } from "node:worker_threads";
import { backUpTo, closeDatabase, openDatabase } from "@copydesk/db";

/** What the thread is told. */
export interface BackupOrder {
  database: string;
  file: string;
  dataFolder: string;
  /** Milliseconds since the epoch. */
  at: number;
}

// Copying a large database takes seconds, in which a server's own thread could answer nobody.
const { database, file, dataFolder, at } = workerData as BackupOrder;
const db = openDatabase(database);
try {
  await backUpTo(db, file, { dataFolder, now: new Date(at) });
} finally {
  closeDatabase(db);
}
