import type { PoolClient } from "pg";
import type { Database } from "../database.ts";
import { connectionsOf } from "./connection.ts";
import { beAtWork } from "./locks.ts";

/** How processes on one database tell each other what happens. */
export interface Relay {
  /** The last message before this process began to listen. */
  readonly start: number;
  /** Told to all processes, this one too, within a few milliseconds; in one order for all of them. */
  send(body: unknown): void;
  /** Calls `listener` for every message. */
  onMessage(listener: (id: number, body: unknown) => void): void;
  /** Messages after one that have this part, whichever process they were told by; null when some of them may not be kept any more. */
  since(id: number, part: Record<string, unknown>): Promise<{ id: number; body: unknown }[] | null>;
  close(): Promise<void>;
}

interface RelayOptions {
  /** It could not be reached; it goes on by itself, with what was told in between. */
  onError: (error: unknown) => void;
}

// With names each connection plans them once; both are asked some fifty times a second while texts are written.
const tell = { name: "tell", text: "select tell_processes($1::json)" };
const told = { name: "told", text: "select id, body from process_messages where id > $1 order by id limit $2" };

/** What is sent within this time goes together, in milliseconds. */
const together = 5;
const atOnce = 1_000;
/** Messages that wait while the database is away; what is told is stored elsewhere, and watchers begin anew. */
const mostWaiting = 20_000;
const tryAgain = 200;
/** How long messages can be read, for a process that lost its connection. */
const retentionMinutes = 5;

const sharesConnections =
  "The connection in DATABASE_URL does not pass on notifications, as with a pooler in transaction mode. Use the address of Postgres itself, or a pooler in session mode.";

/**
 * Before anything is locked: what one connection locks, another one would have to unlock.
 * @throws when two connections are one and the same behind a pooler.
 */
export async function demandOwnConnections(db: Database): Promise<void> {
  const { pool } = connectionsOf(db);
  const ask = async (client: PoolClient) => (await client.query("select pg_backend_pid() as pid")).rows[0].pid;
  const first = await pool.connect();
  try {
    const pid = await ask(first);
    const second = await pool.connect();
    try {
      if ((await ask(second)) === pid) throw new Error(sharesConnections);
    } finally {
      second.release();
    }
  } finally {
    first.release();
  }
}

/**
 * Opens the line between processes.
 * @throws when the connection does not hear what it listens to, as with a pooler that gives every transaction another one.
 */
export async function openRelay(db: Database, { onError }: RelayOptions): Promise<Relay> {
  const { pool } = connectionsOf(db);
  const listeners: ((id: number, body: unknown) => void)[] = [];
  let waiting: string[] = [];
  let sending: Promise<void> | null = null;
  let isClosed = false;
  let client: PoolClient | undefined;
  let reading: Promise<void> | null = null;
  let isNews = false;

  async function flush(): Promise<void> {
    while (waiting.length > 0 && !isClosed) {
      const bodies = waiting.splice(0, atOnce);
      try {
        await pool.query({ ...tell, values: [JSON.stringify(bodies)] });
      } catch (error) {
        waiting = [...bodies, ...waiting].slice(-mostWaiting);
        onError(error);
        await pause(tryAgain);
      }
    }
  }

  function read(): void {
    isNews = true;
    reading ??= readWhileNews()
      .catch(onError)
      .finally(() => {
        reading = null;
      });
  }

  async function readWhileNews(): Promise<void> {
    while (isNews && !isClosed) {
      isNews = false;
      const { rows } = await pool.query({ ...told, values: [last, atOnce] });
      for (const { id, body } of rows) {
        last = id;
        for (const listener of listeners) listener(id, JSON.parse(body));
      }
      if (rows.length === atOnce) isNews = true;
    }
  }

  async function listen(): Promise<void> {
    const one = await pool.connect();
    one.on("notification", read);
    one.once("error", (error) => {
      if (isClosed) return;
      one.release(error);
      onError(error);
      void listenAgain();
    });
    await beAtWork(one);
    await one.query("listen copydesk");
    client = one;
  }

  async function listenAgain(): Promise<void> {
    client = undefined;
    while (!isClosed && !client) {
      await pause(tryAgain);
      await listen().catch(onError);
    }
    // What was told while nobody listened.
    read();
  }

  const { rows: newest } = await pool.query("select coalesce(max(id), 0) as last from process_messages");
  const start: number = newest[0].last;
  let last = start;
  await listen();
  await demandHearing();

  /** @throws when nothing is heard of what this process says itself. */
  async function demandHearing(): Promise<void> {
    const heard = new Promise<boolean>((resolve) => {
      client?.once("notification", () => resolve(true));
      setTimeout(() => resolve(false), 5_000).unref();
    });
    await pool.query("notify copydesk");
    if (await heard) return;
    throw new Error(sharesConnections);
  }

  const cleaning = setInterval(() => {
    pool.query(`delete from process_messages where at < now() - interval '${retentionMinutes} minutes'`).catch(onError);
  }, 60_000).unref();

  return {
    start,
    send(body) {
      waiting.push(JSON.stringify(body));
      if (waiting.length > mostWaiting) waiting.shift();
      sending ??= pause(together)
        .then(flush)
        .finally(() => {
          sending = null;
        });
    },
    onMessage: (listener) => void listeners.push(listener),
    async since(id, part) {
      // The oldest go first: while this one is there, so are all that followed it.
      const { rows: there } = await pool.query("select 1 from process_messages where id = $1", [id]);
      if (there.length === 0) return null;
      const text = "select id, body from process_messages where id > $1 and body::jsonb @> $2::jsonb order by id";
      const { rows } = await pool.query(text, [id, JSON.stringify(part)]);
      return rows.map((row) => ({ id: row.id, body: JSON.parse(row.body) }));
    },
    async close() {
      await sending;
      isClosed = true;
      clearInterval(cleaning);
      await reading;
      client?.release(true);
    },
  };
}

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
