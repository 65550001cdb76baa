import type { UserDetail } from "@copydesk/contracts";
import { Avatar, Button, Loading, Skeleton } from "@copydesk/ui";
import { PencilSimpleIcon } from "@phosphor-icons/react/dist/csr/PencilSimple";
import { Link, useNavigate, useParams } from "react-router";
import { Failed } from "../../../lib/failed.tsx";
import { failureOf } from "../../../lib/failure.ts";
import { PageFailure } from "../../../lib/page-failure.tsx";
import { BackLink } from "../../../lib/people/back-link.tsx";
import { fullName } from "../../../lib/people/full-name.ts";
import { PageSection } from "../../../lib/people/page-section.tsx";
import { TokenList } from "../../../lib/people/token-list.tsx";
import { TwoColumns } from "../../../lib/people/two-columns.tsx";
import { useRight } from "../../../lib/rights.ts";
import { trpc } from "../../../lib/trpc.ts";
import { CampaignLines } from "../../campaigns/index.ts";
import { UserDialogs } from "../dialogs/user-dialogs.tsx";
import { UserMenu } from "../list/user-menu.tsx";
import { UserStatusMark } from "../list/user-parts.tsx";
import { type UserActions, useUserActions } from "../use-user-actions.tsx";
import { UserActivity } from "./user-activity.tsx";
import { UserFacts } from "./user-facts.tsx";

/** `/users/{id}` */
export default function UserPage() {
  const { id = "" } = useParams();
  const navigate = useNavigate();
  const query = trpc.users.get.useQuery({ id });
  const { data, error } = query;
  const actions = useUserActions({ onRemoved: () => navigate("/users", { replace: true }) });
  const failed = !data && error !== null;
  return (
    <div className="mx-auto w-full max-w-[1240px] px-4 pt-5 pb-24 md:px-6 md:pt-[22px]">
      <title>{`${data ? fullName(data) : "User"} · Copydesk`}</title>
      <BackLink to="/users">Users</BackLink>
      {data && (
        <>
          <UserHead person={data} actions={actions} />
          <TwoColumns side={<UserFacts person={data} />}>
            <UserCampaigns campaigns={data.campaigns} />
            <UserActivity person={data} />
            <UserTokens id={data.id} />
          </TwoColumns>
          <UserDialogs dialogs={actions.dialogs} />
        </>
      )}
      {failed && <PageFailure query={query} title="This user could not be loaded" className="mt-6" />}
      {!data && !failed && <PageToCome />}
    </div>
  );
}

function UserHead({ person, actions }: { person: UserDetail; actions: UserActions }) {
  const mayEdit = useRight("users.edit");
  const name = fullName(person);
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-3 border-line border-b pt-3 pb-6">
      <Avatar src={person.profile_pic} name={name} size={56} />
      <div className="min-w-0 flex-1 basis-56">
        <h1 className="font-title text-lg tracking-title wrap-anywhere">
          <bdi>{name}</bdi>
          {person.is_you && <span className="ml-2 font-normal text-base text-ink-3 tracking-normal">you</span>}
        </h1>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2 text-sm">
          {person.job_title && <bdi className="wrap-anywhere">{person.job_title}</bdi>}
          <UserStatusMark person={person} />
        </div>
      </div>
      <div className="flex items-center gap-2">
        {mayEdit && (
          <Button size="page" asChild>
            <Link to={`/users/${person.id}/edit`}>
              <PencilSimpleIcon size={15} aria-hidden />
              Edit
            </Link>
          </Button>
        )}
        <UserMenu person={person} actions={actions} onPage className="size-[34px]" />
      </div>
    </header>
  );
}

function PageToCome() {
  return (
    <Loading label="Loading the user" className="grid gap-8 pt-3">
      <div className="flex items-center gap-4">
        <Skeleton className="size-14 rounded-full" />
        <div className="grid gap-2">
          <Skeleton className="h-5 w-56" />
          <Skeleton className="w-32" />
        </div>
      </div>
      {["w-2/3", "w-1/2", "w-3/5"].map((width) => (
        <div key={width} className="grid gap-3 md:grid-cols-[208px_minmax(0,1fr)] md:gap-x-10">
          <Skeleton className="h-3 w-24" />
          <Skeleton className={width} />
        </div>
      ))}
    </Loading>
  );
}

/** Campaigns of theirs that whoever looks may see. */
function UserCampaigns({ campaigns: { count, latest } }: Pick<UserDetail, "campaigns">) {
  return (
    <PageSection
      narrow
      title="Campaigns"
      help={count > latest.length ? `The latest ${latest.length} of ${count} they own.` : "Those they own."}
    >
      {latest.length === 0 ? <p className="text-ink-2">None that you can see.</p> : <CampaignLines campaigns={latest} />}
    </PageSection>
  );
}

/** Personal tokens of a person, for whoever may change them; nothing as long as there are none. */
function UserTokens({ id }: { id: string }) {
  const mayEdit = useRight("users.edit");
  const utils = trpc.useUtils();
  const { data = [], error, refetch, isFetching } = trpc.users.tokens.useQuery({ id }, { enabled: mayEdit });
  const revoke = trpc.users.revoke_token.useMutation();
  if (data.length === 0 && !error) return null;
  return (
    <PageSection narrow title="Tokens" help="Scripts and other tools that work as this person.">
      {data.length === 0 && error && (
        <Failed failure={failureOf(error)} title="The tokens could not be loaded" onRetry={refetch} retrying={isFetching} />
      )}
      <TokenList
        tokens={data}
        revoke={(token) => revoke.mutateAsync({ id, token_id: token.id })}
        onRevoked={() => utils.users.tokens.invalidate({ id })}
      />
    </PageSection>
  );
}
