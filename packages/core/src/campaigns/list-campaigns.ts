import type { CampaignListInput, CampaignPage } from "@copydesk/contracts";
import { lastDayOver, rightsTo, statusAfter } from "../access/index.ts";
import type { Actor, Core } from "../kernel/index.ts";
import { countCampaigns, countVisible } from "./list-count.ts";
import { askFilter } from "./list-filter.ts";
import { readPage } from "./list-page.ts";

/** A page of the campaigns that somebody sees, searched, filtered and in order, and how many there are of them. */
export async function listCampaigns(core: Core, actor: Actor, input: CampaignListInput): Promise<CampaignPage> {
  const total_visible = await countVisible(core, actor);
  const asked = await askFilter(core, actor, input);
  const count = await countCampaigns(core, { input, asked });
  const entries = await readPage(core, { input, asked, count, total: total_visible });
  const lastDay = lastDayOver(core);
  return {
    count,
    total_visible,
    results: entries.map(({ shown, stored, ownership }) => ({
      ...shown,
      status: statusAfter(lastDay, stored),
      can: rightsTo(actor, ownership),
    })),
  };
}
