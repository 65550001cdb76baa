import { EventEmitter } from "node:events";
import type { ChatEvent, LiveEvent } from "@copydesk/contracts";
import { type Follow, fanOut, type NumberedEvent } from "./fan-out.ts";

/** How several processes on one database tell each other what happens; every message comes back to whoever sent it, too. */
export interface Relay {
  /** The last message before this process began to listen. */
  readonly start: number;
  send(message: unknown): void;
  onMessage(listener: (id: number, message: unknown) => void): void;
  /** Messages after one that have this part; null when some of them may not be kept any more. */
  since(id: number, part: Record<string, unknown>): Promise<{ id: number; body: unknown }[] | null>;
}

/** What happens to campaigns right now, for whoever is watching. In memory: a restart begins new streams with a snapshot. */
export interface Live {
  /** Identifies the numbering, of this process or of all that share a relay; ids of another epoch cannot be resumed. */
  readonly epoch: string;
  publish(campaignId: string, event: LiveEvent): void;
  /** Id of the newest event of a campaign, or the one that its first would follow; 0 in a new process. */
  lastId(campaignId: string): number;
  /** Events after `id`, or null when some of them are no longer kept. */
  since(campaignId: string, id: number): Promise<NumberedEvent[] | null>;
  /** Calls `listener` for every event until the returned function is called. */
  watch(campaignId: string, listener: (one: NumberedEvent) => void): () => void;
  /** The same for those among many: events of one moment are sent together. */
  follow: Follow;
  /** Tells every watcher of this person to check their right again (roles or teams changed). */
  recheck(userId: string): void;
  onRecheck(userId: string, listener: () => void): () => void;
  /** Sessions and personal tokens that were ended: what goes on under them ends, at whichever process. */
  readonly sessions: SessionSignals;
  /** The line to the worker. */
  readonly work: WorkSignals;
  /** The lines to jobs that work in the background, by their names. */
  readonly jobs: JobSignals;
  /** Conversations with the agent. */
  readonly chat: LiveChat;
}

/** Events of one campaign kept for those who lost the connection for a moment; one that tells of many texts counts as many. */
const bufferedEvents = 2_000;
/** Campaigns whose events are kept; the least recently written that nobody watches go first. */
const bufferedCampaigns = 50;

/** What a process tells the others. */
type Message =
  | { of: "campaign"; id: string; event: LiveEvent }
  | { of: "conversation"; id: string; event: ChatEvent }
  /** A signal without a stream: its name, and what it is about. */
  | { of: "signal"; name: string; about?: unknown };

/**
 * The streams of one process, or of all that share a relay: what any of them publishes is heard by the watchers of each.
 * @param epoch tells its numbers from those of other processes, or of other databases.
 */
