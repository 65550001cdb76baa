import { AppError } from "@copydesk/contracts";
import { either, schema } from "@copydesk/db";
import { and, asc, eq, inArray, lte, min, type SQL } from "drizzle-orm";
import { type BackgroundJob, type Core, startBackgroundJob } from "../kernel/index.ts";
import { asanaWake } from "./asana-wake.ts";
import { type Contents, readContents } from "./post-content.ts";
import { type AsanaTaskRow, type MadeTask, sendPost } from "./send-post.ts";

const { asana_tasks: tasks } = schema;
const open = inArray(tasks.state, ["queued", "sending"]);
/** Posts of a person that are taken up in one pass; the next pass takes the next. */
const atOnce = 200;
/** So many posts in a row that Asana did not answer to mean that it is away. */
const enoughSilence = 3;

/** Sends every post that is due: those of one person one after the other, those of several at the same time. */
export async function sendDuePosts(core: Core, signal?: AbortSignal): Promise<void> {
  const people = await core.db
    .selectDistinct({ id: tasks.user_id })
    .from(tasks)
    .where(and(open, lte(tasks.due_at, new Date(core.now()))));
  await Promise.all(people.map(({ id }) => sendOf(core, id, signal)));
}

/** When the next post is due; null when none waits. */
export async function nextDue(core: Core): Promise<number | null> {
  const [row] = await core.db
    .select({ at: min(tasks.due_at) })
    .from(tasks)
    .where(open);
  return row?.at?.getTime() ?? null;
}

async function sendOf(core: Core, userId: string, signal: AbortSignal | undefined): Promise<void> {
  const mine = and(eq(tasks.user_id, userId), open, lte(tasks.due_at, new Date(core.now())));
  const rows = await core.db.select().from(tasks).where(mine).orderBy(asc(tasks.due_at), asc(tasks.id)).limit(atOnce);
  const contents = new Map<string, Promise<Contents>>();
  let silence = 0;
  for (const row of rows) {
    if (signal?.aborted) return;
    try {
      const known = contents.get(row.block_id) ?? readContents(core, { userId, blockId: row.block_id });
      contents.set(row.block_id, known);
      await sendOne(core, row, await known);
      silence = 0;
    } catch (error) {
      const problem = problemOf(core, error);
      if (problem.code === "TOO_MANY_REQUESTS") return await putOff(core, userId, problem.retryAfter ?? 60);
      silence = problem.code === "UNAVAILABLE" ? silence + 1 : 0;
      const concernsAll = silence >= enoughSilence || (problem.code === "RULE_BROKEN" && problem.details?.status === undefined);
      await giveUp(core, concernsAll ? and(eq(tasks.user_id, userId), open) : eq(tasks.id, row.id), problem.message);
      if (concernsAll) return;
    }
  }
}

async function sendOne(core: Core, row: AsanaTaskRow, contents: Contents): Promise<void> {
  const content = contents.get(row.post_id);
  if (!content) return leave(core, row);
  await core.db.update(tasks).set({ state: "sending" }).where(eq(tasks.id, row.id));
  await note(core, row, await sendPost(core, row, content));
}

/** The post is planned no more: a task that is there stays, and one that is not is not made. */
async function leave(core: Core, row: AsanaTaskRow): Promise<void> {
  if (row.task_gid === null) await core.db.delete(tasks).where(eq(tasks.id, row.id));
  else await core.db.update(tasks).set({ state: "sent" }).where(eq(tasks.id, row.id));
}

/** What was queued again meanwhile has changed since, and is sent once more. */
async function note(core: Core, row: AsanaTaskRow, { gid, url }: MadeTask): Promise<void> {
  const now = new Date(core.now());
  const state = either<"sent" | "queued">(eq(tasks.updated_at, row.updated_at), "sent", "queued");
  await core.db.update(tasks).set({ state, task_gid: gid, task_url: url, problem: "", sent_at: now }).where(eq(tasks.id, row.id));
}

async function giveUp(core: Core, which: SQL | undefined, problem: string): Promise<void> {
  await core.db
    .update(tasks)
    .set({ state: "failed", problem, updated_at: new Date(core.now()) })
    .where(which);
}

/** Asana asks the person, not the post, to wait. */
async function putOff(core: Core, userId: string, seconds: number): Promise<void> {
  await core.db
    .update(tasks)
    .set({ due_at: new Date(core.now() + seconds * 1_000) })
    .where(and(eq(tasks.user_id, userId), open));
}

function problemOf(core: Core, error: unknown): AppError {
  if (error instanceof AppError) return error;
  core.log.error({ err: error }, "a post was not sent to Asana");
  return new AppError("INTERNAL", "Something went wrong on our side. Try again.");
}

/** Sends queued posts to Asana until it is stopped. Also those that a process before this one left. */
export const startAsanaJob = (core: Core): BackgroundJob =>
  startBackgroundJob(core, {
    wake: asanaWake,
    failure: "posts wait for Asana",
    async pass(signal) {
      await sendDuePosts(core, signal);
      const next = await nextDue(core);
      return next === null ? null : Math.max(0, next - core.now());
    },
  });
