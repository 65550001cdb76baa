import { AppError, distinctBy } from "@copydesk/contracts";
import { batch, schema } from "@copydesk/db";
import { and, asc, count, eq, inArray, notInArray } from "drizzle-orm";
import { z } from "zod";
import type { Actor, Core } from "../kernel/index.ts";

const mostPreferences = 200;

const key = z.string().regex(/^[a-z0-9_.-]{1,80}$/, "Use up to 80 lower-case letters, digits, dots, dashes and underscores");
export const preferenceKeysSchema = z.array(key).max(mostPreferences);
export const preferencesSchema = z
  .array(z.strictObject({ key, value: z.string().max(8_000), value_type: z.enum(["string", "number", "boolean", "json"]) }))
  .max(mostPreferences);
export type Preference = z.infer<typeof preferencesSchema>[number];

/** Those of a person's own preferences that are set, in order of their keys; all of them when `keys` is empty. */
export async function readPreferences(core: Core, actor: Actor, keys: readonly string[]): Promise<Preference[]> {
  const { user_preferences: own } = schema;
  const mine = eq(own.user_id, actor.userId);
  return core.db
    .select({ key: own.key, value: own.value, value_type: own.value_type })
    .from(own)
    .where(keys.length > 0 ? and(mine, inArray(own.key, [...keys])) : mine)
    .orderBy(asc(own.key));
}

/**
 * Sets preferences and answers what is stored under their keys.
 * @throws RULE_BROKEN when a person would have more than 200.
 */
export async function savePreferences(core: Core, actor: Actor, list: readonly Preference[]): Promise<Preference[]> {
  if (list.length === 0) return [];
  const { user_preferences: own } = schema;
  const newest = distinctBy(list, "key");
  const keys = newest.map((one) => one.key);
  const [others] = await core.db
    .select({ count: count() })
    .from(own)
    .where(and(eq(own.user_id, actor.userId), notInArray(own.key, keys)));
  if ((others?.count ?? 0) + keys.length > mostPreferences) {
    throw new AppError("RULE_BROKEN", "There is room for 200 preferences. Remove some first.");
  }
  const updated_at = new Date(core.now());
  await batch(core.db, (tx) =>
    newest.map(({ key, value, value_type }) =>
      tx
        .insert(own)
        .values({ user_id: actor.userId, key, value, value_type, updated_at })
        .onConflictDoUpdate({ target: [own.user_id, own.key], set: { value, value_type, updated_at } }),
    ),
  );
  return readPreferences(core, actor, keys);
}

/** Removes preferences; keys that are not set are left out in silence. */
export async function removePreferences(core: Core, actor: Actor, keys: readonly string[]): Promise<void> {
  const { user_preferences: own } = schema;
  if (keys.length > 0) await core.db.delete(own).where(and(eq(own.user_id, actor.userId), inArray(own.key, [...keys])));
}
