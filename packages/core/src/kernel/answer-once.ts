import { createHash } from "node:crypto";
import { AppError } from "@copydesk/contracts";
import { batch, must, schema, uniqueViolation } from "@copydesk/db";
import { and, eq, lte } from "drizzle-orm";
import type { Actor } from "./actor.ts";
import type { Core } from "./context.ts";

/** How long an answer can be had again. */
const storedFor = 24 * 3_600_000;
/** A call that did not end in this time ended with its process. */
const longestCall = 60_000;

export interface RepeatableCall<T> {
  /** What is called, such as `POST /campaigns`. */
  call: string;
  /** The caller's own name for this one call. */
  key: string;
  body: unknown;
  make: () => Promise<T>;
}

interface StoredAnswer {
  body: string;
  /** Absent while the first call is under way. */
  answer?: unknown;
}

/**
 * Does something once for each key, and answers the same again when it is asked again with the key within a day. Only
 * JSON answers can be kept; failures are not.
 * @throws BUSY while the first call is under way; RULE_BROKEN when the key was used for something else.
 */
export async function answerOnce<T>(core: Core, actor: Actor, { call, key, body, make }: RepeatableCall<T>): Promise<T> {
  if (key.length === 0 || key.length > 200) throw new AppError("BAD_REQUEST", "An Idempotency-Key has 1 to 200 characters.");
  const { idempotency_keys: keys } = schema;
  const mine = and(eq(keys.user_id, actor.userId), eq(keys.call, call), eq(keys.key, key));
  const print = createHash("sha256")
    .update(JSON.stringify(body ?? null))
    .digest("base64url");
  const claim: StoredAnswer = { body: print };
  const now = core.now();
  await core.db.delete(keys).where(and(mine, lte(keys.created_at, new Date(now - storedFor))));
  try {
    await core.db.insert(keys).values({ id: core.newId(), user_id: actor.userId, key, call, result: claim, created_at: new Date(now) });
  } catch (error) {
    if (uniqueViolation(error) === null) throw error;
    const [row] = await core.db.select({ result: keys.result, created_at: keys.created_at }).from(keys).where(mine);
    const stored = row?.result as StoredAnswer | undefined;
    if (stored && stored.body !== print)
      throw new AppError("RULE_BROKEN", "This Idempotency-Key was used for another request. Make a new one.");
    if (stored && "answer" in stored) return stored.answer as T;
    if (row && now - row.created_at.getTime() < longestCall) throw underWay();
    // Of several that find it abandoned, one takes it over.
    const abandoned = and(mine, lte(keys.created_at, new Date(now - longestCall)));
    await batch(core.db, (tx) => [
      must(
        tx
          .update(keys)
          .set({ result: claim, created_at: new Date(now) })
          .where(abandoned),
        underWay(),
      ),
    ]);
  }
  try {
    const answer = await make();
    const stored: StoredAnswer = { body: print, answer };
    await core.db.update(keys).set({ result: stored }).where(mine);
    return answer;
  } catch (error) {
    await core.db.delete(keys).where(mine);
    throw error;
  }
}

const underWay = () => new AppError("BUSY", "This call is still under way. Ask again in a moment.", { retryAfter: 1 });

/** Forgets answers that nobody can ask for any more. */
export async function sweepAnswers(core: Core): Promise<void> {
  const { idempotency_keys: keys } = schema;
  await core.db.delete(keys).where(lte(keys.created_at, new Date(core.now() - storedFor)));
}

/** Does something that is done once for each installation; what was interrupted is done again. @param name tells it apart */
export async function doOnce({ db, now }: Core, name: string, action: () => Promise<void>): Promise<void> {
  const { change_counters: done } = schema;
  if ((await db.$count(done, eq(done.name, name))) > 0) return;
  await action();
  await db.insert(done).values({ name, value: now() }).onConflictDoNothing();
}
