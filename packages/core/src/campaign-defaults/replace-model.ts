import { type ConfigurationKind, configurationKinds } from "@copydesk/contracts";
import { anything, constant, plus, query, schema, type Transaction, withTextAt } from "@copydesk/db";
import { and, asc, desc, eq } from "drizzle-orm";
import type { Actor, Core } from "../kernel/index.ts";

const { configurations, configuration_history: history } = schema;

/**
 * Statements that choose another model wherever a configuration has chosen this one, as a state of its history like any
 * other change. Whoever is changing it meanwhile is told so.
 */
export function replaceModelInConfigurations(tx: Transaction, core: Core, { actor, from, to }: { actor: Actor; from: string; to: string }) {
  const time = new Date(core.now());
  const stamp = { updated_at: time, updated_by: actor.userId, version: plus(configurations.version, 1) };
  const chosen = (kind: (typeof configurationKinds)[number]) => and(eq(configurations.kind, kind), eq(configurations.model_id, from));
  return configurationKinds.flatMap((kind) => [
    tx.insert(history).select(
      tx
        .select({
          id: constant(core.newId(), history.id).as("id"),
          configuration_id: history.configuration_id,
          number: plus(history.number, 1).as("number"),
          snapshot: withTextAt(history.snapshot, "model_id", to).as("snapshot"),
          created_at: constant(time, history.created_at).as("created_at"),
          created_by: constant(actor.userId, history.created_by).as("created_by"),
        })
        .from(history)
        .innerJoin(configurations, eq(configurations.id, history.configuration_id))
        .where(chosen(kind))
        .orderBy(desc(history.number))
        .limit(1),
    ),
    tx
      .update(configurations)
      .set({ model_id: to, ...stamp })
      .where(chosen(kind)),
  ]);
}

/** Configurations whose texts a model writes. */
export async function listKindsWithModel({ db }: Core, modelId: string): Promise<ConfigurationKind[]> {
  const rows = await db
    .select({ kind: configurations.kind })
    .from(configurations)
    .where(eq(configurations.model_id, modelId))
    .orderBy(asc(configurations.kind));
  return rows.map((row) => row.kind);
}

/** The same as a query within another one. */
export const configurationsWithModel = (modelId: string) =>
  query.select(anything).from(configurations).where(eq(configurations.model_id, modelId));
