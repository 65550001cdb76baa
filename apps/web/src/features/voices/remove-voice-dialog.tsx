import { ConfirmDialog } from "@copydesk/ui";
import type { VoiceActions } from "./use-voice-actions.tsx";

/** Says what goes with a voice before it is deleted. */
export const RemoveVoiceDialog = ({ dialog: { asked, close, confirm } }: { dialog: VoiceActions["dialog"] }) => (
  <ConfirmDialog
    open={asked !== null}
    onOpenChange={(open) => !open && close()}
    title={`Delete “${asked?.name}”?`}
    description="Its style guides and examples are deleted too. It can be restored for 30 days."
    confirmLabel="Delete"
    cancelLabel="Cancel"
    destructive
    onConfirm={confirm}
  />
);
