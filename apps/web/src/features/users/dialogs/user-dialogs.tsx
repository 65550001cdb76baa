import type { UserActions } from "../use-user-actions.tsx";
import { DeactivateDialog } from "./deactivate-dialog.tsx";
import { DeleteDialog } from "./delete-dialog.tsx";
import { LinksDialog } from "./links-dialog.tsx";

/** The dialogs that actions on people open. */
export function UserDialogs({ dialogs }: { dialogs: UserActions["dialogs"] }) {
  return (
    <>
      <DeactivateDialog people={dialogs.resting} onClose={dialogs.keepActive} onConfirm={dialogs.confirmDeactivate} />
      {dialogs.doomed && <DeleteDialog person={dialogs.doomed} onClose={dialogs.keep} onRemoved={dialogs.removed} />}
      {dialogs.links.length > 0 && <LinksDialog links={dialogs.links} onClose={dialogs.forgetLinks} />}
    </>
  );
}
