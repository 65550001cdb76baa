import { createWake } from "../../../jobs/wake.ts";

/** Called when an experiment is started or stopped. */
export const experimentWake = createWake();
