import type { SchedulePost } from "@copydesk/contracts";
import { mendingTime } from "./mend.ts";
import type { Schedule } from "./use-schedule.ts";

const usualTime = "10:00";

/** A post that nobody has described yet, on a day of the campaign and at a time that breaks no rule where there is one. */
export function newPost(schedule: Pick<Schedule, "plan" | "posts" | "frame">, day: string): SchedulePost {
  const { plan, frame } = schedule;
  const [from, to] = [frame?.from ?? day, frame?.to ?? day];
  const post: SchedulePost = {
    id: crypto.getRandomValues(new Uint32Array(4)).join("-"),
    title: "",
    channel: frame?.channels[0] ?? plan.based_on[0] ?? "",
    date: day < from ? from : day > to ? to : day,
    time: usualTime,
    angle: "",
    reason: "",
    status: "suggested",
    locked: false,
    notes: "",
  };
  return withProposedTime(post, schedule);
}

/** The same for another channel, whose rules are others. */
export function withProposedTime(post: SchedulePost, { posts, frame }: Pick<Schedule, "posts" | "frame">): SchedulePost {
  return { ...post, ...(frame ? mendingTime({ ...post, time: usualTime }, posts, frame) : null) };
}
