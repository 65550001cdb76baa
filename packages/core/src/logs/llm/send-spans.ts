import { schema } from "@copydesk/db";
import { and, asc, eq } from "drizzle-orm";
import { z } from "zod";
import { countWaitingSpans, forgetAllSpans, forgetOldestSpans, forgetSpans, putOffSpans } from "../../calls/index.ts";
import { backoff, type Core, type OtlpService } from "../../kernel/index.ts";
import { privateTalk } from "./access.ts";
import { type OtlpSpan, resourceAttributes, spanOf } from "./otlp-span.ts";
import { notOfRemovedPeople } from "./removed-people.ts";

const { llm_log_unsent: unsent, llm_logs: logs, llm_log_bodies: bodies } = schema;

/** Most that goes in one request; a single span may be longer. */
const atOnce = { spans: 200, bytes: 1_000_000 };
/** No more wait for a receiver that is away. */
const mostWaiting = 10_000;
const requestLasts = 20_000;
const waits = { first_ms: 5_000, longest_ms: 300_000 };

/**
 * Sends every call that waits, the oldest first, and goes on later where the receiver does not answer. A process that ends
 * between an answer and writing it down sends a batch again, with the same ids.
 */
export async function sendSpans(core: Core, signal?: AbortSignal): Promise<void> {
  const { otlp } = core.services;
  // Spans are sent nowhere any more: what waited has nobody to wait for.
  if (!otlp) return forgetAllSpans(core);
  await forgetOldest(core);
  while (!signal?.aborted) {
    const batch = await nextBatch(core, otlp);
    if (batch.ids.length === 0 || batch.next_at > core.now()) return;
    const outcome = await post(core, otlp, { spans: batch.spans, signal });
    if (outcome.kind === "later") {
      if (!signal?.aborted) await putOff(core, batch, outcome);
      return;
    }
    await forgetSpans(core, batch.ids);
    const details = { spans: batch.ids.length, reason: outcome.reason };
    if (outcome.kind === "refused") core.log.warn(details, "the receiver of spans refused a batch, which is not sent again");
    else if (outcome.reason) core.log.warn(details, "the receiver of spans did not take all of a batch");
  }
}

async function forgetOldest(core: Core): Promise<void> {
  const tooMany = (await countWaitingSpans(core)) - mostWaiting;
  if (tooMany <= 0) return;
  await forgetOldestSpans(core, tooMany);
  core.log.warn({ spans: tooMany, waiting: mostWaiting }, "too many spans wait for their receiver, the oldest are not sent");
}

interface Batch {
  ids: string[];
  spans: OtlpSpan[];
  /** How often it was tried, and when it may be tried again: what came since waits with the rest. */
  tries: number;
  next_at: number;
}

async function nextBatch(core: Core, { withContent }: OtlpService): Promise<Batch> {
  const rows = await core.db
    .select({ log: logs, words: bodies.endpoint_words, tries: unsent.tries, next_at: unsent.next_at })
    .from(unsent)
    .innerJoin(logs, eq(logs.id, unsent.log_id))
    .leftJoin(bodies, eq(bodies.log_id, unsent.log_id))
    .orderBy(asc(unsent.log_id))
    .limit(atOnce.spans);
  const batch: Batch = { ids: [], spans: [], tries: 0, next_at: 0 };
  let bytes = 0;
  for (const { log, words, tries, next_at } of rows) {
    const content = withContent && !privateTalk.includes(log.purpose) ? await readContent(core, log.id) : null;
    const span = spanOf({ log, words: words ?? "", content });
    bytes += Buffer.byteLength(JSON.stringify(span));
    if (bytes > atOnce.bytes && batch.ids.length > 0) return batch;
    batch.ids.push(log.id);
    batch.spans.push(span);
    batch.tries = Math.max(batch.tries, tries);
    batch.next_at = Math.max(batch.next_at, next_at.getTime());
  }
  return batch;
}

async function readContent(core: Core, logId: string) {
  const [content] = await core.db
    .select({ messages: bodies.messages, reply: bodies.reply })
    .from(bodies)
    .innerJoin(logs, eq(logs.id, bodies.log_id))
    .where(and(eq(bodies.log_id, logId), notOfRemovedPeople(logs.user_id)));
  return content ?? null;
}

async function putOff(core: Core, { ids, tries }: Batch, { reason, retry_after_ms }: { reason: string; retry_after_ms: number | null }) {
  const wait = backoff(tries + 1, { ...waits, random: Math.random(), retry_after_ms });
  const next_at = new Date(core.now() + Math.min(wait, waits.longest_ms));
  await putOffSpans(core, ids, { tries: tries + 1, next_at });
  if (tries === 0) core.log.warn({ reason }, "the receiver of spans does not take them, they are kept and sent later");
}

type Outcome =
  /** `reason`: why the receiver did not take all of them; "" when it did. */
  | { kind: "taken"; reason: string }
  | { kind: "refused"; reason: string }
  | { kind: "later"; reason: string; retry_after_ms: number | null };

async function post(
  core: Core,
  { url, headers, resource }: OtlpService,
  { spans, signal }: { spans: OtlpSpan[]; signal: AbortSignal | undefined },
): Promise<Outcome> {
  const scopeSpans = [{ scope: { name: "copydesk" }, spans }];
  const body = JSON.stringify({ resourceSpans: [{ resource: { attributes: resourceAttributes(resource) }, scopeSpans }] });
  const patience = AbortSignal.timeout(requestLasts);
  try {
    const response = await core.services.fetch(url, {
      method: "POST",
      headers: { ...headers, "content-type": "application/json" },
      body,
      signal: signal ? AbortSignal.any([signal, patience]) : patience,
    });
    if (response.ok) return { kind: "taken", reason: await rejection(response) };
    await response.body?.cancel();
    const reason = `It answered ${response.status}.`;
    if (response.status < 500 && response.status !== 408 && response.status !== 429) return { kind: "refused", reason };
    const seconds = Number(response.headers.get("retry-after"));
    return { kind: "later", reason, retry_after_ms: seconds > 0 ? seconds * 1_000 : null };
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return { kind: "later", reason: cause instanceof Error ? cause.message : String(cause), retry_after_ms: null };
  }
}

const partly = z.object({ partialSuccess: z.object({ rejectedSpans: z.coerce.number().min(1), errorMessage: z.string().default("") }) });

/** What a receiver that took the batch says against parts of it, which must not be sent again; "" when it says nothing. */
async function rejection(response: Response): Promise<string> {
  const refused = partly.safeParse(await readJson(response)).data?.partialSuccess;
  return refused ? `${refused.rejectedSpans} rejected: ${refused.errorMessage.slice(0, 300)}` : "";
}

const answerMax = 64 * 1024;

/** Null for what is no JSON, breaks off or does not end: the batch was taken all the same. */
async function readJson(response: Response): Promise<unknown> {
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const part of response.body ?? []) {
      size += part.byteLength;
      if (size > answerMax) return null;
      parts.push(part);
    }
    return JSON.parse(Buffer.concat(parts).toString("utf8"));
  } catch {
    return null;
  }
}
