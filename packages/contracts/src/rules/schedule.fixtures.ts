import type { SchedulePost } from "../blocks.ts";
import type { SchedulerRules } from "../master-data.ts";
import type { PostDraft, ScheduleFrame } from "./schedule.ts";

const on = (weekdays: number[], from: string, to: string) => [{ weekdays, from, to }];

/** Rules close to those a new database has, with two gaps that differ. */
export const rules: SchedulerRules = {
  posts_per_week: 3,
  posts_per_day: 3,
  gap_same_channel_minutes: 1_440,
  gap_any_channel_minutes: 60,
  weekdays: [1, 2, 3, 4, 5],
  windows: {
    linkedin: on([2, 3, 4], "09:00", "11:00"),
    x: on([1, 2, 3, 4, 5], "08:30", "12:00"),
    email: on([2, 4], "09:30", "10:30"),
    blog: on([2, 3, 4], "09:00", "10:00"),
    night: on([1], "22:00", "01:00"),
  },
  quiet_from: "21:00",
  quiet_to: "07:00",
  blackout_dates: ["2027-03-10"],
  lead_channel: null,
  stagger_languages_minutes: 0,
};

export const frame: ScheduleFrame = {
  from: "2027-03-01",
  to: "2027-04-11",
  time_zone: "Europe/Copenhagen",
  rules,
  channels: ["linkedin", "x", "email"],
  now: Date.parse("2027-02-01T00:00:00Z"),
  channel_names: { linkedin: "LinkedIn post", x: "X post", email: "Email newsletter", blog: "Blog article" },
};

export const draft = (channel: string, date: string, time: string, title = channel): PostDraft => ({
  channel,
  date,
  time,
  title,
  angle: "",
  reason: "",
});

export const post = (id: string, channel: string, when: string, rest: Partial<SchedulePost> = {}): SchedulePost => ({
  ...draft(channel, when.slice(0, 10), when.slice(11)),
  id,
  status: "suggested",
  locked: false,
  notes: "",
  ...rest,
});

/** Ids p1, p2, … so that the same drafts give the same plan. */
export function counter(): () => string {
  let next = 0;
  return () => {
    next += 1;
    return `p${next}`;
  };
}
