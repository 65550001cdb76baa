import { onPostgres } from "./dialect.ts";
import type { Database } from "./open.ts";

/** Does something in which all that is deleted is overwritten in the file, too: for what must never have been kept. */
export async function overwriting<T>(db: Database, action: () => Promise<T>): Promise<T> {
  // A vacuum of Postgres frees the place of what was deleted; overwriting it is up to its disks.
  if (onPostgres) return action();
  const before = db.$client.pragma("secure_delete", { simple: true });
  db.$client.pragma("secure_delete = ON");
  try {
    return await action();
  } finally {
    db.$client.pragma(`secure_delete = ${before}`);
  }
}
