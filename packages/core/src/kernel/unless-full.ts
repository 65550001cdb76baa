import { storageFailure } from "@copydesk/db";

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
