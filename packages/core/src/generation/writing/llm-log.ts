import type { Parameters } from "@copydesk/contracts";
import type { Transaction } from "@copydesk/db";
import type { ChatMessage, ChatResult, ChatUsage, FailureKind, ModelFailure } from "@copydesk/llm";
import { beginCall, type CallStatus, completeCall, failCall } from "../../calls/index.ts";
import type { Core } from "../../kernel/index.ts";
import type { ModelRow } from "../../models/index.ts";
import type { Job } from "./load-job.ts";

export interface CallToLog {
  id: string;
  job: Job;
  model_name: string;
  provider: string;
  parameters: Parameters;
  messages: readonly ChatMessage[];
  attempt: number;
}

/** Statements that write down a call before it is made. */
export const logBegin = (core: Core, { id, job, model_name, provider, parameters, messages, attempt }: CallToLog) =>
  beginCall(core, {
    id,
    model_name,
    provider,
    parameters,
    messages: [...messages],
    attempt,
    at: new Date(core.now()),
    purpose: job.block.kind,
    user_id: job.run.user_id,
    campaign_id: job.campaign.id,
    language_code: job.language.code,
    channel_code: job.channel?.code ?? null,
    block_id: job.block.id,
    task_id: job.task.id,
    model_id: job.model?.id ?? null,
  });

export interface Price {
  cost: number | null;
  currency: string | null;
}

type Usage = Omit<ChatUsage, "raw">;

/**
 * What a call costs at today's prices; null when one of the needed prices is not known. An endpoint that says nothing of
 * a cache has all of its input paid for; what it did take from one has a price of its own.
 */
export function priceOf(model: ModelRow | null, usage: Usage | null): Price {
  const unknown = { cost: null, currency: null };
  if (!model || !usage || model.price_in === null || model.price_out === null) return unknown;
  const cached = usage.tokens_cached ?? 0;
  if (cached > 0 && model.price_cached === null) return unknown;
  const out = usage.tokens_out + (usage.tokens_reasoning ?? 0);
  const millions = usage.tokens_fresh * model.price_in + cached * (model.price_cached ?? 0) + out * model.price_out;
  return { cost: millions / 1_000_000, currency: model.currency };
}

/** Who was called: a model as it is stored, or one that is not, of which only the provider is known. */
export interface Answerer {
  model: ModelRow | null;
  provider: string;
}

export const answererOf = ({ model }: Pick<Job, "model">): Answerer => ({ model, provider: model?.provider ?? "builtin" });

/** The same for the log, with the prices that it was counted by: they may change tomorrow. */
function costColumns({ model, provider }: Answerer, usage: Usage | null) {
  const isFree = provider === "builtin";
  const price = isFree ? { cost: usage && 0, currency: null } : priceOf(model, usage);
  return {
    ...price,
    price_fresh: model?.price_in ?? null,
    price_cached: model?.price_cached ?? null,
    price_out: model?.price_out ?? null,
    price_origin: isFree ? ("free" as const) : (model?.price_origin ?? null),
  };
}

/** Statements that complete the row of a call that gave an answer. */
export const logSuccess = (core: Core, logId: string, { result, by }: { result: ChatResult; by: Answerer }) =>
  completeCall(core, logId, {
    columns: {
      finish_reason: result.finish_reason,
      http_status: result.http_status,
      dropped: result.dropped,
      total_ms: result.total_ms,
      first_token_ms: result.first_token_ms,
      answered_by: result.answered_by,
      ...usageColumns(result.usage),
      ...costColumns(by, result.usage),
    },
    reply: { reply: result.text, tool_calls: toolCallsOf(result.tool_calls), usage: result.usage.raw ?? null },
  });

const toolCallsOf = (calls: ChatResult["tool_calls"]) => (calls.length > 0 ? calls : null);

/** Statements that complete the row of a call that gave none. */
export const logFailure = (tx: Transaction, core: Core, { log_id, failure, by }: { log_id: string; failure: ModelFailure; by: Answerer }) =>
  failCall(tx, core, {
    id: log_id,
    columns: {
      status: statusOfKind(failure.kind),
      error_code: failure.kind,
      http_status: failure.http_status,
      dropped: failure.dropped,
      total_ms: failure.total_ms,
      first_token_ms: failure.first_token_ms,
      ...usageColumns(failure.usage),
      ...costColumns(by, failure.usage),
    },
    reply: {
      reply: failure.partial_text,
      tool_calls: toolCallsOf(failure.partial_calls),
      endpoint_words: failure.endpoint_words,
      usage: failure.usage?.raw ?? null,
    },
  });

/** Statements that complete the row of a call that a fault of ours ended. */
export const logBug = (tx: Transaction, core: Core, logId: string) =>
  failCall(tx, core, { id: logId, columns: { status: "error", error_code: "internal" } });

const timeouts: readonly FailureKind[] = ["connect_timeout", "first_token_timeout", "stalled", "too_long_call"];

function statusOfKind(kind: FailureKind): CallStatus {
  if (kind === "cancelled") return "cancelled";
  if (kind === "filtered" || kind === "refused") return "filtered";
  return timeouts.includes(kind) ? "timeout" : "error";
}

const usageColumns = (usage: ChatUsage | null) =>
  usage && {
    tokens_fresh: usage.tokens_fresh,
    tokens_cached: usage.tokens_cached,
    tokens_out: usage.tokens_out,
    tokens_reasoning: usage.tokens_reasoning,
    tokens_estimated: usage.estimated,
  };
