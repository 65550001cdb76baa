import type { Guarded, Runnable, schema, Transaction } from "@copydesk/db";
import type { ModelBounds } from "./model-slots.ts";

export type NewTask = typeof schema.tasks.$inferInsert;
type Task = typeof schema.tasks.$inferSelect;

/** A task that may begin, as far as the order of work looks at it. */
export interface DueTask {
  id: string;
  run_id: string;
  block_id: string;
  kind: Task["kind"];
  /** It was being written when something came in between: a process that ended, a model that had to be waited for. */
  is_begun: boolean;
  /** What its model allows; null for the built-in writer of a database without models. */
  model: ModelBounds | null;
}

export interface Lease {
  workerId: string;
  /** How long a task belongs to a worker without a word from it, in milliseconds. */
  lease_ms: number;
}

/** How an attempt ends. */
export type Outcome =
  | { state: "succeeded" }
  | ({ state: "failed"; attempt: number } & FailureNote)
  | ({ state: "retrying"; attempt: number; retry_at: Date; partial_text?: string } & FailureNote)
  /** Another model takes over, with all attempts before it. */
  | ({ state: "queued"; model_id: string } & FailureNote);

export type FailureNote = Pick<Task, "message" | "failure_code">;

/** What a worker writes down about a task while it is at it. */
export type Progress = Partial<Pick<Task, "attempt" | "partial_text" | "message" | "answer">>;

/**
 * Where tasks wait for a worker, and whose they are: nobody else changes their states and leases. Statements stand in the transaction of
 * whoever asks for them, so that a task ends together with what comes of it.
 */
export interface TaskQueue {
  /** Adds tasks, each to begin after those that it depends on; those that may begin at once do. */
  add(tx: Transaction, campaignId: string, wanted: { tasks: readonly NewTask[]; links: readonly Link[] }): Runnable[];
  /** Lets tasks of a campaign begin whose foundations have all ended. */
  release(campaignId: string): Runnable;
  /** Tasks whose time has come, runs that were started first in front; without those of some models. At most 500. */
  due(withoutModels?: readonly string[]): Promise<DueTask[]>;
  /** When the next attempt begins of a task that waits for it; null when none does. */
  nextAt(): Promise<number | null>;
  /** Takes tasks for a worker, which their blocks and runs say, too. @returns those that it got: nobody else had taken or cancelled them. */
  claim(wanted: readonly DueTask[], lease: Lease): Promise<DueTask[]>;
  /** Says that these tasks are still being worked on. */
  renew(taskIds: readonly string[], lease: Lease): Promise<void>;
  /** Writes something down about a task that is being worked on. @throws Superseded, when it is run, when the task was taken away. */
  note(by: string, taskId: string, progress: Progress): Guarded;
  /** Ends an attempt. @throws Superseded, when it is run, when the task was taken away. */
  settle(by: string, taskId: string, outcome: Outcome): Guarded;
  /** Ends tasks that nobody wants any more, as long as they have not ended. */
  cancel(tx: Transaction, taskIds: readonly string[]): Runnable;
  /** Ends a task that waits for another one, which failed. */
  abandon(tx: Transaction, taskId: string, failure: FailureNote): Runnable;
  /** Puts tasks that are being worked on back: those of a worker, or of all. The attempt does not count. @returns how many. */
  giveBack(of: { workerId: string; taskIds: readonly string[] } | "everybody"): Promise<number>;
  /** Puts tasks back whose worker has said nothing for the length of its lease, but for those that are worked on here. */
  takeFromDead(working: readonly string[]): Promise<void>;
}

export interface Link {
  task_id: string;
  depends_on: string;
}
