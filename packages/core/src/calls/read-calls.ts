import { mark, rowReader, schema, totalOf } from "@copydesk/db";
import type { ChatMessage } from "@copydesk/llm";
import { and, asc, desc, eq, gt, gte, inArray, isNotNull, lt } from "drizzle-orm";
import { type Core, ofCore, RecentlyUsed } from "../kernel/index.ts";

const { llm_logs: logs } = schema;

/** Columns of calls. */
export const readCallRows = rowReader(logs);

/** Whether a model writes at this moment: its words must not wait for work that can. */
export async function isWriting({ db }: Core): Promise<boolean> {
  const [running] = await db.select({ id: logs.id }).from(logs).where(eq(logs.status, "running")).limit(1);
  return running !== undefined;
}

/** Which models were called after an instant, and when, the earliest first. */
export const readRequests = ({ db }: Core, after: number): Promise<{ model_id: string | null; at: Date }[]> =>
  db
    .select({ model_id: logs.model_id, at: logs.at })
    .from(logs)
    .where(gt(logs.at, new Date(after)))
    .orderBy(asc(logs.at));

/** The models that a task has called. */
export async function modelsTriedFor({ db }: Core, taskId: string): Promise<readonly (string | null)[]> {
  const tried = await db.selectDistinct({ id: logs.model_id }).from(logs).where(eq(logs.task_id, taskId));
  return tried.map((one) => one.id);
}

/** How long the newest answers of a model took, and how long they are. */
export const latestAnswers = ({ db }: Core, modelId: string, most: number) =>
  db
    .select({ tokens: logs.tokens_out, total: logs.total_ms, first: logs.first_token_ms })
    .from(logs)
    .where(and(eq(logs.model_id, modelId), eq(logs.status, "success"), isNotNull(logs.first_token_ms), gt(logs.tokens_out, 20)))
    .orderBy(desc(logs.at))
    .limit(most);

/** Names by their numbers in the columns of figures. */
export async function namesByNumber({ db }: Core, numbers: readonly number[]): Promise<Map<number, string>> {
  const { llm_log_names: names } = schema;
  const rows = await db
    .select()
    .from(names)
    .where(inArray(names.n, [...numbers]));
  return new Map(rows.map(({ n, value }) => [n, value]));
}

const bodies = ofCore(({ db }) =>
  db
    .select({ messages: schema.llm_log_bodies.messages })
    .from(schema.llm_log_bodies)
    .where(eq(schema.llm_log_bodies.log_id, mark("log")))
    .prepare(),
);

/** What was sent lately: an answer is checked against it, and its version keeps it. Of a hundred calls at once. */
const lately = ofCore(() => new RecentlyUsed<ChatMessage[]>(128));

/** Keeps what is being sent in a call, so that it need not be read again when its answer is there. */
export const rememberSent = (core: Core, logId: string, messages: readonly ChatMessage[]): void =>
  void lately(core).set(logId, [...messages]);

/** What was sent in an earlier call, as its log has it. */
export async function sentMessages(core: Core, logId: string): Promise<ChatMessage[]> {
  const known = lately(core).get(logId);
  if (known !== undefined) return known;
  const [body] = await bodies(core).execute({ log: logId });
  return (body?.messages ?? []).flatMap(({ role, content }): ChatMessage[] =>
    role === "system" || role === "user" || role === "assistant" ? [{ role, content }] : [],
  );
}

/** What calls to a model in one currency have cost, and how many there were. */
export interface Spent {
  model: string;
  currency: string;
  cost: number;
  calls: number;
}

/** Milliseconds of a slot of `llm_spending`; every time zone's month begins with one. */
export const slotMs = 900_000;

/** What was spent between two instants, by model and currency. */
export const readSpending = (core: Core, { from, to }: { from: number; to: number }): Promise<Spent[]> =>
  sumsOf(core).execute({ from: Math.floor(from / slotMs), to: Math.floor(to / slotMs) });

const sumsOf = ofCore(({ db }) => {
  const { llm_spending: spending } = schema;
  return db
    .select({
      model: spending.model,
      currency: spending.currency,
      cost: totalOf(spending.cost),
      calls: totalOf(spending.calls),
    })
    .from(spending)
    .where(and(gte(spending.slot, mark("from")), lt(spending.slot, mark("to"))))
    .groupBy(spending.model, spending.currency)
    .prepare();
});
