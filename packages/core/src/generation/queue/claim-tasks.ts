import type { TaskState } from "@copydesk/contracts";
import { batch, listedIn, mark, orElse, schema } from "@copydesk/db";
import { and, asc, eq, inArray, isNull, lte, min, not, or } from "drizzle-orm";
import { type Core, ofCore } from "../../kernel/index.ts";
import type { ModelRow } from "../../models/index.ts";

/** A task that may begin, as far as the order of work looks at it. */
export interface DueTask {
  id: string;
  run_id: string;
  block_id: string;
  kind: (typeof schema.tasks.$inferSelect)["kind"];
  model: ModelRow | null;
}

const { tasks, blocks, runs, models } = schema;

/** Claimed at most at once; more are found by the next look. */
const mostAtOnce = 500;

/** Tasks whose time has come, runs that were started first in front; without those of models that may not be called now. */
export const dueTasks = (core: Core, stopped: readonly string[] = []): Promise<DueTask[]> =>
  due(core).execute({ now: core.now(), stopped: JSON.stringify(stopped) });

const isStopped = listedIn(orElse(tasks.model_id, ""), "stopped");

const due = ofCore(({ db }) =>
  db
    .select({ id: tasks.id, run_id: tasks.run_id, block_id: tasks.block_id, kind: tasks.kind, model: models })
    .from(tasks)
    .innerJoin(runs, eq(runs.id, tasks.run_id))
    .leftJoin(models, eq(models.id, tasks.model_id))
    .where(and(or(eq(tasks.state, "queued"), and(eq(tasks.state, "retrying"), lte(tasks.retry_at, mark("now")))), not(isStopped)))
    .orderBy(asc(runs.created_at), asc(runs.id), asc(tasks.created_at), asc(tasks.id))
    .limit(mostAtOnce)
    .prepare(),
);

/** When the next waiting attempt begins; null when none waits. */
export async function nextRetry(core: Core): Promise<number | null> {
  const [row] = await firstRetry(core).execute();
  return row?.at?.getTime() ?? null;
}

const firstRetry = ofCore(({ db }) =>
  db
    .select({ at: min(tasks.retry_at) })
    .from(tasks)
    .where(eq(tasks.state, "retrying"))
    .prepare(),
);

const claimable: TaskState[] = ["queued", "retrying"];

export interface Lease {
  workerId: string;
  lease_ms: number;
}

/** Takes tasks for this worker. @returns those that it got: nobody else had taken or cancelled them. */
export async function claimTasks(core: Core, wanted: readonly DueTask[], { workerId, lease_ms }: Lease): Promise<DueTask[]> {
  if (wanted.length === 0) return [];
  const now = core.now();
  const lease = {
    state: "running" as const,
    leased_by: workerId,
    lease_until: new Date(now + lease_ms),
    retry_at: null,
    started_at: new Date(now),
  };
  const runIds = [...new Set(wanted.map((task) => task.run_id))];
  const mine = and(
    inArray(
      tasks.id,
      wanted.map((task) => task.id),
    ),
    eq(tasks.state, "running"),
    eq(tasks.leased_by, workerId),
  );
  const claimed = core.db.select({ id: tasks.block_id }).from(tasks).where(mine);
  const changes = await batch(core.db, (tx) => [
    ...wanted.map((task) =>
      tx
        .update(tasks)
        .set(lease)
        .where(and(eq(tasks.id, task.id), inArray(tasks.state, claimable))),
    ),
    tx.update(blocks).set({ state: "writing" }).where(inArray(blocks.id, claimed)),
    tx
      .update(runs)
      .set({ state: "running" })
      .where(and(inArray(runs.id, runIds), eq(runs.state, "queued"))),
    tx
      .update(runs)
      .set({ started_at: new Date(now) })
      .where(and(inArray(runs.id, runIds), isNull(runs.started_at))),
  ]);
  return wanted.filter((_, i) => changes[i] === 1);
}

/** Says that these tasks are still being worked on. */
export async function renewLeases(core: Core, taskIds: readonly string[], { workerId, lease_ms }: Lease): Promise<void> {
  await core.db
    .update(tasks)
    .set({ lease_until: new Date(core.now() + lease_ms) })
    .where(and(inArray(tasks.id, [...taskIds]), eq(tasks.leased_by, workerId)));
}

/** Puts tasks back into the queue whose worker has not said anything for the length of its lease. */
export async function reclaimLost(core: Core, working: readonly string[]): Promise<void> {
  const lost = await core.db
    .select({ id: tasks.id })
    .from(tasks)
    .where(and(eq(tasks.state, "running"), lte(tasks.lease_until, new Date(core.now()))));
  const ids = lost.map((task) => task.id).filter((id) => !working.includes(id));
  if (ids.length > 0)
    await core.db.update(tasks).set({ state: "queued", leased_by: null, lease_until: null }).where(inArray(tasks.id, ids));
}
