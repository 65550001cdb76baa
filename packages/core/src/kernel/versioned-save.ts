import { AppError } from "@copydesk/contracts";
import { StaleVersion, uniqueViolation } from "@copydesk/db";
import type { Actor } from "./actor.ts";
import type { Core } from "./context.ts";

interface Saved {
  /** What it is, as a sentence calls it: `this channel`. */
  what: string;
  /** Reads it as it is now, for whoever was second. */
  read: () => Promise<unknown>;
}

/**
 * Runs the save of something that somebody began to change from a version of it.
 * @throws STALE_VERSION with `details.current` when somebody else saved in between; whatever `save` throws.
 */
export async function savingVersion<T>({ what, read }: Saved, save: () => Promise<T>): Promise<T> {
  try {
    return await save();
  } catch (error) {
    if (!(error instanceof StaleVersion)) throw error;
    const message = `Somebody else changed ${what} in the meantime. Look at their version, then save yours again.`;
    throw new AppError("STALE_VERSION", message, { details: { current: await read() }, cause: error });
  }
}

/** Refuses before anything else is looked at. @throws StaleVersion */
export function demandVersion(row: { version: number }, seen: number): void {
  if (row.version !== seen) throw new StaleVersion();
}

/** Who changed a row, and when. */
export const changedBy = (core: Core, actor: Actor) => ({ updated_at: new Date(core.now()), updated_by: actor.userId });

/** Who made a row, and when; the same have changed it last. */
export function createdBy(core: Core, actor: Actor) {
  const changed = changedBy(core, actor);
  return { created_at: changed.updated_at, created_by: changed.updated_by, ...changed };
}

/** By column, such as `channels.code`: the field of the input, and what is said when another has the same. */
export type Taken = Readonly<Record<string, readonly [field: string, message: string]>>;

/** Runs a write of what only one may have. @throws NAME_TAKEN with the sentence beside its field; whatever `write` throws. */
export async function takingUnique<T>(taken: Taken, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const columns = uniqueViolation(error);
    const found = Object.entries(taken).find(([column]) => columns?.includes(column));
    if (!found) throw error;
    const [field, message] = found[1];
    throw new AppError("NAME_TAKEN", message, { fields: { [field]: [message] }, cause: error });
  }
}

const restorableDays = 30;

/** What was deleted after this can be brought back; what was deleted before is gone for good. */
export const restorableSince = (core: Core): Date => new Date(core.now() - restorableDays * 86_400_000);
