import { Loading, Skeleton } from "@copydesk/ui";
import { useParams } from "react-router";
import { PageFailure } from "../../../lib/page-failure.tsx";
import { BackLink } from "../../../lib/people/back-link.tsx";
import { whileEdited } from "../../../lib/query-options.ts";
import { trpc } from "../../../lib/trpc.ts";
import { TeamForm } from "./team-form.tsx";

/** `/teams/add` and `/teams/{id}/edit` */
export default function TeamFormPage() {
  const { id } = useParams();
  return (
    <div className="mx-auto w-full max-w-[1040px] px-4 pt-5 pb-24 md:px-6 md:pt-[22px]">
      {id === undefined ? <NewTeam /> : <StoredTeam key={id} id={id} />}
    </div>
  );
}

function NewTeam() {
  return (
    <>
      <title>New team · Copydesk</title>
      <BackLink to="/teams">Teams</BackLink>
      <h1 className="mt-2 mb-1.5 font-title text-lg tracking-title">New team</h1>
      <TeamForm />
    </>
  );
}

function StoredTeam({ id }: { id: string }) {
  const query = trpc.teams.get.useQuery({ id }, whileEdited);
  const { data, error } = query;
  const failed = !data && error !== null;
  return (
    <>
      <title>{`Edit ${data?.name ?? "team"} · Copydesk`}</title>
      <BackLink to={`/teams/${id}`}>{data?.name ?? "Team"}</BackLink>
      <h1 className="mt-2 mb-1.5 font-title text-lg tracking-title">Edit team</h1>
      {data && <TeamForm team={data} />}
      {failed && <PageFailure query={query} title="This team could not be loaded" className="mt-6" />}
      {!data && !failed && (
        <Loading label="Loading the team" className="grid gap-6 pt-6">
          <Skeleton className="h-9 w-full" />
          <Skeleton className="h-20 w-full" />
          <Skeleton className="h-9 w-2/3" />
        </Loading>
      )}
    </>
  );
}
