import { createWake } from "../kernel/index.ts";

/** Called when something is not kept any longer that was a moment ago. */
export const retentionWake = createWake("retention");
