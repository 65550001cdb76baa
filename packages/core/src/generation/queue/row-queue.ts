import type { TaskState } from "@copydesk/contracts";
import { alias, batch, desc, flag, listedIn, markFor, must, orElse, positionAmong, prepared, schema, type Transaction } from "@copydesk/db";
import { and, asc, eq, inArray, isNotNull, isNull, lte, min, not, notExists, notInArray, or } from "drizzle-orm";
import { queueBlocks, writeBlocks } from "../../campaigns/index.ts";
import { type Core, ofCore } from "../../kernel/index.ts";
import type { DueTask, Lease, Link, NewTask, Outcome, TaskQueue } from "./task-queue.ts";
import { Superseded } from "./work.ts";

const { tasks, runs, models, task_dependencies: links } = schema;

/** The queue is the tasks' own rows. One process works at them. */
export const queueOf = ofCore((core): TaskQueue => {
  const { db } = core;
  /** The last look did not see all: neither will one that stops at the same number. */
  let hasMany = false;
  return {
    add: (tx, campaignId, wanted) => [...insert(tx, wanted), release(core, campaignId)],
    release: (campaignId) => release(core, campaignId),
    async due(withoutModels = []) {
      const { few, many } = due(core);
      const given = { now: new Date(core.now()), stopped: JSON.stringify(withoutModels) };
      const found = await (hasMany ? many : few).execute(given);
      const isAll = found.length < mostAtOnce;
      const seen = isAll || hasMany ? found : await many.execute(given);
      hasMany = !isAll;
      return seen;
    },
    nextAt: async () => (await firstRetry(core).execute())[0]?.at?.getTime() ?? null,
    claim: (wanted, lease) => claim(core, wanted, lease),
    async renew(taskIds, { workerId, lease_ms }) {
      await db
        .update(tasks)
        .set({ lease_until: new Date(core.now() + lease_ms) })
        .where(and(inArray(tasks.id, [...taskIds]), eq(tasks.leased_by, workerId)));
    },
    note: (by, taskId, progress) => changeOwn(core, by, { id: taskId, ...progress }),
    settle: (by, taskId, outcome) => changeOwn(core, by, { id: taskId, ...columnsOf(core, outcome), ...noLease }),
    cancel: (tx, taskIds) =>
      tx
        .update(tasks)
        .set({ ...ended(core), state: "cancelled", message: "Stopped" })
        .where(and(inArray(tasks.id, [...taskIds]), isNotNull(tasks.active_block_id))),
    abandon: (tx, taskId, failure) =>
      tx
        .update(tasks)
        .set({ ...ended(core), state: "failed", ...failure })
        .where(and(eq(tasks.id, taskId), eq(tasks.state, "waiting"))),
    giveBack: (of) => giveBack(core, of),
    takeFromDead: (working) => takeFromDead(core, working),
  };
});

const noLease = { lease_until: null, leased_by: null } as const;

/** Columns of a task that has ended. */
const ended = (core: Core) => ({ active_block_id: null, finished_at: new Date(core.now()), retry_at: null, partial_text: "", ...noLease });

function columnsOf(core: Core, outcome: Outcome) {
  switch (outcome.state) {
    case "succeeded":
      return { ...outcome, ...ended(core), message: null };
    case "failed":
      return { ...outcome, ...ended(core) };
    case "retrying":
      return outcome;
    case "queued":
      return { ...outcome, attempt: 0, retry_at: null };
  }
}

// One for all: it says nothing about where it happened, and making one takes a trace of the stack.
const superseded = new Superseded();

function changeOwn({ db }: Core, by: string, change: Partial<NewTask> & { id: string }) {
  const statement = prepared(db, "change own task", { ...change, worker: by }, ({ worker, ...marks }) => {
    const own = and(eq(tasks.id, marks.id), eq(tasks.state, "running"), eq(tasks.leased_by, worker));
    return db.update(tasks).set(marks).where(own);
  });
  return must(statement, superseded);
}

const insert = (tx: Transaction, wanted: { tasks: readonly NewTask[]; links: readonly Link[] }) => [
  ...inParts(wanted.tasks).map((part) => tx.insert(tasks).values(part)),
  ...inParts(wanted.links).map((part) => tx.insert(links).values(part)),
];

/** SQLite takes 32 766 values a statement. */
const rowsAtOnce = 500;
const inParts = <T>(rows: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(rows.length / rowsAtOnce) }, (_, i) => rows.slice(i * rowsAtOnce, (i + 1) * rowsAtOnce));

const endedStates: TaskState[] = ["succeeded", "failed", "cancelled"];

/**
 * What a failed foundation means for a task is decided before: a piece without its outline has failed by then, a schedule is planned
 * from the pieces that exist.
 */
