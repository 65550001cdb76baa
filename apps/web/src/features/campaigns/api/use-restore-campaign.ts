import { trpc } from "../../../lib/trpc.ts";
import { useListCache } from "./list-cache.ts";

/** Brings an archived or deleted campaign back. What it becomes is known only to the server, so the list is asked again. */
export function useRestoreCampaign() {
  const list = useListCache();
  const utils = trpc.useUtils();
  return trpc.campaigns.restore.useMutation({
    onSettled: (_data, _error, { id }) => {
      void utils.campaigns.get.invalidate({ id });
      return list.refresh();
    },
  });
}
