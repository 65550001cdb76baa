import type { BlockSummary } from "@copydesk/contracts";
import { useStartRun } from "../api/use-generation.ts";
import { useCampaignState } from "../campaign-store.ts";
import { useHubDialogs } from "../header/hub-dialogs-context.ts";
import { useHub } from "../hub-context.ts";
import { useBlockName } from "./block-name.tsx";

/** Writes a piece, or writes it again. While somebody edits it here, it asks first. */
export function useRegenerate(block: BlockSummary): { regenerate: (modelId?: string) => void; isPending: boolean } {
  const { campaign } = useHub();
  const { ask } = useHubDialogs();
  const name = useBlockName(block);
  const start = useStartRun();

  function regenerate(modelId?: string) {
    const { openedBlocks, hideBlock } = useCampaignState.getState();
    const model = modelId === undefined ? {} : { model_id: modelId };
    const begin = () =>
      start.mutateAsync({ campaign_id: campaign.id, scope: "block", block_id: block.id, again: block.version_count > 0, ...model });
    if (!openedBlocks.includes(block.id)) return void begin().catch(() => undefined);
    ask({
      title: `Write ${name} again while you are editing it?`,
      description:
        "What you changed is saved as a version of its own. The new text then takes its place; you can go back to yours at any time.",
      confirmLabel: "Save and regenerate",
      onConfirm: () => {
        hideBlock(block.id);
        return begin();
      },
    });
  }
  return { regenerate, isPending: start.isPending };
}
