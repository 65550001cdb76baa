import type { Behaviour, UnsupportedFeature } from "./behaviour.ts";
import type { ChatCompletionRequest } from "./chat-request.ts";
import { usesFeature } from "./chat-request.ts";
import type { Delivery } from "./delivery.ts";
import { atOnce, wholeDelivery } from "./delivery.ts";

interface ApiError {
  message: string;
  type?: string;
  code?: string | null;
  param?: string | null;
  innererror?: unknown;
}

export function errorDelivery(status: number, error: ApiError, headers: Record<string, string> = {}): Delivery {
  return wholeDelivery(status, { error: { type: "invalid_request_error", code: null, param: null, ...error } }, headers);
}

/** Answers that are refused before anything is written; null when there is nothing against writing. */
export function refuseRequest(request: ChatCompletionRequest, behaviour: Behaviour, key: string | null): Delivery | null {
  const keyRefused = refuseKey(behaviour, key);
  if (keyRefused) return keyRefused;
  for (const feature of behaviour.unsupported ?? []) {
    const param = usesFeature(request, feature);
    if (param === null) continue;
    const { unsupported_answer: own } = behaviour;
    return own ? wholeDelivery(own.status, own.body as object | string) : unsupported(feature, param);
  }
  switch (behaviour.fault) {
    case "busy":
      return errorDelivery(
        429,
        { message: "Rate limit reached for requests", type: "requests", code: "rate_limit_exceeded" },
        retryHeader(behaviour),
      );
    case "no_credit":
      return errorDelivery(429, {
        message: "You exceeded your current quota, please check your plan and billing details.",
        type: "insufficient_quota",
        code: "insufficient_quota",
      });
    case "not_allowed":
      return errorDelivery(403, { message: "Project does not have access to this model", type: "permission_error" });
    case "not_found":
      return errorDelivery(404, { message: `The model '${request.model}' does not exist`, code: "model_not_found" });
    case "filtered_request":
      return errorDelivery(400, filtered);
    case "context_too_long":
      return errorDelivery(400, {
        message: "This model's maximum context length is 8192 tokens. However, your messages resulted in 9100 tokens.",
        code: "context_length_exceeded",
        param: "messages",
      });
    default:
      return brokenServer(behaviour);
  }
}

/** The list of models, or what stands in its way. */
export const listModels = (behaviour: Behaviour, key: string | null): Delivery =>
  refuseKey(behaviour, key) ??
  brokenServer(behaviour) ??
  wholeDelivery(200, { object: "list", data: (behaviour.models ?? []).map((id) => ({ id, object: "model" })) });

/** What goes wrong whatever is asked; null when nothing does. */
function brokenServer(behaviour: Behaviour): Delivery | null {
  switch (behaviour.fault) {
    case "server_error":
      return errorDelivery(behaviour.status ?? 500, { message: "The server had an error", type: "server_error" }, retryHeader(behaviour));
    case "html":
      return wholeDelivery(200, "<!doctype html><html><head><title>Welcome</title></head><body><h1>It works!</h1></body></html>");
    case "other_json":
      return wholeDelivery(200, { status: "ok" });
    case "redirect":
      return wholeDelivery(307, "", { location: behaviour.redirect_to ?? "http://127.0.0.1:1/v1/chat/completions" });
    case "hang":
      return { ...wholeDelivery(200, {}), pieces: [], ending: "hang", has_headers: false, pace: atOnce };
    case "reset_before_headers":
      return { ...wholeDelivery(200, {}), pieces: [], ending: "reset", has_headers: false, pace: atOnce };
    default:
      return null;
  }
}

const retryHeader = ({ retry_after }: Behaviour): Record<string, string> =>
  retry_after === undefined ? {} : { "retry-after": String(retry_after) };

/** For any path: the key is looked at before the question. */
function refuseKey(behaviour: Behaviour, key: string | null): Delivery | null {
  if (behaviour.fault !== "bad_key" && (behaviour.key === undefined || behaviour.key === key)) return null;
  return errorDelivery(401, { message: `Incorrect API key provided: ${key ?? "none"}.`, code: "invalid_api_key" });
}

const filtered: ApiError = {
  message: "The response was filtered due to the prompt triggering the content management policy.",
  code: "content_filter",
  param: "prompt",
  innererror: {
    code: "ResponsibleAIPolicyViolation",
    content_filter_result: { hate: { filtered: false, severity: "safe" }, violence: { filtered: true, severity: "medium" } },
  },
};

function unsupported(feature: UnsupportedFeature, param: string): Delivery {
  const hint = feature === "max_tokens" ? " Use 'max_completion_tokens' instead." : "";
  return errorDelivery(400, {
    message: `Unsupported parameter: '${param}' (${feature}) is not supported with this model.${hint}`,
    code: "unsupported_parameter",
    param,
  });
}
