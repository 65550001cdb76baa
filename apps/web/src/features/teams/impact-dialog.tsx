import { ConfirmDialog, Loading, SkeletonText } from "@copydesk/ui";
import { countedNow } from "../../lib/query-options.ts";
import { trpc } from "../../lib/trpc.ts";
import type { TeamActions } from "./use-team-actions.tsx";
import { formatImpact } from "./words/impact-words.ts";

/** Says what becomes of campaigns before a team is deactivated or deleted. */
export function ImpactDialog({ dialog: { asked, close, confirm } }: { dialog: TeamActions["dialog"] }) {
  const isDelete = asked?.action === "delete";
  return (
    <ConfirmDialog
      open={asked !== null}
      onOpenChange={(open) => !open && close()}
      title={`${isDelete ? "Delete" : "Deactivate"} “${asked?.team.name}”?`}
      description={
        isDelete
          ? "Members keep their accounts. Unlike deactivating, this can't be undone."
          : "What is shared with it is hidden from its members until it is active again."
      }
      confirmLabel={isDelete ? "Delete" : "Deactivate"}
      cancelLabel="Cancel"
      destructive={isDelete}
      onConfirm={confirm}
    >
      {asked && <Impact id={asked.team.id} />}
    </ConfirmDialog>
  );
}

/** What becomes of campaigns shared with a team, counted now. */
export function Impact({ id }: { id: string }) {
  const { data, error } = trpc.teams.impact.useQuery({ id }, countedNow);
  if (data) return <p className="font-control text-base">{formatImpact(data)}</p>;
  if (error) return <p className="text-base text-ink-2">Campaigns shared with it alone become private: only their owners see them.</p>;
  return (
    <Loading label="Counting campaigns">
      <SkeletonText lines={1} />
    </Loading>
  );
}
