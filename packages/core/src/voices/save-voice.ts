import { AppError, foldName, type VoiceDetail, type voiceInput, type voiceStatusInput, type voiceUpdateInput } from "@copydesk/contracts";
import { batch, changeVersion, plus, schema, type Transaction } from "@copydesk/db";
import { and, eq, isNull, ne } from "drizzle-orm";
import type { z } from "zod";
import { changesBetween, recordActivity } from "../audit/index.ts";
import { type Actor, type Core, changedBy, createdBy, demandVersion, savingVersion, takingUnique } from "../kernel/index.ts";
import { demandPublish, findVoice, type VoiceRow } from "./access.ts";
import { checkGuideScopes } from "./check-guide-scopes.ts";
import { guidesOfVoice, readVoice } from "./read-voice.ts";
import { compareGuides, writeGuides } from "./save-guides.ts";

type Fields = z.output<typeof voiceInput>;

/**
 * Makes a voice with its guides.
 * @throws NAME_TAKEN; BAD_REQUEST for languages and channels that are gone; FORBIDDEN for an active one, or the default,
 *   by whoever may not publish.
 */
export async function createVoice(core: Core, actor: Actor, input: Fields): Promise<VoiceDetail> {
  demandPublish(actor, { created_by: actor.userId, of_team: false }, { before: null, after: input });
  const id = core.newId();
  const names = await checkGuideScopes(core, input.style_guides, []);
  const guides = compareGuides(core, { wanted: input.style_guides, current: [], names });
  const columns = columnsOf(input);
  const changes = { ...changesBetween(noVoice, columns), ...guides.log };
  await takingName(() =>
    batch(core.db, (tx) => [
      ...(input.is_default ? [takeDefault(tx, core, { id, actor })] : []),
      tx.insert(schema.voices).values({ id, ...columns, name_folded: foldName(input.name), ...createdBy(core, actor) }),
      ...writeGuides(tx, core, { voiceId: id, by: actor.userId, changes: guides }),
      recordActivity(tx, core, { actor, action: "voice.created", entity: { type: "voice", id, name: input.name }, changes }),
    ]),
  );
  return readSaved(core, actor, id);
}

/**
 * Changes a voice and its guides; a guide that is not sent is removed. A save that changes nothing writes nothing.
 * @throws STALE_VERSION with `details.current`; NAME_TAKEN; NOT_FOUND; BAD_REQUEST for languages and channels that are
 *   gone; FORBIDDEN, also for a change of what campaigns may choose by whoever may not publish.
 */
export async function updateVoice(core: Core, actor: Actor, input: z.output<typeof voiceUpdateInput>): Promise<VoiceDetail> {
  return savingVersion(savedVoice(core, actor, input.id), async () => {
    const found = await findVoice(core, actor, { id: input.id, action: "edit" });
    const { row } = found;
    demandVersion(row, input.version);
    demandPublish(actor, found, { before: row, after: input });
    const current = await guidesOfVoice(core, row.id);
    const names = await checkGuideScopes(core, input.style_guides, current);
    const guides = compareGuides(core, { wanted: input.style_guides, current, names });
    const columns = columnsOf(input);
    const changes = { ...changesBetween(columnsOf(row), columns), ...guides.log };
    if (Object.keys(changes).length === 0) return readVoice(core, actor, row.id);
    const entity = { type: "voice", id: row.id, name: input.name };
    await takingName(() =>
      batch(core.db, (tx) => [
        ...(input.is_default && !row.is_default ? [takeDefault(tx, core, { id: row.id, actor })] : []),
        changeRow(tx, core, { row, actor, set: { ...columns, name_folded: foldName(input.name) } }),
        ...writeGuides(tx, core, { voiceId: row.id, by: actor.userId, changes: guides }),
        recordActivity(tx, core, { actor, action: "voice.updated", entity, changes }),
      ]),
    );
    return readSaved(core, actor, row.id);
  });
}

/** The statement that changes the row of a voice that is not deleted. @throws StaleVersion when somebody changed it meanwhile. */
export function changeRow(tx: Transaction, core: Core, { row, actor, set }: { row: VoiceRow; actor: Actor; set: Partial<VoiceRow> }) {
  const { voices } = schema;
  return changeVersion(tx, voices, { row, set: { ...set, ...changedBy(core, actor) }, where: isNull(voices.deleted_at) });
}

/** The statement by which no other voice is the default any more. */
function takeDefault(tx: Transaction, core: Core, { id, actor }: { id: string; actor: Actor }) {
  const { voices } = schema;
  const change = { is_default: false, version: plus(voices.version, 1), ...changedBy(core, actor) };
  return tx
    .update(voices)
    .set(change)
    .where(and(eq(voices.is_default, true), ne(voices.id, id)));
}

/** A voice as `savingVersion` reads it. */
export const savedVoice = (core: Core, actor: Actor, id: string) => ({ what: "this voice", read: () => readVoice(core, actor, id) });

/** What was just written; whoever may create but not look gets their own. */
const readSaved = (core: Core, actor: Actor, id: string) =>
  readVoice(core, { ...actor, grants: { ...actor.grants, "voices.view": "any" } }, id);

const columnsOf = ({ name, description, status, is_default }: Pick<Fields, "name" | "description" | "status" | "is_default">) => ({
  name,
  description,
  status,
  is_default,
});
const noVoice = { name: "", description: "", status: null, is_default: false };

/** Runs a write that sets a voice's name. @throws NAME_TAKEN */
export const takingName = <T>(write: () => Promise<T>): Promise<T> =>
  takingUnique({ "voices.name_folded": ["name", "A voice with this name already exists"] }, write);

/**
 * Puts a voice before campaigns, or takes it away from new ones; those that use it keep it.
 * @throws RULE_BROKEN for the default voice; STALE_VERSION; NOT_FOUND; FORBIDDEN.
 */
export async function setVoiceStatus(core: Core, actor: Actor, { id, status }: z.output<typeof voiceStatusInput>): Promise<VoiceDetail> {
  const found = await findVoice(core, actor, { id, action: "edit" });
  const { row } = found;
  if (row.status === status) return readVoice(core, actor, id);
  demandPublish(actor, found, { before: row, after: { status, is_default: row.is_default } });
  if (row.is_default) throw new AppError("RULE_BROKEN", "New campaigns start with this voice. Make another one the default first.");
  const action = status === "active" ? "voice.published" : row.status === "active" ? "voice.deactivated" : "voice.updated";
  const change = () =>
    batch(core.db, (tx) => [
      changeRow(tx, core, { row, actor, set: { status } }),
      recordActivity(tx, core, {
        actor,
        action,
        entity: { type: "voice", id, name: row.name },
        changes: changesBetween({ status: row.status }, { status }),
      }),
    ]);
  await savingVersion(savedVoice(core, actor, id), change);
  return readVoice(core, actor, id);
}
