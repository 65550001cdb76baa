import type { ConnectedAccount } from "@copydesk/contracts";
import { notifyFailure, notifySuccess } from "../../lib/stores/toast.ts";
import { trpc } from "../../lib/trpc.ts";

/** Ends a connection and says how that went. */
export function useDisconnect(): (provider: ConnectedAccount["provider"], name: string) => Promise<void> {
  const utils = trpc.useUtils();
  const disconnect = trpc.profile.disconnect.useMutation();
  return async (provider, name) => {
    try {
      await disconnect.mutateAsync({ provider });
      notifySuccess(`${name} disconnected successfully`);
    } catch (error) {
      notifyFailure(error);
    }
    await utils.profile.details.invalidate();
  };
}
