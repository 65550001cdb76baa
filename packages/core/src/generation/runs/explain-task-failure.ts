import { AppError, type BlockFailure } from "@copydesk/contracts";
import { defaultTimeouts, type FailureKind, failureRules, ModelFailure } from "@copydesk/llm";
import { Unreadable } from "../writing/asked-answer.ts";

/** Why a task has no text, in words for the person who waits for it. */
export interface TaskFailure extends Pick<BlockFailure, "code" | "message" | "next_step" | "partial_text"> {
  /** What the model's endpoint did; null when it was not asked, or did its part. */
  kind: FailureKind | null;
  retryable: boolean;
  retry_after_ms: number | null;
}

/** Other calls found the endpoint dead, so this one was not made. */
export class EndpointDown extends Error {
  override readonly name = "EndpointDown";
}

export function explainTaskFailure(error: unknown): TaskFailure {
  if (error instanceof ModelFailure) {
    const { kind, message, next_step, retryable, retry_after_ms } = error;
    return { code: kind, message, next_step, partial_text: error.partial_text || null, kind, retryable, retry_after_ms };
  }
  const ours = { kind: null, retryable: false, retry_after_ms: null };
  if (error instanceof Unreadable && error.isRefusal) {
    const { message, next_step } = failureRules.refused;
    const text = message({ model: "", category: null, timeouts: defaultTimeouts });
    return { ...ours, code: "refused", message: text, next_step, partial_text: error.text };
  }
  if (error instanceof Unreadable) {
    return {
      ...ours,
      code: "unreadable",
      message: "The model's answer could not be read, even after asking again.",
      next_step: "Try again, choose another model, or use the raw answer as a start.",
      partial_text: error.text,
    };
  }
  if (error instanceof EndpointDown) {
    const next_step = failureRules.unreachable.next_step;
    const message = "The model isn't answering at the moment.";
    return { code: "unreachable", message, next_step, partial_text: null, kind: "unreachable", retryable: true, retry_after_ms: null };
  }
  if (error instanceof AppError) {
    return { ...ours, code: error.code.toLowerCase(), message: error.message, next_step: "Then try again.", partial_text: null };
  }
  return {
    ...ours,
    code: "internal",
    message: "Something went wrong on the server.",
    next_step: "Try again; if it keeps happening, tell an administrator.",
    partial_text: null,
  };
}

export const outlineFailed = {
  code: "outline_failed",
  message: "Not written because the outline failed.",
  next_step: "Write the outline again, then this piece.",
} as const;
