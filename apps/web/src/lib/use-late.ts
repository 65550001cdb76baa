import { useEffect, useState } from "react";

/** True once something has been true for so long without a break, in milliseconds. */
export function useLate(isTrue: boolean, after: number): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!isTrue) return;
    const timer = setTimeout(() => setLate(true), after);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isTrue, after]);
  return late;
}
