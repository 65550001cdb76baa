import { useEffect, useState } from "react";

/** The value once it has rested for a while. Compared by what it says, so that an equal one does not begin anew. */
export function useDebounced<T>(value: T, milliseconds: number): T {
  const [rested, setRested] = useState(value);
  const key = JSON.stringify(value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all that the value does
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), milliseconds);
    return () => clearTimeout(timer);
  }, [key, milliseconds]);
  return rested;
}
