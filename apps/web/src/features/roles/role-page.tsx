import { Loading, Skeleton } from "@copydesk/ui";
import { useParams } from "react-router";
import { PageFailure } from "../../lib/page-failure.tsx";
import { useRole } from "./api/use-roles.ts";
import { RoleEditor } from "./role-editor.tsx";

/** `/settings/roles/{id}`. */
export default function RolePage() {
  const { id = "" } = useParams();
  const role = useRole(id);
  if (role.data) return <RoleEditor key={id} role={role.data} />;
  if (role.error) {
    return (
      <PageFailure
        error={role.error}
        title="The role could not be loaded"
        onRetry={() => void role.refetch()}
        retrying={role.isFetching}
        className="mx-auto w-full max-w-page px-4 pt-8 md:px-6"
      />
    );
  }
  return (
    <Loading label="Loading the role">
      <div className="flex h-[52px] items-center border-line border-b px-4 md:px-6">
        <Skeleton className="w-44" />
      </div>
      <div className="grid gap-6 px-4 pt-8 md:px-6">
        {["w-80", "w-full", "w-full", "w-full", "w-full", "w-full"].map((width, index) => (
          <Skeleton key={`${width}${String(index)}`} className={width} />
        ))}
      </div>
    </Loading>
  );
}
