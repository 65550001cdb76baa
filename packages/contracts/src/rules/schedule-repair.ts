import type { SchedulePlan, SchedulePost } from "../blocks.ts";
import { addDays, minutesOf } from "./calendar-days.ts";
import type { PostDraft, ScheduleFrame } from "./schedule.ts";
import { channelName, weeklyLimit, windowsOn } from "./schedule.ts";
import type { Slot } from "./schedule-board.ts";
import { ScheduleBoard } from "./schedule-board.ts";
import type { Wish } from "./schedule-drafts.ts";
import { inOrder, newWish, postsMax, readDrafts, withoutKept } from "./schedule-drafts.ts";
import type { Placed } from "./schedule-notes.ts";
import { beyondWeekNote, explain, isAsAsked, noRoomNote, placedNotes } from "./schedule-notes.ts";
import { costOf, freeSlot, leastBadSlot, swapFor, withinCampaign } from "./schedule-place.ts";
import { truncateToLength } from "./truncate.ts";

const repairMax = 500;
/** How many days a post beyond a channel's first may be moved before it is dropped. */
const reachOfOthers = 14;

/**
 * Moves, adds and drops posts until the plan fits where it can, and says in `repairs` what it changed. Every channel of
 * the frame gets a post, if need be where it breaks least; further ones that find no room near their day are dropped.
 * `kept` posts stay as they are, each in place of one draft of its channel.
 */
export function repairSchedule(
  drafts: readonly PostDraft[],
  frame: ScheduleFrame,
  newId: () => string,
  kept: readonly SchedulePost[] = [],
): SchedulePlan {
  const { wishes: all, notes } = readDrafts(drafts, frame);
  const wishes = withoutKept(all, kept);
  const gentle = new Placing(frame, kept).run(wishes, { asTheyAre: true });
  // Posts that could stay may have taken the only room of another channel: then those with least room choose first.
  const tight = gentle.forced === 0 ? gentle : new Placing(frame, kept).run(wishes, { asTheyAre: false });
  const best = tight.forced < gentle.forced ? tight : gentle;
  const changes = [...notes, ...best.placed.flatMap((one) => placedNotes(one, frame)), ...best.dropped];
  const added = [...best.placed].sort((a, b) => a.slot.utc - b.slot.utc).slice(0, Math.max(0, postsMax - kept.length));
  const posts = [...kept, ...added.map(({ wish, slot }) => toPost(wish, slot, newId()))];
  return {
    time_zone: frame.time_zone,
    based_on: [...frame.channels],
    posts: posts.sort((a, b) => inOrder(`${a.date} ${a.time}`, `${b.date} ${b.time}`)),
    repairs: changes.slice(0, postsMax).map((note) => truncateToLength(note, "utf16", repairMax)),
  };
}

/** One try at putting every wish somewhere. */
class Placing {
  readonly placed: Placed[] = [];
  readonly dropped: string[] = [];
  readonly #board: ScheduleBoard;

  constructor(frame: ScheduleFrame, kept: readonly SchedulePost[]) {
    this.#board = new ScheduleBoard(frame);
    for (const post of kept) if (post.status !== "skipped") this.#board.add(this.#board.slot(post.channel, post.date, post.time));
  }

  /** Posts that stand where they break a rule. */
  get forced(): number {
    return this.placed.filter((one) => one.breaks !== null).length;
  }

  run(wishes: readonly Wish[], { asTheyAre }: { asTheyAre: boolean }): this {
    const rest = new Set(wishes);
    for (const wish of asTheyAre ? wishes : []) {
      const slot = this.#wished(wish);
      if (this.#board.has(wish.channel) || !isAsAsked(wish, slot) || costOf(slot, this.#board) > 0) continue;
      this.#take({ wish, slot, why: null, breaks: null });
      rest.delete(wish);
    }
    for (const channel of byRoom(this.#board.frame)) {
      if (this.#board.has(channel)) continue;
      const wish = wishes.find((one) => one.channel === channel);
      this.#placeFirst(wish ?? newWish(channel, this.#board.frame));
      if (wish) rest.delete(wish);
    }
    for (const wish of rest) this.#placeFurther(wish);
    return this;
  }

  #placeFirst(wish: Wish): void {
    const wished = this.#wished(wish);
    const why = this.#whyNot(wish);
    const slot = freeSlot(wished, this.#board, Number.POSITIVE_INFINITY) ?? this.#makeRoom(wished) ?? leastBadSlot(wished, this.#board);
    const breaks = costOf(slot, this.#board) > 0 ? explain(slot, this.#board) : null;
    this.#take({ wish, slot, why, breaks });
  }

  #makeRoom(wished: Slot): Slot | null {
    const swap = swapFor(wished, this.#board, new Set(this.placed.map((one) => one.slot)));
    const index = this.placed.findIndex((one) => one.slot === swap?.moved);
    const moved = this.placed[index];
    if (swap === null || moved === undefined) return null;
    this.#board.remove(moved.slot);
    this.#board.add(swap.to);
    const why = moved.why ?? `made room for the ${channelName(wished.channel, this.#board.frame)}`;
    this.placed[index] = { ...moved, slot: swap.to, why, breaks: null };
    return swap.slot;
  }

  #placeFurther(wish: Wish): void {
    const { frame } = this.#board;
    const wished = this.#wished(wish);
    if (this.#board.inWeek(wish.channel, wished.date) >= weeklyLimit(frame.rules, wish.channel)) {
      this.dropped.push(beyondWeekNote(wish, wished.date, frame));
      return;
    }
    const slot = freeSlot(wished, this.#board, reachOfOthers);
    if (slot === null) this.dropped.push(noRoomNote(wish, wished, this.#board));
    else this.#take({ wish, slot, why: this.#whyNot(wish), breaks: null });
  }

  #take(placed: Placed): void {
    this.#board.add(placed.slot);
    this.placed.push(placed);
  }

  #wished = (wish: Wish): Slot => this.#board.slot(wish.channel, withinCampaign(wish.date, this.#board.frame), wish.time);

  #whyNot = (wish: Wish): string | null => explain(this.#board.slot(wish.channel, wish.date, wish.time), this.#board);
}

/** The lead channel, then those with the fewest minutes a week to post in. */
function byRoom({ channels, rules, from }: ScheduleFrame): string[] {
  const week = Array.from({ length: 7 }, (_, day) => addDays(from, day));
  const room = new Map<string, number>();
  for (const channel of channels) {
    const bands = week.flatMap((date) => windowsOn(channel, date, { ...rules, blackout_dates: [] }));
    const minutes = bands.reduce((sum, band) => sum + minutesOf(band.to) - minutesOf(band.from) + 1, 0);
    room.set(channel, channel === rules.lead_channel ? -1 : minutes);
  }
  return [...room.keys()].sort((a, b) => (room.get(a) ?? 0) - (room.get(b) ?? 0));
}

function toPost(wish: Wish, slot: Slot, id: string): SchedulePost {
  const { channel, title, angle, reason } = wish;
  return { id, title, channel, date: slot.date, time: slot.time, angle, reason, status: "suggested", locked: false, notes: "" };
}
