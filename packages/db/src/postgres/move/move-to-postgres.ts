import { createHash, type Hash } from "node:crypto";
import type { PoolClient } from "pg";
import type { Database } from "../../database.ts";
import { connectionsOf } from "../connection.ts";
import { type Kind, type MovedTable, movedTables, standStill, tableInUse } from "./tables.ts";
import { asStored, comparable, toPostgres } from "./values.ts";

export interface MoveOptions {
  /** Gives up between two portions; nothing is left in Postgres then. */
  signal?: AbortSignal;
  /** Rows written or read again so far, of twice as many as there are. */
  onProgress?: (done: number, all: number) => void;
}

export interface MovedRows {
  table: string;
  rows: number;
  /** SHA-256 of all rows in the order of their keys, the same on both sides. */
  hash: string;
}

/**
 * Copies everything that people keep in a database file into an empty Postgres of the same schema, reads it back and compares, all in one
 * transaction: it is there as a whole, or not at all. The file is only read.
 * @throws when the target is in use, when a value does not fit, or when one table is not the same on both sides.
 */
export async function moveToPostgres(file: Database, target: Database, options: MoveOptions = {}): Promise<MovedRows[]> {
  const client = await connectionsOf(target).pool.connect();
  let failure: Error | undefined;
  try {
    await client.query("begin");
    const tables = await movedTables(client);
    const used = await tableInUse(client, tables);
    if (used)
      throw new Error(
        `The Postgres database is in use already: there is something in its table ${used}. Give an empty one; nothing was changed.`,
      );
    const moved = await copyAll(file, client, tables, options);
    await client.query("commit");
    return moved;
  } catch (error) {
    failure = error instanceof Error ? error : new Error(String(error));
    await client.query("rollback").catch(() => {});
    throw failure;
  } finally {
    client.release(failure);
  }
}

async function copyAll(
  file: Database,
  client: PoolClient,
  tables: MovedTable[],
  { signal, onProgress }: MoveOptions,
): Promise<MovedRows[]> {
  const all = 2 * tables.reduce((sum, { name }) => sum + countIn(file, name), 0);
  let done = 0;
  const pass = (rows: number) => {
    signal?.throwIfAborted();
    done += rows;
    onProgress?.(done, all);
  };
  const bringBack = await standStill(client, tables);
  const sent: MovedRows[] = [];
  for (const table of tables) sent.push(await copy(file, client, table, pass));
  await bringBack();
  for (const [i, table] of tables.entries()) {
    const there = await readBack(client, table, pass);
    const here = sent[i];
    if (there.rows !== here?.rows || there.hash !== here.hash)
      throw new Error(`Table ${table.name} came out otherwise in Postgres (${there.rows} rows of ${here?.rows}). Nothing was moved.`);
  }
  await countOnwards(client);
  return sent;
}

const countIn = (file: Database, table: string): number =>
  file.$client.prepare<[], number>(`select count(*) from "${table}"`).pluck().get() ?? 0;

/** Most rows, and about how many characters, that are sent or read at once. */
const portion = { rows: 500, characters: 4_000_000 };

async function copy(file: Database, client: PoolClient, table: MovedTable, pass: (rows: number) => void): Promise<MovedRows> {
  const { name, columns, key } = table;
  const names = columns.map((one) => `"${one.name}"`).join(", ");
  const insert = `insert into "${name}" (${names}) overriding system value select * from unnest(${columns.map(({ type }, i) => `$${i + 1}::${type}[]`).join(", ")})`;
  const kinds = columns.map((one) => one.kind);
  const hash = createHash("sha256");
  let rows = 0;
  let waiting: unknown[][] = [];
  let characters = 0;
  const send = async () => {
    const values = columns.map((_, column) => waiting.map((row) => row[column]));
    await client.query(insert, values).catch((cause: Error) => {
      throw new Error(`Table ${name} does not fit into Postgres: ${cause.message}. Nothing was moved.`, { cause });
    });
    pass(waiting.length);
    waiting = [];
    characters = 0;
  };
  if (name === "change_counters") await client.query("delete from change_counters");
  const order = key.map((one) => `"${one}"`).join(", ");
  const read = file.$client.prepare<[], unknown[]>(`select ${names} from "${name}" order by ${order}`).raw();
  for (const one of read.iterate()) {
    const row = one.map((value, i) => toPostgres(value, kinds[i] as Kind));
    add(
      hash,
      one.map((value, i) => asStored(value, kinds[i] as Kind)),
    );
    rows += 1;
    waiting.push(row);
    for (const value of row) if (typeof value === "string" || Buffer.isBuffer(value)) characters += value.length;
    if (waiting.length >= portion.rows || characters >= portion.characters) await send();
  }
  if (waiting.length > 0) await send();
  return { table: name, rows, hash: hash.digest("hex") };
}

async function readBack(client: PoolClient, { name, columns, key }: MovedTable, pass: (rows: number) => void): Promise<MovedRows> {
  const names = columns.map((one) => `"${one.name}"`).join(", ");
  const hash = createHash("sha256");
  let rows = 0;
  await client.query(
    `declare moved no scroll cursor for select ${names} from "${name}" order by ${key.map((one) => `"${one}"`).join(", ")}`,
  );
  for (;;) {
    const found = await client.query<unknown[]>({ text: `fetch ${portion.rows} from moved`, rowMode: "array" });
    for (const row of found.rows) add(hash, row);
    rows += found.rows.length;
    pass(found.rows.length);
    if (found.rows.length < portion.rows) break;
  }
  await client.query("close moved");
  return { table: name, rows, hash: hash.digest("hex") };
}

const add = (hash: Hash, row: unknown[]) => void hash.update(JSON.stringify(row.map(comparable))).update("\n");

/** Places and numbers that Postgres gives go on where those of the file end. */
async function countOnwards(client: PoolClient): Promise<void> {
  await client.query("select setval('llm_log_place', (select greatest(max(seq), 1) from llm_logs), exists (select 1 from llm_logs))");
  await client.query(
    "select setval('llm_log_name_number', (select greatest(max(n), 1) from llm_log_names), exists (select 1 from llm_log_names))",
  );
}
