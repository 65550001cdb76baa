import type { Permission } from "@copydesk/contracts";
import { knownWithPerson } from "./query-options.ts";
import { useApp } from "./stores/app.ts";
import { trpc } from "./trpc.ts";

/**
 * Whether the person may do something at all, so that a screen need not offer it otherwise. False until it is known. The
 * server decides about each thing anyway.
 */
export const useRight = (permission: Permission): boolean => useKnownRight(permission) ?? false;

/** The same for a page that turns somebody away: undefined until it is known. */
export function useKnownRight(permission: Permission): boolean | undefined {
  const { data } = trpc.profile.rights.useQuery(undefined, {
    // They come with the person, so that nothing appears beside what is drawn already.
    initialData: () => useApp.getState().rights,
    ...knownWithPerson,
  });
  return data && (data[permission] ?? "none") !== "none";
}

/** What the router shows as a page that is not for this person. */
export const forbidden = () => new Response(null, { status: 403, statusText: "Forbidden" });
