import { batch, prepared, type Runnable, schema, type Transaction } from "@copydesk/db";
import { and, asc, eq, inArray, lt } from "drizzle-orm";
import type { Core } from "../kernel/index.ts";
import { slotMs } from "./read-calls.ts";
import { leaveRunningToSend, leaveToSend } from "./waiting-spans.ts";

const { llm_logs: logs, llm_log_bodies: bodies, llm_spending: spending } = schema;

type CallRow = typeof logs.$inferInsert;
export type CallStatus = NonNullable<CallRow["status"]>;
type Columns = Partial<typeof logs.$inferSelect>;
type Reply = Partial<typeof bodies.$inferSelect>;

export type BegunCall = Omit<CallRow, "dropped" | "status"> & { messages: (typeof bodies.$inferInsert)["messages"] };

/**
 * Statements that write down a call before it is made, so that one that never ends is seen too. Written again, they change nothing: a
 * connection that is lost at the end of a transaction leaves open whether it went through.
 */
export function beginCall({ db }: Core, { messages, ...call }: BegunCall): Runnable[] {
  const row = { ...call, dropped: [], status: "running" as const };
  const body = { log_id: call.id, messages: [...messages], reply: "", endpoint_words: "", is_over: false };
  return [
    prepared(db, "log a call", row, (marks) => db.insert(logs).values(marks).onConflictDoNothing()),
    prepared(db, "log its messages", body, (marks) => db.insert(bodies).values(marks).onConflictDoNothing()),
  ];
}

/** Statements that complete the row of a call that gave an answer. */
export function completeCall(core: Core, id: string, { columns, reply }: { columns: Columns; reply: Reply }): Runnable[] {
  const { db } = core;
  return [
    prepared(db, "log an answer", { ...columns, id }, ({ id, ...marks }) =>
      db
        .update(logs)
        .set({ status: "success", ...marks })
        .where(eq(logs.id, id)),
    ),
    prepared(db, "log a reply", { ...reply, id }, ({ id, ...marks }) =>
      db
        .update(bodies)
        .set({ ...marks, is_over: true })
        .where(eq(bodies.log_id, id)),
    ),
    ...leaveToSend(core, id),
  ];
}

/** Statements that complete the row of a call that gave none. */
export const failCall = (
  tx: Transaction,
  core: Core,
  { id, columns, reply = {} }: { id: string; columns: Columns & { status: CallStatus }; reply?: Reply },
): Runnable[] => [
  tx.update(logs).set(columns).where(eq(logs.id, id)),
  tx
    .update(bodies)
    .set({ ...reply, is_over: true })
    .where(eq(bodies.log_id, id)),
  ...leaveToSend(core, id),
];

const interrupted = { status: "error", error_code: "interrupted" } as const;

/** Statements that end the calls that a process before this one began and will not end. */
export const interruptCalls = (tx: Transaction, core: Core): Runnable[] => {
  const running = eq(logs.status, "running");
  return [
    ...leaveRunningToSend(core),
    tx
      .update(bodies)
      .set({ is_over: true })
      .where(inArray(bodies.log_id, tx.select({ id: logs.id }).from(logs).where(running))),
    tx.update(logs).set(interrupted).where(running),
  ];
};

/** Says of one call that it was interrupted. */
export async function noteInterrupted({ db }: Core, id: string): Promise<void> {
  await batch(db, (tx) => [
    tx.update(logs).set(interrupted).where(eq(logs.id, id)),
    tx.update(bodies).set({ is_over: true }).where(eq(bodies.log_id, id)),
  ]);
}

/** The statement that names the version that came of a task's calls. */
export const nameVersionOfTask = ({ db }: Core, taskId: string, versionId: string): Runnable =>
  prepared(db, "name the version of a log", { task: taskId, version: versionId }, ({ task, version }) =>
    db
      .update(logs)
      .set({ version_id: version })
      .where(and(eq(logs.task_id, task), eq(logs.status, "success"))),
  );

/** The same for one call, whose answer somebody took. */
export const nameVersionOfCall = (tx: Transaction, id: string, versionId: string) =>
  tx.update(logs).set({ version_id: versionId }).where(eq(logs.id, id));

/** Forgets what was sent and answered in calls, whose figures stay. */
export async function forgetTexts({ db }: Core, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.delete(bodies).where(inArray(bodies.log_id, [...ids]));
}

/** Forgets the oldest calls that were begun before a moment, with what is left of their texts. @returns how many */
export async function forgetCalls({ db }: Core, { before, most }: { before: Date; most: number }): Promise<number> {
  const old = await db.select({ id: logs.id }).from(logs).where(lt(logs.at, before)).orderBy(asc(logs.at)).limit(most);
  const ids = old.map((one) => one.id);
  if (ids.length > 0) await db.delete(logs).where(inArray(logs.id, ids));
  return ids.length;
}

/** Forgets what was spent before a moment. */
export async function forgetSpending({ db }: Core, before: Date): Promise<void> {
  await db.delete(spending).where(lt(spending.slot, Math.floor(before.getTime() / slotMs)));
}
