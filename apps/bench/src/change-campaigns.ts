import { join } from "node:path";
import BetterSqlite from "better-sqlite3";

/** Milliseconds from one change to the next; a campaign that is being written changes about as often. */
const every = 50;

/** Changes campaigns in a data folder one after the other until the answer is called. */
export function changeCampaigns(folder: string): () => void {
  const db = new BetterSqlite(join(folder, "copydesk.sqlite"));
  db.pragma("busy_timeout = 5000");
  const change = db.prepare("update campaigns set pieces_done = (pieces_done + 1) % 7 where id = printf('bench-%09d', @i % 1000)");
  let i = 0;
  const timer = setInterval(() => change.run({ i: i++ }), every);
  return () => {
    clearInterval(timer);
    db.close();
  };
}
