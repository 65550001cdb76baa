import type { CampaignListInput } from "@copydesk/contracts";
import { countOfAll, mark, scalar, schema, standsFrom, unindexed } from "@copydesk/db";
import { and, eq, type SQL, type SQLWrapper } from "drizzle-orm";
import { type Core, cachedWhileUnchanged, ofCore, orderBy, RecentlyUsed } from "../kernel/index.ts";
import { type ListEntry, readEntries } from "./list-entry.ts";
import type { AskedFilter } from "./list-filter.ts";
import { Places } from "./places.ts";

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
  if (query.input.offset >= query.count) return [];
  const key = pageKey(query);
  return cachedEntries(core, key, async () => readEntries(core, await keptIds(core, key, () => findIds(core, query))));
}

const pageKey = ({ input: { ordering, limit, offset }, asked }: Pick<PageQuery, "input" | "asked">) =>
  [ordering, limit, offset, asked.key].join("\n");

const cachedEntries = cachedWhileUnchanged<readonly ListEntry[]>(["campaigns", "identity"], 200);
const keptIds = cachedWhileUnchanged<readonly string[]>(["campaigns.count", "campaigns.order"], 1_000);

/**
 * How many campaigns a search finds, and, because the words of an index are looked up only once so, which are on the page. Undefined
 * behind the end of the list, where no row says how many there are.
 */
export async function countWhileFinding(core: Core, { input, asked }: Pick<PageQuery, "input" | "asked">): Promise<number | undefined> {
  const { ordering, limit, offset } = input;
  const key = [ordering, asked.shape].join("\n");
  const statement = findings(core).get(key) ?? findings(core).set(key, findingsQuery(core, { ordering, condition: asked.condition() }));
  const rows = await statement.execute({ ...asked.values, limit, offset });
  if (rows.length === 0) return offset === 0 ? 0 : undefined;
  await keptIds(core, pageKey({ input, asked }), async () => rows.map((row) => row.id));
  return rows[0]?.count;
}

const findings = ofCore(() => new RecentlyUsed<ReturnType<typeof findingsQuery>>(100));

const findingsQuery = (core: Core, { ordering, condition }: Pick<PageShape, "ordering" | "condition">) =>
  core.db
    .select({ id: schema.campaigns.id, count: countOfAll })
    .from(schema.campaigns)
    .where(condition)
    .orderBy(...orderOf(ordering, { backwards: false, sparse: true }))
    .limit(mark("limit"))
    .offset(mark("offset"))
    .prepare();

async function findIds(core: Core, { input, asked, count, total }: PageQuery): Promise<readonly string[]> {
  const limit = Math.min(input.limit, count - input.offset);
  const fromEnd = count - input.offset - limit;
  const backwards = fromEnd < input.offset;
  const offset = backwards ? fromEnd : input.offset;
  // Walking the index of the order passes total ÷ count rows for each one found; taking all that match looks at each
  // of them once and sorts.
  const sparse = count * count < (offset + limit) * total;
  const places = sparse || input.ordering.includes(",") ? null : await placesOf(core, [input.ordering, backwards, asked.key].join("\n"));
  const place = places?.before(offset);
  const shape = { ordering: input.ordering, backwards, sparse, fromPlace: place !== undefined };
  const key = [...Object.values(shape), asked.shape].join("\n");
  const statement =
    statements(core).get(key) ?? statements(core).set(key, idsQuery(core, { ...shape, condition: asked.condition() }).prepare());
  const ids = (await statement.execute({ ...asked.values, limit, offset: offset - (place?.at ?? 0), place: place?.id })).map(
    (row) => row.id,
  );
  if (ids[0] !== undefined) places?.note(offset, ids[0]);
  return backwards ? ids.reverse() : ids;
}

/** Places in lists that somebody has looked at: the way to the next page begins at the nearest one, not at the end of the list. */
const placesOf = (core: Core, key: string): Promise<Places> => cachedPlaces(core, key, async () => new Places());
const cachedPlaces = cachedWhileUnchanged<Places>(["campaigns.count", "campaigns.order"], 30);

const statements = ofCore(() => new RecentlyUsed<ReturnType<ReturnType<typeof idsQuery>["prepare"]>>(300));

export interface PageShape {
  ordering: CampaignListInput["ordering"];
  /** From the end of the list, which is nearer. */
  backwards: boolean;
  sparse: boolean;
  /** Not from the beginning, but from the campaign that the statement is given as its `place`. */
  fromPlace?: boolean;
  condition: SQL | undefined;
}

/** Finds the ids of a page alone, through an index that has order and id, so that no row is read that is not shown. */
export function idsQuery(core: Core, { ordering, backwards, sparse, fromPlace = false, condition }: PageShape) {
  const { campaigns } = schema;
  return core.db
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(fromPlace ? and(condition, fromThere(core, ordering, backwards)) : condition)
    .orderBy(...orderOf(ordering, { backwards, sparse }))
    .limit(mark("limit"))
    .offset(mark("offset"));
}

function fromThere(core: Core, ordering: CampaignListInput["ordering"], backwards: boolean): SQL {
  const { campaigns } = schema;
  const columns = columnsOfOne(ordering);
  const place = columns.map((column) =>
    scalar(
      core.db
        .select({ value: column })
        .from(campaigns)
        .where(eq(campaigns.id, mark("place"))),
    ),
  );
  return standsFrom(columns, { descending: ordering.startsWith("-") !== backwards, place });
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
