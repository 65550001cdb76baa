import { foldName } from "@copydesk/contracts";
import { eq, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { batch } from "./batch.ts";
import { onPostgres } from "./dialect.ts";
import type { Database } from "./open.ts";
import { campaigns, channels, models, objectives, roles, teams, templates, voices } from "./schema/index.ts";

// What is read and written of them is alike in all.
const namedTables = [campaigns, channels, models, objectives, roles, teams, templates, voices] as unknown as readonly (typeof teams)[];

/** Names in scripts behind Arabic: only there are marks letters. */
const mayHoldLetterMarks = (name: SQLWrapper): SQL =>
  onPostgres ? sql`${name} ~ ${"[\u0700-\u{10ffff}]"}` : sql`${name} glob ${"*[\u0700-\u{10ffff}]*"}`;

/**
 * Earlier versions compared names without any marks, and took Thai ปี and ปู for one name. Brings what they wrote to the form that is
 * compared now, so that it is found, and taken, by its whole name. Names that were freed stay free.
 * @returns how many rows were changed.
 */
export async function refoldNames(db: Database): Promise<number> {
  let changed = 0;
  for (const table of namedTables) changed += await refoldIn(db, table);
  return changed;
}

async function refoldIn(db: Database, table: typeof teams): Promise<number> {
  const { id, name, name_folded } = table;
  const rows = await db.select({ id, name, name_folded }).from(table).where(mayHoldLetterMarks(name));
  const taken = new Set(rows.map((row) => row.name_folded));
  const old = rows.flatMap((row) => {
    const next = foldName(row.name);
    const wasWithoutMarks = next !== row.name_folded && next.replace(/\p{M}/gu, "") === row.name_folded;
    return wasWithoutMarks && !taken.has(next) ? [{ id: row.id, next }] : [];
  });
  if (old.length === 0) return 0;
  await batch(db, (tx) => old.map((row) => tx.update(table).set({ name_folded: row.next }).where(eq(id, row.id))));
  return old.length;
}
