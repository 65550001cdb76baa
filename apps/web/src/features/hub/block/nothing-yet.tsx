import type { BlockSummary } from "@copydesk/contracts";
import { Button } from "@copydesk/ui";
import { formatHeld, isHeld, useBlocks, useHub, useRegenerate } from "../../hub-kit/index.ts";

/** Stands where the text of a piece will be. */
export function NothingYet({ block }: { block: BlockSummary }) {
  const { campaign } = useHub();
  const { regenerate, isPending } = useRegenerate(block);
  const held = formatHeld(block, useBlocks(), campaign.status);
  if (block.failure && !isHeld(block)) return null;
  if (held) return <Waits>{held}</Waits>;
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
