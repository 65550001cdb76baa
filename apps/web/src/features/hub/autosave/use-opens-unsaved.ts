import type { BlockDetail } from "@copydesk/contracts";
import { useEffect } from "react";
import { useCampaignState } from "../campaign-store.ts";
import { useHub } from "../hub-context.ts";
import { readUnsaved } from "./unsaved.ts";

/** Opens the editor of a block again when an earlier visit left text behind that never reached the server. */
export function useOpensUnsaved(block: BlockDetail): void {
  const { campaign } = useHub();
  const showBlock = useCampaignState((state) => state.showBlock);
  const content = block.selected?.content;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a visit, for later leftovers are this visit's own
  useEffect(() => {
    if (campaign.can.edit && readUnsaved(block.id, content)) showBlock(block.id);
  }, []);
}
