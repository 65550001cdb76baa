import type { SchedulePost } from "@copydesk/contracts";
import type { Schedule } from "./use-schedule.ts";

/** A post that nobody has described yet, on a day of the campaign. */
export function newPost({ plan, frame }: Pick<Schedule, "plan" | "frame">, day: string): SchedulePost {
  const [from, to] = [frame?.from ?? day, frame?.to ?? day];
  return {
    id: crypto.getRandomValues(new Uint32Array(4)).join("-"),
    title: "",
    channel: frame?.channels[0] ?? plan.based_on[0] ?? "",
    date: day < from ? from : day > to ? to : day,
    time: "10:00",
    angle: "",
    reason: "",
    status: "suggested",
    locked: false,
    notes: "",
  };
}
