import { Loading, Skeleton } from "@copydesk/ui";
import { useParams } from "react-router";
import { PageFailure } from "../../../lib/page-failure.tsx";
import { BackLink } from "../../../lib/people/back-link.tsx";
import { fullName } from "../../../lib/people/full-name.ts";
import { whileEdited } from "../../../lib/query-options.ts";
import { trpc } from "../../../lib/trpc.ts";
import { useUserOptions } from "../list/user-list.ts";
import { UserForm } from "./user-form.tsx";

/** `/users/{id}/edit` */
export default function UserEditPage() {
  const { id = "" } = useParams();
  const query = trpc.users.get.useQuery({ id }, whileEdited);
  const { data, error } = query;
  // The roles come with the rest: a form that grew by their list would carry its own button away.
  const isReady = !useUserOptions().isPending;
  const failed = !data && error !== null;
  return (
    <div className="mx-auto w-full max-w-[1040px] px-4 pt-5 pb-24 md:px-6 md:pt-[22px]">
      <title>{`Edit ${data ? fullName(data) : "user"} · Copydesk`}</title>
      <BackLink to={`/users/${id}`}>{data ? fullName(data) : "User"}</BackLink>
      <h1 className="mt-2 mb-1.5 font-title text-lg tracking-title">Edit user</h1>
      {data && isReady && <UserForm key={data.id} person={data} />}
      {failed && <PageFailure query={query} title="This user could not be loaded" className="mt-6" />}
      {!(data && isReady) && !failed && (
        <Loading label="Loading the user" className="grid gap-6 pt-6">
          {["w-full", "w-full", "w-2/3", "w-full"].map((width, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: bars that never move
            <Skeleton key={i} className={`h-9 ${width}`} />
          ))}
        </Loading>
      )}
    </div>
  );
}
