import type { BlockSummary } from "@copydesk/contracts";
import { Button } from "@copydesk/ui";
import { blocksOf, isHeld } from "../block-facts.ts";
import { useBlocks, useHub } from "../hub-context.ts";
import { useRegenerate } from "./use-regenerate.ts";

/** Stands where the text of a piece will be. */
export function NothingYet({ block }: { block: BlockSummary }) {
  const { campaign } = useHub();
  const { regenerate, isPending } = useRegenerate(block);
  const outline = blocksOf(useBlocks(), block.language_id).find((one) => one.kind === "outline");
  if (block.failure && !isHeld(block)) return null;
  if (campaign.status === "outline_review" && block.kind === "content") return <Waits>Waiting for the outline review.</Waits>;
  if (isHeld(block) && outline?.selected_version_id === null) return <Waits>Waiting for the outline.</Waits>;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Waits>Nothing is written here yet.</Waits>
      {campaign.can.generate && (
        <Button loading={isPending} onClick={() => regenerate()}>
          Write this piece
        </Button>
      )}
    </div>
  );
}

const Waits = ({ children }: { children: string }) => <p className="text-base text-ink-3">{children}</p>;
