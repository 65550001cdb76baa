import { Loading, Skeleton } from "@copydesk/ui";
import { PageFailure } from "../../lib/page-failure.tsx";
import { trpc } from "../../lib/trpc.ts";
import { ConfigurationEditor } from "./configuration-editor.tsx";
import { configurationTitles } from "./form/configuration-values.ts";
import type { ConfigurationCalls } from "./use-configuration-calls.ts";

/** A configuration once it is there, or why it is not. */
export function ConfigurationPage({ calls }: { calls: ConfigurationCalls }) {
  const { stored } = calls;
  const options = trpc.options.get.useQuery(undefined, { staleTime: 30_000 });
  if (stored.data && options.data) return <ConfigurationEditor calls={calls} stored={stored.data} options={options.data} />;
  const error = stored.error ?? options.error;
  return (
    <div className="mx-auto w-full max-w-page px-4 pt-5 pb-12 md:px-6 md:pt-[26px]">
      <title>{`${configurationTitles[calls.kind]} · Copydesk`}</title>
      <h1 className="mb-4 font-title text-lg tracking-title">{configurationTitles[calls.kind]}</h1>
      {error ? (
        <PageFailure query={[stored, options]} title={`The ${configurationTitles[calls.kind].toLowerCase()} could not be loaded`} />
      ) : (
        <Loading label="Loading the configuration" className="grid gap-6 pt-2">
          {["w-1/3", "w-2/3", "w-1/2", "w-3/4", "w-2/5"].map((width) => (
            <Skeleton key={width} className={`h-9 ${width}`} />
          ))}
        </Loading>
      )}
    </div>
  );
}
