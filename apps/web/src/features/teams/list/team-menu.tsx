import { MenuItem } from "@copydesk/ui";
import { CheckCircleIcon } from "@phosphor-icons/react/dist/csr/CheckCircle";
import { MinusCircleIcon } from "@phosphor-icons/react/dist/csr/MinusCircle";
import { ActionsMenu, DeleteItem, EditItem, OpenItem } from "../../../lib/actions-menu.tsx";
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
  const { id, name, status, can_edit, can_delete } = team;
  if (onPage && !can_edit && !can_delete) return null;
  return (
    <ActionsMenu label={`Actions for ${name}`} className={className} menuClassName="w-48">
      {!onPage && <OpenItem to={`/teams/${id}`} />}
      {can_edit && !onPage && <EditItem to={`/teams/${id}/edit`} />}
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
      {can_delete && <DeleteItem apart={!(onPage && !can_edit)} onSelect={() => actions.remove(team)} />}
    </ActionsMenu>
  );
}
