import { AppError, foldName, type ObjectiveRestore, objectiveLimits } from "@copydesk/contracts";
import { batch, countOf, holds, must, objectiveSeeds, schema, type Transaction, uniqueViolation } from "@copydesk/db";
import { and, asc, eq } from "drizzle-orm";
import { changesBetween, recordActivity } from "../audit/index.ts";
import type { Actor, Core } from "../kernel/index.ts";
import { fieldsOf, type StoredObjective } from "./read-objective.ts";
import { noObjective, tooMany } from "./save-objective.ts";

const { objectives } = schema;
type Fields = ReturnType<typeof fieldsOf>;
type Statement = ReturnType<Parameters<typeof batch>[1]>[number];

/** One objective as it will be; `before` is null for one that is missing. */
interface Step {
  position: number;
  before: StoredObjective | null;
  after: Fields;
}

/** What bringing the delivered objectives back would do. */
export async function planObjectiveRestore(core: Core): Promise<ObjectiveRestore> {
  return inWords(stepsOf(await allObjectives(core)));
}

/**
 * Brings the objectives that the product came with back, known by their names: in their words, active, in their order, and
 * what new campaigns begin with. One's own stay, after them. What is as delivered already writes nothing.
 * @throws STALE_VERSION when somebody changed the list in the meantime; RULE_BROKEN when there would be too many.
 */
export async function restoreObjectives(core: Core, actor: Actor): Promise<ObjectiveRestore> {
  const rows = await allObjectives(core);
  const steps = stepsOf(rows);
  if (steps.length > objectiveLimits.all) throw tooMany();
  const toWrite = steps.filter((step) => isMoved(step) || isChanged(step));
  if (toWrite.length === 0) return inWords(steps);
  const stale = new AppError("STALE_VERSION", "Somebody changed the objectives in the meantime. Look at them, then restore again.");
  try {
    await batch(core.db, (tx) => [
      holds(tx, eq(countOf(objectives), rows.length), stale),
      ...toWrite.flatMap((step) => write(core, actor, { tx, step, stale })),
    ]);
  } catch (error) {
    throw uniqueViolation(error) ? stale : error;
  }
  return inWords(steps);
}

const allObjectives = (core: Core) => core.db.select().from(objectives).orderBy(asc(objectives.position), asc(objectives.id));

function stepsOf(rows: readonly StoredObjective[]): Step[] {
  const byName = new Map(rows.map((row) => [row.name_folded, row]));
  const delivered = objectiveSeeds.map(({ is_default = false, ...words }, position): Step => {
    const before = byName.get(foldName(words.name)) ?? null;
    return { position, before, after: { ...words, status: "active", is_default } };
  });
  const taken = new Set(delivered.map((step) => step.before?.id));
  let room = objectiveLimits.defaults - delivered.filter((step) => step.after.is_default).length;
  const own = rows.filter((row) => !taken.has(row.id));
  return [
    ...delivered,
    ...own.map((before, at): Step => {
      const is_default = before.is_default && room > 0;
      if (is_default) room -= 1;
      return { position: delivered.length + at, before, after: { ...fieldsOf(before), is_default } };
    }),
  ];
}

const changesOf = ({ before, after }: Step) => changesBetween(before ? fieldsOf(before) : noObjective, after);
const isChanged = (step: Step) => step.before === null || Object.keys(changesOf(step)).length > 0;
const isMoved = ({ before, position }: Step) => before !== null && before.position !== position;

function inWords(steps: readonly Step[]): ObjectiveRestore {
  const delivered = steps.slice(0, objectiveSeeds.length);
  const own = steps.slice(objectiveSeeds.length);
  const nameOf = ({ after }: Step) => after.name;
  return {
    changed: delivered.filter((step) => step.before !== null && isChanged(step)).map(nameOf),
    missing: delivered.filter((step) => step.before === null).map(nameOf),
    own: own.length,
    no_longer_default: own.filter(isChanged).map(nameOf),
    is_reordered: steps.some(isMoved),
  };
}

function write(core: Core, actor: Actor, { tx, step, stale }: { tx: Transaction; step: Step; stale: AppError }): Statement[] {
  const { before, after, position } = step;
  const time = new Date(core.now());
  const stamp = { updated_at: time, updated_by: actor.userId };
  const changes = changesOf(step);
  const record = (action: string, id: string) =>
    recordActivity(tx, core, { actor, action, entity: { type: "objective", id, name: after.name }, changes });
  if (before === null) {
    const id = core.newId();
    const made = { id, ...after, name_folded: foldName(after.name), position, created_at: time, created_by: actor.userId, ...stamp };
    return [tx.insert(objectives).values(made), record("objective.created", id)];
  }
  const isHere = and(eq(objectives.id, before.id), eq(objectives.version, before.version));
  // As when they are put in order: whoever is changing one goes on.
  if (!isChanged(step)) return [must(tx.update(objectives).set({ position }).where(isHere), stale)];
  const set = { ...after, name_folded: foldName(after.name), position, version: before.version + 1, ...stamp };
  return [must(tx.update(objectives).set(set).where(isHere), stale), record("objective.updated", before.id)];
}
