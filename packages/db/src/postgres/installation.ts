import type { Database } from "../database.ts";
import { connectionsOf } from "./connection.ts";

/** What the processes of an installation must have in common: a mark of their secret, and one of the folder that they share. */
export type Shared = "secret" | "folder";

/** What was written down, if anything. */
export async function agreedOn(db: Database, name: Shared): Promise<string | null> {
  const { rows } = await connectionsOf(db).pool.query("select value from installation where name = $1", [name]);
  return rows[0]?.value ?? null;
}

/** What was written down first, by whichever process; `value` where there was nothing yet. */
export async function agreeOn(db: Database, name: Shared, value: string): Promise<string> {
  const { pool } = connectionsOf(db);
  await pool.query("insert into installation (name, value) values ($1, $2) on conflict (name) do nothing", [name, value]);
  const { rows } = await pool.query("select value from installation where name = $1", [name]);
  return rows[0].value;
}
