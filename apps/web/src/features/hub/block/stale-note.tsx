import type { BlockSummary } from "@copydesk/contracts";
import { ClockCounterClockwiseIcon } from "@phosphor-icons/react/dist/csr/ClockCounterClockwise";
import { useHub, useKeepAsIs, useRegenerate } from "../../hub-kit/index.ts";

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
