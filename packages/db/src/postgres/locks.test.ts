import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Database } from "../database.ts";
import { onPostgres } from "../dialect.ts";
import { createTestDatabase } from "../testing.ts";
import { closePostgres, connectionsOf, openPostgres } from "./connection.ts";
import { type Duty, takeTurns } from "./locks.ts";

describe.runIf(onPostgres)("processes that take turns", () => {
  let db: Database;
  const duties: Duty[] = [];
  const others: Database[] = [];
  let told: string[];
  let prepared: string[];
  beforeEach(async () => {
    db = await createTestDatabase();
    told = [];
    prepared = [];
  });
  afterEach(async () => {
    for (const duty of duties.splice(0)) await duty.end();
    await Promise.all(others.splice(0).map(closePostgres));
    await closePostgres(db);
  });

  async function start(name: string, begin = async () => {}): Promise<Duty> {
    const own = openPostgres(connectionsOf(db).pool.options.connectionString ?? "");
    others.push(own);
    const duty = await takeTurns(own, {
      begin: async () => {
        await begin();
        told.push(`${name} begins`);
        return async () => void told.push(`${name} ends`);
      },
      prepare: () => void prepared.push(name),
      onError: () => {},
    });
    duties.push(duty);
    return duty;
  }
  const ask = (text: string) => connectionsOf(db).pool.query(text);
  const locks = "select pid from pg_locks where locktype = 'advisory' and objid = 7310005";
  const whoWaits = async () => (await ask(`${locks} and not granted`)).rows.length;
  const endConnections = (which: string) => ask(`select pg_terminate_backend(pid) from (${locks} and ${which}) as those`);

  test("have one of them on duty, and the next one at once when its connection ends and does not come back first", async () => {
    await start("first");
    await start("second");
    await expect.poll(whoWaits).toBe(1);
    expect(told).toEqual(["first begins"]);
    expect(prepared).toEqual(["second"]);
    await endConnections("granted");
    await expect.poll(() => told.slice(1).toSorted()).toEqual(["first ends", "second begins"]);
    await expect.poll(whoWaits).toBe(1);
    await endConnections("granted");
    await expect.poll(() => told.slice(3).toSorted()).toEqual(["first begins", "second ends"]);
  });

  test("leave it to the one on duty to go on when all have lost their connections", async () => {
    await start("first");
    await start("second");
    await expect.poll(whoWaits).toBe(1);
    await endConnections("true");
    await expect.poll(whoWaits, { timeout: 10_000 }).toBe(1);
    expect(told).toEqual(["first begins"]);
  });

  test("hand over when one ends, after what it had begun", async () => {
    const first = await start("first");
    await start("second");
    await expect.poll(whoWaits).toBe(1);
    await first.end();
    await expect.poll(() => told).toEqual(["first begins", "first ends", "second begins"]);
  });

  test("end while they wait", async () => {
    await start("first");
    const second = await start("second");
    await expect.poll(whoWaits).toBe(1);
    await second.end();
    await expect.poll(whoWaits, { timeout: 10_000 }).toBe(0);
    expect(told).toEqual(["first begins"]);
  });

  test("leave it to another one when work cannot be begun", async () => {
    await start("first", () => Promise.reject(new Error("cannot")));
    await start("second");
    await expect.poll(() => told, { timeout: 10_000 }).toEqual(["second begins"]);
  });
});
