import { AppError } from "@copydesk/contracts";
import { batch, holds, must, type Runnable, type Transaction } from "@copydesk/db";
import { eq, type SQL } from "drizzle-orm";
import type { Actor, Core } from "../kernel/index.ts";
import { changesBetween, recordActivity } from "./activity.ts";

interface OrderedRow {
  id: string;
  /** What the log calls it. */
  name: string;
  position: number;
}

interface Ordered {
  /** Such as `objective`, with `an` before it. */
  type: string;
  article?: "a" | "an";
  /** All of them, in the order that there is. */
  rows: readonly OrderedRow[];
  /** How many there are in the moment of the write. */
  count: SQL<number>;
  move: (tx: Transaction, id: string, position: number) => Runnable;
}

/**
 * Puts all things of a list in another order, which is the one that forms offer them in. Whoever is changing one meanwhile
 * goes on. The order that there is already writes nothing.
 * @param ids of all of them.
 * @throws STALE_VERSION when one was added or deleted in the meantime; BAD_REQUEST when one is named twice.
 */
export async function putInOrder(core: Core, actor: Actor, ids: readonly string[], ordered: Ordered): Promise<null> {
  const { type, article = "a", rows, count, move } = ordered;
  if (new Set(ids).size !== ids.length) throw new AppError("BAD_REQUEST", `Name every ${type} once.`);
  const changed = new AppError("STALE_VERSION", `Somebody added or deleted ${article} ${type} in the meantime. Load the list again.`);
  const known = new Map(rows.map((row) => [row.id, row]));
  if (rows.length !== ids.length || !ids.every((id) => known.has(id))) throw changed;
  const changes = changesBetween({ order: rows.map((row) => row.name) }, { order: ids.map((id) => known.get(id)?.name ?? "") });
  if (Object.keys(changes).length === 0) return null;
  const moved = ids.map((id, position) => ({ id, position })).filter(({ id, position }) => known.get(id)?.position !== position);
  await batch(core.db, (tx) => [
    holds(tx, eq(count, ids.length), changed),
    ...moved.map(({ id, position }) => must(move(tx, id, position), changed)),
    recordActivity(tx, core, { actor, action: `${type}.reordered`, entity: { type, id: null, name: "" }, changes }),
  ]);
  return null;
}
