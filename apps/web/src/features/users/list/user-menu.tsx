import type { UserListItem } from "@copydesk/contracts";
import { MenuItem, MenuSeparator } from "@copydesk/ui";
import { PaperPlaneTiltIcon } from "@phosphor-icons/react/dist/csr/PaperPlaneTilt";
import { TrashIcon } from "@phosphor-icons/react/dist/csr/Trash";
import { UserCheckIcon } from "@phosphor-icons/react/dist/csr/UserCheck";
import { UserMinusIcon } from "@phosphor-icons/react/dist/csr/UserMinus";
import { ActionsMenu, EditItem, OpenItem } from "../../../lib/actions-menu.tsx";
import { fullName } from "../../../lib/people/full-name.ts";
import { useRight } from "../../../lib/rights.ts";
import type { UserActions } from "../use-user-actions.tsx";

interface UserMenuProps {
  person: UserListItem;
  actions: UserActions;
  /** On the person's own page there is nothing to open. */
  onPage?: boolean;
  className?: string;
}

/** Everything that may be done with one person. */
export function UserMenu({ person, actions, onPage = false, className }: UserMenuProps) {
  const mayEdit = useRight("users.edit");
  const mayInvite = useRight("users.invite");
  const mayDeactivate = useRight("users.deactivate");
  const mayDelete = useRight("users.delete");
  const { id, status, is_you } = person;
  return (
    <ActionsMenu label={`Actions for ${fullName(person)}`} className={className} menuClassName="w-56">
      {!onPage && <OpenItem to={`/users/${id}`} />}
      {mayEdit && !onPage && <EditItem to={`/users/${id}/edit`} />}
      {mayInvite && status !== "inactive" && (
        <MenuItem icon={<PaperPlaneTiltIcon size={16} />} onSelect={() => actions.sendLinks([person])}>
          {status === "invited" ? "Send link again" : "Send password link"}
        </MenuItem>
      )}
      {mayDeactivate && status === "active" && !is_you && (
        <MenuItem icon={<UserMinusIcon size={16} />} onSelect={() => actions.deactivate([person])}>
          Deactivate
        </MenuItem>
      )}
      {mayDeactivate && status === "inactive" && (
        <MenuItem icon={<UserCheckIcon size={16} />} onSelect={() => actions.activate([person])}>
          Activate
        </MenuItem>
      )}
      {mayDelete && !is_you && (
        <>
          <MenuSeparator />
          <MenuItem danger icon={<TrashIcon size={16} />} onSelect={() => actions.remove(person)}>
            {status === "invited" ? "Withdraw invitation" : "Delete"}
          </MenuItem>
        </>
      )}
    </ActionsMenu>
  );
}
