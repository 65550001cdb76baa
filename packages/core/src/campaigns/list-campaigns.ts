import type { CampaignListInput, CampaignPage } from "@copydesk/contracts";
import { lastDayOver, rightsTo, statusAfter } from "../access/index.ts";
import type { Actor, Core } from "../kernel/index.ts";
import { countVisible } from "./list-count.ts";
import { askFilter } from "./list-filter.ts";
import { keptEntries, orderedPage, pageKey } from "./list-page.ts";
import { searchPage } from "./list-search.ts";

/** A page of the campaigns that somebody sees, searched, filtered and in order, and how many there are of them. */
export async function listCampaigns(core: Core, actor: Actor, input: CampaignListInput): Promise<CampaignPage> {
  const total_visible = await countVisible(core, actor);
  const asked = await askFilter(core, actor, input);
  const { count, is_count_exact, readIds } = await (asked.searchesWords
    ? searchPage(core, { input, asked })
    : orderedPage(core, { input, asked, total: total_visible }));
  const entries = input.offset >= count ? [] : await keptEntries(core, pageKey({ input, asked }), readIds);
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
