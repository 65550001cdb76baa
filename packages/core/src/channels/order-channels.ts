import { countOf, schema } from "@copydesk/db";
import { asc, eq } from "drizzle-orm";
import { putInOrder } from "../audit/index.ts";
import type { Actor, Core } from "../kernel/index.ts";

const { channels } = schema;

/** Puts the channels in another order; see `putInOrder`. @param ids of all of them. */
export async function orderChannels(core: Core, actor: Actor, ids: readonly string[]): Promise<null> {
  const { id, name, position } = channels;
  const rows = await core.db.select({ id, name, position }).from(channels).orderBy(asc(position), asc(id));
  return putInOrder(core, actor, ids, {
    type: "channel",
    rows,
    count: countOf(channels),
    place: (tx, moved, to) => tx.update(channels).set({ position: to }).where(eq(id, moved)),
  });
}
