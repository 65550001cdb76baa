import {
  AppError,
  type ConfigurationDetail,
  type ConfigurationKind,
  type ConfigurationValues,
  type SchedulerRules,
} from "@copydesk/contracts";
import { rowReader, schema } from "@copydesk/db";
import { and, desc, eq, isNull, max } from "drizzle-orm";
import { readUserRows } from "../identity/index.ts";
import type { Core } from "../kernel/index.ts";
import { areEqual, valuesOf } from "./values.ts";

const { configurations, configuration_history: history } = schema;
export type ConfigurationRow = typeof configurations.$inferSelect;

/** How outlines or schedules are asked for, and how the product came. @throws UNAVAILABLE when the database has none. */
export async function readConfiguration(core: Core, kind: ConfigurationKind): Promise<ConfigurationDetail> {
  const row = await findConfiguration(core, kind);
  const defaults = await defaultsOf(core, row);
  const values = valuesOf(row);
  return {
    kind,
    version: row.version,
    number: await latestNumber(core, row),
    ...values,
    updated_at: row.updated_at.toISOString(),
    updated_by: await personNamed(core, row.updated_by),
    defaults,
    is_default: areEqual(values, defaults),
  };
}

/** The row itself. @throws UNAVAILABLE */
export async function findConfiguration(core: Core, kind: ConfigurationKind): Promise<ConfigurationRow> {
  const [row] = await core.db.select().from(configurations).where(eq(configurations.kind, kind));
  if (!row) throw new AppError("UNAVAILABLE", `This database has no ${kind} configuration. Restore it from a backup.`);
  return row;
}

async function latestNumber(core: Core, row: ConfigurationRow): Promise<number> {
  const [latest] = await core.db
    .select({ number: max(history.number) })
    .from(history)
    .where(eq(history.configuration_id, row.id));
  return latest?.number ?? 0;
}

/** What Copydesk itself wrote last: the first state of the history, or that of a later version. */
export async function defaultsOf(core: Core, row: ConfigurationRow): Promise<ConfigurationValues> {
  const [first] = await core.db
    .select({ snapshot: history.snapshot })
    .from(history)
    .where(and(eq(history.configuration_id, row.id), isNull(history.created_by)))
    .orderBy(desc(history.number))
    .limit(1);
  return first ? snapshotOf(first.snapshot) : valuesOf(row);
}

/** What was written into the history, which is whole from the first state on. */
export const snapshotOf = (snapshot: Record<string, unknown>): ConfigurationValues =>
  valuesOf(snapshot as { [K in keyof ConfigurationValues]: ConfigurationValues[K] });

async function personNamed(core: Core, id: string | null): Promise<{ id: string; name: string } | null> {
  if (id === null) return null;
  const [person] = await readUserRows(core, ["first_name", "last_name"], { ids: [id] });
  return { id, name: person ? `${person.first_name} ${person.last_name}`.trim() : "" };
}

/** Names of models by their ids. */
export async function modelNames(core: Core): Promise<ReadonlyMap<string, string>> {
  const { models } = schema;
  const rows = await core.db.select({ id: models.id, name: models.name }).from(models);
  return new Map(rows.map((model) => [model.id, model.name]));
}

/** Columns of the two configurations. */
export const readConfigurationRows = rowReader(schema.configurations);

/** What the company plans posts by. @throws UNAVAILABLE when it is not configured. */
export async function readSchedulerRules(core: Core): Promise<SchedulerRules> {
  const { configurations } = schema;
  const [configuration] = await core.db
    .select({ rules: configurations.rules })
    .from(configurations)
    .where(eq(configurations.kind, "scheduler"));
  if (configuration?.rules) return configuration.rules;
  throw new AppError("UNAVAILABLE", "The scheduler is not configured. Ask an administrator to restore its defaults.");
}
