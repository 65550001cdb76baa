import type { CampaignListQuery, CampaignStatus, campaignScopes } from "@copydesk/contracts";
import { statuses } from "../words/status-words.ts";

export type Scope = (typeof campaignScopes)[number];
export type SortKey = "name" | "status" | "from_date" | "updated_at";
export type Ordering = SortKey | `-${SortKey}`;

/** What the address of the list says: everything that somebody who opens the same address should see. */
export interface ListAddress {
  search: string;
  scope: Scope;
  status: CampaignStatus | undefined;
  /** Language code. */
  language: string | undefined;
  /** Days between which the campaigns run. */
  from: string | undefined;
  to: string | undefined;
  ordering: Ordering;
  /** Counted from 1. */
  page: number;
}

// Written here once more, and compared with the contracts by a test: their schemas are too much to load for a list.
export const scopes: readonly Scope[] = ["all", "mine", "shared", "public"];
export const pageSize = 25;
const sortKeys: readonly SortKey[] = ["name", "status", "from_date", "updated_at"];
const defaultOrdering: Ordering = "-updated_at";

/** Reads the query of an address; whatever is not understood counts as not given, so that an old link still opens. */
export function readListAddress(params: URLSearchParams): ListAddress {
  const oneOf = <T extends string>(name: string, known: readonly T[]) => known.find((value) => value === params.get(name));
  const day = (name: string) => realDay(params.get(name));
  const page = Number(params.get("page"));
  return {
    search: (params.get("search") ?? "").slice(0, 200),
    scope: oneOf("scope", scopes) ?? "all",
    status: oneOf("status", statuses),
    language: params.get("language")?.slice(0, 35) || undefined,
    from: day("from"),
    to: day("to"),
    ordering:
      oneOf(
        "ordering",
        sortKeys.flatMap((key): Ordering[] => [key, `-${key}`]),
      ) ?? defaultOrdering,
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
  };
}

/** A day as `YYYY-MM-DD` that the calendar has. */
function realDay(text: string | null): string | undefined {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text) ? text : undefined;
}

/** The query of the address in its shortest form: what is as usual is left out. */
export function writeListAddress(address: ListAddress): URLSearchParams {
  const params = new URLSearchParams();
  const put = (name: string, value: string | undefined, usual = "") => {
    if (value !== undefined && value !== usual) params.set(name, value);
  };
  put("search", address.search);
  put("scope", address.scope, "all");
  put("status", address.status);
  put("language", address.language);
  put("from", address.from);
  put("to", address.to);
  put("ordering", address.ordering, defaultOrdering);
  put("page", String(address.page), "1");
  return params;
}

/** The address after a change; whatever changes which rows there are begins at the first page again. */
export function changeAddress(address: ListAddress, change: Partial<ListAddress>): ListAddress {
  return { ...address, page: 1, ...change };
}

/** Whether fewer campaigns are asked for than there are. */
export function isFiltered({ search, scope, status, language, from, to }: ListAddress): boolean {
  return search.trim() !== "" || scope !== "all" || Boolean(status || language || from || to);
}

/** Everything shown again, in the order chosen. */
export function clearFilters({ ordering }: ListAddress): ListAddress {
  return { ...readListAddress(new URLSearchParams()), ordering };
}

/** The rows of one page. */
interface Window {
  limit: number;
  offset: number;
}

export function toCampaignQuery(address: ListAddress): CampaignListQuery & Window {
  const { page, search, ordering, scope, ...filters } = address;
  const given = Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));
  return { search: search.trim(), ordering, scope, ...given, limit: pageSize, offset: (page - 1) * pageSize };
}

/** Templates have a name and a time of change to order by, and nothing to filter. */
export function toTemplateQuery({ search, ordering, page }: ListAddress) {
  const known = ordering === "name" || ordering === "-name" || ordering === "updated_at" ? ordering : "-updated_at";
  return { search: search.trim(), ordering: known, limit: pageSize, offset: (page - 1) * pageSize } as const;
}
