import { withoutEmpty } from "@copydesk/contracts";
import { keepPreviousData } from "@tanstack/react-query";
import { defineList, type ListAddress, names, oneOf } from "../../../lib/list/list-address.ts";
import { trpc } from "../../../lib/trpc.ts";

/** The list of people in its address. */
export const userList = defineList({
  orderings: ["name", "email", "status", "last_login_at", "created_at"],
  usual: "name",
  filters: { status: oneOf(["active", "invited", "inactive"]), role: names, team: names },
});
export type UserAddress = ReturnType<typeof userList.read>;
export type UserOrdering = UserAddress extends ListAddress<infer O> ? O : never;

/** One page of people; the page before stays in view while another one loads. */
export function useUserList(address: UserAddress) {
  const { status, role, team } = address.filters;
  const input = { ...userList.windowOf(address), ...withoutEmpty({ role_ids: role, team_ids: team, status }) };
  return trpc.users.list.useQuery(input, { placeholderData: keepPreviousData });
}

/** Roles and teams to choose from; they seldom change. */
export const useUserOptions = () => trpc.users.options.useQuery(undefined, { staleTime: 30_000 });
