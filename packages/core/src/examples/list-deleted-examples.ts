import { type DeletedThing, mostDeleted } from "@copydesk/contracts";
import { schema } from "@copydesk/db";
import { and, desc, eq, gt, isNull, or } from "drizzle-orm";
import { type Actor, type Core, restorableSince } from "../kernel/index.ts";
import { findCards, mayAccessExample } from "./access.ts";

/** Deleted examples that the asker can bring back, the latest first. Those that went with their voice come back with it. */
export async function listDeletedExamples(core: Core, actor: Actor): Promise<DeletedThing[]> {
  const { examples, voices } = schema;
  const since = gt(examples.deleted_at, restorableSince(core));
  const latest = await core.db
    .select({ id: examples.id, at: examples.deleted_at })
    .from(examples)
    .leftJoin(voices, eq(voices.id, examples.voice_id))
    .where(and(since, or(isNull(examples.voice_id), isNull(voices.deleted_at))))
    .orderBy(desc(examples.deleted_at), desc(examples.id))
    .limit(mostDeleted);
  const cards = await findCards(core, actor, { ids: latest.map((row) => row.id), when: since });
  const byId = new Map(cards.filter((card) => mayAccessExample(actor, "delete", card)).map((card) => [card.id, card]));
  return latest.flatMap(({ id, at }) => {
    const card = byId.get(id);
    return card && at ? [{ id, name: card.title, deleted_at: at.toISOString() }] : [];
  });
}
