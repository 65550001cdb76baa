import type { BlockDetail } from "@copydesk/contracts";
import { useEffect } from "react";
import { useHub } from "../hub-context.ts";
import { useEditing } from "./editing-store.ts";
import { readUnsavedText } from "./unsaved.ts";

/** Opens the editor of a block again when an earlier visit left text behind that never reached the server. */
export function useOpensUnsaved(block: BlockDetail): void {
  const { campaign } = useHub();
  const startEditing = useEditing((state) => state.startEditing);
  const content = block.selected?.content;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a visit, for later leftovers are this visit's own
  useEffect(() => {
    if (campaign.can.edit && readUnsavedText(block.id, content)) startEditing(block.id);
  }, []);
}
