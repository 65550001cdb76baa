import type { CampaignListInput } from "@copydesk/contracts";
import { schema, unindexed } from "@copydesk/db";
import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { type Core, keptWhileUnchanged, ofCore, orderBy, RecentlyUsed } from "../kernel/index.ts";
import { type ListEntry, readEntries } from "./list-entry.ts";
import type { AskedFilter } from "./list-filter.ts";

export interface PageQuery {
  input: Pick<CampaignListInput, "ordering" | "limit" | "offset">;
  asked: AskedFilter;
  /** Rows of the whole list, and without search and filters; they decide in which way the page is looked up. */
  count: number;
  total: number;
}

/**
 * The campaigns of a page in their order, kept until anything changes that a list shows. Which campaigns are on the page
 * is kept apart and longer: while pieces are written a list changes many times a second, and none of it moves a campaign.
 */
export async function readPage(core: Core, query: PageQuery): Promise<readonly ListEntry[]> {
  const { ordering, limit, offset } = query.input;
  if (offset >= query.count) return [];
  const key = [ordering, limit, offset, query.asked.key].join("\n");
  return keptEntries(core, key, async () => readEntries(core, await keptIds(core, key, () => findIds(core, query))));
}

const keptEntries = keptWhileUnchanged<readonly ListEntry[]>(["campaigns", "identity"], 200);
const keptIds = keptWhileUnchanged<readonly string[]>(["campaigns.count", "campaigns.order"], 1_000);

async function findIds(core: Core, { input, asked, count, total }: PageQuery): Promise<readonly string[]> {
  const limit = Math.min(input.limit, count - input.offset);
  const fromEnd = count - input.offset - limit;
  const backwards = fromEnd < input.offset;
  const offset = backwards ? fromEnd : input.offset;
  // Walking the index of the order passes total ÷ count rows for each one found; taking all that match looks at each
  // of them once and sorts.
  const sparse = count * count < (offset + limit) * total;
  const shape = { ordering: input.ordering, backwards, sparse };
  const key = [...Object.values(shape), asked.shape].join("\n");
  const statement =
    statements(core).get(key) ?? statements(core).set(key, idsQuery(core, { ...shape, condition: asked.condition() }).prepare());
  const ids = (await statement.execute({ ...asked.values, limit, offset })).map((row) => row.id);
  return backwards ? ids.reverse() : ids;
}

const statements = ofCore(() => new RecentlyUsed<ReturnType<ReturnType<typeof idsQuery>["prepare"]>>(300));

export interface PageShape {
  ordering: CampaignListInput["ordering"];
  /** From the end of the list, which is nearer. */
  backwards: boolean;
  sparse: boolean;
  condition: SQL | undefined;
}

/** Finds the ids of a page alone, through an index that has order and id, so that no row is read that is not shown. */
export function idsQuery(core: Core, { ordering, backwards, sparse, condition }: PageShape) {
  const { campaigns } = schema;
  return core.db
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(condition)
    .orderBy(...orderOf(ordering, { backwards, sparse }))
    .limit(sql.placeholder("limit"))
    .offset(sql.placeholder("offset"));
}

/** `+` keeps a column from being looked up in an index, so that the filter decides how rows are found. */
function orderOf(ordering: CampaignListInput["ordering"], { backwards, sparse }: { backwards: boolean; sparse: boolean }): SQL[] {
  const { updated_at, created_at, name_folded, status, from_date, id } = schema.campaigns;
  const term = (column: SQLWrapper) => (sparse ? unindexed(column) : column);
  return orderBy(ordering, {
    fields: {
      updated_at: [term(updated_at)],
      created_at: [term(created_at)],
      name: [term(name_folded)],
      status: [term(status)],
      from_date: [term(from_date)],
    },
    decide: (last, way) => [...(last === "status" ? [way(term(updated_at))] : []), way(term(id))],
    backwards,
  });
}
