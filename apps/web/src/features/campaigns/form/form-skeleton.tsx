import { Loading, Skeleton, SkeletonText } from "@copydesk/ui";

const sections = ["h-16", "h-72", "h-8", "h-14", "h-14", "h-20", "h-20"];

/** Grey bars in the shape of the form. */
export function FormSkeleton() {
  return (
    <Loading label="Loading the form" className="flex flex-1 flex-col">
      <div className="flex h-13 items-center gap-3 border-line border-b px-4 md:px-6">
        <Skeleton className="w-40" />
      </div>
      <div className="grid flex-1 xl:grid-cols-[minmax(0,1fr)_356px]">
        <div className="px-4 md:px-6 xl:px-12">
          {sections.map((height, index) => (
            <div
              key={`${height}${String(index)}`}
              className="grid gap-x-10 gap-y-4 border-line border-b py-[30px] lg:grid-cols-[208px_minmax(0,1fr)] xl:max-w-[988px]"
            >
              <div className="grid content-start gap-2.5">
                <Skeleton className="w-28" />
                <Skeleton className="w-44" />
              </div>
              <div className={`${height} rounded-lg bg-sunken`} />
            </div>
          ))}
        </div>
        <div className="hidden border-line border-l bg-rail px-6 pt-8 xl:block">
          <Skeleton className="mb-6 h-10 w-20" />
          <SkeletonText lines={6} />
        </div>
      </div>
    </Loading>
  );
}
