import type { TeamDetail } from "@copydesk/contracts";
import { ConflictDialog } from "../../../lib/people/conflict-dialog.tsx";
import { fullName } from "../../../lib/people/full-name.ts";
import { type TeamValues, valuesOf } from "./team-values.ts";

interface TeamConflictProps {
  theirs: TeamDetail;
  mine: TeamValues;
  onTakeTheirs: () => void;
  onKeepMine: () => unknown;
  onClose: () => void;
}

/** Somebody else saved this team in between: both sides of what differs. */
export function TeamConflict({ theirs, mine, ...choices }: TeamConflictProps) {
  const stored = valuesOf(theirs);
  const rows = [
    { label: "Name", theirs: stored.name, mine: mine.name },
    { label: "Description", theirs: stored.description, mine: mine.description },
    { label: "Colour", theirs: stored.colour, mine: mine.colour },
    { label: "Status", theirs: stored.status, mine: mine.status },
    { label: "Members", theirs: formatMembers(stored, mine), mine: formatMembers(mine, stored) },
  ];
  return <ConflictDialog title="Somebody else changed this team while you did" rows={rows} {...choices} />;
}

/** Of a long list only what the other side does not have. */
function formatMembers(side: TeamValues, other: TeamValues): string {
  const words = ({ person, can_edit }: TeamValues["seats"][number]) => `${fullName(person)}${can_edit ? " (edits)" : ""}`;
  const others = new Set(other.seats.map(words));
  const own = side.seats.map(words).filter((one) => !others.has(one));
  const alike = side.seats.length - own.length;
  if (alike === 0) return own.join(", ");
  return own.length === 0 && other.seats.length === alike ? `${alike} people` : [`${alike} in both`, ...own].join(", ");
}
