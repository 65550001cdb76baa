import { isIntegerText } from "@copydesk/contracts";
/** How a filter is written into an address. What is not understood reads as not set, so that an old link still opens. */
export interface Codec<T> {
  read: (text: string) => T;
  /** An empty text leaves it out. */
  write: (value: T) => string;
}

/** One of a few words, or none. */
export const oneOf = <T extends string>(known: readonly T[]): Codec<T | undefined> => ({
  read: (text) => known.find((value) => value === text),
  write: (value) => value ?? "",
});

/** Some of a few words. */
export const someOf = <T extends string>(known: readonly T[]): Codec<T[]> => ({
  read: (text) => known.filter((value) => text.split(",").includes(value)),
  write: (values) => values.join(","),
});

/** Ids or other names, in the order they were picked. */
export const names: Codec<string[]> = {
  read: (text) => [...new Set(text.split(",").filter((name) => /^[\w.-]{1,80}$/.test(name)))].slice(0, 50),
  write: (values) => values.join(","),
};

/** A day as `YYYY-MM-DD` that the calendar has, or none. */
export const day: Codec<string | undefined> = {
  read: (text) => (isDay(text) ? text : undefined),
  write: (value) => value ?? "",
};

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

// biome-ignore lint/suspicious/noExplicitAny: a list's filters are of many types; each is inferred from its codec
type Codecs = Record<string, Codec<any>>;
export type FiltersOf<C extends Codecs> = { [K in keyof C]: C[K] extends Codec<infer T> ? T : never };

/** What the address of a list says: everything that somebody who opens the same address should see. */
export interface ListAddress<O extends string = string, F = object> {
  search: string;
  ordering: O;
  /** Counted from 1. */
  page: number;
  filters: F;
}

export interface ListSpec<O extends string, C extends Codecs> {
  /** Columns that can be ordered by, with the direction that comes first. */
  orderings: readonly O[];
  usual: O | `-${O}`;
  filters: C;
  pageSize?: number;
}

/** How one list's view is read from its address and written into it, in its shortest form. */
export function defineList<const O extends string, const C extends Codecs>({ orderings, usual, filters, pageSize = 25 }: ListSpec<O, C>) {
  type Ordering = O | `-${O}`;
  type Address = ListAddress<Ordering, FiltersOf<C>>;
  const allowed = orderings.flatMap((name): Ordering[] => [name, `-${name}`]);
  const codecs = Object.entries(filters);
  const written = (address: Address) => codecs.map(([key, codec]) => [key, codec.write(address.filters[key])] as const);

  function read(params: URLSearchParams): Address {
    const pageText = params.get("page") ?? "";
    const page = isIntegerText(pageText) ? Number(pageText) : 1;
    return {
      search: (params.get("search") ?? "").slice(0, 200),
      ordering: allowed.find((name) => name === params.get("ordering")) ?? usual,
      page: page >= 1 && page <= 100_000 ? page : 1,
      filters: Object.fromEntries(codecs.map(([key, codec]) => [key, codec.read(params.get(key) ?? "")])) as FiltersOf<C>,
    };
  }
  function write(address: Address): URLSearchParams {
    const params = new URLSearchParams();
    const put = (name: string, value: string) => value !== "" && params.set(name, value);
    put("search", address.search);
    for (const [key, value] of written(address)) put(key, value);
    put("ordering", address.ordering === usual ? "" : address.ordering);
    put("page", address.page === 1 ? "" : String(address.page));
    return params;
  }
  return {
    read,
    write,
    pageSize,
    /** Whether fewer are asked for than there are. */
    isFiltered: (address: Address) => address.search.trim() !== "" || written(address).some(([, value]) => value !== ""),
    /** Everything shown again, in the order chosen. */
    cleared: (address: Address): Address => ({ ...read(new URLSearchParams()), ordering: address.ordering }),
    /** The window, search and order that the server is asked for. */
    windowOf: ({ search, ordering, page }: Address) => ({
      search: search.trim(),
      ordering,
      limit: pageSize,
      offset: (page - 1) * pageSize,
    }),
  };
}

/** Without the sign that turns it round. */
type Column<O extends string> = O extends `-${string}` ? never : O;

/**
 * Props of sortable headers by the key of their column: how it is sorted now, and what pressing it asks for. Columns named
 * in `newestFirst` begin with the newest or the most, the rest with A.
 */
export function sortableColumns<O extends string>(ordering: O, onSort: (ordering: O) => void, newestFirst: readonly Column<O>[] = []) {
  return (key: Column<O>) => {
    const [up, down] = [key, `-${key}` as O];
    const [first, other] = newestFirst.includes(key) ? [down, up] : [up, down];
    const sort = ordering === up ? "ascending" : ordering === down ? "descending" : "none";
    return { sort, onSort: () => onSort(ordering === first ? other : first) } as const;
  };
}
