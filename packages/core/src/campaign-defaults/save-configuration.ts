import {
  AppError,
  type ConfigurationDetail,
  type ConfigurationKind,
  type ConfigurationValues,
  configurationChanges,
  type outlineConfigurationInput,
  type restoreConfigurationInput,
  type schedulerConfigurationInput,
} from "@copydesk/contracts";
import { batch, changeVersion, orElse, plus, scalar, schema } from "@copydesk/db";
import { and, eq, max } from "drizzle-orm";
import type { z } from "zod";
import { recordActivity } from "../audit/index.ts";
import { type Actor, type Core, changedBy, demandVersion, savingVersion } from "../kernel/index.ts";
import { demandWholePrompts } from "../prompts/index.ts";
import { readState } from "./list-history.ts";
import { type ConfigurationRow, defaultsOf, findConfiguration, modelNames, readConfiguration } from "./read-configuration.ts";
import { inShort, valuesOf } from "./values.ts";

const { configurations, configuration_history: history, models } = schema;

/**
 * Changes how outlines are asked for; the next outline of every campaign follows it. A save that changes nothing writes
 * nothing.
 * @throws STALE_VERSION with `details.current`; BAD_REQUEST for prompts with variables that are unknown, empty or not
 *   whole, and for a model that cannot be chosen.
 */
export function updateOutline(core: Core, actor: Actor, input: z.output<typeof outlineConfigurationInput>): Promise<ConfigurationDetail> {
  const { version, ...values } = input;
  return save(core, actor, { kind: "outline", version, values: { ...values, rules: null }, action: "configuration.updated" });
}

/** Changes how schedules are asked for and what they are planned by; the next plan follows it. @throws as `updateOutline` does. */
export function updateScheduler(
  core: Core,
  actor: Actor,
  input: z.output<typeof schedulerConfigurationInput>,
): Promise<ConfigurationDetail> {
  const { version, ...values } = input;
  return save(core, actor, { kind: "scheduler", version, values, action: "configuration.updated" });
}

/**
 * Goes back to an earlier state, which becomes the newest one, or to how the product came.
 * @throws STALE_VERSION with `details.current`; NOT_FOUND for a state that this configuration never had.
 */
export async function restoreConfiguration(
  core: Core,
  actor: Actor,
  { kind, version, change_id }: z.output<typeof restoreConfigurationInput> & { kind: ConfigurationKind },
): Promise<ConfigurationDetail> {
  const row = await findConfiguration(core, kind);
  const state = change_id === null ? await defaultsOf(core, row) : (await readState(core, kind, change_id)).values;
  // A model can be gone or switched off since; the company's default takes its place.
  const model_id = (await isActive(core, state.model_id)) ? state.model_id : null;
  return save(core, actor, { kind, version, values: { ...state, model_id }, action: "configuration.restored" });
}

interface Saving {
  kind: ConfigurationKind;
  version: number;
  values: ConfigurationValues;
  action: "configuration.updated" | "configuration.restored";
}

function save(core: Core, actor: Actor, saving: Saving): Promise<ConfigurationDetail> {
  const { kind, version, values, action } = saving;
  return savingVersion({ what: "this configuration", read: () => readConfiguration(core, kind) }, async () => {
    const row = await findConfiguration(core, kind);
    demandVersion(row, version);
    await demandSound(core, row, values);
    const after = valuesOf(values);
    const changes = configurationChanges(valuesOf(row), after, await modelNames(core));
    if (Object.keys(changes).length === 0) return readConfiguration(core, kind);
    const stamp = changedBy(core, actor);
    const entity = { type: "configuration", id: row.id, name: kind === "outline" ? "Outline" : "Scheduler" };
    await batch(core.db, (tx) => [
      changeVersion(tx, configurations, { row, set: { ...after, ...stamp } }),
      tx.insert(history).values({
        id: core.newId(),
        configuration_id: row.id,
        number: plus(
          orElse(
            scalar(
              tx
                .select({ number: max(history.number) })
                .from(history)
                .where(eq(history.configuration_id, row.id)),
            ),
            0,
          ),
          1,
        ),
        snapshot: { ...after },
        created_at: stamp.updated_at,
        created_by: stamp.updated_by,
      }),
      recordActivity(tx, core, { actor, action, entity, changes: inShort(changes) }),
    ]);
    return readConfiguration(core, kind);
  });
}

async function demandSound(core: Core, row: ConfigurationRow, values: ConfigurationValues): Promise<void> {
  demandWholePrompts(row.kind, values);
  if (values.model_id === row.model_id || (await isActive(core, values.model_id))) return;
  const message = "This model is no longer available. Choose another one.";
  throw new AppError("BAD_REQUEST", message, { fields: { model_id: [message] } });
}

async function isActive(core: Core, modelId: string | null): Promise<boolean> {
  if (modelId === null) return true;
  const [model] = await core.db
    .select({ id: models.id })
    .from(models)
    .where(and(eq(models.id, modelId), eq(models.status, "active")));
  return model !== undefined;
}
