import type { Database } from "../database.ts";
import { connectionsOf } from "./connection.ts";

export interface SharedClock {
  /** Milliseconds since 1970, as the database has it: the same for all processes, whatever their machines say. */
  now(): number;
  /** How far this machine's own clock is behind; negative when it is ahead. */
  behind_ms(): number;
  stop(): void;
}

interface ClockOptions {
  /** It could not be read again; it goes on as it was. */
  onError: (error: unknown) => void;
  /** This machine's [`Date.now`]. */
  own?: () => number;
}

const again_ms = 10 * 60_000;
const looks = 3;

/** Reads the clock of the database now and every ten minutes. @throws when it cannot be read the first time. */
export async function sharedClock(db: Database, { onError, own = Date.now }: ClockOptions): Promise<SharedClock> {
  const { pool } = connectionsOf(db);
  let behind = await look();
  const timer = setInterval(() => {
    look().then((found) => (behind = found), onError);
  }, again_ms).unref();

  /** Of the look that took the shortest way. */
  async function look(): Promise<number> {
    let best = { took: Number.POSITIVE_INFINITY, behind: 0 };
    for (let i = 0; i < looks; i += 1) {
      const asked = own();
      const { rows } = await pool.query("select extract(epoch from clock_timestamp()) * 1000 as now");
      const took = own() - asked;
      if (took < best.took) best = { took, behind: Math.round(rows[0].now - asked - took / 2) };
    }
    // What the way there and back takes is no difference.
    return Math.abs(best.behind) <= best.took ? 0 : best.behind;
  }

  return { now: () => own() + behind, behind_ms: () => behind, stop: () => clearInterval(timer) };
}
