import { useEffect, useState } from "react";

const restingFor = 300;

/** A value a moment after it stopped changing. Compared as JSON, so that it may be made anew at every render. */
export function useRested<T>(value: T): { rested: T; isRested: boolean } {
  const text = JSON.stringify(value);
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), restingFor);
    return () => clearTimeout(timer);
  }, [text]);
  return { rested: JSON.parse(rested) as T, isRested: rested === text };
}
