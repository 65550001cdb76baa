import { trpc } from "../../../lib/trpc.ts";
import { useListCache } from "./list-cache.ts";

export function useDuplicateCampaign() {
  const list = useListCache();
  return trpc.campaigns.duplicate.useMutation({ onSuccess: () => list.refresh() });
}
