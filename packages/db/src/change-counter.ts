import type { Statement } from "better-sqlite3";
import type { Database } from "./open.ts";

/**
 * What triggers count: `campaigns` rises with anything a list of campaigns shows, `campaigns.count` only with what
 * decides how many somebody sees or finds, `identity` with people, their teams and their rights.
 */
export type ChangeCounter = "campaigns" | "campaigns.count" | "identity";

const statements = new WeakMap<Database, Statement<[string], number>>();

/** How often something changed so far. A value computed after reading it is good for as long as this stays the same. */
export async function changeCounter(db: Database, name: ChangeCounter): Promise<number> {
  return statementOf(db).get(name) ?? 0;
}

function statementOf(db: Database): Statement<[string], number> {
  const known = statements.get(db);
  if (known) return known;
  const made = db.$client.prepare<[string], number>("select value from change_counters where name = ?").pluck();
  statements.set(db, made);
  return made;
}
