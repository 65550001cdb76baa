import { ConfirmDialog } from "@copydesk/ui";
import type { ChannelActions } from "./use-channel-actions.ts";

/** Asks before a channel that nothing uses is gone for good. */
export const RemoveChannelDialog = ({ remove }: { remove: ChannelActions["remove"] }) => (
  <ConfirmDialog
    open={remove.asked !== null}
    onOpenChange={(open) => !open && remove.close()}
    title={`Delete “${remove.asked?.name}”?`}
    description="Nothing uses it. Its parts, attributes and prompts will be deleted for good. Make it inactive instead if you might need it again."
    confirmLabel="Delete"
    cancelLabel="Keep it"
    destructive
    onConfirm={remove.confirm}
  />
);
