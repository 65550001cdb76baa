import type { BlockSummary } from "@copydesk/contracts";
import { Button } from "@copydesk/ui";
import { ClockCounterClockwiseIcon } from "@phosphor-icons/react/dist/csr/ClockCounterClockwise";
import { formatHeld, isHeld, useBlocks, useHub, useKeepAsIs, useRegenerate } from "../../hub-kit/index.ts";

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

/** What a piece was written from has changed. */
export function StaleNote({ block }: { block: BlockSummary }) {
  const { campaign } = useHub();
  const { regenerate, isPending } = useRegenerate(block);
  const keep = useKeepAsIs(campaign.id, block);
  return (
    <p className="mb-3.5 flex gap-2 text-ink-2 text-sm">
      <ClockCounterClockwiseIcon size={15} aria-hidden className="mt-[3px] shrink-0 text-warning-solid" />
      <span className="flex flex-wrap gap-x-2.5 gap-y-1">
        The brief, the outline or its configuration changed since this was written.
        {campaign.can.generate && (
          <button type="button" className="link" disabled={isPending} onClick={() => regenerate()}>
            Regenerate
          </button>
        )}
        {campaign.can.edit && (
          <button type="button" className="link" disabled={keep.isPending} onClick={() => keep.mutate({ block_id: block.id })}>
            Keep as it is
          </button>
        )}
      </span>
    </p>
  );
}
