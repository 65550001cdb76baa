import type { PersonCard } from "@copydesk/contracts";
import { Avatar, StatusMark } from "@copydesk/ui";
import { fullName } from "../../../lib/people/full-name.ts";

export const TeamStatusMark = ({ status }: { status: string }) =>
  status === "active" ? <StatusMark kind="ok" label="Active" /> : <StatusMark kind="off" label="Inactive" />;

/** Pictures of the first few, and how many there are. */
export function MemberStack({ members, count }: { members: readonly PersonCard[]; count: number }) {
  return (
    <span className="flex items-center gap-2.5 text-ink-2">
      {members.length > 0 && (
        <span className="flex gap-1">
          {members.map((person) => (
            <Avatar key={person.id} src={person.profile_pic} name={fullName(person)} size={24} />
          ))}
        </span>
      )}
      <span className="tabular-nums">{count === 0 ? "Nobody" : count}</span>
    </span>
  );
}
