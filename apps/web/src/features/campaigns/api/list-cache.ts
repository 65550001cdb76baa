import type { CampaignListItem, CampaignPage } from "@copydesk/contracts";
import { useQueryClient } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import { trpc } from "../../../lib/trpc.ts";

/** Changes every page of campaigns that is at hand, before the server has answered; `undo` puts them back. */
export function useListCache() {
  const client = useQueryClient();
  const utils = trpc.useUtils();
  const queryKey = getQueryKey(trpc.campaigns.list);

  async function change(apply: (page: CampaignPage) => CampaignPage) {
    await utils.campaigns.list.cancel();
    const before = client.getQueriesData<CampaignPage>({ queryKey });
    client.setQueriesData<CampaignPage>({ queryKey }, (page) => (page ? apply(page) : page));
    return () => {
      for (const [key, page] of before) client.setQueryData(key, page);
    };
  }

  return {
    drop: (id: string) => change((page) => dropItem(page, id)),
    patch: (id: string, values: Partial<CampaignListItem>) => change((page) => patchItem(page, id, values)),
    refresh: () => utils.campaigns.list.invalidate(),
  };
}

/** The page without a campaign; both counts fall by one when it was in it. */
function dropItem(page: CampaignPage, id: string): CampaignPage {
  const results = page.results.filter((item) => item.id !== id);
  const gone = page.results.length - results.length;
  return { ...page, results, count: page.count - gone, total_visible: page.total_visible - gone };
}

function patchItem(page: CampaignPage, id: string, values: Partial<CampaignListItem>): CampaignPage {
  return { ...page, results: page.results.map((item) => (item.id === id ? { ...item, ...values } : item)) };
}
