import {
  AppError,
  type ConfigurationChange,
  type ConfigurationKind,
  type ConfigurationState,
  configurationChanges,
  type configurationHistoryInput,
  type Page,
} from "@copydesk/contracts";
import { isSameJson, scalar, schema } from "@copydesk/db";
import { and, asc, count, desc, eq, lt } from "drizzle-orm";
import type { z } from "zod";
import type { Core } from "../kernel/index.ts";
import { defaultsOf, findConfiguration, modelNames, snapshotOf } from "./read-configuration.ts";
import { areEqual, inShort } from "./values.ts";

const { configuration_history: history, users } = schema;

/** Every state that a configuration had, with who made it and what they changed. */
export async function listHistory(
  core: Core,
  kind: ConfigurationKind,
  { ordering, limit, offset }: z.output<typeof configurationHistoryInput>,
): Promise<Page<ConfigurationChange>> {
  const configuration = await findConfiguration(core, kind);
  const { id } = configuration;
  const defaults = await defaultsOf(core, configuration);
  const [total] = await core.db.select({ count: count() }).from(history).where(eq(history.configuration_id, id));
  // One more than asked for: the state before the last one says what that changed.
  const states = total?.count ?? 0;
  // They are read backwards, since the state before one says what it changed: the oldest first are the same, from the other end.
  const isOldestFirst = !ordering.startsWith("-");
  const shown = Math.max(0, Math.min(limit, states - offset));
  const from = isOldestFirst ? states - offset - shown : offset;
  const rows = shown === 0 ? [] : await statesOf(core, id, { limit: shown + 1, offset: from });
  const names = await modelNames(core);
  const results = rows.slice(0, shown).map((row, at): ConfigurationChange => {
    const values = snapshotOf(row.snapshot);
    const before = rows[at + 1];
    return {
      id: row.id,
      number: row.number,
      at: row.at.toISOString(),
      by: row.by === null ? null : { id: row.by, name: `${row.first_name ?? ""} ${row.last_name ?? ""}`.trim() },
      changes: before ? inShort(configurationChanges(snapshotOf(before.snapshot), values, names)) : {},
      // What the product came with was written in another order of keys.
      same_as: row.number > 1 && areEqual(values, defaults) ? 1 : row.same_as,
      is_current: from + at === 0,
    };
  });
  return { count: states, results: isOldestFirst ? results.reverse() : results };
}

/** One state of a configuration, whole. @throws NOT_FOUND for a state that this configuration never had. */
export async function readState(core: Core, kind: ConfigurationKind, changeId: string): Promise<ConfigurationState> {
  const { id } = await findConfiguration(core, kind);
  const [state] = await core.db
    .select({ number: history.number, snapshot: history.snapshot })
    .from(history)
    .where(and(eq(history.configuration_id, id), eq(history.id, changeId)));
  if (!state) throw stateNotFound();
  return { id: changeId, number: state.number, values: snapshotOf(state.snapshot) };
}

const stateNotFound = () => new AppError("NOT_FOUND", "This earlier state does not exist.");

/** States are written with their parts in one order, so equal ones are equal as text. */
function statesOf(core: Core, configurationId: string, { limit, offset }: { limit: number; offset: number }) {
  const earlier = core.db.select().from(history).where(eq(history.configuration_id, configurationId)).as("earlier");
  const sameAs = core.db
    .select({ number: earlier.number })
    .from(earlier)
    .where(and(lt(earlier.number, history.number), isSameJson(earlier.snapshot, history.snapshot)))
    .orderBy(asc(earlier.number))
    .limit(1);
  return core.db
    .select({
      id: history.id,
      number: history.number,
      at: history.created_at,
      by: history.created_by,
      first_name: users.first_name,
      last_name: users.last_name,
      snapshot: history.snapshot,
      same_as: scalar<number | null>(sameAs),
    })
    .from(history)
    .leftJoin(users, eq(users.id, history.created_by))
    .where(eq(history.configuration_id, configurationId))
    .orderBy(desc(history.number))
    .limit(limit)
    .offset(offset);
}
