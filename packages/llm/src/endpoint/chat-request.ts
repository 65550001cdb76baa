import { z } from "zod";
import type { TextMessage } from "../types.ts";
import type { UnsupportedFeature } from "./behaviour.ts";

/** A message as it came; the text of one that only calls tools is null. */
export const receivedMessageSchema = z.object({
  role: z.enum(["system", "user", "assistant", "tool"]),
  content: z
    .string()
    .nullish()
    .transform((content) => content ?? ""),
  tool_call_id: z.string().optional(),
  tool_calls: z.array(z.object({ id: z.string(), function: z.object({ name: z.string(), arguments: z.string() }) })).optional(),
});
export type ReceivedMessage = z.infer<typeof receivedMessageSchema>;

/** What the endpoint reads of a chat completion request; the rest is ignored as real ones do. */
export const chatRequestSchema = z.object({
  model: z.string(),
  messages: z.array(receivedMessageSchema).min(1),
  stream: z.boolean().nullish(),
  stream_options: z.object({ include_usage: z.boolean().optional() }).nullish(),
  response_format: z.object({ type: z.string() }).nullish(),
  max_tokens: z.number().nullish(),
  max_completion_tokens: z.number().nullish(),
  temperature: z.number().nullish(),
  top_p: z.number().nullish(),
  frequency_penalty: z.number().nullish(),
  presence_penalty: z.number().nullish(),
  seed: z.number().nullish(),
  stop: z.union([z.string(), z.array(z.string())]).nullish(),
  reasoning_effort: z.string().nullish(),
  tools: z.array(z.object({ function: z.object({ name: z.string() }) })).nullish(),
});
export type ChatCompletionRequest = z.infer<typeof chatRequestSchema>;

/** The name under which a request uses a feature; null when it does not. */
export function usesFeature(request: ChatCompletionRequest, feature: UnsupportedFeature): string | null {
  if (feature === "json_schema" || feature === "json_object") return request.response_format?.type === feature ? "response_format" : null;
  if (feature === "system_role") return request.messages.some((one) => one.role === "system") ? "messages[0].role" : null;
  if (feature === "stream") return request.stream ? "stream" : null;
  if (feature === "penalties") {
    if (request.frequency_penalty != null) return "frequency_penalty";
    return request.presence_penalty != null ? "presence_penalty" : null;
  }
  return request[feature] != null ? feature : null;
}

/** An answer was already sent back with its faults. */
export const isCorrection = (messages: readonly ReceivedMessage[]) => messages.some((one) => one.role === "assistant");

/** What the writer reads of a conversation. */
export const textsOf = (messages: readonly ReceivedMessage[]): TextMessage[] =>
  messages.map(({ role, content }) => ({ role: role === "tool" ? "user" : role, content }));