const release = ({ db }: Core, campaignId: string) =>
  prepared(db, "release tasks", { campaign: campaignId }, ({ campaign }) => {
    const foundation = alias(tasks, "foundation");
    const open = db
      .select({ id: links.depends_on })
      .from(links)
      .innerJoin(foundation, eq(foundation.id, links.depends_on))
      .where(and(eq(links.task_id, tasks.id), notInArray(foundation.state, endedStates)));
    return db
      .update(tasks)
      .set({ state: "queued" })
      .where(and(eq(tasks.campaign_id, campaign), eq(tasks.state, "waiting"), notExists(open)));
  });

/** Claimed at most at once; more are found by the next look. */
const mostAtOnce = 500;

const due = ofCore(({ db }) => {
  const bounds = { id: models.id, max_concurrency: models.max_concurrency, requests_per_minute: models.requests_per_minute };
  const hasItsTime = or(eq(tasks.state, "queued"), and(eq(tasks.state, "retrying"), lte(tasks.retry_at, markFor("now", tasks.retry_at))));
  const isBegun = flag(isNotNull(tasks.started_at));
  const select = () =>
    db
      .select({ id: tasks.id, run_id: tasks.run_id, block_id: tasks.block_id, kind: tasks.kind, is_begun: isBegun, model: bounds })
      .from(tasks)
      .innerJoin(runs, eq(runs.id, tasks.run_id))
      .leftJoin(models, eq(models.id, tasks.model_id))
      .where(and(hasItsTime, not(listedIn(orElse(tasks.model_id, ""), "stopped"))))
      .limit(mostAtOnce);
  const turn = positionAmong(tasks.run_id, [asc(tasks.created_at), asc(tasks.id)]);
  return {
    few: select().orderBy(asc(runs.created_at), asc(runs.id), asc(tasks.created_at), asc(tasks.id)).prepare(),
    // Where not all are looked at, no run hides another one behind its many tasks, nor what was begun.
    many: select().orderBy(desc(isBegun), asc(turn), asc(runs.created_at), asc(runs.id)).prepare(),
  };
});

const firstRetry = ofCore(({ db }) =>
  db
    .select({ at: min(tasks.retry_at) })
    .from(tasks)
    .where(eq(tasks.state, "retrying"))
    .prepare(),
);

const claimable: TaskState[] = ["queued", "retrying"];

async function claim(core: Core, wanted: readonly DueTask[], { workerId, lease_ms }: Lease): Promise<DueTask[]> {
  if (wanted.length === 0) return [];
  const now = new Date(core.now());
  const lease = { leased_by: workerId, lease_until: new Date(core.now() + lease_ms), retry_at: null, started_at: now };
  const ids = wanted.map((task) => task.id);
  const ofWorker = and(inArray(tasks.id, ids), eq(tasks.state, "running"), eq(tasks.leased_by, workerId));
  const claimed = core.db.select({ id: tasks.block_id }).from(tasks).where(ofWorker);
  const theirRuns = inArray(runs.id, [...new Set(wanted.map((task) => task.run_id))]);
  const changes = await batch(core.db, (tx) => [
    ...ids.map((id) =>
      tx
        .update(tasks)
        .set({ state: "running", ...lease })
        .where(and(eq(tasks.id, id), inArray(tasks.state, claimable))),
    ),
    writeBlocks(tx, claimed),
    tx
      .update(runs)
      .set({ state: "running" })
      .where(and(theirRuns, eq(runs.state, "queued"))),
    tx
      .update(runs)
      .set({ started_at: now })
      .where(and(theirRuns, isNull(runs.started_at))),
  ]);
  return wanted.filter((_, i) => changes[i] === 1);
}

async function giveBack({ db }: Core, of: Parameters<TaskQueue["giveBack"]>[0]): Promise<number> {
  const theirs = of === "everybody" ? undefined : and(eq(tasks.leased_by, of.workerId), inArray(tasks.id, [...of.taskIds]));
  const running = and(eq(tasks.state, "running"), theirs);
  const theirBlocks = db.select({ id: tasks.block_id }).from(tasks).where(running);
  const [, given] = await batch(db, (tx) => [
    queueBlocks(tx, theirBlocks),
    tx
      .update(tasks)
      .set({ state: "queued", ...noLease })
      .where(running),
  ]);
  return given ?? 0;
}

async function takeFromDead(core: Core, working: readonly string[]): Promise<void> {
  const lost = await core.db
    .select({ id: tasks.id })
    .from(tasks)
    .where(and(eq(tasks.state, "running"), lte(tasks.lease_until, new Date(core.now()))));
  const ids = lost.map((task) => task.id).filter((id) => !working.includes(id));
  if (ids.length === 0) return;
  await core.db
    .update(tasks)
    .set({ state: "queued", ...noLease })
    .where(inArray(tasks.id, ids));
}
