import type { VersionExplanation } from "@copydesk/contracts";
import { schema } from "@copydesk/db";
import { and, asc, eq } from "drizzle-orm";
import type { AuthorizedBlock } from "../../access/index.ts";
import { readVersion, readVersionRows } from "../../campaigns/index.ts";
import { effectiveLevel } from "../../identity/index.ts";
import type { Core } from "../../kernel/index.ts";
import { accessible, visibleCalls } from "./access.ts";
import { notOfRemovedPeople } from "./removed-people.ts";

/**
 * Why a text is as it is: what it was written from and by, and for those who may read what is said in calls, the exact
 * messages and the reply.
 * @throws NOT_FOUND when the block has no version of this id.
 */
export async function explainVersion(core: Core, allowed: AuthorizedBlock<"view">, versionId: string): Promise<VersionExplanation> {
  const detail = await readVersion(core, allowed, versionId);
  const [row] = await readVersionRows(core, "all", { ids: [versionId] });
  if (!row) throw new Error("A version was read and is gone.");
  return {
    version_id: row.id,
    block_id: row.block_id,
    number: row.number,
    origin: row.origin,
    author: detail.author,
    created_at: detail.created_at,
    wish: detail.wish,
    note: row.note,
    model: row.model_name === null ? null : { id: row.model_id, name: row.model_name, is_offline: row.is_offline },
    parameters: row.parameters ?? {},
    checks: row.checks,
    outline_version_id: row.outline_version_id,
    style_guide: row.style_guide_id === null ? null : { id: row.style_guide_id, version: row.style_guide_version },
    base_version_id: row.base_version_id,
    tokens: { in: row.tokens_in, out: row.tokens_out, cached: row.tokens_cached, estimated: row.tokens_estimated ?? false },
    cost: row.cost,
    currency: row.currency,
    milliseconds: row.total_ms,
    finish_reason: row.finish_reason,
    ...(await readMessages(core, allowed, row)),
  };
}

type VersionRow = typeof schema.versions.$inferSelect;
type SentAndAnswered = Pick<VersionExplanation, "messages" | "reply" | "said" | "call_id">;

const noneShown = (said: SentAndAnswered["said"]): SentAndAnswered => ({ said, messages: [], reply: null, call_id: null });

/** What was sent and answered. The messages are kept with the version; the reply as long as the log keeps it. */
async function readMessages(core: Core, { actor }: AuthorizedBlock<"view">, row: VersionRow): Promise<SentAndAnswered> {
  if (row.messages === null) return noneShown("nothing");
  const { llm_logs: logs, llm_log_bodies: bodies } = schema;
  const ofVersion = eq(logs.version_id, row.id);
  const calls = await core.db
    .select({ id: logs.id, messages: bodies.messages, reply: bodies.reply })
    .from(logs)
    .leftJoin(bodies, and(eq(bodies.log_id, logs.id), notOfRemovedPeople(logs.user_id)))
    .where(and(ofVersion, accessible(core, visibleCalls(core, actor, "llm_logs.view_bodies"))))
    .orderBy(asc(logs.at), asc(logs.seq));
  const level = effectiveLevel(actor, "llm_logs.view_bodies");
  if (calls.length === 0 && level !== "any") return noneShown("not_allowed");
  // A text that was mended has several calls: the one that it came from was sent just these messages.
  const sent = JSON.stringify(row.messages);
  const call = calls.find((one) => JSON.stringify(one.messages) === sent);
  return { said: "shown", messages: row.messages, reply: call?.reply ?? null, call_id: call?.id ?? calls.at(-1)?.id ?? null };
}
