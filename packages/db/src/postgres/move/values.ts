import { storable, storableJsonText } from "../storable.ts";
import type { Kind } from "./tables.ts";

/** What a value of the file is in Postgres: a flag for 0 and 1, a moment for milliseconds, text without what no text there can hold. */
export function toPostgres(value: unknown, kind: Kind): unknown {
  if (value === null) return null;
  if (kind === "boolean") return value !== 0;
  if (kind === "timestamp with time zone") return new Date(value as number);
  if (kind === "json") return storableJsonText(value as string);
  return kind === "text" ? storable(String(value)) : value;
}

/** A value as it is compared: as it stands in the file, whichever side it comes from. */
export function comparable(value: unknown): unknown {
  if (value instanceof Date) return value.getTime();
  if (typeof value === "boolean") return Number(value);
  return Buffer.isBuffer(value) ? value.toString("base64") : value;
}

/** What of a value is changed on the way on purpose: the characters that Postgres cannot hold. */
export const asStored = (value: unknown, kind: Kind): unknown => (kind === "text" || kind === "json" ? toPostgres(value, kind) : value);
