import type { Permission } from "@copydesk/contracts";
import { trpc } from "./trpc.ts";

/**
 * Whether the person may do something at all, so that a screen need not offer it otherwise. False until it is known. The
 * server decides about each thing anyway.
 */
export function useRight(permission: Permission): boolean {
  const { data } = trpc.profile.rights.useQuery(undefined, { staleTime: Number.POSITIVE_INFINITY });
  return (data?.[permission] ?? "none") !== "none";
}
