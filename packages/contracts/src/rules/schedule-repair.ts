import type { SchedulePlan, SchedulePost } from "../blocks.ts";
import { addDays, minutesOf } from "./calendar-days.ts";
import type { PostDraft, ScheduleFrame } from "./schedule.ts";
import { channelName, weeklyLimit, windowsOn } from "./schedule.ts";
import type { Slot } from "./schedule-board.ts";
import { ScheduleBoard } from "./schedule-board.ts";
import type { Wish } from "./schedule-drafts.ts";
import { inOrder, newWish, postsMax, readDrafts, withoutFixed } from "./schedule-drafts.ts";
import type { Placed } from "./schedule-notes.ts";
import { beyondWeekNote, explain, isAsAsked, leadNotes, noRoomNote, placedNotes } from "./schedule-notes.ts";
import { costOf, freeSlot, leastBadSlot, swapFor, withinCampaign } from "./schedule-slots.ts";
import { atOnce, type Steps } from "./steps.ts";
import { truncateToLength } from "./truncate.ts";

const repairMax = 500;
/** How many days a post beyond a channel's first may be moved before it is dropped. */
const distanceOfOthers = 14;
/** How many days from the first post of all the lead channel's may stand. */
const leadDistance = 7;

/**
 * Moves, adds and drops posts until the plan fits where it can, and says in `repairs` what it changed. Every channel of
 * the frame gets a post, if need be where it breaks least; further ones that find no room near their day are dropped.
 * The lead channel comes before all others, or it is said why not.
 * `kept` posts stay as they are, each in place of one draft of its channel.
 */
export function repairSchedule(
  drafts: readonly PostDraft[],
  frame: ScheduleFrame,
  newId: () => string,
  fixed: readonly SchedulePost[] = [],
): SchedulePlan {
  return atOnce(repairInSteps(drafts, frame, newId, fixed));
}

/** The same in steps of less than a few milliseconds; a plan that is hard to make takes thousands of them. */
export function* repairInSteps(
  drafts: readonly PostDraft[],
  frame: ScheduleFrame,
  newId: () => string,
  fixed: readonly SchedulePost[] = [],
): Steps<SchedulePlan> {
  const { wishes: all, notes } = readDrafts(drafts, frame);
  const wishes = withoutFixed(all, fixed);
  const gentle = yield* new Placing(frame, fixed).run(wishes, { asTheyAre: true });
  // Posts that could stay may have taken the only room of another channel: then those with least room choose first.
  const tight = gentle.forced === 0 ? gentle : yield* new Placing(frame, fixed).run(wishes, { asTheyAre: false });
  const best = tight.forced < gentle.forced ? tight : gentle;
  const changes = [...notes, ...best.placed.flatMap((one) => placedNotes(one, frame)), ...best.dropped];
  const added = [...best.placed].sort((a, b) => a.slot.utc - b.slot.utc).slice(0, Math.max(0, postsMax - fixed.length));
  const posts = [...fixed, ...added.map(({ wish, slot }) => toPost(wish, slot, newId()))];
  const inTime = posts.sort((a, b) => inOrder(`${a.date} ${a.time}`, `${b.date} ${b.time}`));
  return {
    time_zone: frame.time_zone,
    based_on: [...frame.channels],
    posts: inTime,
    repairs: [...leadNotes(inTime, { fixed, board: best.board }), ...changes]
      .slice(0, postsMax)
      .map((note) => truncateToLength(note, "utf16", repairMax)),
  };
}

/** One try at putting every wish somewhere. */
class Placing {
  readonly placed: Placed[] = [];
  readonly dropped: string[] = [];
  readonly board: ScheduleBoard;

  constructor(frame: ScheduleFrame, fixed: readonly SchedulePost[]) {
    this.board = new ScheduleBoard(frame);
    for (const post of fixed) if (post.status !== "skipped") this.board.add(this.board.slot(post.channel, post.date, post.time));
  }

  /** Posts that stand where they break a rule. */
  get forced(): number {
    return this.placed.filter((one) => one.breaks !== null).length;
  }

