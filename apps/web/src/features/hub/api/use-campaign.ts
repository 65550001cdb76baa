import type { CampaignDetail } from "@copydesk/contracts";
import { notifyFailure } from "../../../lib/stores/toast.ts";
import { trpc } from "../../../lib/trpc.ts";

export const useCampaign = (id: string) => trpc.campaigns.get.useQuery({ id });

export const useFormOptions = () => trpc.options.get.useQuery(undefined, { staleTime: 60_000 });

/** Takes a channel out of a language of the brief. */
export function useLeaveOutChannel() {
  const utils = trpc.useUtils();
  const update = trpc.campaigns.update.useMutation({
    onSuccess: (saved) => {
      utils.campaigns.get.setData({ id: saved.id }, saved);
      void utils.blocks.overview.invalidate({ campaign_id: saved.id });
      void utils.campaigns.list.invalidate(undefined, { refetchType: "none" });
    },
    onError: notifyFailure,
  });
  return (campaign: CampaignDetail, { language_id, channel_id }: { language_id: string; channel_id: string }) =>
    update.mutateAsync({
      id: campaign.id,
      version: campaign.version,
      brief: {
        ...campaign.brief,
        languages: campaign.brief.languages.map((one) =>
          one.language_id === language_id ? { ...one, channel_ids: one.channel_ids.filter((id) => id !== channel_id) } : one,
        ),
      },
    });
}
