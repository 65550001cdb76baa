import type { DeletedThing } from "@copydesk/contracts";
import { Button, Dialog, EmptyState, FailureNote, Loading, Skeleton } from "@copydesk/ui";
import { ArrowCounterClockwiseIcon } from "@phosphor-icons/react/dist/csr/ArrowCounterClockwise";
import { useState } from "react";
import { failureOf } from "../failure.ts";
import { notifyOutcome } from "../notify-outcome.tsx";
import { formatMoment } from "../time-words.ts";

interface DeletedDialogProps {
  /** What they are, in the plural and lower case: "voices". */
  noun: string;
  query: { data: DeletedThing[] | undefined; error: unknown; isFetching: boolean; refetch: () => unknown };
  onRestore: (id: string) => Promise<unknown>;
  onClose: () => void;
}

/** What was deleted in the last 30 days, each with the way back. */
export function DeletedDialog({ noun, query, onRestore, onClose }: DeletedDialogProps) {
  const { data, error } = query;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Deleted ${noun}`}
      description="They are kept for 30 days, exactly as they were."
    >
      {!data && error ? (
        <FailureNote title="The list could not be loaded" onRetry={() => void query.refetch()} retrying={query.isFetching}>
          {failureOf(error).message}
        </FailureNote>
      ) : !data ? (
        <Loading label={`Loading the deleted ${noun}`} className="grid gap-4">
          <Skeleton />
          <Skeleton className="w-2/3" />
        </Loading>
      ) : data.length === 0 ? (
        <EmptyState>{`No deleted ${noun} to restore.`}</EmptyState>
      ) : (
        <ul>
          {data.map((thing) => (
            <Thing key={thing.id} thing={thing} onRestore={() => onRestore(thing.id)} />
          ))}
        </ul>
      )}
    </Dialog>
  );
}

function Thing({ thing: { name, deleted_at }, onRestore }: { thing: DeletedThing; onRestore: () => Promise<unknown> }) {
  const [isPending, setPending] = useState(false);
  async function restore() {
    setPending(true);
    await notifyOutcome(onRestore(), `${name} is back`);
    setPending(false);
  }
  return (
    <li className="flex items-center gap-3 border-line border-t py-3 first:border-t-0">
      <span className="min-w-0 flex-1">
        <bdi className="block font-medium text-base wrap-anywhere">{name}</bdi>
        <span className="block text-ink-3 text-xs">deleted {formatMoment(deleted_at)}</span>
      </span>
      <Button
        size="sm"
        icon={<ArrowCounterClockwiseIcon size={14} />}
        loading={isPending}
        aria-label={`Restore ${name}`}
        onClick={() => void restore()}
      >
        Restore
      </Button>
    </li>
  );
}
