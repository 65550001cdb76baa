import { notifyFailure } from "../../../lib/stores/toast.ts";
import { trpc } from "../../../lib/trpc.ts";

/** The person's own calendar addresses of a campaign. */
export const useCalendarFeeds = (campaignId: string) => trpc.calendar.feeds.useQuery({ campaign_id: campaignId }, { staleTime: 0 });

/** Makes an address, which the answer alone tells; an earlier one for the same posts ends. */
export function useMakeFeed(campaignId: string) {
  const utils = trpc.useUtils();
  return trpc.calendar.make_feed.useMutation({
    onSuccess: () => utils.calendar.feeds.invalidate({ campaign_id: campaignId }),
    onError: notifyFailure,
  });
}

export function useRevokeFeed(campaignId: string) {
  const utils = trpc.useUtils();
  return trpc.calendar.revoke_feed.useMutation({
    onSettled: () => utils.calendar.feeds.invalidate({ campaign_id: campaignId }),
    onError: notifyFailure,
  });
}
