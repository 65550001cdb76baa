import { AppError } from "@copydesk/contracts";
import { batch, countOf, holds, must, schema } from "@copydesk/db";
import { asc, eq } from "drizzle-orm";
import { changesBetween, recordActivity } from "../audit/index.ts";
import type { Actor, Core } from "../kernel/index.ts";

const { objectives } = schema;

/**
 * Puts the objectives in another order, which is the one that forms offer them in. Whoever is changing one meanwhile
 * goes on. The order that there is already writes nothing.
 * @param ids of all objectives.
 * @throws STALE_VERSION when one was added or deleted in the meantime; BAD_REQUEST when one is named twice.
 */
export async function orderObjectives(core: Core, actor: Actor, ids: readonly string[]): Promise<null> {
  if (new Set(ids).size !== ids.length) throw new AppError("BAD_REQUEST", "Name every objective once.");
  const rows = await core.db
    .select({ id: objectives.id, name: objectives.name, position: objectives.position })
    .from(objectives)
    .orderBy(asc(objectives.position), asc(objectives.id));
  const changed = new AppError("STALE_VERSION", "Somebody added or deleted an objective in the meantime. Load the list again.");
  const known = new Map(rows.map((row) => [row.id, row]));
  if (rows.length !== ids.length || !ids.every((id) => known.has(id))) throw changed;
  const nameOf = (id: string) => known.get(id)?.name ?? "";
  const changes = changesBetween({ order: rows.map((row) => row.name) }, { order: ids.map(nameOf) });
  if (Object.keys(changes).length === 0) return null;
  const moved = ids.map((id, position) => ({ id, position })).filter(({ id, position }) => known.get(id)?.position !== position);
  await batch(core.db, (tx) => [
    holds(tx, eq(countOf(objectives), ids.length), changed),
    ...moved.map(({ id, position }) => must(tx.update(objectives).set({ position }).where(eq(objectives.id, id)), changed)),
    recordActivity(tx, core, { actor, action: "objective.reordered", entity: { type: "objective", id: null, name: "" }, changes }),
  ]);
  return null;
}
