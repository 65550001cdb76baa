import type { LiveEvent, RunView, TaskView } from "@copydesk/contracts";

/** What is being written in one campaign right now. */
export interface LiveState {
  run: RunView | null;
  /** The newest task of each block that is under way or has just ended, by block id. */
  tasks: Readonly<Record<string, TaskView>>;
}

export const nothingLive: LiveState = { run: null, tasks: {} };

/** The state after an event. Text that was seen already (after a reconnect) is not added twice. */
export function applyLiveEvent(state: LiveState, event: LiveEvent): LiveState {
  switch (event.type) {
    case "snapshot":
      return { run: event.run, tasks: Object.fromEntries(event.tasks.map((task) => [task.block_id, task])) };
    case "run":
      return { ...state, run: event.run };
    case "task":
      return { ...state, tasks: { ...state.tasks, [event.task.block_id]: keepText(state.tasks[event.task.block_id], event.task) } };
    case "text":
      return withText(state, event);
    case "block":
    case "campaign":
      return state;
  }
}

/** Whether somebody should be told that this block is being worked on. */
export const isUnderWay = (task: TaskView | undefined): task is TaskView =>
  task !== undefined && (task.state === "waiting" || task.state === "queued" || task.state === "running" || task.state === "retrying");

function withText(state: LiveState, event: Extract<LiveEvent, { type: "text" }>): LiveState {
  const task = state.tasks[event.block_id];
  if (!task || task.id !== event.task_id) return state;
  const have = task.partial_text.length;
  // A gap cannot be filled from here; the next snapshot brings the whole text.
  if (event.offset > have) return state;
  const partial_text = task.partial_text + event.delta.slice(have - event.offset);
  return { ...state, tasks: { ...state.tasks, [event.block_id]: { ...task, partial_text } } };
}

/** A change of state repeats the text only up to its own moment; what streamed in since then stays. */
function keepText(before: TaskView | undefined, after: TaskView): TaskView {
  const same = before && before.id === after.id && before.attempt === after.attempt;
  return same && before.partial_text.length > after.partial_text.length ? { ...after, partial_text: before.partial_text } : after;
}
