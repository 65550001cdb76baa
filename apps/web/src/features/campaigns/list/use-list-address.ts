import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router";
import { changeAddress, type ListAddress, readListAddress, writeListAddress } from "./list-address.ts";

export interface AddressChange {
  /** Typing replaces the entry of the history, so that Back leads to where one came from, not through every letter. */
  replace?: boolean;
}

/** The view of the list as its address has it, and the one way to change it. */
export function useListAddress() {
  const [params, setParams] = useSearchParams();
  const query = params.toString();
  const address = useMemo(() => readListAddress(new URLSearchParams(query)), [query]);
  const change = useCallback(
    (values: Partial<ListAddress>, { replace = false }: AddressChange = {}) =>
      setParams((before) => writeListAddress(changeAddress(readListAddress(before), values)), { replace }),
    [setParams],
  );
  return [address, change] as const;
}
export type ChangeAddress = ReturnType<typeof useListAddress>[1];
