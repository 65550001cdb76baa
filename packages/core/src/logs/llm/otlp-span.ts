import type { ModelProvider, Parameters } from "@copydesk/contracts";
import type { schema } from "@copydesk/db";

/*
 * How a call to a model is told to OpenTelemetry. Every name that is not ours stands here and nowhere else; they are those of
 * the span `gen_ai.client.inference`, which is still in development:
 * https://github.com/open-telemetry/semantic-conventions-genai/blob/024a4f944a1291fcb627c9c47da69e79868dd15e/docs/gen-ai/client-inference.md
 * The span itself is as OTLP 1 has it in JSON: ids as hexadecimal digits, whole numbers as text, states as numbers.
 * https://opentelemetry.io/docs/specs/otlp/#json-protobuf-encoding
 */

type LogRow = typeof schema.llm_logs.$inferSelect;

export interface CallToSend {
  log: LogRow;
  /** An endpoint's own words about a failure, without keys; "" when there are none. */
  words: string;
  /** What was sent and answered; null when that is nobody's business, or not kept any more. */
  content: { messages: readonly { role: string; content: string }[]; reply: string } | null;
}

type OtlpValue =
  | { stringValue: string }
  | { intValue: string }
  | { doubleValue: number }
  | { boolValue: boolean }
  | { arrayValue: { values: OtlpValue[] } };
export interface OtlpAttribute {
  key: string;
  value: OtlpValue;
}

export interface OtlpSpan {
  traceId: string;
  spanId: string;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: OtlpAttribute[];
  status: { code?: number; message?: string };
}

const kinds = { internal: 1, client: 3 };
const failed = 2;

/** A call that is over. What is not known of it is left out. */
export function spanOf({ log, words, content }: CallToSend): OtlpSpan {
  const isFailure = log.status !== "success";
  return {
    // The calls of one task are one trace, its corrections among them.
    traceId: digitsOf(log.task_id ?? log.id),
    spanId: digitsOf(log.id).slice(-16),
    name: `chat ${log.model_name}`,
    kind: log.provider === "builtin" ? kinds.internal : kinds.client,
    startTimeUnixNano: nanoseconds(log.at.getTime()),
    endTimeUnixNano: nanoseconds(log.at.getTime() + (log.total_ms ?? 0)),
    attributes: [...ofRequest(log), ...ofAnswer(log), ...ofUsage(log), ...ofContent(log, content), ...ours(log)],
    status: isFailure ? { code: failed, ...(words !== "" && { message: words }) } : {},
  };
}

const ofRequest = (log: LogRow): OtlpAttribute[] => {
  const sent = sentParameters(log);
  return attributes({
    "gen_ai.operation.name": text("chat"),
    "gen_ai.provider.name": text(providers[log.provider as ModelProvider] ?? log.provider),
    "gen_ai.request.model": text(log.model_name),
    "gen_ai.conversation.id": text(log.conversation_id),
    // Only an answer that came in pieces had a first one.
    "gen_ai.request.stream": log.first_token_ms === null ? null : { boolValue: true },
    "gen_ai.request.temperature": double(sent.temperature),
    "gen_ai.request.top_p": double(sent.top_p),
    "gen_ai.request.max_tokens": whole(sent.max_tokens),
    "gen_ai.request.frequency_penalty": double(sent.frequency_penalty),
    "gen_ai.request.presence_penalty": double(sent.presence_penalty),
    "gen_ai.request.seed": whole(sent.seed),
    "gen_ai.request.stop_sequences": list(sent.stop),
    "gen_ai.request.reasoning.level": text(sent.reasoning_effort),
  });
};

/** Endpoints that speak OpenAI's protocol are told in OpenAI's way, whoever runs them. */
const providers: Record<ModelProvider, string> = {
  openai: "openai",
  azure_openai: "azure.ai.openai",
  openai_compatible: "openai",
  builtin: "copydesk.builtin",
};

type Sent = { [K in keyof Parameters]: NonNullable<Parameters[K]>["value"] };

