import type { FailureKind } from "./failure-rules.ts";

/** A failure that we found ourselves, not one the endpoint reported. Also the reason of an abort signal. */
export class CallFault extends Error {
  override readonly name = "CallFault";
  readonly kind: FailureKind;
  readonly category: string | null;
  constructor(kind: FailureKind, details: { words?: string; category?: string | null } = {}) {
    super(details.words ?? "");
    this.kind = kind;
    this.category = details.category ?? null;
  }
}
