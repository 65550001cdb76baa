import { EventEmitter } from "node:events";
import type { ChatEvent, LiveEvent } from "@copydesk/contracts";

/** An event with its place in the campaign's stream; `id` grows by one, and never begins anew in one process. */
export interface NumberedEvent {
  id: number;
  event: LiveEvent;
}

/** What happens to campaigns right now, for whoever is watching. In memory: a restart begins new streams with a snapshot. */
export interface Live {
  /** Identifies this process's numbering; ids of another epoch cannot be resumed. */
  readonly epoch: string;
  publish(campaignId: string, event: LiveEvent): void;
  /** Id of the newest event of a campaign, or the one that its first would follow; 0 in a new process. */
  lastId(campaignId: string): number;
  /** Events after `id`, or null when some of them are no longer kept. */
  since(campaignId: string, id: number): NumberedEvent[] | null;
  /** Calls `listener` for every event until the returned function is called. */
  watch(campaignId: string, listener: (one: NumberedEvent) => void): () => void;
  /** Tells every watcher of this person to check their right again (roles or teams changed). */
  recheck(userId: string): void;
  onRecheck(userId: string, listener: () => void): () => void;
  /** The line to this process's worker. */
  readonly work: WorkSignals;
  /** Conversations with the agent. */
  readonly chat: LiveChat;
}

/** Events of one campaign kept for those who lost the connection for a moment. */
const keptEvents = 2_000;
/** Campaigns whose events are kept; the least recently written that nobody watches go first. */
const keptCampaigns = 50;

/** The streams of one process. @param epoch tells its numbers from those of other processes. */
export function createLive(epoch: string): Live {
  const streams = new Map<string, { last: number; events: NumberedEvent[] }>();
  const emitter = new EventEmitter().setMaxListeners(0);
  /** Highest number in a stream that was forgotten: a later stream begins after it, so that no number is given twice. */
  let forgotten = 0;

  function streamOf(campaignId: string) {
    const stream = streams.get(campaignId) ?? { last: forgotten, events: [] };
    streams.delete(campaignId);
    streams.set(campaignId, stream);
    if (streams.size > keptCampaigns) forgetOldest(campaignId);
    return stream;
  }

  function forgetOldest(except: string): void {
    for (const [campaignId, { last }] of streams) {
      if (campaignId === except || emitter.listenerCount(`campaign:${campaignId}`) > 0) continue;
      streams.delete(campaignId);
      forgotten = Math.max(forgotten, last);
      if (streams.size <= keptCampaigns) return;
    }
  }

  return {
    epoch,
    publish(campaignId, event) {
      const stream = streamOf(campaignId);
      stream.last += 1;
      const one = { id: stream.last, event };
      stream.events.push(one);
      if (stream.events.length > keptEvents * 2) stream.events = stream.events.slice(-keptEvents);
      emitter.emit(`campaign:${campaignId}`, one);
    },
    lastId: (campaignId) => streams.get(campaignId)?.last ?? forgotten,
    since(campaignId, id) {
      const stream = streams.get(campaignId);
      if (!stream || id > stream.last) return null;
      const first = stream.events[0]?.id ?? stream.last + 1;
      return id + 1 < first ? null : stream.events.filter((one) => one.id > id);
    },
    watch: (campaignId, listener) => subscribe(emitter, `campaign:${campaignId}`, listener),
    recheck: (userId) => void emitter.emit(`recheck:${userId}`),
    onRecheck: (userId, listener) => subscribe(emitter, `recheck:${userId}`, listener),
    work: createWorkSignals(),
    chat: createLiveChat(),
  };
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

function createLiveChat(): LiveChat {
  const emitter = new EventEmitter().setMaxListeners(0);
  const subscribe = <T extends unknown[]>(name: string, listener: (...args: T) => void) => {
    emitter.on(name, listener);
    return () => void emitter.off(name, listener);
  };
  return {
    publish: (conversationId, event) => void emitter.emit(`of:${conversationId}`, event),
    watch: (conversationId, listener) => subscribe(`of:${conversationId}`, listener),
    ring: () => void emitter.emit("ring"),
    onRing: (listener) => subscribe("ring", listener),
    stop: (conversationId) => void emitter.emit("stop", conversationId),
    onStop: (listener) => subscribe("stop", listener),
  };
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

function createWorkSignals(): WorkSignals {
  const emitter = new EventEmitter();
  return {
    ring: () => void emitter.emit("ring"),
    onRing(listener) {
      emitter.on("ring", listener);
      return () => void emitter.off("ring", listener);
    },
    stop: (taskIds) => void emitter.emit("stop", taskIds),
    onStop(listener) {
      emitter.on("stop", listener);
      return () => void emitter.off("stop", listener);
    },
  };
}
