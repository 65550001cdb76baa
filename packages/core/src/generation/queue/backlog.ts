import type { LiveEvent } from "@copydesk/contracts";
import type { Told } from "../../kernel/index.ts";

/** Events on their way to one watcher, who may read more slowly than they come. */
export interface Backlog {
  add(told: Told): void;
  /** Everything that has come, in order. */
  take(): Told[];
  /** The watcher is so slow that keeping its events would cost too much. */
  readonly isFull: boolean;
}

export function createBacklog(mostBytes: number): Backlog {
  let events: Told[] = [];
  let bytes = 0;
  let isFull = false;
  return {
    add(told) {
      if (isFull) return;
      bytes += sizeOfAll(told);
      events.push(told);
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

/** Counted once for all who are told. */
const sizes = new WeakMap<Told, number>();

function sizeOfAll(told: Told): number {
  const size = sizes.get(told) ?? told.events.reduce((sum, { event }) => sum + sizeOf(event), 0);
  sizes.set(told, size);
  return size;
}

/** About what it takes on the wire; counting it exactly would be as dear as sending it. */
function sizeOf(event: LiveEvent): number {
  const frame = 300;
  if (event.type === "text") return event.parts.reduce((sum, { delta }) => sum + frame + delta.length * 2, 0);
  if (event.type === "task") return frame + event.task.partial_text.length * 2;
  if (event.type === "snapshot") return frame + event.tasks.reduce((sum, task) => sum + frame + task.partial_text.length * 2, 0);
  return event.type === "block" ? frame + (event.block.failure?.partial_text?.length ?? 0) * 2 + frame : frame;
}