  *run(wishes: readonly Wish[], { asTheyAre }: { asTheyAre: boolean }): Steps<this> {
    const rest = new Set(wishes);
    yield* this.#placeLead(wishes, rest);
    for (const wish of asTheyAre ? wishes : []) {
      yield;
      const slot = this.#wished(wish);
      if (!rest.has(wish) || this.board.has(wish.channel) || !isAsAsked(wish, slot) || costOf(slot, this.board) > 0) continue;
      this.#take({ wish, slot, why: null, breaks: null });
      rest.delete(wish);
    }
    for (const channel of byRoom(this.board.frame)) {
      if (this.board.has(channel)) continue;
      const wish = wishes.find((one) => one.channel === channel);
      yield* this.#placeFirst(wish ?? newWish(channel, this.board.frame));
      if (wish) rest.delete(wish);
    }
    for (const wish of rest) yield* this.#placeFurther(wish);
    return this;
  }

  /**
   * The lead channel's first post before every other one, and from then on no other before it. Where it finds no time
   * within a week of the first of them, waiting for it would crowd the rest: then it leads nothing.
   */
  *#placeLead(wishes: readonly Wish[], rest: Set<Wish>): Steps<void> {
    const { frame } = this.board;
    const lead = frame.rules.lead_channel;
    if (lead === null || !frame.channels.includes(lead) || this.board.has(lead)) return;
    const wish = wishes.find((one) => one.channel === lead) ?? newWish(lead, frame);
    const wished = this.#wished(wish);
    const unplanned = frame.channels.filter((code) => !this.board.has(code) && wishes.every((one) => one.channel !== code));
    const others = [...wishes.filter((one) => one.channel !== lead), ...unplanned.map((code) => newWish(code, frame))].map(this.#wished);
    const first = others.reduce((min, one) => (one.utc < min.utc ? one : min), wished);
    const target = this.board.slot(lead, first.date, first.time);
    const slot =
      (yield* freeSlot(wished, this.board, { distance: 0, until: first.utc })) ??
      (yield* freeSlot(target, this.board, { distance: leadDistance, until: first.utc })) ??
      (yield* freeSlot(target, this.board, { distance: leadDistance }));
    if (slot === null) return;
    const why = this.#whyNot(wish) ?? (slot.utc < wished.utc ? "it comes before the other channels" : null);
    this.#take({ wish, slot, why, breaks: null });
    rest.delete(wish);
    this.board.leadWith(slot);
  }

  *#placeFirst(wish: Wish): Steps<void> {
    const wished = this.#wished(wish);
    const why = this.#whyNot(wish);
    const free = (yield* freeSlot(wished, this.board)) ?? (yield* this.#makeRoom(wished));
    const slot = free ?? (yield* leastBadSlot(wished, this.board));
    const breaks = costOf(slot, this.board) > 0 ? explain(slot, this.board) : null;
    this.#take({ wish, slot, why, breaks });
  }

  *#makeRoom(wished: Slot): Steps<Slot | null> {
    const swap = yield* swapFor(wished, this.board, new Set(this.placed.map((one) => one.slot)));
    const index = this.placed.findIndex((one) => one.slot === swap?.moved);
    const moved = this.placed[index];
    if (swap === null || moved === undefined) return null;
    this.board.remove(moved.slot);
    this.board.add(swap.to);
    const why = moved.why ?? `made room for the ${channelName(wished.channel, this.board.frame)}`;
    this.placed[index] = { ...moved, slot: swap.to, why, breaks: null };
    return swap.slot;
  }

  *#placeFurther(wish: Wish): Steps<void> {
    const { frame } = this.board;
    const wished = this.#wished(wish);
    if (this.board.inWeek(wish.channel, wished.date) >= weeklyLimit(frame.rules, wish.channel)) {
      this.dropped.push(beyondWeekNote(wish, wished.date, frame));
      return;
    }
    const slot = yield* freeSlot(wished, this.board, { distance: distanceOfOthers });
    if (slot === null) this.dropped.push(noRoomNote(wish, wished, this.board));
    else this.#take({ wish, slot, why: this.#whyNot(wish), breaks: null });
  }

  #take(placed: Placed): void {
    this.board.add(placed.slot);
    this.placed.push(placed);
  }

  #wished = (wish: Wish): Slot => this.board.slot(wish.channel, withinCampaign(wish.date, this.board.frame), wish.time);

  #whyNot = (wish: Wish): string | null => explain(this.board.slot(wish.channel, wish.date, wish.time), this.board);
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
