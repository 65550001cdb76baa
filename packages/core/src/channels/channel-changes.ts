import { type Changes, changesBetween } from "../audit/index.ts";
import type { ChannelFields } from "./check-channel.ts";

type Logged = ChannelFields & { code?: string };

/** What differs between two states of a channel, each part, attribute and parameter a field of its own; empty when nothing does. */
export const channelChanges = (before: Logged | null, after: Logged): Changes =>
  changesBetween(before ? flat(before) : {}, flat(after, before));

function flat({ fields, attributes, parameters, ...rest }: Logged, other: Logged | null = null): Record<string, unknown> {
  return {
    ...rest,
    ...byKey("fields", fields, other?.fields),
    ...byKey("attributes", attributes, other?.attributes),
    ...Object.fromEntries(namesOf(parameters, other?.parameters).map((name) => [`parameters.${name}`, inKeyOrder(parameters[name])])),
  };
}

interface Keyed {
  key: string;
}

/** By key, those that are gone as null, and the order of all of them. */
function byKey(name: string, list: readonly Keyed[], others: readonly Keyed[] = []): Record<string, unknown> {
  const removed = others.filter((other) => !list.some((one) => one.key === other.key));
  return {
    ...Object.fromEntries(removed.map((one) => [`${name}.${one.key}`, null])),
    ...Object.fromEntries(list.map((one) => [`${name}.${one.key}`, inKeyOrder(one)])),
    [`${name}.order`]: list.map((one) => one.key),
  };
}

const namesOf = (parameters: ChannelFields["parameters"], others: ChannelFields["parameters"] = {}) =>
  [...new Set([...Object.keys(others), ...Object.keys(parameters)])] as (keyof ChannelFields["parameters"])[];

/** The same value with the keys of its objects in order, so that equal ones are written alike. */
function inKeyOrder<T>(value: T): T {
  if (Array.isArray(value)) return value.map(inKeyOrder) as T;
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, one]) => [key, inKeyOrder(one)])) as T;
}
