import { trpc } from "../../../lib/trpc.ts";
import { useListCache } from "./list-cache.ts";

/** Deletes a campaign; its row goes at once and comes back if the server refuses. */
export function useRemoveCampaign() {
  const list = useListCache();
  return trpc.campaigns.remove.useMutation({
    onMutate: ({ id }) => list.drop(id),
    onError: (_error, _input, undo) => undo?.(),
    onSettled: () => list.refresh(),
  });
}
