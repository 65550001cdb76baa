import type { UserDetail } from "@copydesk/contracts";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { PageSection } from "../../../lib/people/page-section.tsx";
import { TeamDot } from "../../../lib/people/team-dot.tsx";
import { useRight } from "../../../lib/rights.ts";
import { formatMoment } from "../../../lib/time-words.ts";
import { useUserOptions } from "../list/user-list.ts";
import { LastSignIn } from "../list/user-parts.tsx";
import { formatSignIn } from "../words/person-words.ts";

/** The account, its roles and its teams. */
export function UserFacts({ person }: { person: UserDetail }) {
  return (
    <>
      <PageSection narrow title="Account">
        <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-1">
          <Fact name="Email">
            <a href={`mailto:${person.email}`} className="link wrap-anywhere">
              {person.email}
            </a>
          </Fact>
          <Fact name="Time zone">{person.timezone.replaceAll("_", " ")}</Fact>
          <Fact name="Signs in with">{formatSignIn(person.signs_in_with)}</Fact>
          <Fact name="Last sign-in">
            <LastSignIn person={person} />
          </Fact>
          <Fact name="Joined">{formatMoment(person.created_at)}</Fact>
        </dl>
      </PageSection>
      <PageSection narrow title="Roles" help="What they can do. Several roles add up.">
        <Roles roles={person.roles} />
      </PageSection>
      <PageSection narrow title="Teams" help="Campaigns shared with a team are open to its members.">
        <Teams teams={person.teams} />
      </PageSection>
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-ink-3 text-xs">{name}</dt>
      <dd className="mt-0.5 text-base">{children}</dd>
    </div>
  );
}

function Roles({ roles }: Pick<UserDetail, "roles">) {
  const known = useUserOptions().data?.roles;
  return (
    <ul className="grid gap-2.5">
      {roles.map((role) => (
        <li key={role.id} className="min-w-0">
          <bdi className="block font-control text-base wrap-anywhere">{role.name}</bdi>
          <span className="block text-ink-3 text-xs leading-[18px] wrap-anywhere">
            {known?.find((one) => one.id === role.id)?.description}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Teams({ teams }: Pick<UserDetail, "teams">) {
  const maySee = useRight("teams.view");
  if (teams.length === 0) return <p className="text-ink-2">Not in any team.</p>;
  return (
    <ul className="grid gap-2">
      {teams.map((team) => (
        <li key={team.id} className="flex min-w-0 items-baseline gap-2">
          <TeamDot colour={team.colour} />
          <span className="min-w-0 wrap-anywhere">
            {maySee ? (
              <Link to={`/teams/${team.id}`} className="font-control hover:underline">
                <bdi>{team.name}</bdi>
              </Link>
            ) : (
              <bdi className="font-control">{team.name}</bdi>
            )}
            <span className="ml-2 text-ink-3 text-xs">{team.can_edit ? "reads and edits" : "reads"}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
