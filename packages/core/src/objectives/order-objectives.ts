import { countOf, schema } from "@copydesk/db";
import { asc, eq } from "drizzle-orm";
import { putInOrder } from "../audit/index.ts";
import type { Actor, Core } from "../kernel/index.ts";

const { objectives } = schema;

/** Puts the objectives in another order; see `putInOrder`. @param ids of all of them. */
export async function orderObjectives(core: Core, actor: Actor, ids: readonly string[]): Promise<null> {
  const { id, name, position } = objectives;
  const rows = await core.db.select({ id, name, position }).from(objectives).orderBy(asc(position), asc(id));
  return putInOrder(core, actor, ids, {
    type: "objective",
    article: "an",
    rows,
    count: countOf(objectives),
    place: (tx, moved, to) => tx.update(objectives).set({ position: to }).where(eq(id, moved)),
  });
}
