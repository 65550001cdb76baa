import { trpc } from "../../../lib/trpc.ts";
import { useListCache } from "./list-cache.ts";

export function useCreateCampaign() {
  const list = useListCache();
  return trpc.campaigns.create.useMutation({ onSuccess: () => void list.refresh() });
}
