import type { RoleListInput } from "@copydesk/contracts";
import { keepPreviousData } from "@tanstack/react-query";
import { trpc } from "../../../lib/trpc.ts";

export const useRoleList = (query: RoleListInput) => trpc.roles.list.useQuery(query, { placeholderData: keepPreviousData });

/** A role is edited against what was read, so it is not read anew behind the person's back. */
export const useRole = (id: string) => trpc.roles.get.useQuery({ id }, { refetchOnWindowFocus: false, refetchOnReconnect: false });

/** Every role, to choose from. */
export const useAllRoles = (enabled: boolean) => trpc.roles.list.useQuery({ limit: 100 }, { enabled });
