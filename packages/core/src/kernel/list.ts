import { setImmediate as nextTurn } from "node:timers/promises";
import type { FieldOf } from "@copydesk/contracts";
import { asc, desc } from "@copydesk/db";
import type { SQL, SQLWrapper } from "drizzle-orm";

type Way = typeof asc;

/** How the orderings `O` of a list are kept in the database. */
export interface OrderTerms<O extends string> {
  /** The terms of each field, or what they come to in one way, where the other one is not its reverse. */
  fields: Record<FieldOf<O>, readonly SQLWrapper[] | ((way: Way) => SQL[])>;
  /** What tells any two rows apart that are alike in all fields asked for, so that no page shows a row of another one again. */
  decide: (last: FieldOf<O>, way: Way) => SQL[];
  /** The whole order the other way round. */
  backwards?: boolean;
}

/** The order of a list as it was asked for, field after field. */
export function orderBy<O extends string>(ordering: O, { fields, decide, backwards = false }: OrderTerms<O>): SQL[] {
  const steps = ordering.split(",").map((step) => ({
    field: step.replace(/^-/, "") as FieldOf<O>,
    way: step.startsWith("-") !== backwards ? desc : asc,
  }));
  const last = steps.at(-1);
  return [...steps.flatMap(({ field, way }) => termsOf(fields[field], way)), ...(last ? decide(last.field, last.way) : [])];
}

const termsOf = (terms: readonly SQLWrapper[] | ((way: Way) => SQL[]), way: Way): SQL[] =>
  typeof terms === "function" ? terms(way) : terms.map((term) => way(term));

/** Does something to `size` items at a time, and lets other requests have their turn in between. */
export async function inChunks<T>(items: readonly T[], size: number, work: (chunk: readonly T[]) => Promise<void> | void): Promise<void> {
  for (const [i, chunk] of slices(items, size).entries()) {
    if (i > 0) await nextTurn();
    await work(chunk);
  }
}

/** The same items, `size` at a time. */
export const slices = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, i) => items.slice(i * size, (i + 1) * size));
