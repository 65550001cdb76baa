import { createWake } from "../jobs/wake.ts";

/** Called when a mail was queued. */
export const mailWake = createWake();
