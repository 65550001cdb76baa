import { createWake } from "../kernel/index.ts";

/** Called when a mail was queued. */
export const mailWake = createWake("mail");
