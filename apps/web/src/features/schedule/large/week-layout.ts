import { minutesOf, type SchedulePost, type TimeBand } from "@copydesk/contracts";

/** Pixels of an hour. */
export const hourHeight = 84;
/** The least that a post is drawn, in minutes: its time and one line of title. */
const leastDrawn = 30;
/** As much as a post takes when there is room: two lines of title, and with a warning two more. */
const drawn = 46;
const drawnWithWarning = 78;

export interface PlacedPost {
  post: SchedulePost;
  /** Minutes from midnight. */
  from: number;
  /** How long it is drawn, in minutes; posts have no length of their own. */
  length: number;
  /** Posts at the same time stand side by side. */
  lane: number;
  lanes: number;
}

/**
 * The posts of one day in order of time, each as tall as what it says needs and the next one leaves; those that would
 * cover each other side by side. `warned` have a reason to show.
 */
export function layOutDay(posts: readonly SchedulePost[], warned: ReadonlySet<string>): PlacedPost[] {
  const sorted = posts.map((post) => ({ post, from: minutesOf(post.time) })).sort((a, b) => a.from - b.from);
  const groups = groupsOf(sorted);
  return groups.flatMap((group, g) => {
    const lanes = lanesOf(group);
    const count = Math.max(...lanes) + 1;
    const nextGroup = groups[g + 1]?.[0]?.from ?? 24 * 60;
    return group.map(({ post, from }, i) => {
      const below = group.find((_, j) => j > i && lanes[j] === lanes[i])?.from ?? nextGroup;
      const wanted = warned.has(post.id) ? drawnWithWarning : drawn;
      const end = Math.max(from + leastDrawn, Math.min(from + wanted, below, 24 * 60));
      return { post, from, length: end - from, lane: lanes[i] ?? 0, lanes: count };
    });
  });
}

type Timed = { post: SchedulePost; from: number };

/** Posts that lie so close that one would cover the next. */
function groupsOf(sorted: readonly Timed[]): Timed[][] {
  const groups: Timed[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const one of sorted) {
    if (one.from < end) groups.at(-1)?.push(one);
    else groups.push([one]);
    end = Math.max(end, one.from + leastDrawn);
  }
  return groups;
}

/** The first lane in which each post covers none. */
function lanesOf(group: readonly Timed[]): number[] {
  const ends: number[] = [];
  return group.map(({ from }) => {
    const free = ends.findIndex((end) => end <= from);
    const lane = free < 0 ? ends.length : free;
    ends[lane] = from + leastDrawn;
    return lane;
  });
}

/** At least so many hours are shown, however few posts there are. */
const leastHours = 8;

/** The hours of the day that are worth showing: those of posts and windows with some room around them, as whole hours. */
export function hoursShown(posts: readonly Pick<SchedulePost, "time">[], windows: readonly TimeBand[]): { from: number; to: number } {
  const starts = [...posts.map((post) => minutesOf(post.time)), ...windows.map((band) => minutesOf(band.from))];
  const ends = [...posts.map((post) => minutesOf(post.time) + drawnWithWarning), ...windows.map((band) => minutesOf(band.to))];
  if (starts.length === 0) return { from: 8, to: 8 + leastHours };
  const from = Math.max(0, Math.floor((Math.min(...starts) - 15) / 60));
  const to = Math.min(24, Math.max(Math.ceil(Math.max(...ends) / 60), from + leastHours));
  return { from: Math.min(from, 24 - leastHours), to };
}
