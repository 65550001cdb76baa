import { useState } from "react";

/** Which change is looked at. Going to one brings it into view. `of` names what is compared: another pair begins anew. */
export function useCurrentChange(changes: number, of: string) {
  const [at, setAt] = useState<{ of: string; change: number } | null>(null);
  const current = at && at.of === of && at.change < changes ? at.change : null;
  function goTo(change: number) {
    setAt({ of, change });
    const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    document.querySelector(`[data-change="${change}"]`)?.scrollIntoView({ block: "center", behavior: still ? "auto" : "smooth" });
  }
  return { current, goTo };
}
