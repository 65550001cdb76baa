import type { UserListItem } from "@copydesk/contracts";
import { IconButton, Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from "@copydesk/ui";
import { ArrowSquareOutIcon } from "@phosphor-icons/react/dist/csr/ArrowSquareOut";
import { DotsThreeIcon } from "@phosphor-icons/react/dist/csr/DotsThree";
import { PaperPlaneTiltIcon } from "@phosphor-icons/react/dist/csr/PaperPlaneTilt";
import { PencilSimpleIcon } from "@phosphor-icons/react/dist/csr/PencilSimple";
import { TrashIcon } from "@phosphor-icons/react/dist/csr/Trash";
import { UserCheckIcon } from "@phosphor-icons/react/dist/csr/UserCheck";
import { UserMinusIcon } from "@phosphor-icons/react/dist/csr/UserMinus";
import { useNavigate } from "react-router";
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
  const navigate = useNavigate();
  const mayEdit = useRight("users.edit");
  const mayInvite = useRight("users.invite");
  const mayDeactivate = useRight("users.deactivate");
  const mayDelete = useRight("users.delete");
  const { id, status, is_you } = person;
  return (
    <Menu>
      <MenuTrigger>
        <IconButton
          label={`Actions for ${fullName(person)}`}
          tooltip={false}
          icon={<DotsThreeIcon size={18} weight="bold" />}
          className={className}
        />
      </MenuTrigger>
      <MenuContent className="w-56">
        {!onPage && (
          <MenuItem icon={<ArrowSquareOutIcon size={16} />} onSelect={() => navigate(`/users/${id}`)}>
            Open
          </MenuItem>
        )}
        {mayEdit && !onPage && (
          <MenuItem icon={<PencilSimpleIcon size={16} />} onSelect={() => navigate(`/users/${id}/edit`)}>
            Edit
          </MenuItem>
        )}
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
      </MenuContent>
    </Menu>
  );
}
