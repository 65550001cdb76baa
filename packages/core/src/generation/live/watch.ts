import { AppError, type LiveEvent, type LiveUpdate, type RunState } from "@copydesk/contracts";
import { changeCounters, schema } from "@copydesk/db";
import { desc, eq } from "drizzle-orm";
import { authorizeCampaign } from "../../access/index.ts";
import { loadWhileOpen } from "../../identity/index.ts";
import { type Actor, type Core, follow, type NumberedEvent, type NumberedUpdate } from "../../kernel/index.ts";
import { readRun } from "../runs/read-run.ts";
import { runView } from "../runs/run-view.ts";
import { readTaskViews } from "../runs/task-view.ts";

export interface WatchOptions {
  campaign_id: string;
  last_event_id: string | null;
  signal: AbortSignal;
  /** How often the right is checked when nothing says that it changed, in milliseconds [4 000]. */
  recheck_ms?: number;
}

export interface WatchedEvent<Event = LiveEvent> {
  /** By which a lost connection is resumed: `epoch:number`, or that a run is over. */
  id: string;
  event: Event;
}

/** A reader that is this far behind is dropped. */
const mostBytes = 1024 * 1024;

/** The same as `watchTogether`, event by event, each with a number of its own. */
export async function* watchCampaign(core: Core, actor: Actor, options: WatchOptions): AsyncGenerator<WatchedEvent, void, undefined> {
  for await (const { events } of watch(core, actor, options)) for (const one of events) yield numbered(core, one);
}

/** What happens in a campaign, as it happens, for one of many who watch: events of a moment are one, which all are sent in the same words. */
export async function* watchTogether(
  core: Core,
  actor: Actor,
  options: WatchOptions,
): AsyncGenerator<WatchedEvent<LiveUpdate>, void, undefined> {
  for await (const update of watch(core, actor, options)) yield numbered(core, update);
}

const numbered = <Event>(core: Core, { id, event }: { id: number; event: Event }): WatchedEvent<Event> => ({
  id: `${core.live.epoch}:${id}`,
  event,
});

/** What is sent of one run; the last of it is the run when it is over. */
export type RunEvent = Extract<LiveEvent, { type: "run" | "task" | "text" }>;

export type WatchedRunEvent = WatchedEvent<RunEvent>;

export interface WatchRunOptions extends WatchOptions {
  run_id: string;
}

/**
 * How one run goes on, until it is over: what was missed since `last_event_id`, else how it stands with its tasks, then
 * every event. Null for a reader who has been sent its end already.
 * @throws NOT_FOUND
 */
export async function watchRun(core: Core, actor: Actor, options: WatchRunOptions): Promise<AsyncIterable<WatchedRunEvent> | null> {
  const { state } = await readRun(core, await authorizeCampaign(core, actor, "view", options.campaign_id), options.run_id);
  return isOver(state) && options.last_event_id === `${options.run_id}:over` ? null : followRun(core, actor, options);
}

async function* followRun(core: Core, actor: Actor, options: WatchRunOptions): AsyncGenerator<WatchedRunEvent, void, undefined> {
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

/**
 * What happens in a campaign, as it happens: what was missed since `last_event_id`, else a snapshot, then every event.
 * Ends when the signal fires.
 * @throws NOT_FOUND or UNAUTHENTICATED as soon as the right to look is gone; UNAVAILABLE for a reader that is too slow.
 */
async function* watch(core: Core, actor: Actor, options: WatchOptions): AsyncGenerator<NumberedUpdate, void, undefined> {
  const { campaign_id, signal, recheck_ms } = options;
  const checkRight = rightOf(core, actor, campaign_id);
  await checkRight();
  let last = -1;
  const all = follow<NumberedUpdate>(core, {
    userId: actor.userId,
    signal,
    listen: (hear) => core.live.follow(campaign_id, hear),
    async first() {
      const missed = await missedSince(core, options);
      if (!missed) return [alone(await snapshot(core, campaign_id))];
      last = missed.after;
      return missed.events.map(alone);
    },
    checkRight,
    recheck_ms,
    most: mostBytes,
    sizeOf,
  });
  for await (const update of all) {
    const seen = last;
    last = Math.max(last, update.id);
    // What was read as missed may have come meanwhile, too.
    if ((update.events[0]?.id ?? 0) > seen) yield update;
    else for (const one of update.events) if (one.id > seen) yield alone(one);
  }
}

const alone = (one: NumberedEvent): NumberedUpdate => ({ ...one, events: [one] });

/**
 * Checks the right as it is now, not as it was when the connection was opened. The campaign is looked at only where something has
 * changed that decides about rights: a thousand watchers ask many times a second.
 */
function rightOf(core: Core, actor: Actor, campaignId: string): () => Promise<void> {
  let seen = "";
  return async () => {
    const now = await loadWhileOpen(core, actor);
    if (!now) throw new AppError("UNAUTHENTICATED", "Sign in to continue.");
    const at = (await changeCounters(core.db, ["identity", "campaigns.count"])).join(" ");
    if (at === seen) return;
    await authorizeCampaign(core, now, "view", campaignId);
    seen = at;
  };
}

/** Events after the last one that the reader has; null when they are not kept, or belong to an earlier process. */
async function missedSince(
  core: Core,
  { campaign_id, last_event_id }: WatchOptions,
): Promise<{ after: number; events: NumberedEvent[] } | null> {
  const [epoch, number] = last_event_id?.split(":") ?? [];
  if (epoch !== core.live.epoch || !/^\d{1,15}$/.test(number ?? "")) return null;
  const events = await core.live.since(campaign_id, Number(number));
  return events && { after: Number(number), events };
}

/** Numbered by the event before it was read: what comes in the meantime is sent again, which does no harm. */
async function snapshot(core: Core, campaignId: string): Promise<NumberedEvent> {
  const { runs } = schema;
  const id = core.live.lastId(campaignId);
  const [run] = await core.db.select().from(runs).where(eq(runs.campaign_id, campaignId)).orderBy(desc(runs.created_at)).limit(1);
  const tasks = await readTaskViews(core, { active_in: campaignId });
  return { id, event: { type: "snapshot", run: run ? runView(core, run) : null, tasks: tasks.map((one) => one.task) } };
}

/** Counted once for all who follow. */
const sizes = new WeakMap<NumberedUpdate, number>();

function sizeOf(update: NumberedUpdate): number {
  const size = sizes.get(update) ?? update.events.reduce((sum, { event }) => sum + sizeOfEvent(event), 0);
  sizes.set(update, size);
  return size;
}

/** About what it takes on the wire; counting it exactly would be as dear as sending it. */
function sizeOfEvent(event: LiveEvent): number {
  const frame = 300;
  if (event.type === "text") return event.parts.reduce((sum, { delta }) => sum + frame + delta.length * 2, 0);
  if (event.type === "task") return frame + event.task.partial_text.length * 2;
  if (event.type === "snapshot") return frame + event.tasks.reduce((sum, task) => sum + frame + task.partial_text.length * 2, 0);
  return event.type === "block" ? frame + (event.block.failure?.partial_text?.length ?? 0) * 2 + frame : frame;
}
