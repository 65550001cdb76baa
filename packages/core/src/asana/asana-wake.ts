import { createWake } from "../jobs/wake.ts";

/** Called when posts were queued for Asana. */
export const asanaWake = createWake();
