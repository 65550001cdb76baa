import { z } from "zod";

export const envelopeOf = <T extends z.ZodType>(item: T) =>
  z.strictObject({ count: z.number().int(), next: z.string().nullable(), previous: z.string().nullable(), results: z.array(item) });

interface Listed {
  path: string;
  query: Record<string, unknown> & { limit: number; offset: number };
}

/** A page with the addresses of the ones beside it, relative to the site. */
export function envelope<T>(page: { count: number; results: T[] }, { path, query }: Listed) {
  const { limit, offset } = query;
  const at = (other: number) => `/api${path}?${new URLSearchParams({ ...filled(query), limit: String(limit), offset: String(other) })}`;
  return {
    count: page.count,
    next: offset + limit < page.count ? at(offset + limit) : null,
    previous: offset > 0 ? at(Math.max(0, offset - limit)) : null,
    results: page.results,
  };
}

const filled = (query: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(query).flatMap(([key, value]) => (value === undefined || value === "" ? [] : [[key, String(value)]])));
