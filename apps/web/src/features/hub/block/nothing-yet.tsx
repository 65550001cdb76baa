import type { BlockSummary } from "@copydesk/contracts";
import { Button } from "@copydesk/ui";
import { useHub } from "../hub-context.ts";
import { useRegenerate } from "./use-regenerate.ts";

/** Stands where the text of a piece will be. */
export function NothingYet({ block }: { block: BlockSummary }) {
  const { campaign } = useHub();
  const { regenerate, isPending } = useRegenerate(block);
  if (block.failure) return null;
  if (campaign.status === "outline_review" && block.kind === "content")
    return <p className="text-base text-ink-3">Follows once the outline is reviewed.</p>;
  return (
    <div className="flex flex-wrap items-center gap-3 text-base text-ink-3">
      <p>Nothing is written here yet.</p>
      {campaign.can.generate && (
        <Button loading={isPending} onClick={() => regenerate()}>
          Write this piece
        </Button>
      )}
    </div>
  );
}
