import type { ConflictKind } from "../answers/blocks.ts";
import { minutesOf, weekOf } from "./calendar-days.ts";
import type { ScheduleFrame } from "./schedule.ts";
import { isQuiet, windowsOn } from "./schedule.ts";
import { zonedToUtc } from "./zoned-time.ts";

/** A time in the calendar taken, or wished for, by a channel. */
export interface Slot {
  channel: string;
  date: string;
  time: string;
  utc: number;
}

/** A slot nearer than the rules allow. */
export interface Clash {
  other: Slot;
  /** Whole minutes between the two, and what they must be. */
  minutes: number;
  needed: number;
}

const minuteMs = 60_000;

/** The calendar while a plan is checked or made: what stands in it, and what a further post would break. */
export class ScheduleBoard {
  readonly frame: ScheduleFrame;
  readonly #all: Slot[] = [];
  readonly #byChannel = new Map<string, Slot[]>();
  readonly #days = new Map<string, Slot[]>();
  readonly #weeks = new Map<string, number>();
  readonly #instants = new Map<string, { date: string; time: string; utc: number }>();

  /** When the channel that is to lead comes out; null while none leads. */
  #leadAt: number | null = null;

  constructor(frame: ScheduleFrame) {
    this.frame = frame;
  }

  /** From now on no other channel fits before this slot. */
  leadWith(slot: Slot): void {
    this.#leadAt = slot.utc;
  }

  get hasLead(): boolean {
    return this.#leadAt !== null;
  }

  isBeforeLead = ({ channel, utc }: Slot): boolean =>
    this.#leadAt !== null && utc < this.#leadAt && channel !== this.frame.rules.lead_channel;

  /** The slot as the zone's clocks have it. */
  slot(channel: string, date: string, time: string): Slot {
    const key = `${date} ${time}`;
    const instant = this.#instants.get(key) ?? zonedToUtc(date, time, this.frame.time_zone);
    this.#instants.set(key, instant);
    return { channel, date: instant.date, time: instant.time, utc: instant.utc };
  }

  add(slot: Slot): void {
    for (const list of this.#listsOf(slot)) insert(list, slot);
    this.#weeks.set(weekKey(slot), this.inWeek(slot.channel, slot.date) + 1);
  }

  remove(slot: Slot): void {
    for (const list of this.#listsOf(slot)) list.splice(list.indexOf(slot), 1);
    this.#weeks.set(weekKey(slot), this.inWeek(slot.channel, slot.date) - 1);
  }

  #listsOf = (slot: Slot): Slot[][] => [this.#all, listIn(this.#byChannel, slot.channel), listIn(this.#days, slot.date)];

  has = (channel: string): boolean => (this.#byChannel.get(channel)?.length ?? 0) > 0;

  inWeek = (channel: string, date: string): number => this.#weeks.get(weekKey({ channel, date })) ?? 0;

  /** Posts of a day in order of time. */
  onDay = (date: string): readonly Slot[] => this.#days.get(date) ?? [];

  /** Which rules the slot breaks by itself, in order of weight. */
  brokenRules({ channel, date, time, utc }: Slot): ConflictKind[] {
    const { from, to, rules, now } = this.frame;
    const minutes = minutesOf(time);
    const kinds: ConflictKind[] = [];
    if (date < from || date > to) kinds.push("outside_campaign");
    if (rules.blackout_dates.includes(date)) kinds.push("blackout");
    else if (!windowsOn(channel, date, rules).some((band) => minutes >= minutesOf(band.from) && minutes <= minutesOf(band.to)))
      kinds.push("outside_window");
    if (isQuiet(time, rules)) kinds.push("quiet_hours");
    if (utc < now) kinds.push("past");
    return kinds;
  }

  /** Posts too near to the slot, the nearest of each kind on either side. */
  clashes(slot: Slot): Clash[] {
    const { gap_any_channel_minutes: any, gap_same_channel_minutes: same } = this.frame.rules;
    const found = new Map<Slot, Clash>();
    const look = (slots: readonly Slot[], needed: number) => {
      for (const other of around(slots, slot)) {
        const minutes = Math.floor(Math.abs(slot.utc - other.utc) / minuteMs);
        if (minutes < needed) found.set(other, { other, minutes, needed: Math.max(needed, found.get(other)?.needed ?? 0) });
      }
    };
    look(this.#all, any);
    look(this.#byChannel.get(slot.channel) ?? [], same);
    return [...found.values()].sort((a, b) => a.other.utc - b.other.utc);
  }
}

const weekKey = ({ channel, date }: Pick<Slot, "channel" | "date">) => `${weekOf(date)} ${channel}`;

function listIn(lists: Map<string, Slot[]>, key: string): Slot[] {
  const list = lists.get(key) ?? [];
  lists.set(key, list);
  return list;
}

/** Keeps the order of time; equal times keep the order of adding. */
function insert(slots: Slot[], slot: Slot): void {
  slots.splice(firstAfter(slots, slot.utc), 0, slot);
}

function firstAfter(slots: readonly Slot[], utc: number): number {
  let low = 0;
  let high = slots.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((slots[middle]?.utc ?? 0) <= utc) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The neighbours in time, the slot itself left out. */
function around(slots: readonly Slot[], slot: Slot): Slot[] {
  const after = firstAfter(slots, slot.utc);
  let own = after - 1;
  while (own >= 0 && slots[own] !== slot && slots[own]?.utc === slot.utc) own -= 1;
  const sides = slots[own] !== slot ? [slots[after - 1], slots[after]] : [slots[own - 1], slots[own + 1]];
  return sides.filter((one) => one !== undefined);
}
