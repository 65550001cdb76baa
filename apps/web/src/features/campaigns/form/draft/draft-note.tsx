import { Button, ConfirmDialog, Spinner } from "@copydesk/ui";
import { ArrowCounterClockwiseIcon } from "@phosphor-icons/react/dist/csr/ArrowCounterClockwise";
import { CloudCheckIcon } from "@phosphor-icons/react/dist/csr/CloudCheck";
import { CloudSlashIcon } from "@phosphor-icons/react/dist/csr/CloudSlash";
import { useState } from "react";
import { formatTimeOfDay } from "../../../../lib/time-words.ts";
import type { DraftKeeper } from "./draft-keeper.ts";
import { useDraftStatus } from "./use-draft-keeper.ts";

interface DraftNoteProps {
  keeper: DraftKeeper;
  /** The form began with a draft of the last time. */
  restored: boolean;
  onStartOver: () => void;
}

/** Where what was typed is, beside the title; and the way out of a draft of the last time. */
export function DraftNote({ keeper, restored, onStartOver }: DraftNoteProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <span role="status" className="inline-flex min-w-0 items-center gap-[5px] text-ink-3 text-xs whitespace-nowrap">
        <Words keeper={keeper} />
      </span>
      {restored && (
        <Button
          variant="quiet"
          size="sm"
          aria-label="Start over"
          icon={<ArrowCounterClockwiseIcon size={14} aria-hidden className="sm:hidden" />}
          onClick={() => setAsking(true)}
        >
          <span className="max-sm:hidden">Start over</span>
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Start over?"
        description="Everything in this draft is deleted and the form starts over. This cannot be undone."
        confirmLabel="Start over"
        cancelLabel="Keep the draft"
        destructive
        onConfirm={onStartOver}
      />
    </>
  );
}

function Words({ keeper }: { keeper: DraftKeeper }) {
  const status = useDraftStatus(keeper);
  switch (status.state) {
    case "idle":
      return null;
    case "saving":
      return (
        <>
          <Spinner size={13} />
          <span className="max-sm:sr-only">Saving draft</span>
        </>
      );
    case "saved":
      return (
        <>
          <CloudCheckIcon size={15} aria-hidden />
          <span className="max-sm:sr-only">Draft saved {formatTimeOfDay(status.at)}</span>
        </>
      );
    case "local":
      return (
        <>
          <CloudSlashIcon size={15} aria-hidden className="text-warning-solid" />
          <span className="max-sm:sr-only">Not on the server yet, kept in this browser</span>
        </>
      );
  }
}