/** Those that were on and that the endpoint took. */
const sentParameters = ({ parameters, dropped }: LogRow): Sent =>
  Object.fromEntries(
    Object.entries(parameters).flatMap(([name, one]) => (one.enabled && !dropped.includes(name) ? [[name, one.value]] : [])),
  );

const ofAnswer = (log: LogRow): OtlpAttribute[] =>
  attributes({
    "gen_ai.response.model": text(log.answered_by),
    "gen_ai.response.finish_reasons": list([finishReason(log)]),
    "gen_ai.response.time_to_first_chunk": double(log.first_token_ms === null ? null : log.first_token_ms / 1_000),
    "http.response.status_code": whole(log.http_status),
    "error.type": log.status === "success" ? null : text(log.error_code ?? "_OTHER"),
  });

const finishReason = ({ status, finish_reason }: LogRow): string => (status === "success" && finish_reason ? finish_reason : "error");

/** Totals hold their parts: what came from a cache is input, too, and what was only thought is output. */
function ofUsage({ tokens_fresh, tokens_cached, tokens_out, tokens_reasoning, tokens_estimated }: LogRow): OtlpAttribute[] {
  return attributes({
    "gen_ai.usage.input_tokens": whole(tokens_fresh === null ? null : tokens_fresh + (tokens_cached ?? 0)),
    "gen_ai.usage.cache_read.input_tokens": whole(tokens_cached),
    "gen_ai.usage.output_tokens": whole(tokens_out === null ? null : tokens_out + (tokens_reasoning ?? 0)),
    "gen_ai.usage.reasoning.output_tokens": whole(tokens_reasoning),
    "copydesk.usage.estimated": tokens_estimated ? { boolValue: true } : null,
  });
}

/** As JSON in a text, because few receivers take attributes that have parts of their own. */
function ofContent(log: LogRow, content: CallToSend["content"]): OtlpAttribute[] {
  if (!content) return [];
  const messageOf = (role: string, content: string) => ({ role, parts: [{ type: "text", content }] });
  const sent = content.messages.map(({ role, content }) => messageOf(role, content));
  const answered = content.reply === "" ? [] : [{ ...messageOf("assistant", content.reply), finish_reason: finishReason(log) }];
  return attributes({
    "gen_ai.input.messages": text(JSON.stringify(sent)),
    "gen_ai.output.messages": answered.length === 0 ? null : text(JSON.stringify(answered)),
  });
}

/** What the convention has no name for. */
const ours = (log: LogRow): OtlpAttribute[] =>
  attributes({
    "copydesk.call.id": text(log.id),
    "copydesk.purpose": text(log.purpose),
    "copydesk.campaign.id": text(log.campaign_id),
    "copydesk.task.id": text(log.task_id),
    "copydesk.attempt": whole(log.attempt),
    "copydesk.language": text(log.language_code),
    "copydesk.channel": text(log.channel_code),
    "copydesk.cost": double(log.cost),
    "copydesk.currency": text(log.cost === null ? null : log.currency),
  });

/** What every span says of where it comes from. */
export const resourceAttributes = (resource: Record<string, string>): OtlpAttribute[] =>
  attributes(Object.fromEntries(Object.entries(resource).map(([key, value]) => [key, text(value)])));

const attributes = (values: Record<string, OtlpValue | null>): OtlpAttribute[] =>
  Object.entries(values).flatMap(([key, value]) => (value === null ? [] : [{ key, value }]));

const text = (value: string | null | undefined): OtlpValue | null => (value ? { stringValue: value } : null);
const whole = (value: number | null | undefined): OtlpValue | null => (value == null ? null : { intValue: String(value) });
const double = (value: number | null | undefined): OtlpValue | null => (value == null ? null : { doubleValue: value });
const list = (values: readonly string[] | undefined): OtlpValue | null =>
  values === undefined ? null : { arrayValue: { values: values.map((one) => ({ stringValue: one })) } };

/** The 32 digits of a UUID: a trace is found by the id of its task, and the other way round. */
const digitsOf = (id: string): string => id.replaceAll("-", "");
const nanoseconds = (milliseconds: number): string => `${milliseconds}000000`;
