import type { CampaignListInput, CampaignPage } from "@copydesk/contracts";
import { countOfAll, mark, newestCampaignsWith } from "@copydesk/db";
import { lastDayOver, rightsTo, statusAfter } from "../access/index.ts";
import { type Actor, type Core, cachedWhileUnchanged, ofCore, RecentlyUsed } from "../kernel/index.ts";
import { countVisible } from "./list-count.ts";
import { type AskedFilter, askFilter } from "./list-filter.ts";
import { type FoundPage, orderedPage, orderOf, pageKey, readCachedEntries } from "./list-page.ts";

/** A page of the campaigns that somebody sees, searched, filtered and in order, and how many there are of them. */
export async function listCampaigns(core: Core, actor: Actor, input: CampaignListInput): Promise<CampaignPage> {
  const total_visible = await countVisible(core, actor);
  const asked = await askFilter(core, actor, input);
  const { count, is_count_exact, readIds } = await (asked.searchesWords
    ? searchPage(core, { input, asked })
    : orderedPage(core, { input, asked, total: total_visible }));
  const entries = input.offset >= count ? [] : await readCachedEntries(core, pageKey({ input, asked }), readIds);
  const lastDay = lastDayOver(core);
  return {
    count,
    is_count_exact,
    total_visible,
    results: entries.map(({ shown, stored, ownership }) => ({
      ...shown,
      status: statusAfter(lastDay, stored),
      can: rightsTo(actor, ownership),
    })),
  };
}

/** A search lists so many campaigns at most, the newest ones: common words cost no more than that, however many campaigns have them. */
export const mostFound = 1_000;

interface SearchQuery {
  input: Pick<CampaignListInput, "ordering" | "limit" | "offset">;
  asked: AskedFilter;
}

/** Which campaigns are on a page of a search for words, and how many it has found. */
const searchPage = (core: Core, query: SearchQuery): Promise<FoundPage> =>
  cachedPages(core, pageKey(query), async () => {
    const { input, asked } = query;
    const key = [input.ordering, asked.shape].join("\n");
    const statement = statements(core).get(key) ?? statements(core).set(key, searchQuery(core, query).prepare());
    const find = (limit: number, offset: number) => statement.execute({ ...asked.values, most: mostFound + 1, limit, offset });
    const rows = await find(Math.max(0, Math.min(input.limit, mostFound - input.offset)), input.offset);
    // Behind the end no row says how many there are.
    const found = (rows[0] ?? (input.offset > 0 ? (await find(1, 0))[0] : undefined))?.count ?? 0;
    const ids = rows.map((row) => row.id);
    return { readIds: async () => ids, count: Math.min(found, mostFound), is_count_exact: found <= mostFound };
  });

const cachedPages = cachedWhileUnchanged<FoundPage>(["campaigns.count", "campaigns.order"], 1_000);
const statements = ofCore(() => new RecentlyUsed<ReturnType<ReturnType<typeof searchQuery>["prepare"]>>(100));

/** Finds the newest campaigns that have the words, counts them and puts them in order, in one look at the index of words. */
export function searchQuery(core: Core, { input, asked }: SearchQuery) {
  const found = newestCampaignsWith(core.db, { words: mark("search"), where: asked.condition(), most: mark("most") });
  return core.db
    .select({ id: found.id, count: countOfAll })
    .from(found)
    .orderBy(...orderOf(found, input.ordering, { backwards: false, sparse: true }))
    .limit(mark("limit"))
    .offset(mark("offset"));
}
