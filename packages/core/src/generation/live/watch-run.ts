import type { LiveEvent, RunState } from "@copydesk/contracts";
import { schema } from "@copydesk/db";
import { eq } from "drizzle-orm";
import { authorizeCampaign } from "../../access/index.ts";
import type { Actor, Core } from "../../kernel/index.ts";
import { readRun } from "../runs/read-run.ts";
import { type WatchOptions, watchCampaign } from "./watch.ts";

/** What is told of one run; the last of it is the run when it is over. */
export type RunEvent = Extract<LiveEvent, { type: "run" | "task" | "text" }>;

export interface WatchedRunEvent {
  /** By which a lost connection is resumed. */
  id: string;
  event: RunEvent;
}

export interface WatchRunOptions extends WatchOptions {
  run_id: string;
}

/**
 * How one run goes on, until it is over: what was missed since `last_event_id`, else how it stands with its tasks, then
 * every event. Null for a reader who has been told its end already.
 * @throws NOT_FOUND
 */
export async function watchRun(core: Core, actor: Actor, options: WatchRunOptions): Promise<AsyncIterable<WatchedRunEvent> | null> {
  const { state } = await readRun(core, await authorizeCampaign(core, actor, "view", options.campaign_id), options.run_id);
  return isOver(state) && options.last_event_id === `${options.run_id}:over` ? null : follow(core, actor, options);
}

async function* follow(core: Core, actor: Actor, options: WatchRunOptions): AsyncGenerator<WatchedRunEvent, void, undefined> {
  const { campaign_id, run_id } = options;
  const read = async () => readRun(core, await authorizeCampaign(core, actor, "view", campaign_id), run_id);
  const isOfRun = new Map<string, boolean>();
  const end = (run: Awaited<ReturnType<typeof read>>): WatchedRunEvent => ({ id: `${run_id}:over`, event: { type: "run", run } });
  const before = await read();
  if (isOver(before.state)) return yield end(before);
  for await (const { id, event } of watchCampaign(core, actor, options)) {
    if (event.type === "snapshot") {
      const run = await read();
      if (isOver(run.state)) return yield end(run);
      yield { id, event: { type: "run", run } };
      for (const task of event.tasks) if (task.run_id === run_id) yield { id, event: { type: "task", task } };
    } else if (event.type === "run" && event.run.id === run_id) {
      if (isOver(event.run.state)) return yield end(event.run);
      yield { id, event };
    } else if (event.type === "task" && event.task.run_id === run_id) yield { id, event };
    else if (event.type === "text") {
      const parts = [];
      for (const part of event.parts) if (await belongs(core, part.task_id, { run_id, isOfRun })) parts.push(part);
      if (parts.length > 0) yield { id, event: { type: "text", parts } };
    }
  }
}

/** Whether a task is one of the run, looked up once. */
async function belongs(
  core: Core,
  taskId: string,
  { run_id, isOfRun }: { run_id: string; isOfRun: Map<string, boolean> },
): Promise<boolean> {
  const known = isOfRun.get(taskId);
  if (known !== undefined) return known;
  const { tasks } = schema;
  const [task] = await core.db.select({ run_id: tasks.run_id }).from(tasks).where(eq(tasks.id, taskId));
  isOfRun.set(taskId, task?.run_id === run_id);
  return task?.run_id === run_id;
}

const isOver = (state: RunState) => state !== "queued" && state !== "running";
