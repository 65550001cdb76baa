import { AppError, foldName, type VoiceDetail, type voiceInput, type voiceUpdateInput } from "@copydesk/contracts";
import { batch, must, plus, schema, type Transaction, uniqueViolation } from "@copydesk/db";
import { and, eq, isNull, ne } from "drizzle-orm";
import type { z } from "zod";
import { changesBetween, recordActivity } from "../audit/index.ts";
import type { Actor, Core } from "../kernel/index.ts";
import { checkPlaces } from "./check-places.ts";
import { demandPublish, findVoice, type VoiceRow } from "./reach.ts";
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
  const names = await checkPlaces(core, input.style_guides, []);
  const guides = compareGuides(core, { wanted: input.style_guides, current: [], names });
  const columns = columnsOf(input);
  const time = new Date(core.now());
  const stamp = { created_at: time, created_by: actor.userId, updated_at: time, updated_by: actor.userId };
  const changes = { ...changesBetween(noVoice, columns), ...guides.log };
  await takingName(() =>
    batch(core.db, (tx) => [
      ...(input.is_default ? [takeDefault(tx, core, { id, actor })] : []),
      tx.insert(schema.voices).values({ id, ...columns, name_folded: foldName(input.name), ...stamp }),
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
  const found = await findVoice(core, actor, { id: input.id, action: "edit" });
  const { row } = found;
  if (row.version !== input.version) throw await stale(core, actor, row.id);
  demandPublish(actor, found, { before: row, after: input });
  const current = await guidesOfVoice(core, row.id);
  const names = await checkPlaces(core, input.style_guides, current);
  const guides = compareGuides(core, { wanted: input.style_guides, current, names });
  const columns = columnsOf(input);
  const changes = { ...changesBetween(columnsOf(row), columns), ...guides.log };
  if (Object.keys(changes).length === 0) return readVoice(core, actor, row.id);
  try {
    await takingName(() =>
      batch(core.db, (tx) => [
        ...(input.is_default && !row.is_default ? [takeDefault(tx, core, { id: row.id, actor })] : []),
        changeRow(tx, core, { row, actor, set: { ...columns, name_folded: foldName(input.name) } }),
        ...writeGuides(tx, core, { voiceId: row.id, by: actor.userId, changes: guides }),
        recordActivity(tx, core, {
          actor,
          action: "voice.updated",
          entity: { type: "voice", id: row.id, name: input.name },
          changes,
        }),
      ]),
    );
  } catch (error) {
    // Lost the race for the row: say what the other one wrote.
    if (error instanceof AppError && error.code === "STALE_VERSION") throw await stale(core, actor, row.id);
    throw error;
  }
  return readSaved(core, actor, row.id);
}

/** The statement that changes the row of a voice if nobody did meanwhile; STALE_VERSION otherwise. */
export function changeRow(tx: Transaction, core: Core, { row, actor, set }: { row: VoiceRow; actor: Actor; set: Partial<VoiceRow> }) {
  const { voices } = schema;
  return must(
    tx
      .update(voices)
      .set({ ...set, version: row.version + 1, updated_at: new Date(core.now()), updated_by: actor.userId })
      .where(and(eq(voices.id, row.id), eq(voices.version, row.version), isNull(voices.deleted_at))),
    new AppError("STALE_VERSION", staleWords),
  );
}

/** The statement by which no other voice is the default any more. */
function takeDefault(tx: Transaction, core: Core, { id, actor }: { id: string; actor: Actor }) {
  const { voices } = schema;
  const change = { is_default: false, version: plus(voices.version, 1), updated_at: new Date(core.now()), updated_by: actor.userId };
  return tx
    .update(voices)
    .set(change)
    .where(and(eq(voices.is_default, true), ne(voices.id, id)));
}

const staleWords = "Somebody else changed this voice in the meantime. Look at their version, then save yours again.";

async function stale(core: Core, actor: Actor, id: string): Promise<AppError> {
  return new AppError("STALE_VERSION", staleWords, { details: { current: await readVoice(core, actor, id) } });
}

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

/** Runs a write that sets a voice's name, and says in words when another voice has it. */
export async function takingName<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!uniqueViolation(error)?.includes("voices.name_folded")) throw error;
    const message = "A voice with this name already exists";
    throw new AppError("NAME_TAKEN", message, { fields: { name: [message] }, cause: error });
  }
}
