import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router";
import type { ListAddress } from "./list-address.ts";

interface ListLike<A> {
  read: (params: URLSearchParams) => A;
  write: (address: A) => URLSearchParams;
}

interface ChangeOptions {
  /** Typing replaces the entry of the history, so that Back leads to where one came from, not through every letter. */
  replace?: boolean;
}
type Change<A extends ListAddress> = Partial<Omit<A, "filters">> & { filters?: Partial<A["filters"]> };

/** The view of a list as its address has it, and the one way to change it; a change of rows begins at the first page again. */
export function useListAddress<A extends ListAddress<string, object>>(list: ListLike<A>) {
  const [params, setParams] = useSearchParams();
  const query = params.toString();
  const address = useMemo(() => list.read(new URLSearchParams(query)), [list, query]);
  const change = useCallback(
    ({ filters, ...values }: Change<A>, { replace = false }: ChangeOptions = {}) =>
      setParams(
        (before) => {
          const now = list.read(before);
          return list.write({ ...now, page: 1, ...values, filters: { ...now.filters, ...filters } });
        },
        { replace },
      ),
    [list, setParams],
  );
  return { address, change };
}
export type ChangeList<A extends ListAddress<string, object>> = (change: Change<A>, options?: ChangeOptions) => void;
