import { AppError, type LlmDetail, mostReplays } from "@copydesk/contracts";
import { schema } from "@copydesk/db";
import { and, asc, desc, eq } from "drizzle-orm";
import type { Actor, Core } from "../../kernel/index.ts";
import { accessible, privateTalk, visibleCalls } from "./access.ts";
import { itemsQuery, toItem } from "./list-calls.ts";
import { notOfRemovedPeople } from "./removed-people.ts";

/** One call with everything that is known of it. @throws NOT_FOUND also for one that the asker may not see. */
export async function readCall(core: Core, actor: Actor, id: string): Promise<LlmDetail> {
  const { llm_logs: logs } = schema;
  const [log] = await core.db
    .select()
    .from(logs)
    .where(and(eq(logs.id, id), accessible(core, visibleCalls(core, actor))));
  const [item] = log ? await itemsQuery(core, eq(logs.id, id)) : [];
  if (!log || !item) throw new AppError("NOT_FOUND", "This call no longer exists, or is not shown to you.");
  return {
    ...toItem(item),
    provider: log.provider,
    model_name: log.model_name,
    answered_by: log.answered_by,
    parameters: log.parameters,
    dropped: log.dropped,
    finish_reason: log.finish_reason,
    error_code: log.error_code,
    http_status: log.http_status,
    request_id: log.request_id,
    price: log.price_origin && {
      fresh: log.price_fresh,
      cached: log.price_cached,
      out: log.price_out,
      currency: log.currency,
      origin: log.price_origin,
    },
    piece: await readPiece(core, log),
    replay_of: log.replay_of,
    replays: await readReplays(core, actor, id),
    thread: await readThread(core, actor, log),
    ...(await readBody(core, actor, log)),
  };
}

type LogRow = typeof schema.llm_logs.$inferSelect;

async function readPiece(core: Core, { block_id, version_id }: LogRow): Promise<LlmDetail["piece"]> {
  if (block_id === null) return null;
  const { blocks, versions } = schema;
  const [piece] = await core.db
    .select({ block_id: blocks.id, kind: blocks.kind, version_id: versions.id, version_number: versions.number })
    .from(blocks)
    .leftJoin(versions, eq(versions.id, version_id ?? ""))
    .where(eq(blocks.id, block_id));
  return piece ?? null;
}

/** Calls of the same task, which somebody else may have started anew. */
async function readThread(core: Core, actor: Actor, { task_id, id, at, status, attempt }: LogRow): Promise<LlmDetail["thread"]> {
  const { llm_logs: logs } = schema;
  if (task_id === null) return [{ id, at: at.toISOString(), status, attempt }];
  const rows = await core.db
    .select({ id: logs.id, at: logs.at, status: logs.status, attempt: logs.attempt })
    .from(logs)
    .where(and(eq(logs.task_id, task_id), accessible(core, visibleCalls(core, actor))))
    .orderBy(asc(logs.at), asc(logs.seq));
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

async function readReplays(core: Core, actor: Actor, id: string): Promise<LlmDetail["replays"]> {
  const { llm_logs: logs, models } = schema;
  const rows = await core.db
    .select({ id: logs.id, at: logs.at, status: logs.status, model: models.name, model_name: logs.model_name })
    .from(logs)
    .leftJoin(models, eq(models.id, logs.model_id))
    .where(and(eq(logs.replay_of, id), accessible(core, visibleCalls(core, actor))))
    .orderBy(desc(logs.at), desc(logs.seq))
    .limit(mostReplays);
  return rows.map(({ model, model_name, at, ...row }) => ({ ...row, at: at.toISOString(), model: model ?? model_name }));
}

/** What was sent and answered, for whoever may read it and as long as it is kept. */
async function readBody(core: Core, actor: Actor, log: LogRow): Promise<Pick<LlmDetail, "body" | "bodies">> {
  const { llm_logs: logs, llm_log_bodies: bodies } = schema;
  const [allowed] = await core.db
    .select({ id: logs.id })
    .from(logs)
    .where(and(eq(logs.id, log.id), accessible(core, visibleCalls(core, actor, "llm_logs.view_bodies"))));
  if (!allowed) return { body: null, bodies: "not_allowed" };
  if (privateTalk.includes(log.purpose) && log.user_id !== actor.userId) return { body: null, bodies: "private" };
  const { messages, reply, tool_calls, endpoint_words, usage } = bodies;
  const [body] = await core.db
    .select({ messages, reply, tool_calls, endpoint_words, usage })
    .from(bodies)
    .innerJoin(logs, eq(logs.id, bodies.log_id))
    .where(and(eq(bodies.log_id, log.id), notOfRemovedPeople(logs.user_id)));
  return body ? { body: { ...body, tool_calls: body.tool_calls ?? [] }, bodies: "shown" } : { body: null, bodies: "expired" };
}
