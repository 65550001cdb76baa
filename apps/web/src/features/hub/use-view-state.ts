import { useCallback, useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import type { HubDrawer, HubViewName } from "./hub-view.ts";

const views: readonly string[] = ["week", "month", "list"] satisfies HubViewName[];
const isView = (value: string | null): value is HubViewName => value !== null && views.includes(value);

/**
 * The view lives in the address (`?schedule=week`, `?view=overview`), so that it can be shared; a drawer does not. A phone has no large
 * schedule: who opens an address of one there finds the small one open.
 */
export function useViewState() {
  const [search, setSearch] = useSearchParams();
  const wanted = search.get("schedule");
  const [drawer, setDrawer] = useState<HubDrawer>(() =>
    isView(wanted) && !search.has("view") && matchMedia("(max-width: 767px)").matches ? "schedule" : null,
  );
  const view: HubViewName = search.get("view") === "overview" ? "overview" : isView(wanted) ? wanted : "texts";
  const setView = useCallback(
    (next: HubViewName) => {
      setDrawer(null);
      setSearch((before) => {
        before.delete("view");
        before.delete("schedule");
        if (next === "overview") before.set("view", next);
        else if (next !== "texts") before.set("schedule", next);
        return before;
      });
    },
    [setSearch],
  );
  return useMemo(() => ({ view, setView, drawer, setDrawer }), [view, setView, drawer]);
}
