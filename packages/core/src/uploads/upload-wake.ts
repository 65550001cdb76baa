import { createWake } from "../kernel/index.ts";

/** Called when the last byte of a file is there. */
export const uploadWake = createWake("uploads");
