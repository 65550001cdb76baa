import { batch, type Guarded, type Runnable, type Transaction } from "./batch.ts";
import { batchTogether } from "./batch-together.ts";
import { onPostgres } from "./dialect.ts";
import type { Database } from "./open.ts";

/**
 * Like `batch`, but waits for no disk: for what is written many times a second and begins anew after a power cut, such as the text of a
 * call that is still answering. A process that is killed loses none of it; a power cut may take what came since the last commit that
 * waited for the disk, and leaves the database whole
 * (https://www.sqlite.org/pragma.html#pragma_synchronous, "NORMAL" with WAL).
 */
export function batchUnsynced(db: Database, make: (tx: Transaction) => readonly (Runnable | Guarded)[]): Promise<number[]> {
  // There nobody in this process waits for the disk, and a transaction that is shared costs less than one more.
  if (onPostgres) return batchTogether(db, make);
  db.$client.pragma("synchronous = NORMAL");
  try {
    // Written before it answers: nobody else writes in between.
    return batch(db, make);
  } finally {
    db.$client.pragma("synchronous = FULL");
  }
}
