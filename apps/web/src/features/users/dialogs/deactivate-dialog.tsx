import type { UserListItem } from "@copydesk/contracts";
import { ConfirmDialog } from "@copydesk/ui";
import { fullName } from "../../../lib/people/full-name.ts";
import { sayPeople } from "../words/person-words.ts";

const listed = 8;

interface DeactivateDialogProps {
  people: readonly Pick<UserListItem, "id" | "first_name" | "last_name" | "email">[];
  onClose: () => void;
  onConfirm: () => unknown;
}

/** Says what deactivating does before it is done. */
export function DeactivateDialog({ people, onClose, onConfirm }: DeactivateDialogProps) {
  const names = people.map(fullName);
  const one = names.length === 1;
  return (
    <ConfirmDialog
      open={names.length > 0}
      onOpenChange={(open) => !open && onClose()}
      title={one ? `Deactivate ${names[0]}?` : `Deactivate ${sayPeople(names).toLowerCase()}?`}
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
