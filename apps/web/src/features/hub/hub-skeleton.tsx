import { Loading, Skeleton, SkeletonText } from "@copydesk/ui";

/** Grey bars in the shape of the hub. */
export function HubSkeleton() {
  return (
    <Loading label="Opening the campaign" className="flex flex-1 flex-col">
      <div className="h-[130px] border-line border-b px-4 pt-6 md:h-[97px] md:px-6 md:pt-7">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <Skeleton className="h-3 w-60 max-w-[60%]" />
          <span className="basis-full md:hidden" />
          <Skeleton className="w-32 md:w-80" />
        </div>
        <div className="mt-8 flex gap-6 md:mt-7">
          <Skeleton className="w-20" />
          <Skeleton className="w-20" />
          <Skeleton className="w-20" />
        </div>
      </div>
      <div className="grid flex-1 grid-cols-1 lg:grid-cols-[64px_minmax(0,1fr)] xl:grid-cols-[228px_minmax(0,1fr)_356px]">
        <div className="hidden content-start gap-6 border-line border-r px-5 pt-8 lg:grid">
          {bars.map((width) => (
            <Skeleton key={width} className={width} />
          ))}
        </div>
        <TextsSkeleton />
        <div className="hidden border-line border-l bg-rail px-5 pt-8 xl:block">
          <Skeleton className="w-28" />
          <div className="mt-7 h-80 rounded-lg border border-line bg-canvas" />
          <SkeletonText className="mt-7" lines={3} />
        </div>
      </div>
    </Loading>
  );
}

const bars = ["w-full", "w-[82%]", "w-[70%]", "w-[90%]", "w-[76%]", "w-[64%]"];

/** Texts to come, without their names: what stood in its place already would move down when those above it arrive. */
export function TextsSkeleton() {
  return (
    <div className="px-4 pt-9 md:px-12">
      <div className="mx-auto grid max-w-[712px] gap-14">
        <PieceSkeleton lines={6} />
        <PieceSkeleton lines={7} />
        <PieceSkeleton lines={5} />
      </div>
    </div>
  );
}

function PieceSkeleton({ lines }: { lines: number }) {
  return (
    <div>
      <Skeleton className="mb-8 w-40" />
      <SkeletonText lines={lines} />
    </div>
  );
}
