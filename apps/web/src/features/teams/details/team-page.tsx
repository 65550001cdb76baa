import type { TeamDetail } from "@copydesk/contracts";
import { Button, Loading, Skeleton } from "@copydesk/ui";
import { PencilSimpleIcon } from "@phosphor-icons/react/dist/csr/PencilSimple";
import { Link, useNavigate, useParams } from "react-router";
import { PageFailure } from "../../../lib/page-failure.tsx";
import { BackLink } from "../../../lib/people/back-link.tsx";
import { PageSection } from "../../../lib/people/page-section.tsx";
import { TeamDot } from "../../../lib/people/team-dot.tsx";
import { TwoColumns } from "../../../lib/people/two-columns.tsx";
import { trpc } from "../../../lib/trpc.ts";
import { CampaignLines } from "../../campaigns/index.ts";
import { ImpactDialog } from "../impact-dialog.tsx";
import { TeamMenu } from "../list/team-menu.tsx";
import { TeamStatusMark } from "../list/team-parts.tsx";
import { type TeamActions, useTeamActions } from "../use-team-actions.tsx";
import { TeamMembers } from "./team-members.tsx";

/** `/teams/{id}` */
export default function TeamPage() {
  const { id = "" } = useParams();
  const navigate = useNavigate();
  const query = trpc.teams.get.useQuery({ id });
  const { data, error } = query;
  const actions = useTeamActions({ onRemoved: () => navigate("/teams", { replace: true }) });
  const failed = !data && error !== null;
  return (
    <div className="mx-auto w-full max-w-[1240px] px-4 pt-5 pb-24 md:px-6 md:pt-[22px]">
      <title>{`${data?.name ?? "Team"} · Copydesk`}</title>
      <BackLink to="/teams">Teams</BackLink>
      {data && (
        <>
          <TeamHead team={data} actions={actions} />
          <TwoColumns side={<TeamMembers team={data} />}>
            <SharedCampaigns team={data} />
          </TwoColumns>
          <ImpactDialog dialog={actions.dialog} />
        </>
      )}
      {failed && <PageFailure query={query} title="This team could not be loaded" className="mt-6" />}
      {!data && !failed && (
        <Loading label="Loading the team" className="grid gap-6 pt-5">
          <Skeleton className="h-6 w-56" />
          <Skeleton className="w-2/3" />
          <Skeleton className="h-32 w-full" />
        </Loading>
      )}
    </div>
  );
}

function TeamHead({ team, actions }: { team: TeamDetail; actions: TeamActions }) {
  return (
    <header className="flex flex-wrap items-start gap-x-4 gap-y-3 border-line border-b pt-3 pb-6">
      <div className="min-w-0 flex-1 basis-64">
        <h1 className="flex items-baseline gap-3 font-title text-lg tracking-title">
          <TeamDot colour={team.colour} className="size-3.5" />
          <bdi className="min-w-0 wrap-anywhere">{team.name}</bdi>
        </h1>
        {team.description && (
          <p className="mt-1 max-w-measure text-base text-ink-2 whitespace-pre-line wrap-anywhere">
            <bdi>{team.description}</bdi>
          </p>
        )}
        <p className="mt-1.5">
          <TeamStatusMark status={team.status} />
        </p>
      </div>
      <div className="flex items-center gap-2">
        {team.can_edit && (
          <Button size="page" asChild>
            <Link to={`/teams/${team.id}/edit`}>
              <PencilSimpleIcon size={15} aria-hidden />
              Edit
            </Link>
          </Button>
        )}
        <TeamMenu team={team} actions={actions} onPage className="size-[34px]" />
      </div>
    </header>
  );
}

function SharedCampaigns({ team: { campaigns, campaign_count, status } }: { team: TeamDetail }) {
  const help =
    status === "inactive"
      ? "Hidden from members while the team is inactive."
      : campaign_count > campaigns.length
        ? `${campaign_count} are shared with the team; here are those you can see.`
        : "Those shared with the team.";
  return (
    <PageSection narrow title="Campaigns" help={help}>
      {campaigns.length === 0 ? <p className="text-ink-2">None that you can see.</p> : <CampaignLines campaigns={campaigns} />}
    </PageSection>
  );
}
