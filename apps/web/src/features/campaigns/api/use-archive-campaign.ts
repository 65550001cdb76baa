import { trpc } from "../../../lib/trpc.ts";
import { useListCache } from "./list-cache.ts";

/** Archives a campaign; the row says so at once. */
export function useArchiveCampaign() {
  const list = useListCache();
  const utils = trpc.useUtils();
  return trpc.campaigns.archive.useMutation({
    onMutate: ({ id }) => list.patch(id, { status: "archived" }),
    onError: (_error, _input, undo) => undo?.(),
    onSettled: (_data, _error, { id }) => {
      void utils.campaigns.get.invalidate({ id });
      return list.refresh();
    },
  });
}
