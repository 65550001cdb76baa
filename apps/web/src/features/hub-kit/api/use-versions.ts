import type { BlockDetail, BlockSummary } from "@copydesk/contracts";
import { notifyFailure } from "../../../lib/stores/toast.ts";
import { trpc } from "../../../lib/trpc.ts";

export const useVersions = (blockId: string, enabled: boolean) => trpc.blocks.versions.useQuery({ block_id: blockId }, { enabled });

export const useVersion = (versionId: string | null) =>
  trpc.blocks.version.useQuery({ version_id: versionId ?? "" }, { enabled: versionId !== null, staleTime: Number.POSITIVE_INFINITY });

/** Refreshes what shows a block after one of its versions was added, chosen or removed. */
function useRefreshBlock() {
  const utils = trpc.useUtils();
  return (campaignId: string, block: Pick<BlockSummary, "id" | "language_id">) =>
    Promise.all([
      utils.blocks.overview.invalidate({ campaign_id: campaignId }),
      utils.blocks.texts.invalidate({ campaign_id: campaignId, language_id: block.language_id }),
      utils.blocks.versions.invalidate({ block_id: block.id }),
    ]);
}

export function useSelectVersion(campaignId: string, block: BlockSummary) {
  const refresh = useRefreshBlock();
  return trpc.blocks.select.useMutation({ onSuccess: () => refresh(campaignId, block), onError: notifyFailure });
}

export function useRemoveVersion(campaignId: string, block: BlockSummary) {
  const refresh = useRefreshBlock();
  return trpc.blocks.remove_version.useMutation({ onSuccess: () => refresh(campaignId, block), onError: notifyFailure });
}

/** Takes the mark "out of date" off a text. */
export function useKeepAsIs(campaignId: string, block: BlockSummary) {
  const refresh = useRefreshBlock();
  return trpc.blocks.keep_as_is.useMutation({ onSuccess: () => refresh(campaignId, block), onError: notifyFailure });
}

export function useRestoreVersion(campaignId: string, block: BlockSummary) {
  const refresh = useRefreshBlock();
  return trpc.blocks.restore_version.useMutation({ onSuccess: () => refresh(campaignId, block), onError: notifyFailure });
}

export function useLabelVersion(campaignId: string, block: BlockSummary) {
  const refresh = useRefreshBlock();
  return trpc.blocks.label.useMutation({
    onSuccess: () => refresh(campaignId, block),
    onError: notifyFailure,
  });
}

/** Saves an edited text and shows it at once. A conflict is for the caller to show, so nothing is said here about it. */
export function useSaveVersion(campaignId: string, block: BlockSummary) {
  const utils = trpc.useUtils();
  return trpc.blocks.save.useMutation({
    onSuccess: (saved) => {
      const key = { campaign_id: campaignId, language_id: block.language_id };
      if (saved.is_selected)
        utils.blocks.texts.setData(key, (before) => before?.map((one) => (one.id === block.id ? withSelected(one, saved) : one)));
      else void utils.blocks.texts.invalidate(key);
      void utils.blocks.overview.invalidate({ campaign_id: campaignId });
      void utils.blocks.versions.invalidate({ block_id: block.id });
    },
  });
}

const withSelected = (block: BlockDetail, selected: NonNullable<BlockDetail["selected"]>): BlockDetail => ({
  ...block,
  selected,
  selected_version_id: selected.id,
  selected_number: selected.number,
  selected_origin: selected.origin,
  version_count: Math.max(block.version_count, selected.number),
  failure: null,
  state: block.state === "failed" || block.state === "empty" ? "ready" : block.state,
});
