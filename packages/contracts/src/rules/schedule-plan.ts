import { addDays, daysBetween } from "./calendar-days.ts";
import type { PostDraft, ScheduleFrame } from "./schedule.ts";
import { repairInSteps } from "./schedule-repair.ts";
import { withinCampaign } from "./schedule-slots.ts";
import { atOnce, type Steps } from "./steps.ts";
import { utcToZoned } from "./zoned-time.ts";

/** What comes out once: nobody publishes the same article, release or advertisement every week. */
const onceOnly = /press|release|blog|article|google|search|(^|[_-])ads?($|[_-])/;

// The first round opens the campaign, the last stands in its last week.
const rounds = [
  { angle: "Launch", reason: "Opens the campaign on this channel" },
  { angle: "Reminder", reason: "Keeps the story in view" },
  { angle: "Last call", reason: "Reminds before the campaign ends" },
] as const;

/**
 * A plan from the rules alone: every channel in the first week, the lead channel first, and again once or twice when the
 * campaign is long enough; a channel with a number a week of its own as often as that. Titles come by channel code;
 * without one the channel's name stands.
 */
export const planPosts = (...given: Parameters<typeof planInSteps>): PostDraft[] => atOnce(planInSteps(...given));

/** The same in steps. */
export function* planInSteps(
  channels: readonly { code: string; name: string }[],
  frame: ScheduleFrame,
  titles: Readonly<Record<string, string>> = {},
): Steps<PostDraft[]> {
  const from = withinCampaign(utcToZoned(frame.now, frame.time_zone).date, frame);
  const days = daysBetween(from, frame.to) + 1;
  const isLead = (code: string) => Number(code !== frame.rules.lead_channel);
  const order = [...channels].sort((a, b) => isLead(a.code) - isLead(b.code));
  const titleOf = ({ code, name }: { code: string; name: string }) => titles[code] || name;
  const drafts = roundsOf(days).flatMap(({ start, angle, reason }, round) =>
    order
      .filter(({ code }) => round === 0 || !(onceOnly.test(code) || ownNumber(code, frame)))
      .map((channel, at, all) => {
        const spread = Math.floor((at * Math.min(days, 7)) / all.length);
        return { channel: channel.code, date: addDays(from, start + spread), time: "10:00", title: titleOf(channel), angle, reason };
      }),
  );
  const often = order.flatMap((channel) =>
    weeklyRounds(days, ownNumber(channel.code, frame)).map(({ start, angle, reason }) => ({
      channel: channel.code,
      date: addDays(from, start),
      time: "10:00",
      title: titleOf(channel),
      angle,
      reason,
    })),
  );
  const own = {
    ...frame,
    channels: channels.map(({ code }) => code),
    channel_names: Object.fromEntries(channels.map((one) => [one.code, one.name])),
  };
  const plan = yield* repairInSteps([...drafts, ...often], own, () => "planned");
  return plan.posts.map(({ channel, date, time, title, angle, reason }) => ({ channel, date, time, title, angle, reason }));
}

const ownNumber = (code: string, { rules }: ScheduleFrame): number => rules.channel_posts_per_week?.[code] ?? 0;

/** Days after the first post of a channel that comes out `number` times a week. */
function weeklyRounds(days: number, number: number): { start: number; angle: string; reason: string }[] {
  const [, reminder, lastCall] = rounds;
  const starts = Array.from({ length: Math.ceil(days / 7) * number }, (_, at) => Math.floor((at * 7) / number));
  return starts
    .slice(1)
    .filter((start) => start < days)
    .map((start) => ({ start, ...(start >= days - 7 ? lastCall : reminder) }));
}

function roundsOf(days: number): { start: number; angle: string; reason: string }[] {
  const [launch, reminder, lastCall] = rounds;
  const last = days - 7;
  if (days < 14) return [{ start: 0, ...launch }];
  if (days < 21)
    return [
      { start: 0, ...launch },
      { start: last, ...lastCall },
    ];
  return [
    { start: 0, ...launch },
    { start: Math.floor(last / 2), ...reminder },
    { start: last, ...lastCall },
  ];
}
