import type { CampaignListInput, CampaignPage } from "@copydesk/contracts";
import { mark, scalar, schema, standsFrom, unindexed } from "@copydesk/db";
import { and, asc, desc, eq, type SQL, type SQLWrapper } from "drizzle-orm";
import { type Core, cachedWhileUnchanged, ofCore, orderBy, RecentlyUsed } from "../kernel/index.ts";
import { apart, type KnownPosition, KnownPositions } from "./known-positions.ts";
import { countCampaigns } from "./list-count.ts";
import { type ListEntry, readEntries } from "./list-entry.ts";
import type { AskedFilter } from "./list-filter.ts";

export interface PageQuery {
  input: Pick<CampaignListInput, "ordering" | "limit" | "offset">;
  asked: AskedFilter;
  /** Rows of the whole list, and without search and filters; they decide in which way the page is looked up. */
  count: number;
  total: number;
}

/** How long a list is, and which campaigns are on a page of it. */
export interface FoundPage extends Pick<CampaignPage, "count" | "is_count_exact"> {
  readIds(): Promise<readonly string[]>;
}

/** A page of a list that is put in order by an index. */
export async function orderedPage(core: Core, query: Omit<PageQuery, "count">): Promise<FoundPage> {
  const count = await countCampaigns(core, query.asked);
  const readIds = () => cachedIds(core, pageKey(query), () => findIds(core, { ...query, count }));
  return { count, is_count_exact: true, readIds };
}

/** Equal for pages that show the same. */
export const pageKey = ({ input: { ordering, limit, offset }, asked }: Pick<PageQuery, "input" | "asked">): string =>
  [ordering, limit, offset, asked.key].join("\n");

/**
 * The campaigns of a page in their order, kept until anything changes that a list shows. Which campaigns are on the page
 * is kept apart and longer: while pieces are written a list changes many times a second, and none of it moves a campaign.
 */
export const readCachedEntries = (core: Core, key: string, readIds: () => Promise<readonly string[]>): Promise<readonly ListEntry[]> =>
  cachedEntries(core, key, async () => readEntries(core, await readIds()));

const cachedEntries = cachedWhileUnchanged<readonly ListEntry[]>(["campaigns", "identity"], 200);
const cachedIds = cachedWhileUnchanged<readonly string[]>(["campaigns.count", "campaigns.order"], 1_000);

async function findIds(core: Core, { input, asked, count, total }: PageQuery): Promise<readonly string[]> {
  const limit = Math.min(input.limit, count - input.offset);
  const fromEnd = count - input.offset - limit;
  const backwards = fromEnd < input.offset;
  const offset = backwards ? fromEnd : input.offset;
  // Walking the index of the order passes total ÷ count rows for each one found; taking all that match looks at each
  // of them once and sorts.
  const sparse = count * count < (offset + limit) * total;
  const positions =
    sparse || input.ordering.includes(",") ? null : await knownPositions(core, [input.ordering, backwards, asked.key].join("\n"));
  const find = (fromPosition: boolean, values: { limit: number; offset: number; position?: string | undefined }) => {
    const shape = { ordering: input.ordering, backwards, sparse, fromPosition };
    const key = [...Object.values(shape), asked.shape].join("\n");
    const statement =
      statements(core).get(key) ?? statements(core).set(key, idsQuery(core, { ...shape, condition: asked.condition() }).prepare());
    return statement.execute({ ...asked.values, ...values });
  };
  const hop = (from: string | undefined) => find(from !== undefined, { limit: 1, offset: apart, position: from });
  const position = positions ? await goNear(positions, offset, hop) : undefined;
  const rows = await find(position !== undefined, { limit, offset: offset - (position?.at ?? 0), position: position?.id });
  const ids = rows.map((row) => row.id);
  return backwards ? ids.reverse() : ids;
}

/**
 * The known place that a page is looked up from. Where none is near, the list is walked from the nearest one, and places on the way are noted:
 * whoever asks for a page in between begins there.
 */
async function goNear(
  positions: KnownPositions,
  offset: number,
  hop: (from: string | undefined) => Promise<{ id: string }[]>,
): Promise<KnownPosition | undefined> {
  let position = positions.before(offset);
  while (offset - (position?.at ?? 0) > apart) {
    const [next] = await hop(position?.id);
    if (!next) return position;
    position = { at: (position?.at ?? 0) + apart, id: next.id };
    positions.note(position);
  }
  return position;
}

/** Places in lists that somebody has looked at: the way to the next page begins at the nearest one, not at the end of the list. */
const knownPositions = (core: Core, key: string): Promise<KnownPositions> => cachedPositions(core, key, async () => new KnownPositions());
const cachedPositions = cachedWhileUnchanged<KnownPositions>(["campaigns.count", "campaigns.order"], 30);

const statements = ofCore(() => new RecentlyUsed<ReturnType<ReturnType<typeof idsQuery>["prepare"]>>(300));

export interface PageShape {
  ordering: CampaignListInput["ordering"];
  /** From the end of the list, which is nearer. */
  backwards: boolean;
  sparse: boolean;
  /** Not from the beginning, but from the campaign that the statement is given as its `place`. */
  fromPosition?: boolean;
  condition: SQL | undefined;
}

/** Finds the ids of a page alone, through an index that has order and id, so that no row is read that is not shown. */
export function idsQuery(core: Core, { ordering, backwards, sparse, fromPosition = false, condition }: PageShape) {
  const { campaigns } = schema;
  // First in every index, and null in all rows of a list. Postgres takes the order of an index only when it is asked for all of it,
  // nulls where it has them, which `desc` of our vocabulary would put elsewhere.
  const leading = ordering.startsWith("-") !== backwards ? desc(campaigns.deleted_at) : asc(campaigns.deleted_at);
  return core.db
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(fromPosition ? and(condition, fromThere(core, ordering, backwards)) : condition)
    .orderBy(...(sparse ? [] : [leading]), ...orderOf(campaigns, ordering, { backwards, sparse }))
    .limit(mark("limit"))
    .offset(mark("offset"));
}

function fromThere(core: Core, ordering: CampaignListInput["ordering"], backwards: boolean): SQL {
  const { campaigns } = schema;
  const columns = columnsOfOne(ordering);
  const position = columns.map((column) =>
    scalar(
      core.db
        .select({ value: column })
        .from(campaigns)
        .where(eq(campaigns.id, mark("position"))),
    ),
  );
  return standsFrom(columns, { descending: ordering.startsWith("-") !== backwards, position });
}

type OrderColumns = Record<"updated_at" | "created_at" | "name_folded" | "status" | "from_date" | "id", SQLWrapper>;

/** `+` keeps a column from being looked up in an index, so that the filter decides how rows are found. */
export function orderOf(
  { updated_at, created_at, name_folded, status, from_date, id }: OrderColumns,
  ordering: CampaignListInput["ordering"],
  { backwards, sparse }: { backwards: boolean; sparse: boolean },
): SQL[] {
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

/** What an order by one field compares; all of it runs the same way. */
function columnsOfOne(ordering: CampaignListInput["ordering"]) {
  const { updated_at, created_at, name_folded, status, from_date, id } = schema.campaigns;
  const columns = {
    updated_at: [updated_at],
    created_at: [created_at],
    name: [name_folded],
    status: [status, updated_at],
    from_date: [from_date],
  };
  return [...columns[ordering.replace(/^-/, "") as keyof typeof columns], id];
}
