import { Loading, Skeleton } from "@copydesk/ui";

/** As tall as the charts will be, so that the list beneath does not move when they are there. */
export const ChartsToCome = () => (
  <Loading label="Loading charts" className="mb-2">
    <div className="min-h-9 pb-1.5" />
    <div className="@container/charts overflow-hidden border-line border-y">
      <div className="grid grid-cols-2 @3xl/charts:grid-cols-5 @xl/charts:grid-cols-3">
        {["calls", "tokens", "cost", "latency", "errors"].map((kind) => (
          <div key={kind} className="grid h-[197px] content-start gap-2.5 px-3.5 py-4">
            <Skeleton className="w-16" />
            <Skeleton className="h-5 w-24" />
            <Skeleton className="mt-5 h-[72px] w-full" />
          </div>
        ))}
      </div>
    </div>
  </Loading>
);
