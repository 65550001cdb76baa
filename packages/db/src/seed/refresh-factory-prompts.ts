import { and, eq, isNull, max } from "drizzle-orm";
import { batch, type Runnable } from "../batch.ts";
import type { Database } from "../open.ts";
import { channels, configurations, configuration_history as history } from "../schema/index.ts";
import { factoryChannelPrompts } from "./factory-prompts.ts";
import { outlineSystemPrompt, outlineUserPrompt, schedulerSystemPrompt, schedulerUserPrompt } from "./prompts.ts";
import type { SeedContext } from "./seeding.ts";

interface Prompts {
  system_prompt: string;
  user_prompt: string;
}

const configurationPrompts: Readonly<Record<"outline" | "scheduler", Prompts>> = {
  outline: { system_prompt: outlineSystemPrompt, user_prompt: outlineUserPrompt },
  scheduler: { system_prompt: schedulerSystemPrompt, user_prompt: schedulerUserPrompt },
};

const areSame = (one: Prompts, other: Prompts) => one.system_prompt === other.system_prompt && one.user_prompt === other.user_prompt;

/**
 * Gives an older installation the prompts of this version wherever nobody has saved words of their own: a channel that no person has
 * changed, a configuration in the state that Copydesk itself wrote last, whose history gets one more such state. Everything else stays
 * as it is.
 * @returns how many rows were changed.
 */
export async function refreshFactoryPrompts(db: Database, context: SeedContext): Promise<number> {
  const changed = [...(await oldChannels(db)), ...(await oldConfigurations(db))];
  if (changed.length === 0) return 0;
  const now = { updated_at: context.now };
  await batch(db, (tx) =>
    changed.flatMap((one): Runnable[] => {
      const next = { ...one.prompts, ...now, version: one.version + 1 };
      if (one.kind === "channel")
        return [
          tx
            .update(channels)
            .set(next)
            .where(and(eq(channels.id, one.id), isNull(channels.updated_by))),
        ];
      const state = { id: context.newId(), configuration_id: one.id, number: one.number, snapshot: one.snapshot, created_at: context.now };
      return [tx.update(configurations).set(next).where(eq(configurations.id, one.id)), tx.insert(history).values(state)];
    }),
  );
  return changed.length;
}

async function oldChannels(db: Database) {
  const { id, code, version, system_prompt, user_prompt } = channels;
  const rows = await db.select({ id, code, version, system_prompt, user_prompt }).from(channels).where(isNull(channels.updated_by));
  return rows.flatMap((row) => {
    const prompts = factoryChannelPrompts(row.code);
    return prompts && !areSame(prompts, row) ? [{ kind: "channel" as const, id: row.id, version: row.version, prompts }] : [];
  });
}

async function oldConfigurations(db: Database) {
  const byOne = db.select({ configuration_id: history.configuration_id, latest: max(history.number).as("latest") });
  const last = byOne.from(history).groupBy(history.configuration_id).as("last");
  const rows = await db
    .select({ row: configurations, state: history })
    .from(configurations)
    .innerJoin(last, eq(last.configuration_id, configurations.id))
    .innerJoin(history, and(eq(history.configuration_id, configurations.id), eq(history.number, last.latest)))
    .where(isNull(history.created_by));
  return rows.flatMap(({ row, state }) => {
    const prompts = configurationPrompts[row.kind];
    if (areSame(prompts, row)) return [];
    return [
      { kind: row.kind, id: row.id, version: row.version, prompts, number: state.number + 1, snapshot: { ...state.snapshot, ...prompts } },
    ];
  });
}
