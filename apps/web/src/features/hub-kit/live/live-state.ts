import type { LiveEvent, RunView, TaskView, TextPart } from "@copydesk/contracts";

/** A task without its text, which changes far more often than the rest. */
export type LiveTask = Omit<TaskView, "partial_text">;

/** What is being written in one campaign right now. */
export interface LiveState {
  /** Runs under way, and those that ended since the page was opened, by id. */
  runs: Readonly<Record<string, RunView>>;
  /** The newest task of each block that is under way or has just ended, by block id. */
  tasks: Readonly<Record<string, LiveTask>>;
  /** What each of these tasks has written so far, by block id. */
  texts: Readonly<Record<string, string>>;
}

export const nothingLive: LiveState = { runs: {}, tasks: {}, texts: {} };

/** The state after an event. Text that was seen already (after a reconnect) is not added twice. */
export function applyLiveEvent(state: LiveState, event: LiveEvent): LiveState {
  switch (event.type) {
    case "snapshot":
      return {
        runs: event.run ? { [event.run.id]: event.run } : {},
        tasks: Object.fromEntries(event.tasks.map((task) => [task.block_id, withoutText(task)])),
        texts: Object.fromEntries(event.tasks.map((task) => [task.block_id, task.partial_text])),
      };
    case "run":
      return withRun(state, event.run);
    case "task":
      return withTask(state, event.task);
    case "text":
      return { ...state, texts: withParts(state, event.parts) };
    case "block":
    case "campaign":
      return state;
  }
}

/** The largest of the runs under way: single pieces may be written again beside it. */
export function runningIn(state: LiveState): RunView | null {
  const running = Object.values(state.runs).filter(isOpen);
  return running.reduce<RunView | null>((most, run) => (most && most.tasks.total >= run.tasks.total ? most : run), null);
}

/** Whether somebody should be told that this block is being worked on. */
export const isUnderWay = (task: LiveTask | undefined): task is LiveTask =>
  task !== undefined && (task.state === "waiting" || task.state === "queued" || task.state === "running" || task.state === "retrying");

/** Whether words of it are arriving. */
export const isWriting = (task: LiveTask | undefined): task is LiveTask => task?.state === "running";

/** With a run its tasks are over, also those whose end was told to nobody. */
function withRun(state: LiveState, run: RunView): LiveState {
  const runs = { ...state.runs, [run.id]: run };
  if (isOpen(run)) return { ...state, runs };
  const left = Object.entries(state.tasks).filter(([, task]) => task.run_id !== run.id || !isUnderWay(task));
  return { ...state, runs, tasks: Object.fromEntries(left) };
}

const isOpen = (run: RunView): boolean => run.state === "queued" || run.state === "running";

const withoutText = ({ partial_text: _, ...task }: TaskView): LiveTask => task;

/** A change of state repeats the text only up to its own moment; what streamed in since then stays. */
function withTask(state: LiveState, task: TaskView): LiveState {
  const id = task.block_id;
  const before = state.tasks[id];
  const text = state.texts[id] ?? "";
  const isSame = before?.id === task.id && before.attempt === task.attempt;
  const shown = isSame && text.length > task.partial_text.length ? text : task.partial_text;
  return { ...state, tasks: { ...state.tasks, [id]: withoutText(task) }, texts: { ...state.texts, [id]: shown } };
}

function withParts({ tasks, texts: before }: LiveState, parts: readonly TextPart[]): LiveState["texts"] {
  const texts = { ...before };
  for (const { block_id: id, task_id, offset, delta } of parts) {
    const text = texts[id] ?? "";
    // A gap cannot be filled from here; the next snapshot brings the whole text.
    if (tasks[id]?.id === task_id && offset <= text.length) texts[id] = text + delta.slice(text.length - offset);
  }
  return texts;
}
