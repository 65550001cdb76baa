import { Button, ConfirmDialog } from "@copydesk/ui";
import { SquareIcon } from "@phosphor-icons/react/dist/csr/Square";
import { useState } from "react";
import { useStopRun } from "../api/use-generation.ts";
import { isBusy } from "../block-facts.ts";
import { useBlocks, useHub } from "../hub-context.ts";

/** Ends all writing of the campaign, having asked. */
export function StopRun() {
  const { campaign } = useHub();
  const isWriting = useBlocks().some(isBusy);
  const stop = useStopRun();
  const [asking, setAsking] = useState(false);
  if (!isWriting || !campaign.can.generate) return null;
  return (
    <>
      <Button
        variant="danger"
        className="xl:mr-1.5"
        icon={<SquareIcon size={12} weight="fill" />}
        loading={stop.isPending}
        onClick={() => setAsking(true)}
      >
        Stop
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Stop writing this campaign?"
        description="Finished pieces stay. Texts being written right now are not kept; you can start them again at any time."
        confirmLabel="Stop writing"
        cancelLabel="Keep writing"
        onConfirm={() => stop.mutateAsync({ campaign_id: campaign.id }).catch(() => undefined)}
      />
    </>
  );
}
