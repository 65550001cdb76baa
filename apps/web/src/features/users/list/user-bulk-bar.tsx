import type { UserListItem } from "@copydesk/contracts";
import { EmptyState, Menu, MenuContent, MenuItem, MenuTrigger } from "@copydesk/ui";
import { CaretDownIcon } from "@phosphor-icons/react/dist/csr/CaretDown";
import { PaperPlaneTiltIcon } from "@phosphor-icons/react/dist/csr/PaperPlaneTilt";
import { UserCheckIcon } from "@phosphor-icons/react/dist/csr/UserCheck";
import { UserMinusIcon } from "@phosphor-icons/react/dist/csr/UserMinus";
import { UsersThreeIcon } from "@phosphor-icons/react/dist/csr/UsersThree";
import { BulkAction, BulkFrame } from "../../../lib/list/bulk-frame.tsx";
import { TeamDot } from "../../../lib/people/team-dot.tsx";
import { useRight } from "../../../lib/rights.ts";
import type { UserActions } from "../use-user-actions.tsx";
import { formatStatuses } from "../words/person-words.ts";
import { useUserOptions } from "./user-list.ts";

interface UserBulkBarProps {
  /** Picked rows. */
  items: readonly UserListItem[];
  actions: UserActions;
  onClear: () => void;
}

/** Floats over the list while people are picked; what applies to only some of them says to how many. */
export function UserBulkBar({ items, actions, onClear }: UserBulkBarProps) {
  const mayDeactivate = useRight("users.deactivate");
  const mayInvite = useRight("users.invite");
  const mayJoin = useRight("teams.edit");
  const inactive = items.filter(({ status }) => status === "inactive");
  const active = items.filter(({ status, is_you }) => status === "active" && !is_you);
  const invited = items.filter(({ status }) => status === "invited");
  const of = (some: readonly unknown[]) => (some.length > 0 && some.length < items.length ? ` ${some.length}` : "");
  return (
    <BulkFrame label="Selected users" count={items.length} detail={formatStatuses(items)} onClear={onClear}>
      {mayDeactivate && (
        <>
          <BulkAction icon={<UserCheckIcon size={16} />} disabled={inactive.length === 0} onClick={() => actions.activate(inactive)}>
            Activate{of(inactive)}
          </BulkAction>
          <BulkAction icon={<UserMinusIcon size={16} />} disabled={active.length === 0} onClick={() => actions.deactivate(active)}>
            Deactivate{of(active)}
          </BulkAction>
        </>
      )}
      {mayJoin && <AddToTeam items={items} actions={actions} />}
      {mayInvite && (
        <BulkAction icon={<PaperPlaneTiltIcon size={16} />} disabled={invited.length === 0} onClick={() => actions.sendLinks(invited)}>
          Send link again{of(invited)}
        </BulkAction>
      )}
    </BulkFrame>
  );
}

function AddToTeam({ items, actions }: Pick<UserBulkBarProps, "items" | "actions">) {
  const teams = useUserOptions().data?.teams ?? [];
  return (
    <Menu>
      <MenuTrigger>
        <BulkAction icon={<UsersThreeIcon size={16} />} trailing={<CaretDownIcon size={10} weight="bold" className="text-glyph" />}>
          Add to team
        </BulkAction>
      </MenuTrigger>
      <MenuContent align="center" side="top">
        {teams.length === 0 && <EmptyState className="border-0 px-2 py-1 text-sm">There is no team yet.</EmptyState>}
        {teams.map((team) => (
          <MenuItem key={team.id} icon={<TeamDot colour={team.colour} />} onSelect={() => actions.addToTeam(items, team)}>
            <bdi>{team.name}</bdi>
          </MenuItem>
        ))}
      </MenuContent>
    </Menu>
  );
}
