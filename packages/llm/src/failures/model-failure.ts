import type { Capabilities } from "@copydesk/contracts";
import type { ChatUsage, RequestedCall } from "../types.ts";
import type { FailureFacts, FailureKind } from "./failure-rules.ts";
import { failureRules } from "./failure-rules.ts";

export interface FailureDetails extends FailureFacts {
  kind: FailureKind;
  retry_after_ms?: number | null;
  partial_text?: string;
  partial_calls?: RequestedCall[];
  http_status?: number | null;
  endpoint_words?: string;
  usage?: ChatUsage | null;
  dropped?: string[];
  learned?: Capabilities;
  first_token_ms?: number | null;
  total_ms?: number;
}

/** A call that gave no whole answer. `message` and `next_step` are for a person, the rest for the log and for deciding. */
export class ModelFailure extends Error {
  override readonly name = "ModelFailure";
  readonly kind: FailureKind;
  readonly retryable: boolean;
  /** How long the endpoint asks to wait; null when it does not say. */
  readonly retry_after_ms: number | null;
  /** Text received before it failed. */
  readonly partial_text: string;
  /** Tools asked for before it failed; the arguments of the last one may be cut. */
  readonly partial_calls: RequestedCall[];
  /** Null when no answer came. */
  readonly http_status: number | null;
  /** The endpoint's own words without keys, at most 2 000 characters. */
  readonly endpoint_words: string;
  /** What the provider's filter objected to. */
  readonly category: string | null;
  /** Null when nothing was used as far as we know. */
  readonly usage: ChatUsage | null;
  readonly dropped: string[];
  readonly learned: Capabilities;
  readonly first_token_ms: number | null;
  readonly total_ms: number;
  readonly next_step: string;

  constructor(details: FailureDetails) {
    const rule = failureRules[details.kind];
    super(rule.message(details));
    this.kind = details.kind;
    this.retryable = rule.retryable;
    this.retry_after_ms = details.retry_after_ms ?? null;
    this.partial_text = details.partial_text ?? "";
    this.partial_calls = details.partial_calls ?? [];
    this.http_status = details.http_status ?? null;
    this.endpoint_words = details.endpoint_words ?? "";
    this.category = details.category;
    this.usage = details.usage ?? null;
    this.dropped = details.dropped ?? [];
    this.learned = details.learned ?? {};
    this.first_token_ms = details.first_token_ms ?? null;
    this.total_ms = details.total_ms ?? 0;
    this.next_step = rule.next_step;
  }
}
