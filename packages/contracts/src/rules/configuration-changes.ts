import type { ConfigurationChanges, ConfigurationValues } from "../answers/configurations.ts";

/** A model's name by its id. */
export type ModelNames = ReadonlyMap<string, string>;

/**
 * What differs between two states of a configuration, part by part: each attribute, rule, window and parameter is one, so
 * that a history can say “Sections” and not “attributes”.
 */
export function configurationChanges(before: ConfigurationValues, after: ConfigurationValues, models: ModelNames): ConfigurationChanges {
  const old = flat(before, models);
  const now = flat(after, models);
  const changes: ConfigurationChanges = {};
  for (const part of new Set([...Object.keys(old), ...Object.keys(now)])) {
    const change = { before: old[part] ?? null, after: now[part] ?? null };
    if (written(change.before) !== written(change.after)) changes[part] = change;
  }
  const order = orderChange(before, after);
  return order ? { ...changes, attribute_order: order } : changes;
}

/** A value whose keys stand in one order and that has none without a value, so that equal ones are written alike. */
export function inKeyOrder<T>(value: T): T {
  if (Array.isArray(value)) return value.map(inKeyOrder) as T;
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, one]) => [key, inKeyOrder(one)])) as T;
}

const written = (value: unknown) => JSON.stringify(inKeyOrder(value));

function flat(values: ConfigurationValues, models: ModelNames): Record<string, unknown> {
  const { windows = {}, channel_posts_per_week = {}, ...rules } = values.rules ?? {};
  return {
    ...named("attributes", Object.fromEntries(values.attributes.map((one) => [one.key, one]))),
    ...named("rules", rules),
    ...named("rules.windows", windows),
    ...named("rules.channel_posts_per_week", channel_posts_per_week),
    system_prompt: values.system_prompt,
    user_prompt: values.user_prompt,
    model: values.model_id === null ? null : (models.get(values.model_id) ?? "A model that is gone"),
    ...named("parameters", values.parameters),
  };
}

const named = (prefix: string, values: object) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [`${prefix}.${key}`, value]));

/** Attributes that are in both, in another order. */
function orderChange(before: ConfigurationValues, after: ConfigurationValues) {
  const picked = (one: ConfigurationValues, other: ConfigurationValues) =>
    one.attributes.map((attribute) => attribute.key).filter((key) => other.attributes.some((attribute) => attribute.key === key));
  const change = { before: picked(before, after), after: picked(after, before) };
  return change.before.join() === change.after.join() ? null : change;
}
