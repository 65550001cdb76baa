import type { ConflictKind } from "../answers/blocks.ts";
import { addDays, daysBetween, weekdayOf } from "./calendar-days.ts";
import { timesNear, weeklyLimit, windowsOn } from "./schedule.ts";
import type { ScheduleBoard, Slot } from "./schedule-board.ts";
import type { Steps } from "./steps.ts";

/** How bad it is to break a rule, when something has to give. */
const weights: Record<ConflictKind, number> = {
  day_full: 1,
  too_close: 2,
  outside_window: 3,
  quiet_hours: 5,
  blackout: 8,
  past: 20,
  outside_campaign: 100,
  // Nothing is planned for a channel that is not there.
  channel_gone: 0,
};
/** More for a weekday without posts than for another hour of one that has them. */
const offDay = 4;
const wholeDay = [{ from: "00:00", to: "23:59" }];

/** More for standing before the channel that is to lead: less than for any hour at which nothing should be posted. */
const beforeLead = 2.5;

/** What a slot would break on this board; 0 when it fits. */
export function costOf(slot: Slot, board: ScheduleBoard): number {
  const { frame } = board;
  let cost = board.isBeforeLead(slot) ? beforeLead : 0;
  for (const kind of board.brokenRules(slot)) if (kind !== "past" || !isOver(board)) cost += weights[kind];
  if (!frame.rules.weekdays.includes(weekdayOf(slot.date))) cost += offDay;
  // The nearer the other post, the worse: between two clashes the roomier one is taken.
  for (const { minutes, needed } of board.clashes(slot)) cost += weights.too_close * (2 - minutes / needed);
  return board.onDay(slot.date).length < frame.rules.posts_per_day ? cost : cost + weights.day_full;
}

/**
 * The free slot nearest to the wished one, within `distance` days and the channel's number a week, at `until` (UTC) or before;
 * null when there is none.
 */
export function* freeSlot(
  wish: Slot,
  board: ScheduleBoard,
  { distance = Number.POSITIVE_INFINITY, until = Number.POSITIVE_INFINITY }: { distance?: number; until?: number } = {},
): Steps<Slot | null> {
  const { rules } = board.frame;
  for (const date of daysNear(wish.date, board, distance)) {
    yield;
    const bands = windowsOn(wish.channel, date, rules);
    const isFull = board.onDay(date).length >= rules.posts_per_day || board.inWeek(wish.channel, date) >= weeklyLimit(rules, wish.channel);
    if (bands.length === 0 || isFull) continue;
    for (const time of timesNear(wish.time, bands)) {
      const slot = board.slot(wish.channel, date, time);
      if (slot.utc <= until && costOf(slot, board) === 0) return slot;
    }
  }
  return null;
}

// A month around the wish: beyond it nothing is freer, and a campaign of two years would take seconds.
const fallbackDistance = 31;

/** A slot that would be free if one of `movable` stood somewhere else, and where that one could go. */
export interface Swap {
  slot: Slot;
  moved: Slot;
  to: Slot;
}

// Enough for the weeks around a wish; a campaign in which none of these helps is simply too full.
const swapTries = 400;

/** Makes room near the wish by moving one post that may be moved; null when no single move helps. */
export function* swapFor(wish: Slot, board: ScheduleBoard, movable: ReadonlySet<Slot>): Steps<Swap | null> {
  let tries = 0;
  for (const date of daysNear(wish.date, board, fallbackDistance)) {
    for (const time of timesNear(wish.time, windowsOn(wish.channel, date, board.frame.rules))) {
      yield;
      const slot = board.slot(wish.channel, date, time);
      const clashing = board.clashes(slot).map(({ other }) => other);
      for (const moved of clashing.length > 0 ? clashing : [...board.onDay(date)]) {
        if (!movable.has(moved)) continue;
        tries += 1;
        if (tries > swapTries) return null;
        const to = yield* roomWithout(moved, slot, board);
        if (to !== null) return { slot, moved, to };
      }
    }
  }
  return null;
}

function* roomWithout(moved: Slot, slot: Slot, board: ScheduleBoard): Steps<Slot | null> {
  board.remove(moved);
  let to: Slot | null = null;
  if (costOf(slot, board) === 0) {
    board.add(slot);
    to = yield* freeSlot(moved, board, { distance: fallbackDistance });
    board.remove(slot);
  }
  board.add(moved);
  return to;
}

/** The slot that breaks least when none is free, the nearest to the wish among equals. */
export function* leastBadSlot(wish: Slot, board: ScheduleBoard): Steps<Slot> {
  let best: Slot | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const date of daysNear(wish.date, board, fallbackDistance)) {
    yield;
    for (const time of timesNear(wish.time, wholeDay)) {
      const slot = board.slot(wish.channel, date, time);
      const cost = costOf(slot, board);
      if (cost < least) {
        best = slot;
        least = cost;
      }
    }
  }
  return best ?? wish;
}

/** A day of the campaign as near as can be. */
export function withinCampaign(date: string, { from, to }: { from: string; to: string }): string {
  return date < from ? from : date > to ? to : date;
}

/** Days of the campaign by their distance from `date`, later ones before earlier ones. */
function* daysNear(date: string, board: ScheduleBoard, distance: number): Generator<string> {
  const { from, to } = board.frame;
  const middle = withinCampaign(date, board.frame);
  const last = Math.min(distance, Math.max(daysBetween(from, middle), daysBetween(middle, to)));
  yield middle;
  for (let distance = 1; distance <= last; distance += 1) {
    const later = addDays(middle, distance);
    const earlier = addDays(middle, -distance);
    if (later <= to) yield later;
    if (earlier >= from) yield earlier;
  }
}

/** Once every day of the campaign has gone by, the past is no reason to move anything. */
const isOver = (board: ScheduleBoard) => board.slot("", board.frame.to, "23:59").utc < board.frame.now;
