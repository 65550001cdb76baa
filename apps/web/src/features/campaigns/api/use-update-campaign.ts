import { trpc } from "../../../lib/trpc.ts";
import { useListCache } from "./list-cache.ts";

/** Saves a changed brief. What it made out of date is known only to the server. */
export function useUpdateCampaign() {
  const list = useListCache();
  const utils = trpc.useUtils();
  return trpc.campaigns.update.useMutation({
    onSuccess: (campaign) => {
      utils.campaigns.get.setData({ id: campaign.id }, campaign);
      void utils.blocks.overview.invalidate({ campaign_id: campaign.id });
      void list.refresh();
    },
  });
}
