import { createWake } from "../kernel/index.ts";

/** Called when posts were queued for Asana. */
export const asanaWake = createWake("asana");
