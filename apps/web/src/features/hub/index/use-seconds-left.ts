import type { RunView } from "@copydesk/contracts";
import { useEffect, useState } from "react";

/** How often it is told anew, in milliseconds: minutes are shown, not seconds. */
const beat = 5_000;

/** Seconds until a run is done, from its pace: counted on between what the server tells of it. Null while nobody can tell. */
export function useSecondsLeft(run: RunView | null): number | null {
  const told = run?.seconds_left ?? null;
  const [passed, setPassed] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: begins anew with whatever the server tells
  useEffect(() => {
    const since = Date.now();
    setPassed(0);
    const timer = setInterval(() => setPassed((Date.now() - since) / 1_000), beat);
    return () => clearInterval(timer);
  }, [told, run?.tasks.done, run?.tasks.failed]);
  return told === null ? null : Math.max(0, told - passed);
}
