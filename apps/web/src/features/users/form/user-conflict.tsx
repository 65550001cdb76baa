import type { UserDetail } from "@copydesk/contracts";
import { ConflictDialog } from "../../../lib/people/conflict-dialog.tsx";
import { useUserOptions } from "../list/user-list.ts";
import { type UserValues, valuesOf } from "./user-values.ts";

interface UserConflictProps {
  theirs: UserDetail;
  mine: UserValues;
  onTakeTheirs: () => void;
  onKeepMine: () => unknown;
  onClose: () => void;
}

const labels: Record<keyof UserValues, string> = {
  first_name: "First name",
  last_name: "Last name",
  email: "Email",
  job_title: "Job title",
  timezone: "Time zone",
  role_ids: "Roles",
  teams: "Teams",
};

/** Somebody else saved this person in between: both sides of what differs. */
export function UserConflict({ theirs, mine, onTakeTheirs, onKeepMine, onClose }: UserConflictProps) {
  const options = useUserOptions().data;
  const names = new Map(
    [...(options?.roles ?? []), ...(options?.teams ?? []), ...theirs.roles, ...theirs.teams].map(({ id, name }) => [id, name]),
  );
  const formatValue = (values: UserValues, key: keyof UserValues): string => {
    if (key === "role_ids") return values.role_ids.map((id) => names.get(id) ?? id).join(", ");
    if (key === "teams")
      return values.teams.map(({ team_id, can_edit }) => `${names.get(team_id) ?? team_id}${can_edit ? " (edits)" : ""}`).join(", ");
    return values[key];
  };
  const stored = valuesOf(theirs);
  const keys = Object.keys(labels) as (keyof UserValues)[];
  return (
    <ConflictDialog
      title="Somebody else changed this person while you did"
      rows={keys.map((key) => ({ label: labels[key], theirs: formatValue(stored, key), mine: formatValue(mine, key) }))}
      onTakeTheirs={onTakeTheirs}
      onKeepMine={onKeepMine}
      onClose={onClose}
    />
  );
}
