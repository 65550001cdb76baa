import type { BlockSummary } from "@copydesk/contracts";
import { blocksOf, isHeld } from "../block-facts.ts";
import { useBegin } from "../header/use-hub-actions.ts";
import { useBlocks } from "../hub-context.ts";
import { useRegenerate } from "./use-regenerate.ts";

/** Tries once more to write a piece; an outline brings along what could not be written without it. */
export function useRetry(block: BlockSummary): { retry: (modelId?: string) => void; isPending: boolean } {
  const { regenerate, isPending } = useRegenerate(block);
  const { begin, isPending: isBeginning } = useBegin();
  const waits = blocksOf(useBlocks(), block.language_id).some(isHeld);
  if (block.kind !== "outline" || !waits) return { retry: regenerate, isPending };
  const retry = (modelId?: string) =>
    void begin({ scope: "language", language_id: block.language_id, ...(modelId === undefined ? {} : { model_id: modelId }) }).catch(
      () => undefined,
    );
  return { retry, isPending: isBeginning };
}
