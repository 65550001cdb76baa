import { type SchedulePlan, schedulePlanSchema } from "@copydesk/contracts";

/** A plan as this browser kept it, perhaps for an earlier version of the program; null when it is none any more. */
export const readPlan = (kept: unknown): SchedulePlan | null => schedulePlanSchema.safeParse(kept).data ?? null;
