import { countOf, schema } from "@copydesk/db";
import { asc, eq } from "drizzle-orm";
import { putInOrder } from "../audit/index.ts";
import type { Actor, Core } from "../kernel/index.ts";

const { languages } = schema;

/** Puts the languages in another order; see `putInOrder`. @param ids of all of them. */
export async function orderLanguages(core: Core, actor: Actor, ids: readonly string[]): Promise<null> {
  const { id, code, position } = languages;
  const rows = await core.db.select({ id, name: code, position }).from(languages).orderBy(asc(position), asc(id));
  return putInOrder(core, actor, ids, {
    type: "language",
    rows,
    count: countOf(languages),
    place: (tx, moved, to) => tx.update(languages).set({ position: to }).where(eq(id, moved)),
  });
}
