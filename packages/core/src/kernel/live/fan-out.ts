import type { LiveEvent, LiveUpdate } from "@copydesk/contracts";
import { slices } from "../list.ts";

/** An event with its place in the campaign's stream; `id` grows, and never begins anew in one epoch. */
export interface NumberedEvent {
  id: number;
  event: LiveEvent;
}

/** What happened in one moment, put into one event. */
export interface NumberedUpdate {
  /** The number of the last of them. */
  id: number;
  /** The same for all who follow, so that it is put into words once. */
  event: LiveUpdate;
  events: readonly NumberedEvent[];
}

type Listener = (update: NumberedUpdate) => void;
export type Follow = (campaignId: string, listener: Listener) => () => void;
type Watch = (campaignId: string, listener: (one: NumberedEvent) => void) => () => void;

/** After sending to all who follow, so many times as long as that took belongs to everybody else: many hear less often. */
const restAfterSending = 4;
/** Nobody waits longer for news, in milliseconds. */
const longestRest = 500;
/** How many are sent something in one turn of the event loop; a thousand take some 60 ms. */
const mostAtOnce = 200;

/** Gathers the events of a campaign for those who follow it, and sends them together. */
export function fanOut(watch: Watch): Follow {
  const groups = new Map<string, { listeners: Set<Listener>; end: () => void }>();

  function gather(campaignId: string) {
    const listeners = new Set<Listener>();
    let waiting: NumberedEvent[] = [];
    let timer: NodeJS.Timeout | null = null;
    let rest = 0;
    const plan = () => {
      timer = setTimeout(send, rest);
    };
    function send(): void {
      const update = together(waiting);
      waiting = [];
      sendTo(slices([...listeners], mostAtOnce), update, 0);
    }
    function sendTo([some = [], ...others]: Listener[][], update: NumberedUpdate, before: number): void {
      const began = performance.now();
      for (const listener of some) if (listeners.has(listener)) listener(update);
      // What they were sent is on its way before this comes, and whoever else waits has had a turn.
      setImmediate(() => {
        const took = before + performance.now() - began;
        if (others.length > 0) return sendTo(others, update, took);
        rest = Math.min(longestRest, took * restAfterSending);
        timer = null;
        if (waiting.length > 0) plan();
      });
    }
    const stop = watch(campaignId, (one) => {
      waiting.push(one);
      if (timer === null) plan();
    });
    const end = () => {
      stop();
      if (timer) clearTimeout(timer);
      groups.delete(campaignId);
    };
    const group = { listeners, end };
    groups.set(campaignId, group);
    return group;
  }

  return (campaignId, listener) => {
    const group = groups.get(campaignId) ?? gather(campaignId);
    group.listeners.add(listener);
    return () => {
      group.listeners.delete(listener);
      if (group.listeners.size === 0) group.end();
    };
  };
}

function together(events: readonly NumberedEvent[]): NumberedUpdate {
  const [first] = events;
  const id = events.at(-1)?.id ?? 0;
  const event: LiveUpdate = first && events.length === 1 ? first.event : { type: "several", events: events.map((one) => one.event) };
  return { id, event, events };
}
