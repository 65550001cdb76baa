import type { LiveEvent } from "@copydesk/contracts";
import type { NumberedEvent } from "../../kernel/index.ts";

/** Events on their way to one watcher, who may read more slowly than they come. */
export interface Backlog {
  add(one: NumberedEvent): void;
  /** Everything that has come, in order. */
  take(): NumberedEvent[];
  /** The watcher is so slow that keeping its events would cost too much. */
  readonly isFull: boolean;
}

export function createBacklog(mostBytes: number): Backlog {
  let events: NumberedEvent[] = [];
  let bytes = 0;
  let isFull = false;
  return {
    add(one) {
      if (isFull) return;
      bytes += sizeOf(one.event);
      events.push(one);
      if (bytes <= mostBytes) return;
      isFull = true;
      events = [];
    },
    take() {
      const taken = events;
      events = [];
      bytes = 0;
      return taken;
    },
    get isFull() {
      return isFull;
    },
  };
}

/** About what it takes on the wire; counting it exactly would be as dear as sending it. */
function sizeOf(event: LiveEvent): number {
  const frame = 300;
  if (event.type === "text") return event.parts.reduce((sum, { delta }) => sum + frame + delta.length * 2, 0);
  if (event.type === "task") return frame + event.task.partial_text.length * 2;
  if (event.type === "snapshot") return frame + event.tasks.reduce((sum, task) => sum + frame + task.partial_text.length * 2, 0);
  return event.type === "block" ? frame + (event.block.failure?.partial_text?.length ?? 0) * 2 + frame : frame;
}
