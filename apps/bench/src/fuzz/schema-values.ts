import { isObject } from "./is-object.ts";
import type { KnownIds } from "./known-ids.ts";
import type { Random } from "./random.ts";
import { letters } from "./request.ts";

/** As much of JSON Schema as zod writes. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  propertyNames?: Schema;
  items?: Schema | false;
  prefixItems?: Schema[];
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  format?: string;
  contentEncoding?: string;
  description?: string;
}

export interface Making {
  random: Random;
  ids: KnownIds;
  /** What a bare `id` is of: `campaigns`. */
  domain: string;
  resolve(ref: string): Schema;
}

const deepest = 8;

/** Something that a schema describes, as a person or program that means well could send it. */
export function sampleOf(schema: Schema, making: Making, key = "", depth = 0): unknown {
  const { random } = making;
  if (schema.$ref !== undefined) return sampleOf(making.resolve(schema.$ref), making, key, depth + 1);
  if ("const" in schema) return schema.const;
  if (schema.enum) return random.pick(schema.enum);
  const choice = schema.anyOf ?? schema.oneOf;
  if (choice) return sampleOf(random.pick(choice), making, key, depth + 1);
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => sampleOf(part, making, key, depth + 1)));
  const type = Array.isArray(schema.type) ? random.pick(schema.type) : schema.type;
  switch (type) {
    case "object":
      return objectOf(schema, making, depth);
    case "array":
      return listOf(schema, making, { key, depth });
    case "string":
      return textOf(schema, making, key);
    case "integer":
    case "number":
      return numberOf(schema, random, type === "integer");
    case "boolean":
      return random.chance(0.5);
    case "null":
      return null;
    default:
      return random.pick([null, "text", 7, true, {}, []]);
  }
}

function objectOf(schema: Schema, making: Making, depth: number): unknown {
  const { random } = making;
  const required = new Set(schema.required);
  const entries = Object.entries(schema.properties ?? {})
    .filter(([name]) => required.has(name) || (depth < deepest && random.chance(0.4)))
    .map(([name, one]): [string, unknown] => [name, sampleOf(one, making, name, depth + 1)]);
  if (isObject(schema.additionalProperties) && depth < deepest) {
    const names = Array.from({ length: random.below(3) }, () =>
      String(sampleOf(schema.propertyNames ?? { type: "string" }, making, "", depth)),
    );
    for (const name of names) entries.push([name, sampleOf(schema.additionalProperties as Schema, making, name, depth + 1)]);
  }
  return Object.fromEntries(entries);
}

function listOf(schema: Schema, making: Making, { key, depth }: { key: string; depth: number }): unknown[] {
  if (schema.prefixItems) return schema.prefixItems.map((one) => sampleOf(one, making, key, depth + 1));
  const from = schema.minItems ?? 0;
  const most = Math.min(schema.maxItems ?? 4, from + 3);
  const count = depth < deepest ? from + making.random.below(most - from + 1) : from;
  return Array.from({ length: count }, () => sampleOf(schema.items || {}, making, key, depth + 1));
}

const words = [
  "Spring launch",
  "Łódź – 春の新作",
  "שלום עולם",
  "a",
  "👩‍👩‍👧 new",
  "{{#product}} for {{#audience}}",
  "- one\n- two",
  "<b>bold</b>",
  "1/2",
];
const story = "Our workshop opens in May. It repairs kettles, toasters and lamps that others throw away. Everybody may watch and learn. ";

function textOf(schema: Schema, making: Making, key: string): string {
  const { random, ids } = making;
  const known = ids.textFor(key, making.domain, random);
  if (known !== undefined && random.chance(0.9)) return known;
  const ordering = key === "ordering" && /Order by one of ([\w, ]+?)(?:, or|;)/.exec(schema.description ?? "")?.[1]?.split(", ");
  if (ordering)
    return [random.pick(["", "-"]) + random.pick(ordering), random.pick(["", "-"]) + random.pick(ordering)]
      .slice(random.below(2))
      .join(",");
  if (schema.format === "date") return `20${20 + random.below(12)}-0${1 + random.below(9)}-1${random.below(10)}`;
  if (schema.format === "date-time") return new Date(1_700_000_000_000 + random.below(100_000_000) * 1_000).toISOString();
  if (schema.format === "email" || key.includes("email")) return `p${random.below(100_000)}@example.com`;
  if (schema.format === "uri" || /url|link|address/.test(key))
    return `http://127.0.0.1:${1 + random.below(65_535)}/${letters(random, 4).trim()}`;
  const least = schema.minLength ?? 0;
  const text = `${random.pick(words)} ${random.below(1_000_000)}`;
  const long = least > text.length ? story.repeat(Math.ceil(least / story.length) + random.below(2)) : text;
  return long.slice(0, Math.max(least, schema.maxLength ?? long.length));
}

function numberOf({ minimum = 0, maximum = minimum + 100 }: Schema, random: Random, isWhole: boolean): number {
  const from = Math.max(minimum, -1_000_000);
  const most = Math.min(maximum, from + random.pick([2, 100, 1_000_000]));
  const value = from + random.next() * (most - from);
  return isWhole ? Math.round(value) : value;
}
