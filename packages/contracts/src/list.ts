import { z } from "zod";

/** Page size of every list unless asked otherwise. */
export const defaultPageSize = 25;

/** Fields that a list is ordered by at once, at most. */
const mostOrderings = 3;

type Step<F extends string> = `${"" | "-"}${F}`;
/** `-is_pinned,-updated_at`: the first field decides, the next ones among what is alike in it; a minus reverses one. */
export type Ordering<F extends string> = Step<F> | `${Step<F>},${string}`;
/** The fields that an ordering can have. */
export type FieldOf<O extends string> = Exclude<O, `-${string}` | `${string},${string}`>;

/**
 * Input of a list: free search, an ordering by one field or some, and a window of rows.
 * `fields` are the only names accepted, so no column can be probed.
 */
export function listInput<const F extends readonly [string, ...string[]]>(fields: F, usual: Step<F[number]>) {
  return z.strictObject({
    search: z.string().trim().max(200, "Search must be 200 characters or fewer").default(""),
    ...windowInput(fields, usual).shape,
  });
}

/** The same for a list that is not searched. */
export function windowInput<const F extends readonly [string, ...string[]]>(fields: F, usual: Step<F[number]>) {
  return z.strictObject({
    ordering: orderingOf<F[number]>(fields).default(usual),
    limit: z.coerce.number().int().min(1).max(100).default(defaultPageSize),
    offset: z.coerce.number().int().min(0).max(10_000_000).default(0),
  });
}

function orderingOf<F extends string>(fields: readonly F[]) {
  const most = Math.min(mostOrderings, fields.length);
  const several = `, or ${most} at most with commas between them`;
  const words = `Order by one of ${fields.join(", ")}${most > 1 ? several : ""}; a minus in front reverses it`;
  return z
    .custom<Ordering<F>>((text) => typeof text === "string" && isOrdering(text.split(","), fields, most), words)
    .meta({ override: { type: "string" }, description: `${words}. What is alike comes in the order of its ids.` });
}

function isOrdering(steps: readonly string[], fields: readonly string[], most: number): boolean {
  const asked = steps.map((step) => step.replace(/^-/, ""));
  return asked.length <= most && new Set(asked).size === asked.length && asked.every((field) => fields.includes(field));
}

export interface Page<T> {
  count: number;
  results: T[];
}
