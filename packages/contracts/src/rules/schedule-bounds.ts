import type { SchedulePlan, SchedulePost } from "../blocks.ts";
import { addDays, dayAndMonth, dayInWords } from "./calendar-days.ts";
import { channelName, movePost, type ScheduleFrame } from "./schedule.ts";
import { truncateToLength } from "./truncate.ts";

/** Days before and after a campaign within which a post makes sense: sooner is a slip of the pen, such as 1999. */
const planMarginDays = 366;

/** What a changed plan is read against. */
export interface PlanBounds extends Pick<ScheduleFrame, "from" | "to" | "channel_names"> {
  /** Codes that a post may have: the channels of the language, also those taken out of it. */
  channels: readonly string[];
  /** The plan as it was saved last. What stands in it may stay as it is. */
  before: SchedulePlan | null;
}

export interface PlanProblem {
  /** Into the plan, such as `posts.3.date`. */
  path: string;
  message: string;
}

/** What a plan cannot be saved with: channels that nobody knows, and days far from the campaign. */
export function planProblems(plan: SchedulePlan, bounds: PlanBounds): PlanProblem[] {
  const known = new Set([...bounds.channels, ...(bounds.before?.posts ?? []).map((post) => post.channel)]);
  const basis = new Set([...known, ...(bounds.before?.based_on ?? [])]);
  const was = postsById(bounds.before);
  return [
    ...plan.posts.flatMap((post, at) => [
      ...(known.has(post.channel) ? [] : [{ path: `posts.${at}.channel`, message: unknownChannel(post.channel) }]),
      ...(was.get(post.id)?.date === post.date ? [] : farAway(post, at, bounds)),
    ]),
    ...plan.based_on.flatMap((code, at) => (basis.has(code) ? [] : [{ path: `based_on.${at}`, message: unknownChannel(code) }])),
  ];
}

const unknownChannel = (code: string) => `This language has no channel “${truncateToLength(code, "graphemes", 40)}”`;

function farAway({ date, title }: SchedulePost, at: number, { from, to }: PlanBounds): PlanProblem[] {
  if (date >= addDays(from, -planMarginDays) && date <= addDays(to, planMarginDays)) return [];
  const label = truncateToLength(title, "graphemes", 80);
  return [
    {
      path: `posts.${at}.date`,
      message: `“${label}” would go out on ${dayAndMonth(date, true)}, far from the campaign, ${dayAndMonth(from, true)} to ${dayAndMonth(to, true)}. Choose a day near it`,
    },
  ];
}

/**
 * The plan with every new or moved post at a time that its zone's clocks show. A time that they skip becomes the next
 * minute that exists, which `repairs` says.
 */
export function withRealTimes(plan: SchedulePlan, { before, channel_names }: Pick<PlanBounds, "before" | "channel_names">): SchedulePlan {
  const was = before?.time_zone === plan.time_zone ? postsById(before) : new Map<string, SchedulePost>();
  const notes: string[] = [];
  const posts = plan.posts.map((post) => {
    const old = was.get(post.id);
    if (old?.date === post.date && old.time === post.time) return post;
    const { post: real, moved } = movePost(post, post, plan);
    if (moved) notes.push(skippedNote(post, real, channelName(post.channel, channel_names ? { channel_names } : {})));
    return real;
  });
  return notes.length === 0 ? plan : { ...plan, posts, repairs: [...plan.repairs, ...notes].slice(-2_000) };
}

function skippedNote(post: SchedulePost, real: SchedulePost, channel: string): string {
  const label = `“${truncateToLength(post.title, "graphemes", 80)}” (${channel})`;
  const to = real.date === post.date ? real.time : `${dayInWords(real.date)}, ${real.time}`;
  return `Moved ${label} from ${dayInWords(post.date)}, ${post.time} to ${to}: clocks go forward, so that ${post.time} does not exist that day`;
}

const postsById = (plan: SchedulePlan | null) => new Map((plan?.posts ?? []).map((post) => [post.id, post]));
