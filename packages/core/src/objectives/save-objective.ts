import {
  AppError,
  foldName,
  type ObjectiveRow,
  type objectiveDefaultInput,
  type objectiveInput,
  objectiveLimits,
  type objectiveStatusInput,
  type objectiveUpdateInput,
} from "@copydesk/contracts";
import { anything, batch, changeVersion, countOf, holds, must, nextPosition, schema, type Transaction } from "@copydesk/db";
import { and, eq, lt, ne, not } from "drizzle-orm";
import type { z } from "zod";
import { changesBetween, recordActivity } from "../audit/index.ts";
import { type Actor, type Core, changedBy, createdBy, demandVersion, savingVersion, type Taken, takingUnique } from "../kernel/index.ts";
import { fieldsOf, findObjective, isUsed, objectiveNotFound, readObjective, type StoredObjective } from "./read-objective.ts";

type Fields = z.output<typeof objectiveInput>;
const { objectives } = schema;

/** Adds an objective at the end of the list. @throws NAME_TAKEN; RULE_BROKEN for one too many. */
export async function createObjective(core: Core, actor: Actor, input: Fields): Promise<ObjectiveRow> {
  const id = core.newId();
  const position = nextPosition(objectives);
  const changes = changesBetween(noObjective, input);
  await takingUnique(taken, () =>
    batch(core.db, (tx) => [
      holds(tx, lt(countOf(objectives), objectiveLimits.all), tooMany()),
      ...(input.is_default ? [roomForDefault(tx, id)] : []),
      tx.insert(objectives).values({ id, ...input, name_folded: foldName(input.name), position, ...createdBy(core, actor) }),
      recordActivity(tx, core, { actor, action: "objective.created", entity: { type: "objective", id, name: input.name }, changes }),
    ]),
  );
  return readObjective(core, id);
}

/**
 * Changes an objective; the next text of every campaign that names it is written by the new words. A save that changes
 * nothing writes nothing.
 * @throws STALE_VERSION with `details.current`; NAME_TAKEN; RULE_BROKEN for a default too many; NOT_FOUND.
 */
export async function updateObjective(core: Core, actor: Actor, input: z.output<typeof objectiveUpdateInput>): Promise<ObjectiveRow> {
  const { id, version, ...fields } = input;
  return savingVersion(savedAs(core, id), async () => {
    const before = await findObjective(core, id);
    demandVersion(before, version);
    return change(core, actor, { before, fields });
  });
}

/** Makes new campaigns begin with an objective, or no longer. @throws RULE_BROKEN for an inactive one, and for one too many; NOT_FOUND. */
export async function setObjectiveDefault(
  core: Core,
  actor: Actor,
  { id, is_default }: z.output<typeof objectiveDefaultInput>,
): Promise<ObjectiveRow> {
  return savingVersion(savedAs(core, id), async () => {
    const before = await findObjective(core, id);
    if (is_default && before.status !== "active")
      throw new AppError("RULE_BROKEN", "Only an active objective can be chosen for new campaigns. Make it active first.");
    return change(core, actor, { before, fields: { ...fieldsOf(before), is_default } });
  });
}

/**
 * Offers an objective to campaigns, or no longer. Campaigns that name it keep it; new ones no longer begin with one that
 * is inactive.
 * @throws NOT_FOUND
 */
export async function setObjectiveStatus(
  core: Core,
  actor: Actor,
  { id, status }: z.output<typeof objectiveStatusInput>,
): Promise<ObjectiveRow> {
  return savingVersion(savedAs(core, id), async () => {
    const before = await findObjective(core, id);
    const is_default = before.is_default && status === "active";
    return change(core, actor, { before, fields: { ...fieldsOf(before), status, is_default } });
  });
}

async function change(core: Core, actor: Actor, { before, fields }: { before: StoredObjective; fields: Fields }): Promise<ObjectiveRow> {
  const { id } = before;
  const changes = changesBetween(fieldsOf(before), fields);
  if (Object.keys(changes).length === 0) return readObjective(core, id);
  const set = { ...fields, name_folded: foldName(fields.name), ...changedBy(core, actor) };
  await takingUnique(taken, () =>
    batch(core.db, (tx) => [
      changeVersion(tx, objectives, { row: before, set }),
      ...(fields.is_default && !before.is_default ? [roomForDefault(tx, id)] : []),
      recordActivity(tx, core, { actor, action: "objective.updated", entity: { type: "objective", id, name: fields.name }, changes }),
    ]),
  );
  return readObjective(core, id);
}

/** Guards a batch: besides this one there are fewer defaults than a campaign can have objectives. */
const roomForDefault = (tx: Transaction, id: string) =>
  holds(
    tx,
    lt(
      countOf(
        tx
          .select(anything)
          .from(objectives)
          .where(and(eq(objectives.is_default, true), ne(objectives.id, id))),
      ),
      objectiveLimits.defaults,
    ),
    new AppError("RULE_BROKEN", "New campaigns already start with five objectives, the most a campaign can have. Remove one first."),
  );

export const tooMany = () => new AppError("RULE_BROKEN", "There are 500 objectives already. Delete one you no longer use.");

export const noObjective = { name: "", description: "", kpi_hint: "", call_to_action: "", status: "active", is_default: false };

const savedAs = (core: Core, id: string) => ({ what: "this objective", read: () => readObjective(core, id) });

const taken: Taken = { "objectives.name_folded": ["name", "An objective with this name already exists"] };

/**
 * Deletes an objective that no campaign names.
 * @throws IN_USE with `details.campaigns` when one does: it can only be made inactive; NOT_FOUND.
 */
export async function removeObjective(core: Core, actor: Actor, id: string): Promise<null> {
  const { name, campaign_count } = await readObjective(core, id);
  if (campaign_count > 0) throw inUse(name, campaign_count);
  const changes = changesBetween({ name }, { name: null });
  const refused = objectiveNotFound();
  try {
    await batch(core.db, (tx) => [
      must(tx.delete(objectives).where(and(eq(objectives.id, id), not(isUsed(id)))), refused),
      recordActivity(tx, core, { actor, action: "objective.deleted", entity: { type: "objective", id, name }, changes }),
    ]);
  } catch (error) {
    if (error !== refused) throw error;
    // Either it is gone, or a campaign has begun to name it meanwhile.
    const now = await readObjective(core, id);
    throw inUse(now.name, now.campaign_count);
  }
  return null;
}

function inUse(name: string, campaigns: number): AppError {
  const by = campaigns === 1 ? "One campaign has" : `${campaigns} campaigns have`;
  const words = `${by} the objective “${name}”. Make it inactive instead: new campaigns can't choose it, and the others keep it.`;
  return new AppError("IN_USE", words, { details: { campaigns } });
}
