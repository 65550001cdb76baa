import type { ChannelDetail } from "@copydesk/contracts";
import { Loading, Skeleton } from "@copydesk/ui";
import type { ReactNode } from "react";
import { PageFailure } from "../../lib/page-failure.tsx";
import { whileEdited } from "../../lib/query-options.ts";
import { trpc } from "../../lib/trpc.ts";

/** A channel as it is stored now, which stays what it was while one types. */
export function StoredChannel({ id, children }: { id: string; children: (channel: ChannelDetail) => ReactNode }) {
  const { data, error, refetch, isFetching } = trpc.channels.get.useQuery({ id }, whileEdited);
  if (data) return children(data);
  return <ChannelLoad error={error} onRetry={() => void refetch()} retrying={isFetching} />;
}

interface ChannelLoadProps {
  error: unknown;
  onRetry: () => void;
  retrying: boolean;
}

/** While a channel's page has nothing to show yet, or will not. */
export function ChannelLoad({ error, onRetry, retrying }: ChannelLoadProps) {
  if (error) {
    return (
      <PageFailure
        error={error}
        title="The channel could not be loaded"
        onRetry={onRetry}
        retrying={retrying}
        className="mx-auto w-full max-w-page px-4 pt-8 md:px-6"
      />
    );
  }
  return (
    <Loading label="Loading the channel">
      <div className="flex h-[53px] items-center border-line border-b px-4 md:px-6">
        <Skeleton className="w-44" />
      </div>
      <div className="grid gap-6 px-4 pt-8 md:px-12">
        {["w-80", "w-full", "w-2/3", "w-full", "w-full", "w-1/2"].map((width, index) => (
          <Skeleton key={`${width}${String(index)}`} className={width} />
        ))}
      </div>
    </Loading>
  );
}
