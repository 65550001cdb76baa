import { windowsOn } from "@copydesk/contracts";
import type { Schedule } from "./use-schedule.ts";

/** A day on which no channel of the plan goes out. */
export const isDayOff = (day: string, { frame, plan }: Pick<Schedule, "frame" | "plan">): boolean =>
  frame !== undefined && plan.based_on.every((code) => windowsOn(code, day, frame.rules).length === 0);
