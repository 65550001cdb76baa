import { ConfirmDialog } from "@copydesk/ui";
import type { ChannelActions } from "./use-channel-actions.ts";

/** Asks before a channel that nothing uses is gone for good. */
export const RemoveChannelDialog = ({ remove }: { remove: ChannelActions["remove"] }) => (
  <ConfirmDialog
    open={remove.asked !== null}
    onOpenChange={(open) => !open && remove.close()}
    title={`Delete “${remove.asked?.name}”?`}
    description="Nothing uses it. Its parts, attributes and prompts are gone for good; make it inactive if it may be needed again."
    confirmLabel="Delete"
    cancelLabel="Keep it"
    destructive
    onConfirm={remove.confirm}
  />
);
