import { createWake } from "../../../kernel/index.ts";

/** Called when an experiment is started or stopped. */
export const experimentWake = createWake("experiments");
