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

/** Deletes a campaign; its row goes at once and comes back if the server refuses. */
export function useRemoveCampaign() {
  const list = useListCache();
  return trpc.campaigns.remove.useMutation({
    onMutate: ({ id }) => list.drop(id),
    onError: (_error, _input, undo) => undo?.(),
    onSettled: () => list.refresh(),
  });
}

export function useDuplicateCampaign() {
  const list = useListCache();
  return trpc.campaigns.duplicate.useMutation({ onSuccess: () => list.refresh() });
}
