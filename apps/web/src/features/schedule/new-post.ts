import type { SchedulePost } from "@copydesk/contracts";
import { mendingTime } from "./mend.ts";
import type { Schedule } from "./use-schedule.ts";

type Board = Pick<Schedule, "plan" | "posts" | "frame">;

/** A post that nobody has described yet, on a day of the campaign and at a time that breaks no rule where there is one. */
export function newPost({ plan, posts, frame }: Board, day: string, channel = frame?.channels[0] ?? plan.based_on[0] ?? ""): SchedulePost {
  const [from, to] = [frame?.from ?? day, frame?.to ?? day];
  const post: SchedulePost = {
    id: crypto.getRandomValues(new Uint32Array(4)).join("-"),
    title: "",
    channel,
    date: day < from ? from : day > to ? to : day,
    time: "10:00",
    angle: "",
    reason: "",
    status: "suggested",
    locked: false,
    notes: "",
  };
  return { ...post, ...(frame ? mendingTime(post, posts, frame) : null) };
}
