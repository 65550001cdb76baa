import { AppError } from "@copydesk/contracts";
import { isForeignKeyViolation, storageFailure, uniqueViolation } from "@copydesk/db";

/** Any failure as one that may be shown: the domain's own as they are, a full disk and clashing writes in words, the rest without a detail. */
export function explainFailure(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const storage = storageFailure(error);
  if (storage) return storage;
  const columns = uniqueViolation(error);
  if (columns?.includes("name_folded"))
    return new AppError("NAME_TAKEN", "This name is already taken. Choose another one.", { cause: error });
  if (columns !== null) {
    return new AppError("BUSY", "Somebody else changed this at the same moment. Load it again, then try once more.", { cause: error });
  }
  // It was looked up before where that is foreseen; somebody else can have taken it away since.
  if (isForeignKeyViolation(error))
    return new AppError("NOT_FOUND", "Something this belongs to no longer exists. Load it again, then try once more.", {
      cause: error,
    });
  return new AppError("INTERNAL", "Copydesk had a problem. Try again; if it keeps happening, give an administrator the request id.", {
    cause: error,
  });
}

/**
 * A write that may be left out when the disk is full, because reading and signing in must go on without it. Answers
 * whether it was written.
 */
export async function unlessFull(write: PromiseLike<unknown>): Promise<boolean> {
  try {
    await write;
    return true;
  } catch (error) {
    if (storageFailure(error)) return false;
    throw error;
  }
}

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
