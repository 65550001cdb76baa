import type { CampaignListInput, CampaignPage } from "@copydesk/contracts";
import { mark, scalar, schema, standsFrom, unindexed } from "@copydesk/db";
import { and, eq, type SQL, type SQLWrapper } from "drizzle-orm";
import { type Core, cachedWhileUnchanged, ofCore, orderBy, RecentlyUsed } from "../kernel/index.ts";
import { countCampaigns } from "./list-count.ts";
import { type ListEntry, readEntries } from "./list-entry.ts";
import type { AskedFilter } from "./list-filter.ts";
import { apart, type Place, Places } from "./places.ts";

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
  const readIds = () => keptIds(core, pageKey(query), () => findIds(core, { ...query, count }));
  return { count, is_count_exact: true, readIds };
}

/** Equal for pages that show the same. */
export const pageKey = ({ input: { ordering, limit, offset }, asked }: Pick<PageQuery, "input" | "asked">): string =>
  [ordering, limit, offset, asked.key].join("\n");

/**
 * The campaigns of a page in their order, kept until anything changes that a list shows. Which campaigns are on the page
 * is kept apart and longer: while pieces are written a list changes many times a second, and none of it moves a campaign.
 */
export const keptEntries = (core: Core, key: string, readIds: () => Promise<readonly string[]>): Promise<readonly ListEntry[]> =>
  cachedEntries(core, key, async () => readEntries(core, await readIds()));

const cachedEntries = cachedWhileUnchanged<readonly ListEntry[]>(["campaigns", "identity"], 200);
const keptIds = cachedWhileUnchanged<readonly string[]>(["campaigns.count", "campaigns.order"], 1_000);

async function findIds(core: Core, { input, asked, count, total }: PageQuery): Promise<readonly string[]> {
  const limit = Math.min(input.limit, count - input.offset);
  const fromEnd = count - input.offset - limit;
  const backwards = fromEnd < input.offset;
  const offset = backwards ? fromEnd : input.offset;
  // Walking the index of the order passes total ÷ count rows for each one found; taking all that match looks at each
  // of them once and sorts.
  const sparse = count * count < (offset + limit) * total;
  const places = sparse || input.ordering.includes(",") ? null : await placesOf(core, [input.ordering, backwards, asked.key].join("\n"));
  const find = (fromPlace: boolean, values: { limit: number; offset: number; place?: string | undefined }) => {
    const shape = { ordering: input.ordering, backwards, sparse, fromPlace };
    const key = [...Object.values(shape), asked.shape].join("\n");
    const statement =
      statements(core).get(key) ?? statements(core).set(key, idsQuery(core, { ...shape, condition: asked.condition() }).prepare());
    return statement.execute({ ...asked.values, ...values });
  };
  const hop = (from: string | undefined) => find(from !== undefined, { limit: 1, offset: apart, place: from });
  const place = places ? await goNear(places, offset, hop) : undefined;
  const rows = await find(place !== undefined, { limit, offset: offset - (place?.at ?? 0), place: place?.id });
  const ids = rows.map((row) => row.id);
  return backwards ? ids.reverse() : ids;
}

/**
 * The known place that a page is looked up from. Where none is near, the list is walked from the nearest one, and places on the way are noted:
 * whoever asks for a page in between begins there.
 */
async function goNear(
  places: Places,
  offset: number,
  hop: (from: string | undefined) => Promise<{ id: string }[]>,
): Promise<Place | undefined> {
  let place = places.before(offset);
  while (offset - (place?.at ?? 0) > apart) {
    const [next] = await hop(place?.id);
    if (!next) return place;
    place = { at: (place?.at ?? 0) + apart, id: next.id };
    places.note(place);
  }
  return place;
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
    .orderBy(...orderOf(campaigns, ordering, { backwards, sparse }))
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
