import type { TeamDetail } from "@copydesk/contracts";
import { Link } from "react-router";
import { PageSection } from "../../../lib/people/page-section.tsx";
import { PersonLabel } from "../../../lib/people/person-label.tsx";
import { useRight } from "../../../lib/rights.ts";

/** Who is in a team, and who of them may edit. */
export function TeamMembers({ team: { members, member_count } }: { team: TeamDetail }) {
  const maySee = useRight("users.view");
  return (
    <PageSection
      narrow
      title="Members"
      help={member_count === 0 ? undefined : member_count === 1 ? "One person." : `${member_count} people.`}
    >
      {members.length === 0 ? (
        <p className="text-ink-2">Nobody is in this team yet.</p>
      ) : (
        <ul>
          {members.map((member) => {
            const label = <PersonLabel person={member} note={noteOf(member.status)} />;
            return (
              <li key={member.id} className="flex items-center gap-4 border-line border-b py-2 first:pt-0 last:border-0">
                {maySee ? (
                  <Link to={`/users/${member.id}`} className="min-w-0 flex-1 hover:underline">
                    {label}
                  </Link>
                ) : (
                  <span className="min-w-0 flex-1">{label}</span>
                )}
                <span className="shrink-0 text-ink-3 text-sm">{member.can_edit ? "reads and edits" : "reads"}</span>
              </li>
            );
          })}
        </ul>
      )}
    </PageSection>
  );
}

const noteOf = (status: string) => (status === "active" ? undefined : status);
