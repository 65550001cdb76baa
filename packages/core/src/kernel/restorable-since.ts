import type { Core } from "./context.ts";

const restorableDays = 30;

/** What was deleted after this can be brought back; what was deleted before is gone for good. */
export const restorableSince = (core: Core): Date => new Date(core.now() - restorableDays * 86_400_000);
