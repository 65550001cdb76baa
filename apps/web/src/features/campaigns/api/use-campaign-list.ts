import type { CampaignListQuery } from "@copydesk/contracts";
import { keepPreviousData } from "@tanstack/react-query";
import { trpc } from "../../../lib/trpc.ts";

const whileGenerating = 3_000;
/** What came a moment ago, while the screen was made ready, is not asked for again. */
const justNow = 1_000;

/**
 * One page of campaigns. The page before stays in view while another one loads, and as long as a campaign in it is
 * being written, it is asked for again every three seconds.
 */
export function useCampaignList(query: CampaignListQuery, { enabled }: { enabled: boolean }) {
  return trpc.campaigns.list.useQuery(query, {
    enabled,
    staleTime: justNow,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.results.some(({ status }) => status === "generating") ? whileGenerating : false),
  });
}
