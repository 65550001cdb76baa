import type { DatabaseError, PoolClient } from "pg";

/** How a value stands in Postgres; each is written and compared in its own way. */
export type Kind = "text" | "boolean" | "bigint" | "double precision" | "timestamp with time zone" | "json" | "bytea";

export interface MovedTable {
  name: string;
  columns: { name: string; kind: Kind; type: string }[];
  /** Columns of the primary key: rows are compared in their order. */
  key: string[];
}

/** Of the processes of an installation, not of what people keep in it. */
const own = ["process_messages", "installation", "activity_log_retention"];
/** Answers and queues of SQLite's own, which Postgres does without. */
const ofTheFile = ["llm_log_chunks", "llm_log_columns", "llm_log_unindexed"];
/** What is there from the first moment, and is as in the file afterwards. */
const fromTheBeginning = ["change_counters"];

/** The tables of people's data as they stand in the database. */
export async function movedTables(client: PoolClient): Promise<MovedTable[]> {
  const { rows } = await client.query<MovedTable>(
    `select c.relname as name,
       (select json_agg(json_build_object('name', a.attname, 'kind', regexp_replace(t.kind, '\\(\\d+\\)', ''), 'type', t.kind) order by a.attnum)
         from pg_attribute a, lateral (select format_type(a.atttypid, a.atttypmod) as kind) t
         where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped)::jsonb as columns,
       (select json_agg(a.attname order by array_position(i.indkey::int[], a.attnum::int))
         from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = any (i.indkey)
         where i.indrelid = c.oid and i.indisprimary)::jsonb as key
     from pg_class c
     where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> all ($1)
     order by c.relname`,
    [[...own, ...ofTheFile]],
  );
  return rows.map(({ name, columns, key }) => ({ name, columns: parsed(columns), key: parsed(key) }));
}

// JSON comes as text from every connection of ours.
const parsed = <T>(value: T): T => JSON.parse(value as string);

/** The first table that somebody has written to already; null where everything is empty. */
export async function tableInUse(client: PoolClient, tables: readonly MovedTable[]): Promise<string | null> {
  for (const { name } of tables) {
    if (fromTheBeginning.includes(name)) continue;
    const { rowCount } = await client.query(`select 1 from "${name}" limit 1`);
    if (rowCount) return name;
  }
  return null;
}

/** Takes triggers of our own, and the order of references, out of the way of a transaction; @returns how both come back. */
export async function standStill(client: PoolClient, tables: readonly MovedTable[]): Promise<() => Promise<void>> {
  const { rows: references } = await client.query<{ table: string; name: string }>(
    `select conrelid::regclass::text as "table", conname as name from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  const alter = async (change: string) => {
    for (const { table, name } of references) await client.query(`alter table ${table} alter constraint "${name}" ${change}`);
  };
  const triggers = async (change: string) => {
    for (const { name } of tables) await client.query(`alter table "${name}" ${change} trigger user`);
  };
  await triggers("disable");
  await alter("deferrable initially deferred");
  return async () => {
    // Every reference is looked at here, and whatever lacks its row ends the move.
    await client.query("set constraints all immediate").catch((cause: DatabaseError) => {
      throw new Error(`${cause.table} holds rows that name others which are not there (${cause.constraint}). Nothing was moved.`, {
        cause,
      });
    });
    await alter("not deferrable");
    await triggers("enable");
  };
}
