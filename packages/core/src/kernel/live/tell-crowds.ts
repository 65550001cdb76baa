import type { LiveEvent, ToldEvent } from "@copydesk/contracts";

/** An event with its place in the campaign's stream; `id` grows, and never begins anew in one epoch. */
export interface NumberedEvent {
  id: number;
  event: LiveEvent;
}

/** What happened in one moment, told as one event. */
export interface Told {
  /** The number of the last of them. */
  id: number;
  /** The same for all who are told, so that it is put into words once. */
  event: ToldEvent;
  events: readonly NumberedEvent[];
}

export type Follow = (campaignId: string, listener: (told: Told) => void) => () => void;
type Watch = (campaignId: string, listener: (one: NumberedEvent) => void) => () => void;

/** After telling all who follow, so many times as long as that took belongs to everybody else: a crowd is told less often. */
const restAfterTelling = 4;
/** Nobody waits longer for news, in milliseconds. */
const longestRest = 500;

/** Gathers the events of a campaign for those who follow it, and tells them together. */
export function tellCrowds(watch: Watch): Follow {
  const crowds = new Map<string, { listeners: Set<(told: Told) => void>; end: () => void }>();

  function gather(campaignId: string) {
    const listeners = new Set<(told: Told) => void>();
    let waiting: NumberedEvent[] = [];
    let timer: NodeJS.Timeout | null = null;
    let rest = 0;
    const tell = () => {
      timer = null;
      const told = together(waiting);
      waiting = [];
      const began = performance.now();
      for (const listener of listeners) listener(told);
      // What they were told is on its way before this comes.
      setImmediate(() => (rest = Math.min(longestRest, (performance.now() - began) * restAfterTelling)));
    };
    const stop = watch(campaignId, (one) => {
      waiting.push(one);
      timer ??= setTimeout(tell, rest);
    });
    const end = () => {
      stop();
      if (timer) clearTimeout(timer);
      crowds.delete(campaignId);
    };
    const crowd = { listeners, end };
    crowds.set(campaignId, crowd);
    return crowd;
  }

  return (campaignId, listener) => {
    const crowd = crowds.get(campaignId) ?? gather(campaignId);
    crowd.listeners.add(listener);
    return () => {
      crowd.listeners.delete(listener);
      if (crowd.listeners.size === 0) crowd.end();
    };
  };
}

function together(events: readonly NumberedEvent[]): Told {
  const [first] = events;
  const id = events.at(-1)?.id ?? 0;
  const event: ToldEvent = first && events.length === 1 ? first.event : { type: "several", events: events.map((one) => one.event) };
  return { id, event, events };
}
