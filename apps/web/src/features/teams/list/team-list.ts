import { withoutEmpty } from "@copydesk/contracts";
import { keepPreviousData } from "@tanstack/react-query";
import { defineList, type ListAddress, oneOf } from "../../../lib/list/list-address.ts";
import { trpc } from "../../../lib/trpc.ts";

/** The list of teams in its address. */
export const teamList = defineList({
  orderings: ["name", "members", "created_at"],
  usual: "name",
  filters: { status: oneOf(["active", "inactive"]) },
});
export type TeamAddress = ReturnType<typeof teamList.read>;
export type TeamOrdering = TeamAddress extends ListAddress<infer O> ? O : never;

/** One page of teams; the page before stays in view while another one loads. */
export function useTeamList(address: TeamAddress) {
  return trpc.teams.list.useQuery(
    { ...teamList.windowOf(address), ...withoutEmpty(address.filters) },
    { placeholderData: keepPreviousData },
  );
}
