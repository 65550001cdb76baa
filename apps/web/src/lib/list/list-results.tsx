import { Button, cn, EmptyState, Loading, Pager, Skeleton } from "@copydesk/ui";
import { type ReactNode, useEffect } from "react";
import { Failed } from "../failed.tsx";
import { failureOf } from "../failure.ts";

/** What a hook of a list answers, as far as its page needs it. */
interface ListQuery<T> {
  data: { count: number; results: T[] } | undefined;
  error: unknown;
  isPlaceholderData: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

interface ListResultsProps<T> {
  query: ListQuery<T>;
  /** Of what, in lower case: "users". */
  noun: string;
  /** Which of the pages is in view, from 1; a list without pages leaves it out. */
  paging?: { page: number; pageSize: number; onPage: (page: number, options?: { replace?: boolean }) => void };
  isFiltered: boolean;
  onClear: () => void;
  /** Said, and offered, where there is none at all. */
  empty: ReactNode;
  /** Rows are drawn also where there are none, for one that is being made. */
  keepRows?: boolean;
  children: (items: T[]) => ReactNode;
}

/** The rows of a list with everything around them: what is loading, what failed, what is empty, and the pages. */
export function ListResults<T>(props: ListResultsProps<T>) {
  const { query, noun, paging, isFiltered, onClear, empty, keepRows = false, children } = props;
  const { data, error } = query;
  const items = data?.results ?? [];
  // A page that is no longer there, after deleting or from an old link: show the last one that is.
  const lastPage = paging ? Math.max(1, Math.ceil((data?.count ?? 0) / paging.pageSize)) : 1;
  const beyond = data !== undefined && !query.isPlaceholderData && items.length === 0 && paging !== undefined && paging.page > lastPage;
  useEffect(() => {
    if (beyond) paging?.onPage(lastPage, { replace: true });
  }, [beyond, lastPage, paging]);

  if (!data && error) {
    const failure = failureOf(error);
    // The page around it belongs to those who may see what is in it.
    if (failure.code === "FORBIDDEN") throw error;
    return (
      <Failed
        failure={failure}
        title={`The ${noun} could not be loaded`}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
        className="mt-6"
      />
    );
  }
  if (!data || beyond) return <RowsToCome label={`Loading ${noun}`} />;
  if (items.length === 0 && isFiltered && !keepRows) {
    return (
      <EmptyState action={<Button onClick={onClear}>Show all {noun}</Button>}>No {noun} match this search and these filters.</EmptyState>
    );
  }
  if (items.length === 0 && !keepRows) return empty;
  return (
    <div className={cn("transition-opacity", query.isPlaceholderData && "opacity-60")} aria-busy={query.isPlaceholderData}>
      {children(items)}
      {paging && (
        <Pager
          count={data.count}
          offset={(paging.page - 1) * paging.pageSize}
          limit={paging.pageSize}
          onOffsetChange={(offset) => paging.onPage(offset / paging.pageSize + 1)}
        />
      )}
    </div>
  );
}

const widths = ["w-44", "w-56", "w-40", "w-52", "w-48", "w-36"];

function RowsToCome({ label }: { label: string }) {
  return (
    <Loading label={label} className="border-line border-t md:mt-9">
      {widths.map((width) => (
        <div key={width} className="flex h-14 items-center gap-6 border-line border-b pr-3 md:pl-12">
          <Skeleton className={cn("max-w-full", width)} />
          <Skeleton className="ml-auto hidden w-24 md:block" />
          <Skeleton className="hidden w-20 lg:block" />
          <Skeleton className="w-14" />
        </div>
      ))}
    </Loading>
  );
}
