import { addDays, findConflicts, minutesOf, type ScheduleFrame, type SchedulePost, timeOf, windowsOn } from "@copydesk/contracts";

/** Days before and after that are tried. */
const distance = 7;
const step = 15;

/** The nearest time at which a post breaks no rule: on its own day if there is one, else on the next best day. Null without one. */
export function mendingTime(
  post: SchedulePost,
  posts: readonly SchedulePost[],
  frame: ScheduleFrame,
): { date: string; time: string } | null {
  // Only posts nearby can be too close or fill the day.
  const near = posts.filter(
    (one) => one.id !== post.id && one.date >= addDays(post.date, -distance - 3) && one.date <= addDays(post.date, distance + 3),
  );
  for (const date of daysAround(post.date).filter((day) => day >= frame.from && day <= frame.to)) {
    const time = timesOn(post, date, frame).find((candidate) => {
      const moved = { ...post, date, time: candidate };
      return findConflicts([...near, moved], frame).every((conflict) => conflict.post_id !== post.id && conflict.other_id !== post.id);
    });
    if (time !== undefined) return { date, time };
  }
  return null;
}

const daysAround = (day: string): string[] => [
  day,
  ...Array.from({ length: distance }, (_, i) => [addDays(day, i + 1), addDays(day, -i - 1)]).flat(),
];

/** Quarters of an hour in the channel's windows of a day, the nearest to the post's own time first. */
function timesOn(post: SchedulePost, date: string, { rules }: ScheduleFrame): string[] {
  const wanted = minutesOf(post.time);
  const times = windowsOn(post.channel, date, rules).flatMap(({ from, to }) => {
    const first = Math.ceil(minutesOf(from) / step) * step;
    return Array.from({ length: Math.max(0, Math.floor((minutesOf(to) - first) / step) + 1) }, (_, i) => first + i * step);
  });
  return times.sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted) || a - b).map(timeOf);
}