export function createLive(epoch: string, relay?: Relay): Live {
  const streams = new Map<string, Stream>();
  const emitter = new EventEmitter().setMaxListeners(0);
  /** Highest number in a stream that was forgotten: a later stream begins after it, so that no number is given twice. */
  let forgotten = relay?.start ?? 0;

  function streamOf(campaignId: string) {
    const stream = streams.get(campaignId) ?? { after: forgotten, last: forgotten, events: [], weight: 0 };
    streams.delete(campaignId);
    streams.set(campaignId, stream);
    if (streams.size > bufferedCampaigns) forgetOldest(campaignId);
    return stream;
  }

  function forgetOldest(except: string): void {
    for (const [campaignId, { last }] of streams) {
      if (campaignId === except || emitter.listenerCount(`campaign:${campaignId}`) > 0) continue;
      streams.delete(campaignId);
      forgotten = Math.max(forgotten, last);
      if (streams.size <= bufferedCampaigns) return;
    }
  }

  function take(message: Message, id?: number): void {
    if (message.of === "signal") return void emitter.emit(message.name, message.about);
    if (message.of === "conversation") return void emitter.emit(`conversation:${message.id}`, message.event);
    const stream = streamOf(message.id);
    stream.last = id ?? stream.last + 1;
    const one = { id: stream.last, event: message.event };
    stream.events.push(one);
    stream.weight += weightOf(one);
    if (stream.weight > bufferedEvents * 2) forgetFirst(stream);
    emitter.emit(`campaign:${message.id}`, one);
  }

  relay?.onMessage((id, message) => take(message as Message, id));
  const send = relay ? (message: Message) => relay.send(message) : take;
  const signal = (name: string, about?: unknown) => send({ of: "signal", name, about });
  const on = <T extends unknown[]>(name: string, listener: (...args: T) => void) => subscribe(emitter, name, listener);

  const watch: Live["watch"] = (campaignId, listener) => on(`campaign:${campaignId}`, listener);

  return {
    epoch,
    publish: (id, event) => send({ of: "campaign", id, event }),
    lastId: (campaignId) => streams.get(campaignId)?.last ?? forgotten,
    async since(campaignId, id) {
      const stream = streams.get(campaignId);
      if (stream && id <= stream.last && id >= stream.after) return stream.events.filter((one) => one.id > id);
      // Another process sent it, before this one began or a moment ago.
      const missed = await relay?.since(id, { of: "campaign", id: campaignId });
      return missed?.map((one) => ({ id: one.id, event: (one.body as { event: LiveEvent }).event })) ?? null;
    },
    watch,
    follow: fanOut(watch),
    recheck: (userId) => signal(`recheck:${userId}`),
    onRecheck: (userId, listener) => on(`recheck:${userId}`, listener),
    sessions: {
      end: (id) => signal("session:end", id),
      onEnd: (listener) => on("session:end", listener),
    },
    work: {
      ring: () => signal("work"),
      onRing: (listener) => on("work", listener),
      stop: (taskIds) => signal("work:stop", taskIds),
      onStop: (listener) => on("work:stop", listener),
    },
    jobs: {
      wake: (name) => signal(`job:${name}`),
      onWake: (name, listener) => on(`job:${name}`, listener),
    },
    chat: {
      publish: (id, event) => send({ of: "conversation", id, event }),
      watch: (conversationId, listener) => on(`conversation:${conversationId}`, listener),
      ring: () => signal("chat"),
      onRing: (listener) => on("chat", listener),
      stop: (conversationId) => signal("chat:stop", conversationId),
      onStop: (listener) => on("chat:stop", listener),
    },
  };
}

interface Stream {
  /** Everything that came after this one is kept. */
  after: number;
  last: number;
  events: NumberedEvent[];
  /** Of all of them. */
  weight: number;
}

const weightOf = ({ event }: NumberedEvent): number => (event.type === "text" ? event.parts.length : 1);

/** Keeps the newest events of a stream. */
function forgetFirst(stream: Stream): void {
  let count = 0;
  for (; stream.weight > bufferedEvents; count += 1) {
    const first = stream.events[count];
    if (!first) break;
    stream.weight -= weightOf(first);
    stream.after = first.id;
  }
  stream.events = stream.events.slice(count);
}

function subscribe<T extends unknown[]>(emitter: EventEmitter, name: string, listener: (...args: T) => void): () => void {
  emitter.on(name, listener);
  return () => void emitter.off(name, listener);
}

/** How conversations go on right now, for whoever is watching, and the line to whatever answers in them. */
interface LiveChat {
  publish(conversationId: string, event: ChatEvent): void;
  /** Calls `listener` for every event until the returned function is called. */
  watch(conversationId: string, listener: (event: ChatEvent) => void): () => void;
  /** A question may be waiting. */
  ring(): void;
  onRing(listener: () => void): () => void;
  /** The answer that is being written here is not wanted any more. */
  stop(conversationId: string): void;
  onStop(listener: (conversationId: string) => void): () => void;
}

/**
 * How the rest of the process speaks to its worker: there is work, and these tasks are no longer wanted. Only a hint,
 * because what counts is in the database: a worker that misses a signal finds out by itself within a second.
 */
interface WorkSignals {
  /** There may be something to do. */
  ring(): void;
  onRing(listener: () => void): () => void;
  /** Ends open calls of these tasks. */
  stop(taskIds: readonly string[]): void;
  onStop(listener: (taskIds: readonly string[]) => void): () => void;
}

interface SessionSignals {
  end(id: string): void;
  onEnd(listener: (id: string) => void): () => void;
}

/** How jobs are told that there is something to do. */
interface JobSignals {
  wake(name: string): void;
  onWake(name: string, listener: () => void): () => void;
}
