import type { ProfileDetail } from "@copydesk/contracts";
import { askedElsewhere } from "../../../lib/query-options.ts";
import { notifyFailure } from "../../../lib/stores/toast.ts";
import { trpc } from "../../../lib/trpc.ts";

const askAgainAfter = 1_000;

/** Whether the person can send posts to Asana: not set up here, not connected, or ready. Undefined while it loads, or could not. */
export function useAsanaConnection() {
  const { data, error, refetch, isFetching } = trpc.profile.details.useQuery(undefined, { staleTime: 30_000 });
  return { state: data && stateOf(data), error: data ? null : error, refetch, isFetching };
}

function stateOf({ connections, can_connect }: Pick<ProfileDetail, "connections" | "can_connect">) {
  const connection = connections.find((one) => one.provider === "asana");
  if (!can_connect.asana) return "absent";
  if (!connection) return "unconnected";
  return connection.has_ended ? "ended" : "ready";
}

export const useWorkspaces = () => trpc.asana.workspaces.useQuery(undefined, { staleTime: 60_000, ...askedElsewhere });

export const useProjects = (workspaceGid: string | null) =>
  trpc.asana.projects.useQuery(
    { workspace_gid: workspaceGid ?? "" },
    { enabled: workspaceGid !== null, staleTime: 60_000, ...askedElsewhere },
  );

/** How far each sending of a schedule is; asked again and again while posts are on their way. */
export const useSendings = (blockId: string) =>
  trpc.asana.sending.useQuery(
    { block_id: blockId },
    { staleTime: 0, refetchInterval: ({ state }) => (state.data?.some((one) => one.waiting > 0) ? askAgainAfter : false) },
  );

export function useSend(blockId: string) {
  const utils = trpc.useUtils();
  return trpc.asana.send.useMutation({
    onSuccess: (sending) => {
      utils.asana.sending.setData({ block_id: blockId }, (before = []) => [
        sending,
        ...before.filter((one) => one.project.gid !== sending.project.gid),
      ]);
      void utils.asana.sending.invalidate({ block_id: blockId });
    },
    onError: notifyFailure,
  });
}
