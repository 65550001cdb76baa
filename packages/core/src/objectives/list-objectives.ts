import {
  type configurationHistoryInput,
  foldName,
  type ObjectiveChange,
  type ObjectiveRow,
  type objectiveListInput,
  type Page,
} from "@copydesk/contracts";
import { contains, countOf, schema } from "@copydesk/db";
import { and, asc, count, eq } from "drizzle-orm";
import type { z } from "zod";
import { putInOrder } from "../audit/index.ts";
import { type Actor, type Core, type OrderTerms, orderBy } from "../kernel/index.ts";
import { objectiveRows, toObjectiveRow } from "./read-objective.ts";

type Query = z.output<typeof objectiveListInput>;
const { objectives } = schema;

/** The company's objectives, with how many campaigns name each. */
export async function listObjectives(core: Core, input: Query): Promise<Page<ObjectiveRow>> {
  const folded = foldName(input.search);
  const where = and(
    input.status && eq(objectives.status, input.status),
    folded === "" ? undefined : contains(objectives.name_folded, folded),
  );
  const [total] = await core.db.select({ count: count() }).from(objectives).where(where);
  const rows = await objectiveRows(core)
    .where(where)
    .orderBy(...orderBy(input.ordering, order))
    .limit(input.limit)
    .offset(input.offset);
  return { count: total?.count ?? 0, results: rows.map(toObjectiveRow) };
}

const order: OrderTerms<Query["ordering"]> = {
  fields: { position: [objectives.position], name: [objectives.name_folded], updated_at: [objectives.updated_at] },
  decide: (last, way) => (last === "name" ? [] : [way(objectives.id)]),
};

/** Puts the objectives in another order; see `putInOrder`. @param ids of all of them. */
export async function orderObjectives(core: Core, actor: Actor, ids: readonly string[]): Promise<null> {
  const { id, name, position } = objectives;
  const rows = await core.db.select({ id, name, position }).from(objectives).orderBy(asc(position), asc(id));
  return putInOrder(core, actor, ids, {
    type: "objective",
    article: "an",
    rows,
    count: countOf(objectives),
    move: (tx, moved, to) => tx.update(objectives).set({ position: to }).where(eq(id, moved)),
  });
}

type HistoryInput = z.output<typeof configurationHistoryInput>;

const { activity_logs: logs } = schema;

const historyOrder: OrderTerms<HistoryInput["ordering"]> = { fields: { at: [logs.at] }, decide: (_last, way) => [way(logs.id)] };

/** Who changed what about the objectives, as far back as the activity log is kept. */
export async function listObjectiveHistory(core: Core, { ordering, limit, offset }: HistoryInput): Promise<Page<ObjectiveChange>> {
  const where = and(eq(logs.entity_type, "objective"), eq(logs.result, "success"));
  const [total] = await core.db.select({ count: count() }).from(logs).where(where);
  const rows = await core.db
    .select()
    .from(logs)
    .where(where)
    .orderBy(...orderBy(ordering, historyOrder))
    .limit(limit)
    .offset(offset);
  const results = rows.map(
    (row): ObjectiveChange => ({
      id: row.id,
      at: row.at.toISOString(),
      by: row.actor_id === null ? null : { id: row.actor_id, name: row.actor_name },
      action: row.action as ObjectiveChange["action"],
      name: row.entity_name,
      changes: row.changes,
    }),
  );
  return { count: total?.count ?? 0, results };
}
