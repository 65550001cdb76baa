import { Loading, Skeleton } from "@copydesk/ui";
import { PageFailure } from "../../lib/page-failure.tsx";
import { whileEdited } from "../../lib/query-options.ts";
import { trpc } from "../../lib/trpc.ts";
import { CompanyForm } from "./company-form.tsx";

/** `/settings/company` */
export default function CompanyPage() {
  const query = trpc.company.get.useQuery(undefined, whileEdited);
  const { data, error } = query;
  const failed = !data && error !== null;
  return (
    <div className="mx-auto w-full max-w-[1040px] px-4 pt-5 pb-12 md:px-6 md:pt-[26px]">
      <title>Company settings · Copydesk</title>
      <h1 className="mb-1.5 font-title text-lg tracking-title">Company settings</h1>
      {data && <CompanyForm company={data} />}
      {failed && <PageFailure query={query} title="The company settings could not be loaded" className="mt-6" />}
      {!data && !failed && (
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
