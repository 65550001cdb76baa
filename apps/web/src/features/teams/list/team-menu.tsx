import { IconButton, Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from "@copydesk/ui";
import { ArrowSquareOutIcon } from "@phosphor-icons/react/dist/csr/ArrowSquareOut";
import { CheckCircleIcon } from "@phosphor-icons/react/dist/csr/CheckCircle";
import { DotsThreeIcon } from "@phosphor-icons/react/dist/csr/DotsThree";
import { MinusCircleIcon } from "@phosphor-icons/react/dist/csr/MinusCircle";
import { PencilSimpleIcon } from "@phosphor-icons/react/dist/csr/PencilSimple";
import { TrashIcon } from "@phosphor-icons/react/dist/csr/Trash";
import { useNavigate } from "react-router";
import type { MenuTeam, TeamActions } from "../use-team-actions.tsx";

interface TeamMenuProps {
  team: MenuTeam;
  actions: TeamActions;
  /** On the team's own page there is nothing to open. */
  onPage?: boolean;
  className?: string;
}

/** Everything that may be done with one team. */
export function TeamMenu({ team, actions, onPage = false, className }: TeamMenuProps) {
  const navigate = useNavigate();
  const { id, name, status, can_edit, can_delete } = team;
  if (onPage && !can_edit && !can_delete) return null;
  return (
    <Menu>
      <MenuTrigger>
        <IconButton label={`Actions for ${name}`} tooltip={false} icon={<DotsThreeIcon size={18} weight="bold" />} className={className} />
      </MenuTrigger>
      <MenuContent className="w-48">
        {!onPage && (
          <MenuItem icon={<ArrowSquareOutIcon size={16} />} onSelect={() => navigate(`/teams/${id}`)}>
            Open
          </MenuItem>
        )}
        {can_edit && !onPage && (
          <MenuItem icon={<PencilSimpleIcon size={16} />} onSelect={() => navigate(`/teams/${id}/edit`)}>
            Edit
          </MenuItem>
        )}
        {can_edit && status === "active" && (
          <MenuItem icon={<MinusCircleIcon size={16} />} onSelect={() => actions.deactivate(team)}>
            Deactivate
          </MenuItem>
        )}
        {can_edit && status === "inactive" && (
          <MenuItem icon={<CheckCircleIcon size={16} />} onSelect={() => actions.activate(team)}>
            Activate
          </MenuItem>
        )}
        {can_delete && (
          <>
            {!(onPage && !can_edit) && <MenuSeparator />}
            <MenuItem danger icon={<TrashIcon size={16} />} onSelect={() => actions.remove(team)}>
              Delete
            </MenuItem>
          </>
        )}
      </MenuContent>
    </Menu>
  );
}
