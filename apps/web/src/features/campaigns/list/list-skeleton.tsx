import { cn, Loading, Skeleton } from "@copydesk/ui";

const names = ["w-64", "w-48", "w-56", "w-44", "w-60", "w-52", "w-40", "w-56"];
/** The columns of the table after the name, and how wide their words are. */
const columns = [
  { column: "hidden md:block w-[166px]", words: "w-28" },
  { column: "hidden md:block w-[136px]", words: "w-20" },
  { column: "hidden xl:block w-[167px]", words: "w-24" },
  { column: "hidden lg:block w-[157px]", words: "w-32" },
  { column: "hidden xl:block w-[92px]", words: "w-14" },
  { column: "hidden min-[1380px]:block w-[140px]", words: "w-24" },
  { column: "hidden md:block w-[124px]", words: "ml-auto mr-12 w-12" },
];

/** Grey bars in the shape of the rows that come. */
export function ListSkeleton({ label }: { label: string }) {
  return (
    <Loading label={label} className="border-line border-t md:mt-9">
      {names.map((name, index) => (
        <div key={`${name}${String(index)}`} className="flex h-[114px] items-center border-line border-b md:h-14 md:pl-12">
          <div className="grid flex-1 gap-2.5">
            <Skeleton className={cn("max-w-full", name)} />
            <Skeleton className="w-40 md:hidden" />
            <Skeleton className="w-24 md:hidden" />
          </div>
          {columns.map(({ column, words }) => (
            <div key={column} className={cn("px-3", column)}>
              <Skeleton className={words} />
            </div>
          ))}
        </div>
      ))}
    </Loading>
  );
}
