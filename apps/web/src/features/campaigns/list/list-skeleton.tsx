import { cn, Loading, Skeleton } from "@copydesk/ui";

const names = ["w-64", "w-48", "w-56", "w-44", "w-60", "w-52", "w-40", "w-56"];

/** Grey bars in the shape of the rows that come. */
export function ListSkeleton({ label }: { label: string }) {
  return (
    <Loading label={label} className="border-line border-t md:mt-9">
      {names.map((name, index) => (
        <div key={`${name}${String(index)}`} className="flex h-[114px] items-center gap-8 border-line border-b md:h-14 md:px-3">
          <div className="grid flex-1 gap-2.5 md:gap-0">
            <Skeleton className={cn("max-w-full", name)} />
            <Skeleton className="w-40 md:hidden" />
            <Skeleton className="w-24 md:hidden" />
          </div>
          <Skeleton className="hidden w-28 md:block" />
          <Skeleton className="hidden w-20 md:block" />
          <Skeleton className="hidden w-32 lg:block" />
          <Skeleton className="hidden w-16 md:block" />
        </div>
      ))}
    </Loading>
  );
}
