import { z } from "zod";

/** Page size of every list unless asked otherwise. */
export const defaultPageSize = 25;

/**
 * Input of a list: free search, one ordering (`-` for descending, then `id` decides), a window of rows.
 * `orderings` are the only names accepted, so no column can be probed.
 */
export function listInput<const O extends readonly [string, ...string[]]>(orderings: O, defaultOrdering: `${"" | "-"}${O[number]}`) {
  const allowed = orderings.flatMap((name) => [name, `-${name}`]) as [`${"" | "-"}${O[number]}`, ...`${"" | "-"}${O[number]}`[]];
  return z.strictObject({
    search: z.string().trim().max(200, "Search must be 200 characters or fewer").default(""),
    ordering: z
      .enum(allowed, { error: `Order by one of ${orderings.join(", ")}; a minus in front reverses it` })
      .default(defaultOrdering as never),
    limit: z.coerce.number().int().min(1).max(100).default(defaultPageSize),
    offset: z.coerce.number().int().min(0).max(10_000_000).default(0),
  });
}

export interface Page<T> {
  count: number;
  results: T[];
}
