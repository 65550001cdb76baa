import { type ActivityListInput, activityResults, activitySources, addDays, withoutEmpty } from "@copydesk/contracts";
import { keepPreviousData } from "@tanstack/react-query";
import { startOf } from "../../../lib/list/by-day.ts";
import { day, defineList, names, someOf } from "../../../lib/list/list-address.ts";
import { trpc } from "../../../lib/trpc.ts";

/** The activity log in its address. */
export const activityList = defineList({
  orderings: ["at"],
  usual: "-at",
  filters: {
    from: day,
    to: day,
    actor: names,
    thing: names,
    action: names,
    result: someOf(activityResults),
    source: someOf(activitySources),
  },
});
export type ActivityAddress = ReturnType<typeof activityList.read>;

/** What the server is asked for: days as they begin and end where the viewer is. */
export function filtersOf({ filters }: Pick<ActivityAddress, "filters">, zone: string) {
  const { from, to, actor, thing, action, result, source } = filters;
  return withoutEmpty({
    from: from && startOf(from, zone),
    to: to && startOf(addDays(to, 1), zone),
    actor_ids: actor,
    entity_types: thing,
    actions: action,
    results: result,
    sources: source,
  }) satisfies ActivityListInput;
}

/** One page of the log; the page before stays in view while another one loads. */
export function useActivityList(address: ActivityAddress, zone: string) {
  const { search: _, ...window } = activityList.windowOf(address);
  return trpc.activity.list.useQuery({ ...window, ...filtersOf(address, zone) }, { placeholderData: keepPreviousData });
}

/** Everything there is to filter by. */
export const useActivityOptions = () => trpc.activity.options.useQuery(undefined, { staleTime: 60_000 });

/** Where the file of the same entries is. */
export function exportPath(address: ActivityAddress, zone: string): string {
  const given = Object.entries(filtersOf(address, zone)).map(([key, value]) => [key, String(value)]);
  return `/api/logs/activities/export?${new URLSearchParams(given)}`;
}
