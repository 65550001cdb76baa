import type { BulkResult } from "@copydesk/contracts";
import { anything, batch, plus, query, schema, type Transaction } from "@copydesk/db";
import { and, eq, exists, gt, inArray, isNull, or } from "drizzle-orm";
import { type Changes, changesBetween, recordActivity } from "../audit/index.ts";
import { forbidden } from "../identity/index.ts";
import { type Actor, type Core, restorableSince, slices } from "../kernel/index.ts";
import type { LanguageUser } from "../languages/index.ts";
import type { Belongings } from "../people/index.ts";
import { type ExampleCard, type ExampleRow, exampleNotFound, findCards, findExamples, mayAccessExample } from "./access.ts";

const { examples } = schema;

/** Examples of one transaction: few enough that other requests hardly wait for it. */
const atOnce = 100;

/** Deletes an example; for 30 days it can be restored. @throws NOT_FOUND; FORBIDDEN. */
export async function removeExample(core: Core, actor: Actor, id: string): Promise<null> {
  const { left } = await removeExamples(core, actor, [id]);
  const [refused] = left;
  if (refused) throw refused.name === "" ? exampleNotFound() : forbidden();
  return null;
}

/** Deletes examples; for 30 days they can be restored. */
export async function removeExamples(core: Core, actor: Actor, ids: readonly string[]): Promise<BulkResult> {
  const { rows, left } = await sortExamples(core, actor, { ids, action: "delete" });
  await write(core, actor, { rows, action: "example.deleted", set: () => ({ deleted_at: new Date(core.now()) }), changes: () => ({}) });
  return { done: rows.map((row) => row.id), left };
}

/** Lets examples into prompts, or keeps them out. */
export async function useExamples(
  core: Core,
  actor: Actor,
  { ids, use_in_prompts }: { ids: readonly string[]; use_in_prompts: boolean },
): Promise<BulkResult> {
  const { rows, left } = await sortExamples(core, actor, { ids, action: "edit" });
  const changed = rows.filter((row) => row.use_in_prompts !== use_in_prompts);
  await write(core, actor, {
    rows: changed,
    action: "example.updated",
    set: () => ({ use_in_prompts }),
    changes: (row) => changesBetween({ use_in_prompts: row.use_in_prompts }, { use_in_prompts }),
  });
  return { done: rows.map((row) => row.id), left };
}

/** Brings deleted examples back, within 30 days and for whoever could delete them. */
export async function restoreExamples(core: Core, actor: Actor, ids: readonly string[]): Promise<BulkResult> {
  const oldest = restorableSince(core);
  const found = await findCards(core, actor, { ids, when: gt(examples.deleted_at, oldest) });
  const { rows, left } = sort(actor, { ids, action: "delete" }, found);
  await write(core, actor, { rows, action: "example.restored", set: () => ({ deleted_at: null }), changes: () => ({}) });
  return { done: rows.map((row) => row.id), left };
}

interface Sorting {
  ids: readonly string[];
  action: "edit" | "delete";
}

async function sortExamples(core: Core, actor: Actor, sorting: Sorting) {
  return sort(actor, sorting, await findExamples(core, actor, sorting.ids));
}

/** Which of these examples it is done to, and why not to the others. */
function sort(actor: Actor, { ids, action }: Sorting, found: readonly ExampleCard[]) {
  const byId = new Map(found.map((one) => [one.id, one]));
  const sorted: { rows: ExampleCard[]; left: BulkResult["left"] } = { rows: [], left: [] };
  for (const id of new Set(ids)) {
    const one = byId.get(id);
    if (!one) sorted.left.push({ id, name: "", reason: exampleNotFound().message });
    else if (mayAccessExample(actor, action, one)) sorted.rows.push(one);
    else sorted.left.push({ id, name: one.title, reason: forbidden().message });
  }
  return sorted;
}

interface Write {
  rows: readonly ExampleCard[];
  action: string;
  set: () => Partial<ExampleRow>;
  changes: (row: ExampleCard) => Changes;
}

async function write(core: Core, actor: Actor, { rows, action, set, changes }: Write): Promise<void> {
  for (const some of slices(rows, atOnce)) {
    await batch(core.db, (tx) => [
      touch(tx, core, { ids: some.map((row) => row.id), set: set(), actor }),
      ...some.map((row) =>
        recordActivity(tx, core, { actor, action, entity: { type: "example", id: row.id, name: row.title }, changes: changes(row) }),
      ),
    ]);
  }
}

function touch(tx: Transaction, core: Core, { ids, set, actor }: { ids: string[]; set: Partial<ExampleRow>; actor: Actor }) {
  const { examples } = schema;
  return tx
    .update(examples)
    .set({ ...set, version: plus(examples.version, 1), updated_at: new Date(core.now()), updated_by: actor.userId })
    .where(inArray(examples.id, ids));
}

/** Examples of somebody whose account is removed. */
export const exampleBelongings: Belongings = {
  kind: "examples",
  count: ({ db }, id, since) =>
    db.$count(examples, and(eq(examples.created_by, id), or(isNull(examples.deleted_at), gt(examples.deleted_at, since)))),
  handOver: (tx, { from, to }) => tx.update(examples).set({ created_by: to }).where(eq(examples.created_by, from)),
};

/** The statement that makes examples of what somebody brought. */
export const insertExamples = (tx: Transaction, rows: (typeof examples.$inferInsert)[]) => tx.insert(examples).values(rows);

/** The statement that deletes a voice's examples along with it, all at that one moment. */
export const removeExamplesOfVoice = (tx: Transaction, voiceId: string, at: Date) =>
  tx
    .update(examples)
    .set({ deleted_at: at })
    .where(and(eq(examples.voice_id, voiceId), isNull(examples.deleted_at)));

/** The statement that brings back the examples that were deleted along with their voice, at that moment. */
export const restoreExamplesOfVoice = (tx: Transaction, voiceId: string, at: Date) =>
  tx
    .update(examples)
    .set({ deleted_at: null })
    .where(and(eq(examples.voice_id, voiceId), eq(examples.deleted_at, at)));

/** Examples in a language. */
export const examplesInLanguage: LanguageUser = (id) => exists(query.select(anything).from(examples).where(eq(examples.language_id, id)));
