import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Database, schema } from "@copydesk/db";
import { migrationsFolder } from "@copydesk/server";
import { max } from "drizzle-orm";
import { type Look, right, wrong } from "./finding.ts";

const minute = 60_000;

/** Nothing is asked in the network: a clock that is wrong shows by what was written down before. @param db null where there is none */
export const lookAtClock =
  (db: Database | null, now: number): Look =>
  async () => {
    const said = `It says ${new Date(now).toISOString().slice(0, 16).replace("T", " ")} UTC`;
    const way = "Let the machine set its clock (timedatectl set-ntp true): sessions, schedules and backups go by it.";
    if (now < madeAt()) return wrong(`${said}, which is before this program was made. ${way}`);
    const [last] = db ? await db.select({ at: max(schema.activity_logs.at) }).from(schema.activity_logs) : [];
    const latest = last?.at?.getTime() ?? 0;
    if (latest > now + minute) return wrong(`${said}, but something was done here at ${new Date(latest).toISOString()}. ${way}`);
    return right(`${said}.`);
  };

/** When the newest migration of this program was made: it cannot be used before. */
function madeAt(): number {
  const journal = JSON.parse(readFileSync(join(migrationsFolder, "meta", "_journal.json"), "utf8")) as { entries: { when: number }[] };
  return journal.entries.at(-1)?.when ?? 0;
}
