import { notifyFailure } from "../../../lib/stores/toast.ts";
import { trpc } from "../../../lib/trpc.ts";

/** Starts writing; the live stream tells the rest. */
export function useStartRun() {
  return trpc.generation.start.useMutation({ onError: notifyFailure });
}

/** Stops what is being written: the whole campaign, a language or one piece. */
export function useStopRun() {
  return trpc.generation.cancel.useMutation({ onError: notifyFailure });
}
