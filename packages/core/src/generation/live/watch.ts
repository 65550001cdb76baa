import { AppError, type LiveEvent, type ToldEvent } from "@copydesk/contracts";
import { changeCounter, schema } from "@copydesk/db";
import { desc, eq } from "drizzle-orm";
import { authorizeCampaign } from "../../access/index.ts";
import { loadWhileOpen } from "../../identity/index.ts";
import type { Actor, Core, NumberedEvent, Told } from "../../kernel/index.ts";
import { createBacklog } from "../queue/backlog.ts";
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
  /** `epoch:number`, by which a lost connection is resumed. */
  id: string;
  event: Event;
}

/** A reader that is this far behind is dropped; it comes back and gets a snapshot. */
const mostBytes = 1024 * 1024;

/** The same as `watchTogether`, event by event, each with a number of its own. */
export async function* watchCampaign(core: Core, actor: Actor, options: WatchOptions): AsyncGenerator<WatchedEvent, void, undefined> {
  for await (const { events } of watch(core, actor, options)) for (const one of events) yield numbered(core, one);
}

/** What happens in a campaign, as it happens, for one of many who watch: events of a moment are one, which all are told in the same words. */
export async function* watchTogether(
  core: Core,
  actor: Actor,
  options: WatchOptions,
): AsyncGenerator<WatchedEvent<ToldEvent>, void, undefined> {
  for await (const told of watch(core, actor, options)) yield numbered(core, told);
}

const numbered = <Event>(core: Core, { id, event }: { id: number; event: Event }): WatchedEvent<Event> => ({
  id: `${core.live.epoch}:${id}`,
  event,
});

/**
 * What happens in a campaign, as it happens: what was missed since `last_event_id`, else a snapshot, then every event.
 * Ends when the signal fires.
 * @throws NOT_FOUND or UNAUTHENTICATED as soon as the right to look is gone, within five seconds; UNAVAILABLE for a
 *   reader that is too slow, who may come back at once.
 */
async function* watch(core: Core, actor: Actor, options: WatchOptions): AsyncGenerator<Told, void, undefined> {
  const { campaign_id, signal } = options;
  const checkRight = rightOf(core, actor, campaign_id);
  await checkRight();
  const backlog = createBacklog(mostBytes);
  const bell = createBell();
  let mustCheck = false;
  const check = () => {
    mustCheck = true;
    bell.ring();
  };
  const timer = setInterval(check, options.recheck_ms ?? 4_000);
  const ends = [
    core.live.follow(campaign_id, (told) => {
      backlog.add(told);
      bell.ring();
    }),
    core.live.onRecheck(actor.userId, check),
    () => clearInterval(timer),
    onAbort(signal, bell.ring),
  ];
  try {
    const missed = await missedSince(core, options);
    let last = missed?.after ?? 0;
    for (const one of missed?.events ?? [await snapshot(core, campaign_id)]) {
      last = one.id;
      yield alone(one);
    }
    while (!signal.aborted) {
      if (backlog.isFull) throw new AppError("UNAVAILABLE", "The connection was too slow to follow. It starts again by itself.");
      // What was read as missed may have come meanwhile, too.
      for (const told of backlog.take()) {
        const seen = last;
        last = Math.max(last, told.id);
        if ((told.events[0]?.id ?? 0) > seen) yield told;
        else for (const one of told.events) if (one.id > seen) yield alone(one);
      }
      if (mustCheck) {
        mustCheck = false;
        await checkRight();
      }
      await bell.rung();
    }
  } finally {
    for (const end of ends) end();
  }
}

const alone = (one: NumberedEvent): Told => ({ ...one, events: [one] });

/**
 * Checks the right as it is now, not as it was when the connection was opened. The campaign is looked at only where something has
 * changed that decides about rights: a thousand watchers ask many times a second.
 */
function rightOf(core: Core, actor: Actor, campaignId: string): () => Promise<void> {
  let seen = "";
  return async () => {
    const now = await loadWhileOpen(core, actor);
    if (!now) throw new AppError("UNAUTHENTICATED", "Sign in to continue.");
    const at = `${await changeCounter(core.db, "identity")} ${await changeCounter(core.db, "campaigns.count")}`;
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

/** Numbered by the event before it was read: what comes in the meantime is told again, which does no harm. */
async function snapshot(core: Core, campaignId: string): Promise<NumberedEvent> {
  const { runs } = schema;
  const id = core.live.lastId(campaignId);
  const [run] = await core.db.select().from(runs).where(eq(runs.campaign_id, campaignId)).orderBy(desc(runs.created_at)).limit(1);
  const tasks = await readTaskViews(core, { active_in: campaignId });
  return { id, event: { type: "snapshot", run: run ? runView(core, run) : null, tasks: tasks.map((one) => one.task) } };
}

/** Wakes one waiter; a ring that nobody waits for is heard by the next. */
function createBell() {
  let isRung = false;
  let wake: (() => void) | null = null;
  return {
    ring() {
      isRung = true;
      wake?.();
    },
    async rung(): Promise<void> {
      if (!isRung) await new Promise<void>((resolve) => (wake = resolve));
      wake = null;
      isRung = false;
    },
  };
}

function onAbort(signal: AbortSignal, listener: () => void): () => void {
  signal.addEventListener("abort", listener);
  return () => signal.removeEventListener("abort", listener);
}
