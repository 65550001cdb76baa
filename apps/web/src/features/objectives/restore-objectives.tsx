import { ConfirmDialog, Skeleton } from "@copydesk/ui";
import { failureOf } from "../../lib/failure.ts";
import { notifyOutcome } from "../../lib/notify-outcome.tsx";
import { countedNow } from "../../lib/query-options.ts";
import { trpc } from "../../lib/trpc.ts";
import { formatRestore, isAsDelivered } from "./objective-words.ts";

interface RestoreObjectivesProps {
  onClose: () => void;
  refresh: () => Promise<unknown>;
}

/** Says what would change, and brings the delivered objectives back. */
export function RestoreObjectives({ onClose, refresh }: RestoreObjectivesProps) {
  const plan = trpc.objectives.restore_plan.useQuery(undefined, countedNow);
  const restoring = trpc.objectives.restore.useMutation();
  const isUnchanged = plan.data && isAsDelivered(plan.data);
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={isUnchanged ? "These are the original objectives" : "Restore the original objectives?"}
      description={
        isUnchanged
          ? "Nothing has been changed since, so there is nothing to restore."
          : "Campaigns keep their objectives. New texts follow the original wording."
      }
      confirmLabel={isUnchanged ? "Close" : "Restore defaults"}
      cancelLabel={isUnchanged ? null : "Keep as it is"}
      destructive={!isUnchanged}
      onConfirm={async () => {
        if (isUnchanged) return;
        await notifyOutcome(restoring.mutateAsync(), "Original objectives restored");
        await refresh();
      }}
    >
      {plan.error && <p className="text-destructive-ink text-sm">{failureOf(plan.error).message}</p>}
      {plan.isPending && <Skeleton className="w-2/3" />}
      {plan.data && !isUnchanged && (
        <ul className="grid gap-1 text-sm wrap-anywhere">
          {formatRestore(plan.data).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </ConfirmDialog>
  );
}
