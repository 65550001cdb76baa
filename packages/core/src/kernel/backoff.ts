export interface BackoffOptions {
  /** Wait before the second attempt, in milliseconds. */
  first_ms: number;
  /** No wait that we choose ourselves is longer. */
  longest_ms: number;
}

export const defaultBackoff: BackoffOptions = { first_ms: 1_000, longest_ms: 60_000 };

/** Attempts of one task with one model. */
export const maxAttempts = 5;

/**
 * Milliseconds to wait after a failed attempt: doubling from the first wait, and spread over its second half so that
 * tasks which failed together do not come back together. What the endpoint asks for is a lower bound.
 * @param attempt the attempt that failed; the first is 1.
 * @param random from 0 to 1.
 */
export function backoff(attempt: number, options: BackoffOptions & { random: number; retry_after_ms: number | null }): number {
  const wait = Math.min(options.first_ms * 2 ** (attempt - 1), options.longest_ms);
  return Math.round(Math.max(wait * (0.5 + options.random / 2), options.retry_after_ms ?? 0));
}
