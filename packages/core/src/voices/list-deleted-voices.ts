import { type DeletedThing, mostDeleted } from "@copydesk/contracts";
import { flag, schema } from "@copydesk/db";
import { desc, gt } from "drizzle-orm";
import { type Actor, type Core, restorableSince } from "../kernel/index.ts";
import { mayAccessVoice, ofTeam } from "./access.ts";

/** Deleted voices that the asker can bring back, the latest first. */
export async function listDeletedVoices(core: Core, actor: Actor): Promise<DeletedThing[]> {
  const { voices } = schema;
  const rows = await core.db
    .select({
      id: voices.id,
      name: voices.name,
      at: voices.deleted_at,
      created_by: voices.created_by,
      of_team: flag(ofTeam(core, actor)),
    })
    .from(voices)
    .where(gt(voices.deleted_at, restorableSince(core)))
    .orderBy(desc(voices.deleted_at), desc(voices.id))
    .limit(mostDeleted);
  return rows
    .map((row) => ({ ...row, of_team: row.of_team }))
    .filter((row) => mayAccessVoice(actor, "view", row) && mayAccessVoice(actor, "delete", row))
    .map(({ id, name, at }) => ({ id, name, deleted_at: at?.toISOString() ?? "" }));
}
