import { FailureNote, Loading, Skeleton } from "@copydesk/ui";
import { failureOf } from "../../lib/failure.ts";
import { trpc } from "../../lib/trpc.ts";
import { CompanyForm } from "./company-form.tsx";

/** `/settings/company` */
export default function CompanyPage() {
  // What is edited stays what it was while one types.
  const { data, error, refetch, isFetching } = trpc.company.get.useQuery(undefined, {
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: "always",
  });
  const failure = !data && error ? failureOf(error) : null;
  // The screen that says so stands in place of this one.
  if (failure?.code === "FORBIDDEN") throw error;
  return (
    <div className="mx-auto w-full max-w-[1040px] px-4 pt-5 pb-12 md:px-6 md:pt-[26px]">
      <title>Company settings · Copydesk</title>
      <h1 className="mb-1.5 font-title text-lg tracking-title">Company settings</h1>
      {data && <CompanyForm company={data} />}
      {failure && (
        <FailureNote
          title="The company settings could not be loaded"
          onRetry={() => void refetch()}
          retrying={isFetching}
          requestId={failure.requestId}
          className="mt-6"
        >
          {failure.message}
        </FailureNote>
      )}
      {!data && !failure && (
        <Loading label="Loading the company settings" className="grid gap-6 pt-6">
          {["w-2/3", "w-full", "w-1/2", "w-full"].map((width, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: bars that never move
            <Skeleton key={i} className={`h-9 ${width}`} />
          ))}
        </Loading>
      )}
    </div>
  );
}
