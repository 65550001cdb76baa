import type { InvitationLink, UserListItem } from "@copydesk/contracts";
import { Button, ConfirmDialog, Dialog } from "@copydesk/ui";
import { fullName } from "../../../lib/people/full-name.ts";
import type { UserActions } from "../use-user-actions.tsx";
import { formatPeople } from "../words/person-words.ts";
import { DeleteDialog } from "./delete-dialog.tsx";
import { LinkList } from "./link-list.tsx";

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

const listed = 8;

interface DeactivateDialogProps {
  people: readonly Pick<UserListItem, "id" | "first_name" | "last_name" | "email">[];
  onClose: () => void;
  onConfirm: () => unknown;
}

/** Says what deactivating does before it is done. */
function DeactivateDialog({ people, onClose, onConfirm }: DeactivateDialogProps) {
  const names = people.map(fullName);
  const one = names.length === 1;
  return (
    <ConfirmDialog
      open={names.length > 0}
      onOpenChange={(open) => !open && onClose()}
      title={one ? `Deactivate ${names[0]}?` : `Deactivate ${formatPeople(names).toLowerCase()}?`}
      description={`${one ? "They are" : "All of them are"} signed out everywhere at once and cannot sign in until activated again. What they made stays, and so do their teams and roles.`}
      confirmLabel="Deactivate"
      cancelLabel="Cancel"
      onConfirm={onConfirm}
    >
      {!one && (
        <ul className="grid gap-1 text-sm">
          {people.slice(0, listed).map((person) => (
            <li key={person.id} className="truncate">
              <bdi>{fullName(person)}</bdi>
            </li>
          ))}
          {people.length > listed && <li className="text-ink-3">and {people.length - listed} more</li>}
        </ul>
      )}
    </ConfirmDialog>
  );
}

/** Links that no mail server could carry: shown once. */
function LinksDialog({ links, onClose }: { links: readonly InvitationLink[]; onClose: () => void }) {
  return (
    <Dialog
      open
      // Closed by mistake, they would be lost.
      dismissible={false}
      onOpenChange={(open) => !open && onClose()}
      title={links.length === 1 ? "Send this link yourself" : "Send these links yourself"}
      footer={
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <LinkList links={links} />
    </Dialog>
  );
}
