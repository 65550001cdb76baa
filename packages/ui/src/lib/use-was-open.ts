import { useState } from "react";

/** Whether it is open or was before. Until then it needs no parts in the page, each of which would take its share of the first drawing. */
export function useWasOpen(open: boolean): boolean {
  const [was, setWas] = useState(open);
  if (open && !was) setWas(true);
  return open || was;
}
