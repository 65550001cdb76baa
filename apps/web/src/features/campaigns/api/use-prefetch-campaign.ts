import { trpc } from "../../../lib/trpc.ts";
import { useResting } from "../../../lib/use-resting.ts";

/** Fetches a campaign while the pointer rests on it or the focus is there, so that opening it shows it at once. */
export function usePrefetchCampaign(id: string) {
  const utils = trpc.useUtils();
  return useResting(() => {
    void utils.campaigns.get.prefetch({ id }, { staleTime: 10_000 });
    void utils.blocks.overview.prefetch({ campaign_id: id }, { staleTime: 10_000 });
  });
}
