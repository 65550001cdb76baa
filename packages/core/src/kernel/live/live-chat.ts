import { EventEmitter } from "node:events";
import type { ChatEvent } from "@copydesk/contracts";

/** How conversations go on right now, for whoever is watching, and the line to whatever answers in them. */
export interface LiveChat {
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

export function createLiveChat(): LiveChat {
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
