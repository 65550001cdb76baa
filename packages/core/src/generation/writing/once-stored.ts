import { storageFailure } from "@copydesk/db";
import { pause } from "../queue/pause.ts";

/** Between two tries, in milliseconds. */
const interval = 1_000;

/**
 * Writes something, and while the disk takes nothing tries again until it does, or until the signal fires: for what a model was
 * paid for and cannot be had a second time. @throws what the last try did.
 */
export async function onceStored<T>(write: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (;;) {
    try {
      return await write();
    } catch (error) {
      if (!storageFailure(error) || signal.aborted) throw error;
      await pause(interval, signal);
    }
  }
}
