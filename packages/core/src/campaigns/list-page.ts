import type { CampaignListInput } from "@copydesk/contracts";
import { schema } from "@copydesk/db";
import { asc, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Core } from "../context.ts";
import type { Actor } from "../identity/actor.ts";
import { keptWhileUnchanged } from "../kept-while-unchanged.ts";
import { ofCore } from "../of-core.ts";
import { RecentlyUsed } from "../recently-used.ts";
import { type ListEntry, toEntries } from "./list-entry.ts";
import { filterCondition, filterKey } from "./list-filter.ts";

export interface PageQuery {
  input: CampaignListInput;
  /** Rows of the whole list, and without search and filters; they decide in which way the page is looked up. */
  count: number;
  total: number;
}

/** The campaigns of a page in their order; kept until anything changes that a list shows. */
export async function readPage(core: Core, actor: Actor, query: PageQuery): Promise<readonly ListEntry[]> {
  const { ordering, limit, offset } = query.input;
  if (offset >= query.count) return [];
  const key = [ordering, limit, offset, filterKey(core, actor, query.input)].join("\n");
  return kept(core, key, async () => toEntries(core, await findPage(core, actor, query)));
}

const kept = keptWhileUnchanged<readonly ListEntry[]>(["campaigns", "identity"], 200);

async function findPage(core: Core, actor: Actor, { input, count, total }: PageQuery) {
  const limit = Math.min(input.limit, count - input.offset);
  const fromEnd = count - input.offset - limit;
  const backwards = fromEnd < input.offset;
  const offset = backwards ? fromEnd : input.offset;
  // Walking the index of the order passes total ÷ count rows for each one found; taking all that match looks at each
  // of them once and sorts.
  const sparse = count * count < (offset + limit) * total;
  const shape = { ordering: input.ordering, backwards, sparse };
  const key = [...Object.values(shape), filterKey(core, actor, input)].join("\n");
  const statement = statements(core).get(key) ?? statements(core).set(key, pageQuery(core, actor, { ...shape, input }).prepare());
  return statement.execute({ limit, offset });
}

const statements = ofCore(() => new RecentlyUsed<ReturnType<ReturnType<typeof pageQuery>["prepare"]>>(300));

export interface PageShape {
  ordering: CampaignListInput["ordering"];
  backwards: boolean;
  sparse: boolean;
  input: CampaignListInput;
}

/**
 * Finds the ids of the page first, through an index that has order and id, then reads only those rows. The columns are
 * named: a story never comes along.
 */
export function pageQuery(core: Core, actor: Actor, { ordering, backwards, sparse, input }: PageShape) {
  const { campaigns, users } = schema;
  const ids = core.db
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(filterCondition(core, actor, input))
    .orderBy(...orderBy(ordering, { backwards, sparse }))
    .limit(sql.placeholder("limit"))
    .offset(sql.placeholder("offset"));
  return core.db
    .select({
      id: campaigns.id,
      name: campaigns.name,
      description: campaigns.description,
      status: campaigns.status,
      pieces_done: campaigns.pieces_done,
      pieces_total: campaigns.pieces_total,
      pieces_failed: campaigns.pieces_failed,
      privacy: campaigns.privacy,
      language_codes: campaigns.language_codes,
      channel_codes: campaigns.channel_codes,
      from_date: campaigns.from_date,
      to_date: campaigns.to_date,
      updated_at: campaigns.updated_at,
      owner_id: users.id,
      first_name: users.first_name,
      last_name: users.last_name,
      profile_pic: users.profile_pic,
    })
    .from(campaigns)
    .innerJoin(users, eq(users.id, campaigns.owner_id))
    .where(inArray(campaigns.id, ids))
    .orderBy(...orderBy(ordering, { backwards: false, sparse: true }));
}

/** `+` keeps a column from being looked up in an index, so that the filter decides how rows are found. */
function orderBy(ordering: CampaignListInput["ordering"], { backwards, sparse }: { backwards: boolean; sparse: boolean }): SQL[] {
  const { campaigns } = schema;
  const column = {
    updated_at: campaigns.updated_at,
    created_at: campaigns.created_at,
    name: campaigns.name_folded,
    status: campaigns.status,
    from_date: campaigns.from_date,
  }[ordering.replace("-", "") as "name"];
  const way = ordering.startsWith("-") !== backwards ? desc : asc;
  const ties = ordering.endsWith("status") ? [campaigns.updated_at, campaigns.id] : [campaigns.id];
  return [column, ...ties].map((one) => way(sparse ? sql`+${one}` : one));
}
