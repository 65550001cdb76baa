import { anything, purgeActivityLogs, schema } from "@copydesk/db";
import { and, asc, eq, isNull, ne, notExists } from "drizzle-orm";
import { retentionWake } from "../audit/index.ts";
import { forgetCalls, forgetSpending, forgetTexts, isWriting } from "../calls/index.ts";
import { type BackgroundJob, type Core, ofCore, startBackgroundJob } from "../kernel/index.ts";
import { ofRemovedPeople } from "./llm/removed-people.ts";
import { limitsOf, readRetention } from "./retention.ts";

const { llm_logs: logs, llm_log_bodies: bodies, tasks } = schema;

/** Deleted with one statement: a few milliseconds of work, and then one wait for the disk. */
const atOnce = { texts: 50, calls: 50, activities: 200 };

/**
 * Forgets what the company no longer keeps, the oldest first, until nothing is left or `budgetMs` has gone by: texts of model
 * calls, then the calls themselves, the activity log, and what removed people said. Answers whether anything is left.
 */
export async function sweepLogs(core: Core, budgetMs: number): Promise<boolean> {
  const days = await readRetention(core);
  if (!days) return false;
  const limits = limitsOf(core, days);
  const ends = performance.now() + budgetMs;
  await forgetSpending(core, limits.spending);
  const sweeps = [
    async () => sweepTexts(core, await oldTexts(core, limits.texts)),
    () => forgetCalls(core, { before: limits.calls, most: atOnce.calls }),
    () => purgeActivityLogs(core.db, limits.activities, atOnce.activities),
    // Last, because nobody is shown these any more, and they take a while to find.
    async () => sweepTexts(core, await textsOfRemovedPeople(core)),
  ];
  for (const sweep of sweeps) {
    while ((await sweep()) > 0) if (performance.now() >= ends) return true;
  }
  return false;
}

/** Texts of removed people that were found and are not deleted yet. */
const found = ofCore((): string[] => []);

async function textsOfRemovedPeople(core: Core): Promise<string[]> {
  const ids = found(core);
  if (ids.length === 0) ids.push(...(await findTextsOfRemovedPeople(core)));
  return ids.splice(0, atOnce.texts);
}

/**
 * Many at once and beside the requests: their calls stay long after their texts, so each look goes over all of them. A task
 * that goes on still needs what was sent for it; its texts go with a later sweep.
 */
async function findTextsOfRemovedPeople({ db, aside }: Core): Promise<string[]> {
  const open = db
    .select(anything)
    .from(tasks)
    .where(and(eq(tasks.id, logs.task_id), isNull(tasks.finished_at)));
  const query = db
    .select({ id: bodies.log_id })
    .from(logs)
    .innerJoin(bodies, eq(bodies.log_id, logs.id))
    .where(and(ofRemovedPeople(logs.user_id), ne(logs.status, "running"), notExists(open)))
    .limit(2_000)
    .toSQL();
  return (await aside.run<"rows">({ kind: "rows", query })).map(([id]) => id as string);
}

/** Ids grow with time, so the oldest texts are the first. */
async function oldTexts({ db }: Core, limit: Date): Promise<string[]> {
  const oldest = await db
    .select({ id: bodies.log_id, at: logs.at })
    .from(bodies)
    .innerJoin(logs, eq(logs.id, bodies.log_id))
    .orderBy(asc(bodies.log_id))
    .limit(atOnce.texts);
  return oldest.filter((one) => one.at < limit).map((one) => one.id);
}

async function sweepTexts(core: Core, ids: readonly string[]): Promise<number> {
  await forgetTexts(core, ids);
  return ids.length;
}

/** Milliseconds of work at a time, and until the next: as little as a request does not notice, and less while models write. */
const pace = { idle: { budget: 15, wait: 30 }, busy: { budget: 3, wait: 200 } };
/** Until it looks again once everything is gone. */
const rest = 600_000;

/** Forgets what the company no longer keeps, step by step until nothing of it is left, and looks again every ten minutes. */
export const startRetentionJob = (core: Core): BackgroundJob =>
  startBackgroundJob(core, {
    wake: retentionWake,
    failure: "old logs wait to be deleted",
    async pass() {
      const { budget, wait } = (await isWriting(core)) ? pace.busy : pace.idle;
      return (await sweepLogs(core, budget)) ? wait : rest;
    },
  });
