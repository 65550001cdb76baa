import { notifyFailure } from "../../../lib/stores/toast.ts";
import { trpc } from "../../../lib/trpc.ts";
import { useCampaignState } from "../campaign-store.ts";

/** Starts writing; shown as begun at once, and the live stream tells the rest. */
export function useStartRun() {
  const { setStatus } = useCampaignState.getState();
  return trpc.generation.start.useMutation({
    onMutate: () => {
      const before = useCampaignState.getState().status;
      setStatus("generating");
      return { before };
    },
    onError: (error, _, begun) => {
      if (begun?.before) setStatus(begun.before);
      notifyFailure(error);
    },
  });
}

/** Stops what is being written: the whole campaign, a language or one piece. */
export function useStopRun() {
  return trpc.generation.cancel.useMutation({ onError: notifyFailure });
}
