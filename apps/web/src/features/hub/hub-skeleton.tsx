import { Loading, Skeleton, SkeletonText } from "@copydesk/ui";

/** Grey bars in the shape of the hub. */
export function HubSkeleton() {
  return (
    <Loading label="Opening the campaign">
      <div className="border-line border-b px-6 pt-5 pb-4">
        <Skeleton className="h-5 w-72 max-w-full" />
        <div className="mt-6 flex gap-6">
          <Skeleton className="h-4 w-20" />
          <Skeleton className="h-4 w-20" />
          <Skeleton className="h-4 w-20" />
        </div>
      </div>
      <div className="mx-auto grid max-w-[712px] gap-16 px-6 py-10">
        <SkeletonText lines={5} />
        <SkeletonText lines={6} />
        <SkeletonText lines={4} />
      </div>
    </Loading>
  );
}
