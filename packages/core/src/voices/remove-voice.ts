import { AppError, type DeletedThing, foldName, mostDeleted, type VoiceDetail } from "@copydesk/contracts";
import { anything, batch, flag, holds, must, query, schema } from "@copydesk/db";
import { and, desc, eq, exists, gt, isNull, notExists, or } from "drizzle-orm";
import { recordActivity } from "../audit/index.ts";
import { removeExamplesOfVoice, restoreExamplesOfVoice } from "../examples/index.ts";
import { forbidden } from "../identity/index.ts";
import { type Actor, type Core, changedBy, restorableSince, savingVersion } from "../kernel/index.ts";
import type { LanguageUser } from "../languages/index.ts";
import type { Belongings } from "../people/index.ts";
import { findVoice, mayAccessVoice, ofTeam, voiceNotFound } from "./access.ts";
import { readVoice } from "./read-voice.ts";
import { changeRow, savedVoice, takingName } from "./save-voice.ts";
import { campaignsUsing, inUse, piecesUsing } from "./voice-uses.ts";

const { voices, style_guides } = schema;

/**
 * Deletes a voice that nobody uses, and its examples with it; for 30 days both can be restored. Its name is free at once.
 * @throws IN_USE with `details.campaigns`, the number of campaigns that speak with it; RULE_BROKEN for the default voice;
 *   STALE_VERSION; NOT_FOUND; FORBIDDEN.
 */
export async function removeVoice(core: Core, actor: Actor, id: string): Promise<null> {
  const { row } = await findVoice(core, actor, { id, action: "delete" });
  if (row.is_default) throw new AppError("RULE_BROKEN", "New campaigns start with this voice. Make another one the default first.");
  const uses = await inUse(core, actor, id);
  if (uses) throw uses;
  const now = new Date(core.now());
  const remove = () =>
    batch(core.db, (tx) => [
      // A campaign may have chosen it since it was looked at.
      holds(
        tx,
        and(notExists(campaignsUsing(tx, id)), notExists(piecesUsing(tx, id))),
        new AppError("IN_USE", "A campaign uses this voice."),
      ),
      changeRow(tx, core, { row, actor, set: { deleted_at: now, name_folded: null } }),
      removeExamplesOfVoice(tx, id, now),
      recordActivity(tx, core, { actor, action: "voice.deleted", entity: { type: "voice", id, name: row.name } }),
    ]);
  await savingVersion(savedVoice(core, actor, id), remove);
  return null;
}

/**
 * Brings a deleted voice back, with the examples that went with it.
 * @throws NOT_FOUND after 30 days, or for somebody who could not see it; NAME_TAKEN when its name went to another one.
 */
export async function restoreVoice(core: Core, actor: Actor, id: string): Promise<VoiceDetail> {
  const { voices } = schema;
  const [found] = await core.db
    .select({ row: voices, of_team: flag(ofTeam(core, actor)) })
    .from(voices)
    .where(and(eq(voices.id, id), gt(voices.deleted_at, restorableSince(core))));
  if (!found) return readVoice(core, actor, id);
  const { row } = found;
  const access = { created_by: row.created_by, of_team: found.of_team };
  if (!mayAccessVoice(actor, "view", access)) throw voiceNotFound();
  if (!mayAccessVoice(actor, "delete", access)) throw forbidden();
  const { deleted_at } = row;
  if (!deleted_at) throw voiceNotFound();
  const set = { deleted_at: null, name_folded: foldName(row.name), version: row.version + 1, ...changedBy(core, actor) };
  await takingName(() =>
    batch(core.db, (tx) => [
      must(
        tx
          .update(voices)
          .set(set)
          .where(and(eq(voices.id, id), eq(voices.deleted_at, deleted_at))),
        new AppError("BUSY", "Somebody else restored this voice at the same moment."),
      ),
      restoreExamplesOfVoice(tx, id, deleted_at),
      recordActivity(tx, core, { actor, action: "voice.restored", entity: { type: "voice", id, name: row.name } }),
    ]),
  );
  return readVoice(core, actor, id);
}

/** Voices of somebody whose account is removed. */
export const voiceBelongings: Belongings = {
  kind: "voices",
  count: ({ db }, id, since) =>
    db.$count(voices, and(eq(voices.created_by, id), or(isNull(voices.deleted_at), gt(voices.deleted_at, since)))),
  handOver: (tx, { from, to }) => tx.update(voices).set({ created_by: to }).where(eq(voices.created_by, from)),
};

/** Style guides for a language. */
export const guidesInLanguage: LanguageUser = (id) =>
  exists(query.select(anything).from(style_guides).where(eq(style_guides.language_id, id)));

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
