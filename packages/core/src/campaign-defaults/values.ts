import type { ConfigurationChanges, ConfigurationValues } from "@copydesk/contracts";

/** Everything of a configuration that people change, with all keys in one order, so that equal states are written alike. */
export function valuesOf({
  attributes,
  rules,
  system_prompt,
  user_prompt,
  model_id,
  parameters,
}: ConfigurationValues): ConfigurationValues {
  return {
    attributes: inOrder(attributes),
    rules: inOrder(rules),
    // As a form saves them; the ones that the product came with end in a line break.
    system_prompt: system_prompt.trim(),
    user_prompt: user_prompt.trim(),
    model_id,
    parameters: inOrder(parameters),
  };
}

function inOrder<T>(value: T): T {
  if (Array.isArray(value)) return value.map(inOrder) as T;
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, one]) => [key, inOrder(one)])) as T;
}

export const areEqual = (one: ConfigurationValues, other: ConfigurationValues): boolean =>
  JSON.stringify(valuesOf(one)) === JSON.stringify(valuesOf(other));

/** A model's name by its id. */
export type ModelNames = ReadonlyMap<string, string>;

/**
 * What differs between two states, part by part: each attribute, rule, window and parameter is one, so that a history can
 * say “Sections” and not “attributes”.
 */
export function changesOf(before: ConfigurationValues, after: ConfigurationValues, models: ModelNames): ConfigurationChanges {
  const old = flat(before, models);
  const now = flat(after, models);
  const changes: ConfigurationChanges = {};
  for (const part of new Set([...Object.keys(old), ...Object.keys(now)])) {
    const change = { before: old[part] ?? null, after: now[part] ?? null };
    if (JSON.stringify(change.before) !== JSON.stringify(change.after)) changes[part] = change;
  }
  const order = orderChange(before, after);
  return order ? { ...changes, attribute_order: order } : changes;
}

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
  const kept = (one: ConfigurationValues, other: ConfigurationValues) =>
    one.attributes.map((attribute) => attribute.key).filter((key) => other.attributes.some((attribute) => attribute.key === key));
  const change = { before: kept(before, after), after: kept(after, before) };
  return change.before.join() === change.after.join() ? null : change;
}
